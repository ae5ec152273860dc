// `sudoscope cnf`: a puzzle as clauses in the DIMACS format, for logic solvers and for checking a proof.
#include <iostream>

#include "clause_file.hpp"
#include "commands.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

class ClauseCount final : public ClauseSink {
 public:
  void add(std::span<const int>) override { ++count_; }
  void remove(std::span<const int>) override { --count_; }
  std::uint64_t count() const { return count_; }

 private:
  std::uint64_t count_ = 0;
};

}  // namespace

int cnf(const Args& args) {
  const auto read = read_puzzles(args);
  if (!read) return read.error();
  if (read.value().puzzles.size() != 1)
    return read.value().puzzles.empty() ? 1 : usage_error(say(MessageId::kCnfOfOne));
  const Puzzle& puzzle = read.value().puzzles[0];
  if (const auto lost = puzzle.geometry->ignored_constraints(); !lost.empty())
    tell_of_line(read.value().lines[0], 0, spoken(say(MessageId::kRulesLeftOut, lost.size(), names_of(lost))));
  const int side = puzzle.geometry->side();
  ClauseCount count;
  write_cnf(puzzle, count);
  std::cout << "c variable cell * " << side << " + digit, cells row by row from 0, digits from 1\n";
  std::cout << "p cnf " << side * side * side << ' ' << count.count() << '\n';
  ClauseFile file(std::cout);
  write_cnf(puzzle, file);
  return 0;
}

}  // namespace sudoscope::cli
