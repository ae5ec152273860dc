// The rules of 9x9 Sudoku, for programs that check the answers of solvers.

const houses = Array.from({ length: 9 }, (_, i) => i).flatMap((i) => [
  Array.from({ length: 9 }, (_, j) => 9 * i + j),
  Array.from({ length: 9 }, (_, j) => 9 * j + i),
  Array.from({ length: 9 }, (_, j) => 27 * Math.trunc(i / 3) + 3 * (i % 3) + 9 * Math.trunc(j / 3) + (j % 3)),
]);

/** Both are lines of 81 characters; `.` and `0` are blank in the puzzle. */
export function isSolution(puzzle, solution) {
  return (
    /^[1-9]{81}$/.test(solution) &&
    [...puzzle].every((digit, cell) => digit === '.' || digit === '0' || digit === solution[cell]) &&
    houses.every((house) => new Set(house.map((cell) => solution[cell])).size === 9)
  );
}
