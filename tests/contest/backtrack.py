"""A contender in Python: backtracking, most constrained cell first. Any shape of boxes, up to 61x61."""
import sys

SYMBOLS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def solve(puzzle, height, width, limit):
    """The number of solutions, up to the limit unless it is 0, and the first of them or "-"."""
    side = height * width
    grid = [0] * side**2
    houses = [0] * (3 * side)  # rows, columns and boxes; bit d: the house has digit d already
    places = [(row, column) for row in range(side) for column in range(side)]
    houses_of = [(row, side + column, 2 * side + row // height * height + column // width) for row, column in places]

    def free(cell):
        row, column, box = houses_of[cell]
        return (2 << side) - 2 & ~(houses[row] | houses[column] | houses[box])

    def flip(cell, digit):  # puts it there, or takes it away
        grid[cell] ^= digit
        for house in houses_of[cell]:
            houses[house] ^= 1 << digit

    def solutions():
        blanks = [cell for cell in range(side**2) if not grid[cell]]
        if not blanks:
            yield "".join(SYMBOLS[digit] for digit in grid)
            return
        cell = min(blanks, key=lambda blank: free(blank).bit_count())
        digits = free(cell)
        for digit in range(1, side + 1):
            if digits >> digit & 1:
                flip(cell, digit)
                yield from solutions()
                flip(cell, digit)

    for cell, symbol in enumerate(puzzle):
        digit = SYMBOLS.index(symbol)
        if digit and not free(cell) >> digit & 1:
            return 0, "-"
        flip(cell, digit) if digit else None
    count, first = 0, "-"
    for solution in solutions():
        count, first = count + 1, first if count else solution
        if count == limit:
            break
    return count, first


for line in sys.stdin:
    word, *rest = line.split()
    if word == "set":
        limit, (height, width) = int(rest[1]), map(int, rest[2].split("x")) if len(rest) > 2 else (3, 3)
        puzzles = [sys.stdin.readline().strip() for _ in range(int(rest[0]))]
    elif word == "go":
        answers = [solve(puzzle, height, width, limit) for puzzle in puzzles]
    elif word == "quit":
        break
    print({"set": "ready", "go": "done"}.get(word) or "\n".join(f"{n} {text}" for n, text in answers), flush=True)
