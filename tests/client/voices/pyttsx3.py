"""A stand-in for pyttsx3: writes down what it is told to say, at ten milliseconds a letter; and goes wrong when it is told to.

The variable VOICE_LOG names the file it writes to. "die" ends the process in the middle of the sentence; "break" raises; "mute"
is done at once; "stuck" never reports its end; "hangs" hears nothing any more; "thread" speaks, and tells of its words, in a
thread of its own.
"""

import os
import threading
import time
from types import SimpleNamespace

A_LETTER = 0.01


class Engine:
    def __init__(self):
        self.told, self.held, self.stopped = {}, {}, False
        self.text = ""

    def connect(self, topic, call):
        self.told[topic] = call

    def getProperty(self, name):
        assert name == "voices"
        return [SimpleNamespace(id="gmw/en", languages=["en-gb"]), SimpleNamespace(id="roa/it", languages=[b"\x05it"])]

    def setProperty(self, name, value):
        self.held[name] = value

    def say(self, text):
        self.text, self.stopped = text, False

    def stop(self):
        if threading.current_thread() is not threading.main_thread():
            time.sleep(60)  # it waits for itself
        self.stopped = True

    def log(self, what):
        with open(os.environ["VOICE_LOG"], "a", encoding="utf-8") as file:
            file.write(f"{what}\n")

    def runAndWait(self):
        text = self.text
        self.log(f"says {self.held.get('voice')} {self.held['rate']} {self.held['volume']} {text}")
        if "die" in text:
            os._exit(1)
        if "break" in text:
            raise RuntimeError(text)
        if "stuck" in text:
            return
        if "hangs" in text:
            time.sleep(60)
        if "thread" in text:
            speaking = threading.Thread(target=self.speak, args=(text,), daemon=True)
            speaking.start()
            speaking.join()
        else:
            self.speak(text)

    def speak(self, text):
        for _ in text if "mute" not in text else ():
            self.told["started-word"](name="", location=0, length=1)
            if self.stopped:
                self.log(f"stopped in {text[:12].strip()}")
                break
            time.sleep(A_LETTER)
        else:
            self.log(f"said {text[:12].strip()}")
        self.told["finished-utterance"](name=None, completed=not self.stopped)


def init():
    if os.environ.get("VOICE_LOG") is None:
        raise RuntimeError("no voice")
    return Engine()
