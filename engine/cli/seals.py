"""The seals of deals and their codes, in sentences: what lets whoever plays by text see that nothing was changed."""

from engine import deal_code
from engine.table import Table

_SAYS = "A seal is the beginning of the SHA-256 of its code: nobody can change the cards after it."


def seals(table: Table, between_deals: bool) -> list[str]:
    """The seal of every deal as all may see it, with the code of each that is over.

    between_deals  the seal of the next one is told too: it is settled already
    """
    if table.record.seed is None:
        return ["This match did not begin with a shuffle. There is no code."]
    opened = table.deals if table.turn is None or table.deal_over else table.deals - 1
    told = []
    for deal in range(1, table.deals + 1 + between_deals):
        seal = f"The seal of deal {deal} is {deal_code.short(table.seal(deal))}"
        if deal <= opened:
            told.append(f"{seal}, and its code was {deal_code.written(table.code(deal))}.")
        else:
            told.append(f"{seal}. Its code is told when the deal is over.")
    return [*told, _SAYS]
