// The text of --help.
#include "commands.hpp"

namespace sudoscope::cli {

const char* const kHelp = R"(Usage: sudoscope COMMAND [OPTION]... [FILE]

Commands
  solve        solve each puzzle and say whether its solution is the only one
  count        count the solutions of each puzzle
  diagnose     say what is wrong with each puzzle and what was probably meant, or what its
               solutions have in common: one JSON object a puzzle
  algorithms   list the algorithms and their knobs
  bench        solve all puzzles by several algorithms and compare their times
  cnf          print a puzzle as clauses in the DIMACS format
  convert      write puzzles in another format; what it cannot hold is said on standard error
  generate     make puzzles of any size, the same for the same seed
  speedup      search each puzzle on 1, 2, ... threads and print the times and their ratio

FILE holds one puzzle a line, or one puzzle as a grid of any usual format; - or nothing is standard input. convert takes
links and files of other programs as well.

Options
  --algorithm ID   an algorithm of the list; else the one that is fastest for the grid. Its knobs may follow it:
                   ID:KNOB=VALUE. bench takes several with commas between, the same one with different knobs too:
                   --algorithm norvig,dancing-links,dancing-links:column=first
  --knob ID=VALUE  a choice that the algorithm leaves open, of each algorithm that does not name it itself; may be
                   repeated
  --limit N        stop at N solutions, 0 = all (solve: 2; count, speedup: 0; bench: 1;
                   diagnose: count up to 10000000)
  --max-steps N    stop a puzzle after N steps, 0 = never
  --list           one puzzle a line, even where the lines together would be a grid
  --threads N      threads that search one puzzle together (1; speedup: the most, one a core);
                   bench: puzzles at once (1); solve with sudoscope-9: threads that share the list's puzzles (1)
  --split-depth D  guesses above the cut into subproblems, 0 = by the number of threads
  --proof FILE     of solve, for one puzzle: where it has no solution, a DRAT proof over the clauses of cnf
  --boxes HxW      boxes H rows high and W columns wide
  --x              both diagonals are houses (X-sudoku)
  --hyper          the four windows are houses (hyper-sudoku)
  --jigsaw FILE    regions for boxes: a square of symbols, one symbol a region
  --format FORMAT  line (the default), grid, or json: one object a line;
                   bench: table (the default), csv: a line a trial, or json: one object with the trials
  --help           this text

Options of bench
  --cap TIME       give a puzzle up after this time: 10s (the default), 500ms, 2min
  --rounds N       repeat all N times (1): a puzzle's time and the puzzles a second are the medians

Options of convert
  --to FORMAT      the format to write; --formats lists them
  --from FORMAT    the format to read (else it is recognised)
  --alphabet X     the first digit, where a cell is one character: 1 for 1-9A-Z (the default), 0 for 0-9A-Z, A for
                   letters; of what is read as well as of what is written
  --formats        list the formats and what they hold

Options of generate
  --boxes HxW      boxes H rows high and W columns wide (3x3)
  --fill SHARE     givens as a share of all cells, 0 to 1 (0.5); of unique the least
  --kind KIND      random: givens anywhere (the default); balanced: as many in every row, column and box, much harder;
                   unique: as few as leave one solution, each proved; pattern: anywhere, in a shuffled pattern
  --seed N         of the first puzzle (1), each next one has one more
  --count N        puzzles (1)
  --format FORMAT  line (the default), grid, or named: NAME SIDE H W VALUE... with 0 for a blank, where NAME says kind,
                   side, fill in per cent and seed

Exit status: 0 all went well, 1 some puzzle could not be read or written, 2 the command line is wrong, 3 the output could not be
written.
)";

}  // namespace sudoscope::cli
