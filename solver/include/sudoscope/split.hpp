// Splitter: cuts the tree of a search into subproblems that may be searched in any order, anywhere, at the same time.
// What the subproblems and the splitter together count is what the search by itself would have counted, exactly: the
// parts of a run that lie in a subproblem, its last backtrack included, are the subproblem's, the rest is the
// splitter's.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "sudoscope/catalogue.hpp"

namespace sudoscope {

// The guesses from the root to a subproblem: of each, how many digits were tried at its place before.
using SplitPath = std::vector<std::uint8_t>;

struct Subproblem {
  std::unique_ptr<Search> search;  // committed: exhausted when the subproblem is
  SplitPath path;
  double share;  // of the whole tree, 0..1, where the alternatives of a guess weigh alike
};

struct SplitGoal {
  std::size_t least = 64;  // subproblems wanted: the cut is at the first depth with as many
  int depth = 0;           // guesses above the cut, instead; 0 = by `least`
};

class Splitter {
 public:
  // Subproblems at which cutting ends, wherever it is, so that neither a deep cut nor a wide grid fills the memory.
  static constexpr std::size_t kMost = 4096;

  // REQUIRES: the search is at its start. One that is not splittable is one subproblem, one without guesses none.
  Splitter(std::unique_ptr<Search> search, SplitGoal goal);

  // Goes on for at most `max_steps` steps. True when finished.
  bool run(std::uint64_t max_steps);

  // What was counted above the cut, once finished; before, of the depths and parents done with.
  const SearchStats& settled() const { return settled_; }
  // The share of the tree that settled() counts, 0..1; with the shares of the subproblems it makes 1, but for rounding.
  double explored() const { return explored_; }
  // The first solution found above the cut, cell_count() digits; empty if none was.
  const std::vector<Digit>& solution() const { return solution_; }
  // Guesses above the cut.
  int depth() const { return depth_; }
  // In the order in which the search would come to them. REQUIRES: finished.
  std::vector<Subproblem>& subproblems() { return parents_; }

 private:
  bool is_deep_enough() const;
  void expand();
  void close_parent();
  void descend();

  SplitGoal goal_;
  int depth_ = 0;
  std::vector<Subproblem> parents_;   // at this depth
  std::vector<Subproblem> children_;  // one deeper
  std::size_t current_ = 0;           // the parent in hand
  std::size_t first_child_ = 0;       // of it
  bool finished_ = false;
  SearchStats settled_;  // of parents that are done with
  double explored_ = 0;  // shares of those without children
  std::vector<Digit> solution_;
};

// The search to cut for an algorithm: its own or, where that is not splittable, that of propagate-and-guess.
std::unique_ptr<Search> make_splittable(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs = {});

// The algorithm's search of a subproblem cut from make_splittable()'s: the subproblem's own where the algorithm is
// splittable, else one that takes the digits placed so far as givens, and counts what it does itself.
std::unique_ptr<Search> make_part(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                                  std::unique_ptr<Search> subproblem);

// Takes the search, which is at its start, to the subproblem at the end of the path. Cost: a few steps a guess. False
// where the path leads nowhere; the search is then used up.
bool follow(Search& search, const SplitPath& path);

}  // namespace sudoscope
