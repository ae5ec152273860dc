// The puzzles of the input as the commands take them: one after another, or all at once.
#pragma once

#include <functional>

#include "args.hpp"
#include "input.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope::cli {

// Prints a sentence about a place of the input on standard error. Column 0: about the line.
void tell_of_line(int line, int column, const std::string& sentence);

// Opens the input, and prints on standard error how else it can be read. Null, with a sentence, if it cannot be read.
std::unique_ptr<PuzzleInput> open_input(const Args& args);

// The exit status after so many entries: `status`, or with a sentence another one if there were none or reading failed.
int end_of(const PuzzleInput& input, const Args& args, std::size_t entries, int status);

// Visits the input's entries as they are read. Returns the greatest status of a visit, or that of a failure.
int for_each_entry(PuzzleInput& input, const Args& args, const std::function<int(const Entry&)>& visit);

// The same for the input that is named.
int for_each_entry(const Args& args, const std::function<int(const Entry&)>& visit);

struct ReadPuzzles {
  std::vector<Puzzle> puzzles;
  std::vector<int> lines;  // the line where each begins, from 1
  int status = 0;          // kBadPuzzle if some are not puzzles, which standard error reports already
};

// The puzzles of the input. Error: the exit status, if it cannot be read.
Result<ReadPuzzles, int> read_puzzles(const Args& args);

// The puzzle of an entry. Error, in English: the reason why it is not one, or is
// too large for the algorithm; standard error reports it already, with its line.
Result<Puzzle, std::string> read_puzzle(const Entry& entry, const Args& args);

// The puzzle on a line: its givens, or with clues, which such a line lacks, our own link.
std::string line_of(const Puzzle& puzzle);

// The algorithm asked for, or else the preferred one.
const Algorithm& algorithm_for(const Puzzle& puzzle, const Args& args);

}  // namespace sudoscope::cli
