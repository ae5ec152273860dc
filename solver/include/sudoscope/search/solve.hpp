// Solve: a puzzle's verdict. A search up to a number of solutions, in slices; if its first steps
// do not settle the puzzle, a check follows for a contradiction that the grid itself shows.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "sudoscope/grid/contradiction.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {

enum class SolveStatus : std::uint8_t {
  kUnfinished,  // still searching, or stopped by a limit
  kUnique,      // exactly one solution, proved
  kSeveral,     // two or more
  kNone,        // no solution, proved
  kSolved,      // one was found, and no other was looked for
  kStuck,       // the search ended without any, and without a proof that there is none (Search::is_stuck)
};

// "unfinished", "unique", "several", "none", "solved", "stuck":
// the names in the command and at the WebAssembly boundary.
std::string_view name_of(SolveStatus status);

// The findings so far of a search, or of several in parts of the same tree.
struct Findings {
  std::uint64_t solutions = 0;
  std::vector<Digit> solution;  // one of them, cell_count() digits; empty until found
  SearchStats stats;
  bool exhausted = false;  // nothing is left to try

  // Adds the findings of a part, which does not know whether anything is left in the others.
  void add(const Findings& part);
};

class Solve {
 public:
  // `limit`: solutions to look for; 1 = find one, 2 = is it unique, 0 = all. REQUIRES: as make_search.
  Solve(const Puzzle& puzzle, const Algorithm& algorithm, std::uint64_t limit, const KnobValues& knobs = {});

  // Continues a search under way, e.g. that of a subproblem: its findings count from here on.
  Solve(std::unique_ptr<Search> search, std::uint64_t limit);

  // At most `max_steps` more steps. True when finished: the limit is reached, nothing is left, or the search is stuck.
  bool run(std::uint64_t max_steps);

  // Makes the immediate check now, which run() leaves until some steps have found nothing. True when finished.
  bool check();

  // As in Search.
  std::vector<std::uint32_t> export_learnt() { return search_->export_learnt(); }
  void import_learnt(std::span<const std::uint32_t> message) { search_->import_learnt(message); }

  // Ends this run with the findings of others who searched all its tree, or a part of it.
  void conclude(Findings findings);

  bool finished() const { return finished_; }
  // The verdict so far.
  SolveStatus status() const;
  const Findings& findings() const { return found_; }
  std::uint64_t solutions() const { return found_.solutions; }
  // The first solution, cell_count() digits; empty until found.
  const std::vector<Digit>& solution() const { return found_.solution; }
  // Reason why there is none, if the grid itself shows it, and the check has been made; then no step counts.
  const std::optional<Contradiction>& contradiction() const { return contradiction_; }
  const SearchStats& stats() const { return found_.stats; }
  // As Search::outlook; nothing if the grid itself shows that there is no solution.
  std::optional<Outlook> outlook() const { return contradiction_ ? std::nullopt : search_->outlook(); }
  // As Search::singles_per_pass.
  std::span<const std::uint32_t> singles_per_pass() const { return search_->singles_per_pass(); }

 private:
  bool is_enough() const;

  void refuse(std::optional<Contradiction> contradiction);

  Puzzle puzzle_;  // until it has been checked
  std::unique_ptr<Search> search_;
  std::optional<Contradiction> contradiction_;
  std::uint64_t limit_;
  Findings found_;
  bool finished_ = false;
};

// The algorithm that is likely to be fastest with this puzzle,
// to find up to `limit` solutions, 0 = all. It takes the puzzle.
const Algorithm& preferred_algorithm(const Puzzle& puzzle, std::uint64_t limit);

}  // namespace sudoscope
