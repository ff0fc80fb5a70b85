PRAGMA application_id = 1263812930;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE matches (
        id INTEGER PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL, changed TEXT NOT NULL,
        seats TEXT NOT NULL, record TEXT NOT NULL, finished INTEGER NOT NULL
    );
INSERT INTO "matches" VALUES(927945993871050283,'michigan','2026-12-01T01:18:47.353012+00:00','2026-12-01T01:18:47.354132+00:00','{"name": "", "seats": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}, {"name": "Bruno", "animal": "owl", "level": "normal", "manner": "careful", "privacy": "curtain"}, {"name": "Leo", "animal": "lion", "level": "normal", "manner": "bold", "privacy": "curtain"}], "always": false, "own": {}}','kitchen-table record 1
game michigan
rules 1
seats 4
option markers 80
option stakes before
option stakes_open true
option strict_lowest false
option bank_lends true
option length three
option open_hands false
seed 7
---
0 deal
0 stake 0 0 1 3
1 stake 1 0 3 0
2 stake 0 1 3 0
3 stake 0 1 2 1
0 keep
0 play 3D
0 play 4D
3 play 5D
3 play 2H
2 play 3H
2 play 8D
0 play 9D
1 play TD
0 play JD
0 play 3S
3 play 4S
1 play 5S
1 play 4C
0 play 5C
3 play 6C
2 play 7C
2 play TS
3 play JS
1 play QS
2 play KS
2 play 2C
3 play 3C
3 play 9S
3 play KD
1 play AD
1 play 2S
1 play 2D
1 play 8S
1 play 8H
3 play 9H
0 play TH
1 play JH
3 play QH
0 deal
1 stake 1 0 3 0
2 stake 0 0 3 1
3 stake 0 1 1 2
0 stake 2 0 0 2
1 keep
1 play 4H
1 play 5S
1 play 7H
0 play 8H
2 play 9H
2 play 2S
3 play 3S
2 play 4S
2 play 2H
2 play 3D
3 play 4D
0 play 5D
2 play 6D
3 play 7D
0 play 8D
3 play 9D
2 play TD
2 play 6H
2 play QD
2 play KD
2 play AD
1 deal
2 stake 2 0 2 0
3 stake 4 0 0 0
0 stake 1 2 1 0
1 stake 1 2 1 0
2 keep
2 play 5H
2 play 6H
0 play 7H
0 play 8H
3 play 9H
1 play TH
1 play 8D
1 play QH
0 play KH
0 play AH
0 play 5C
2 play 6C
3 play 7C
2 play 8C
3 play 9C
0 play TC
0 play 3D
0 play QC
1 play KC
1 play AC
1 play AD
1 play 3S
1 play 4S
0 play 5S
2 play 6S
2 play 7S
2 play 8S
1 play 9S
2 play TS
1 play JS
end 102
',1);
INSERT INTO "matches" VALUES(1337229925329712302,'gran_ramino','2026-12-01T01:18:47.346221+00:00','2026-12-01T01:18:47.346855+00:00','{"name": "", "seats": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}], "always": false, "own": {}}','kitchen-table record 1
game gran_ramino
rules 1
seats 2
option pack 40
option german_ace low
option closing_discard all
option turn_discards 0
option hand_points flat
option match_to 1
option open_hands false
seed 7
---
0 deal
1 draw stock
1 discard QS
0 draw stock
0 discard 6S
1 draw stock
1 discard KS
0 draw discard
0 discard JC
1 draw discard
1 discard QD
0 draw stock
0 discard 4C
1 draw stock
1 discard KD
end 15
',0);
INSERT INTO "matches" VALUES(2078827976199601179,'rolling_stone','2026-12-01T01:18:47.279920+00:00','2026-12-01T01:18:47.292798+00:00','{"name": "", "seats": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}, {"name": "Bruno", "animal": "owl", "level": "normal", "manner": "careful", "privacy": "curtain"}, {"name": "Leo", "animal": "lion", "level": "normal", "manner": "bold", "privacy": "curtain"}], "always": false, "own": {}}','kitchen-table record 1
game rolling_stone
rules 1
seats 4
option voluntary_pickup false
option match_to 1
option scoring deals
option open_hands false
seed 7
---
0 deal
0 play JH
1 play AH
2 play 7H
3 play QH
1 play 9H
2 play KH
3 pick up
3 play QS
0 play AS
1 play 7S
2 play KS
0 play TS
1 play 8S
2 pick up
end 15
',0);
INSERT INTO "matches" VALUES(2565193891082521034,'gran_ramino','2026-12-01T01:18:47.347506+00:00','2026-12-01T01:18:47.348355+00:00','{"name": "", "seats": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}], "always": false, "own": {}}','kitchen-table record 1
game gran_ramino
rules 1
seats 2
option pack 40
option german_ace low
option closing_discard all
option turn_discards 0
option hand_points flat
option match_to 1
option open_hands false
seed 7
---
0 deal
1 draw stock
1 discard 5S
0 draw discard
0 discard JC
1 draw discard
1 discard KD
0 draw discard
0 discard 4C
1 draw stock
1 discard QS
0 draw stock
0 discard 5S
1 draw stock
1 discard 7S
0 draw discard
0 discard 2D
1 draw stock
1 discard AS
0 draw stock
0 discard 2S
1 draw discard
1 discard JC
0 draw discard
0 discard KD
1 draw discard
1 discard 2S
0 draw discard
0 discard AC
1 draw discard
1 discard KD
0 draw discard
0 discard 7C
1 draw discard
1 discard 7D
0 draw stock
0 discard 6D
1 draw stock
1 discard 6C
0 draw stock
0 discard AD
1 draw discard
1 discard JS
0 draw stock
0 discard JC
1 draw stock
1 discard 3C
0 draw stock
0 discard 5H
1 draw stock
1 discard AD
0 draw stock
0 discard JH
1 draw stock
1 discard KS
0 draw stock
0 discard 6H
1 draw stock
1 discard AC
0 draw stock
0 discard 2S
1 draw stock
1 discard QC
0 draw discard
0 discard 6S
1 draw discard
1 discard 7C
0 draw stock
0 discard 2H
end 69
',1);
INSERT INTO "matches" VALUES(3328211594745871077,'michigan','2026-12-01T01:18:47.351452+00:00','2026-12-01T01:18:47.352309+00:00','{"name": "", "seats": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}, {"name": "Bruno", "animal": "owl", "level": "normal", "manner": "careful", "privacy": "curtain"}, {"name": "Leo", "animal": "lion", "level": "normal", "manner": "bold", "privacy": "curtain"}], "always": false, "own": {}}','kitchen-table record 1
game michigan
rules 1
seats 4
option markers 80
option stakes before
option stakes_open true
option strict_lowest false
option bank_lends true
option length three
option open_hands false
seed 7
---
0 deal
0 stake 4 0 0 0
1 stake 0 2 0 2
2 stake 2 1 1 0
3 stake 0 0 0 4
0 swap
0 play 6S
0 play 7S
1 play 8S
3 play 9S
2 play TS
3 play JS
1 play QS
2 play KS
0 play AS
end 15
',0);
INSERT INTO "matches" VALUES(3511525541537632865,'rolling_stone','2026-12-01T01:18:47.296847+00:00','2026-12-01T01:18:47.308840+00:00','{"name": "", "seats": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}, {"name": "Bruno", "animal": "owl", "level": "normal", "manner": "careful", "privacy": "curtain"}, {"name": "Leo", "animal": "lion", "level": "normal", "manner": "bold", "privacy": "curtain"}], "always": false, "own": {}}','kitchen-table record 1
game rolling_stone
rules 1
seats 4
option voluntary_pickup false
option match_to 1
option scoring deals
option open_hands false
seed 7
---
0 deal
0 play AS
1 play 8S
2 play KS
3 play QS
0 play JS
1 play 7S
2 pick up
2 play 9C
3 play TC
0 play 7C
1 play 8C
3 play KD
0 play TD
1 play 9D
2 pick up
2 play TH
3 play QH
0 play JH
1 play 9H
3 play AC
0 pick up
0 play AD
1 pick up
1 play JC
2 play KC
3 pick up
3 play JD
0 play QD
1 play AD
2 play TD
1 play 9S
2 play JS
3 pick up
3 play 7D
0 pick up
0 play AC
1 pick up
1 play AH
2 play 7H
3 pick up
3 play JS
0 play TS
1 pick up
1 play AC
2 play QC
3 play KC
0 pick up
0 play 7D
1 pick up
1 play JS
2 play 7S
3 play 9S
0 pick up
0 play AC
1 pick up
1 play 7D
2 play 9D
3 play 8D
0 pick up
0 play 9S
1 play TS
2 pick up
2 play KH
3 play AH
0 pick up
0 play 7S
1 pick up
1 play AC
2 pick up
2 play KD
3 pick up
3 play 7H
0 play KH
1 pick up
1 play 7S
2 play TS
3 pick up
3 play KD
0 play 7D
1 pick up
1 play 7H
2 play 8H
3 pick up
3 play 7S
0 play JS
1 pick up
1 play 7D
2 pick up
2 play AC
3 play JC
0 play KC
1 pick up
1 play KH
2 pick up
2 play 9S
3 play TS
0 pick up
0 play 9D
1 play KD
2 play 7D
3 pick up
3 play 7H
0 play AH
1 pick up
1 play JS
2 pick up
2 play KH
3 play 8H
0 pick up
0 play 8D
1 pick up
1 play KC
2 pick up
2 play JS
3 pick up
3 play 9D
0 pick up
0 play 8H
1 play AH
2 pick up
2 play KC
3 pick up
3 play 7D
0 play 9D
1 play 8D
2 pick up
2 play AH
3 pick up
3 play KC
0 play QC
1 play JC
2 pick up
2 play 8D
3 play KD
0 pick up
0 play KH
1 play 7H
2 play 8H
3 play AH
3 play JS
end 141
',1);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "settings" VALUES('language','"sv"');
INSERT INTO "settings" VALUES('comfort','{"text": 150, "place": "sofa", "order": "suit", "touch": false, "headphones": false, "help": "off"}');
INSERT INTO "settings" VALUES('room','{"pace": "slow", "reduced": false, "calm": false, "deck": "german", "letters": "language", "four_colour": false, "suit_letters": false, "contrast": true, "margin": 0, "effects": 7, "music": 0, "voice": 7, "mute": false, "speech": false, "rate": 5}');
INSERT INTO "settings" VALUES('profile/600dcafe','{"name": "\u00c5sa", "animal": "owl", "language": "it", "kid": "", "comfort": {"text": 200, "place": "sofa", "order": "suit", "touch": false, "headphones": false, "help": "off"}}');
INSERT INTO "settings" VALUES('profile/0ddc0de5','{"name": "\u674e", "animal": "fox", "language": "", "kid": "pictures", "comfort": {"text": 100, "place": "sofa", "order": "suit", "touch": false, "headphones": false, "help": "off"}}');
INSERT INTO "settings" VALUES('buttons','{"keys": {"hint": "j"}, "buttons": {}, "swapped": false}');
INSERT INTO "settings" VALUES('kids/look','"words"');
INSERT INTO "settings" VALUES('table/rolling_stone','{"seats": 4, "players": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}, {"name": "Bruno", "animal": "owl", "level": "normal", "manner": "careful", "privacy": "curtain"}, {"name": "Leo", "animal": "lion", "level": "normal", "manner": "bold", "privacy": "curtain"}], "options": {"match_to": "1"}, "always": false}');
INSERT INTO "settings" VALUES('house_rules/ffda661d582863cf','{"game": "rolling_stone", "name": "Nonna''s", "values": {"voluntary_pickup": "two"}}');
INSERT INTO "settings" VALUES('table/gran_ramino','{"seats": 2, "players": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}], "options": {"match_to": "1"}, "always": false}');
INSERT INTO "settings" VALUES('house_rules/766e7ae588e665d3','{"game": "gran_ramino", "name": "Nonna''s", "values": {"pack": "36"}}');
INSERT INTO "settings" VALUES('table/michigan','{"seats": 4, "players": [{"name": "\u00c5sa", "animal": "owl", "profile": "600dcafe", "privacy": "curtain"}, {"name": "\u674e", "animal": "fox", "profile": "0ddc0de5", "kid": "pictures", "privacy": "open"}, {"name": "Bruno", "animal": "owl", "level": "normal", "manner": "careful", "privacy": "curtain"}, {"name": "Leo", "animal": "lion", "level": "normal", "manner": "bold", "privacy": "curtain"}], "options": {"length": "three", "bank_lends": "true", "stakes_open": "true"}, "always": false}');
INSERT INTO "settings" VALUES('house_rules/7e839a50e2cdd900','{"game": "michigan", "name": "Nonna''s", "values": {"markers": "100"}}');
INSERT INTO "settings" VALUES('tally/3511525541537632865','{"0": {"game": "rolling_stone", "deals": 1, "won": 0, "shared": 0, "end": "lost", "pick_ups": 10, "survived": 0, "biggest": 9, "great": [0, 0, 0, 0], "markers": 0, "run": 0, "helped": false, "kids": false}, "1": {"game": "rolling_stone", "deals": 1, "won": 0, "shared": 0, "end": "lost", "pick_ups": 12, "survived": 0, "biggest": 8, "great": [0, 0, 0, 0], "markers": 0, "run": 0, "helped": false, "kids": false}, "2": {"game": "rolling_stone", "deals": 1, "won": 0, "shared": 0, "end": "lost", "pick_ups": 11, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 0, "run": 0, "helped": false, "kids": false}, "3": {"game": "rolling_stone", "deals": 1, "won": 1, "shared": 0, "end": "won", "pick_ups": 10, "survived": 10, "biggest": 8, "great": [0, 0, 0, 0], "markers": 0, "run": 0, "helped": false, "kids": false}}');
INSERT INTO "settings" VALUES('tally/2565193891082521034','{"0": {"game": "gran_ramino", "deals": 1, "won": 0, "shared": 0, "end": "lost", "pick_ups": 0, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 0, "run": 0, "helped": false, "kids": false}, "1": {"game": "gran_ramino", "deals": 1, "won": 1, "shared": 0, "end": "won", "pick_ups": 0, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 0, "run": 0, "helped": false, "kids": false}}');
INSERT INTO "settings" VALUES('tally/927945993871050283','{"0": {"game": "michigan", "deals": 3, "won": 0, "shared": 0, "end": "lost", "pick_ups": 0, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 12, "run": 6, "helped": false, "kids": false}, "1": {"game": "michigan", "deals": 3, "won": 1, "shared": 0, "end": "lost", "pick_ups": 0, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 21, "run": 9, "helped": false, "kids": false}, "2": {"game": "michigan", "deals": 3, "won": 1, "shared": 0, "end": "won", "pick_ups": 0, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 22, "run": 8, "helped": false, "kids": false}, "3": {"game": "michigan", "deals": 3, "won": 1, "shared": 0, "end": "lost", "pick_ups": 0, "survived": 0, "biggest": 11, "great": [0, 0, 0, 0], "markers": 11, "run": 2, "helped": false, "kids": false}}');
CREATE INDEX by_change ON matches (finished, changed);
COMMIT;
