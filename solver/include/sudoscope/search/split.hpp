// The tree of a search, cut into subproblems that may be searched in any order, anywhere, at the same time.
// The counters of the subproblems and of the cut add up exactly to those of the search by itself: the parts of
// a run within a subproblem, including its last backtrack, are the subproblem's, the rest is above the cut.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {

// The guesses from the root to a subproblem: for each, the number of digits tried at its place before.
using SplitPath = std::vector<std::uint8_t>;

struct Subproblem {
  std::unique_ptr<Search> search;  // committed: exhausted when the subproblem is
  SplitPath path;
  double share;  // of the whole tree, 0..1, if the alternatives of a guess weigh alike
};

// The part above a cut.
struct AboveCut {
  SearchStats stats;            // counted there
  double explored = 0;          // its share of the tree, 0..1; with those of the subproblems 1, except for rounding
  std::vector<Digit> solution;  // the first found there, cell_count() digits; empty if none was
};

// Searches a subproblem for those one guess deeper: whenever it opens a
// guess, a copy made there is one of them, and it gives that guess up.
class SplitNode {
 public:
  // REQUIRES: the search is splittable, with `depth` guesses open.
  SplitNode(Subproblem parent, int depth) : parent_(std::move(parent)), depth_(depth) {}

  // One step of the search. True when it has come to its end: then `above`
  // has its counters, and children() are all there, with their shares.
  bool step(AboveCut& above);

  // In the order in which the search would reach them.
  std::vector<Subproblem>& children() { return children_; }

 private:
  void close(AboveCut& above);

  Subproblem parent_;
  int depth_;
  std::vector<Subproblem> children_;
};

struct SplitGoal {
  std::size_t least = 64;  // subproblems wanted: the cut is at the first depth with as many
  int depth = 0;           // guesses above the cut, instead; 0 = by `least`
};

// Cuts the tree level by level, and holds all subproblems of a level.
class Splitter {
 public:
  // Number of subproblems at which cutting ends at any depth, so
  // that neither a deep cut nor a wide grid fills the memory.
  static constexpr std::size_t kMost = 4096;

  // REQUIRES: the search is at its start. One that is not splittable is one subproblem, one without guesses none.
  Splitter(std::unique_ptr<Search> search, SplitGoal goal);

  // Continues for at most `max_steps` steps. True when finished.
  bool run(std::uint64_t max_steps);

  // For the whole tree once finished; before, for the finished depths and parents.
  const AboveCut& above() const { return above_; }
  // Guesses above the cut.
  int depth() const { return depth_; }
  // In the order in which the search would reach them. REQUIRES: finished.
  std::vector<Subproblem>& subproblems() { return parents_; }

 private:
  bool is_deep_enough() const;
  void close_parent();
  void descend();

  SplitGoal goal_;
  int depth_ = 0;
  std::vector<Subproblem> parents_;   // at this depth; those before `current_` are used up
  std::vector<Subproblem> children_;  // one deeper
  std::size_t current_ = 0;           // the current parent
  std::optional<SplitNode> node_;     // the same, while it is cut
  bool finished_ = false;
  AboveCut above_;
};

// Yields the subproblems at a depth one after another and holds only those beside the way to the next one, so that
// there may be any number of them.
class SubproblemStream {
 public:
  // REQUIRES: the search is splittable, and at its start; depth >= 1.
  SubproblemStream(std::unique_ptr<Search> search, int depth);

  // In the order in which the search would reach them; nothing at the end.
  std::optional<Subproblem> next();

  // For the whole tree, at the end.
  const AboveCut& above() const { return above_; }

 private:
  int depth_;
  std::vector<std::vector<Subproblem>> waiting_;  // by guesses above them, the next one last
  AboveCut above_;
};

// The search to cut for an algorithm: its own or, if that is not splittable, that of propagate-and-guess.
std::unique_ptr<Search> make_splittable(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs = {});

// The algorithm's search of a subproblem cut from make_splittable()'s: the subproblem's own if the algorithm
// is splittable, else one that takes the digits placed so far as givens, and has counters of its own.
std::unique_ptr<Search> make_part(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs,
                                  std::unique_ptr<Search> subproblem);

// Takes the search, which is at its start, to the subproblem at the end of the path.
// Cost: a few steps a guess. False if the path leads nowhere; the search is then used up.
bool follow(Search& search, const SplitPath& path);

}  // namespace sudoscope
