/* A contender in C: backtracking, most constrained cell first. As a command it speaks the text protocol of README.md; as
 * WebAssembly it has the module interface described there, with buffer() and solve(). Any shape of boxes, up to 61x61. */
#include <stdint.h>
#define MOST 61
static uint64_t rows[MOST], columns[MOST], boxes[MOST]; /* bit d: the house has digit d already */
static unsigned char grid[MOST * MOST], found[MOST * MOST];
static int height, width, side, limit, solutions;

static int box_of(int cell) { return cell / side / height * height + cell % side / width; }
static uint64_t taken(int cell) { return rows[cell / side] | columns[cell % side] | boxes[box_of(cell)]; }
static void flip(int cell, int digit) { /* puts it there, or takes it away */
  uint64_t bit = (uint64_t)1 << digit;
  grid[cell] ^= digit, rows[cell / side] ^= bit, columns[cell % side] ^= bit, boxes[box_of(cell)] ^= bit;
}
static void search(void) {
  int best = -1, fewest = MOST + 1;
  for (int cell = 0; cell < side * side && fewest > 1; ++cell) {
    int count = side - __builtin_popcountll(taken(cell));
    if (!grid[cell] && count < fewest) best = cell, fewest = count;
  }
  if (best < 0 && ++solutions == 1)
    for (int cell = 0; cell < side * side; ++cell) found[cell] = grid[cell];
  for (int digit = 1; best >= 0 && digit <= side && (limit == 0 || solutions < limit); ++digit)
    if (!(taken(best) >> digit & 1)) flip(best, digit), search(), flip(best, digit);
}
unsigned char* buffer(void) { return found; } /* the puzzle, 0 blank; after solve() its first solution */
int solve(int box_height, int box_width, int most) { /* up to so many solutions, 0 = all; negative: no such grids */
  if (box_height < 1 || box_width < 1 || box_height > MOST || box_width > MOST / box_height) return -1;
  height = box_height, width = box_width, side = height * width, limit = most, solutions = 0;
  int cells = side * side, fits = 1;
  for (int i = 0; i < cells; ++i) grid[i] = 0, rows[i / side] = columns[i / side] = boxes[i / side] = 0;
  for (int cell = 0; cell < cells; ++cell)
    if (found[cell] && (fits = fits && !(taken(cell) >> found[cell] & 1))) flip(cell, found[cell]);
  if (fits) search();
  return solutions;
}
#ifndef __wasm__ /* the text protocol */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  static const char symbols[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  char word[8], line[64], symbol, *puzzles = NULL, *answers = NULL; /* an answer: a puzzle's cells and room for a number */
  for (int count = 0, most, h, w, cells = 0, n, i; scanf("%7s", word) == 1 && strcmp(word, "quit"); fflush(stdout)) {
    if (!strcmp(word, "set") && fgets(line, 64, stdin)) {
      if (sscanf(line, "%d%d%dx%d", &count, &most, &h, &w) < 4) h = w = 3;
      puzzles = realloc(puzzles, count * (cells = h * w * h * w)), answers = realloc(answers, count * (cells + 16));
      for (i = 0; i < count * cells && scanf(" %c", &symbol) == 1; ++i) puzzles[i] = strchr(symbols, symbol) - symbols;
    }
    for (i = 0; i < count && !strcmp(word, "go"); ++i) {
      memcpy(found, puzzles + i * cells, cells), n = solve(h, w, most);
      for (int cell = 0; cell < cells; ++cell) found[cell] = symbols[found[cell]];
      sprintf(answers + i * (cells + 16), "%d %.*s", n, n > 0 ? cells : 1, n > 0 ? (char*)found : "-");
    }
    for (i = 0; i < count && !strcmp(word, "show"); ++i) puts(answers + i * (cells + 16));
    if (strcmp(word, "show")) puts(strcmp(word, "go") ? "ready" : "done");
  }
}
#endif
