// Search: one run of one algorithm on one puzzle, with an interface for all callers. Virtual once per slice or traced
// step, never per event; the algorithms behind it are plain copyable values (solver/src/search/search_of.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/search/event.hpp"
#include "sudoscope/search/outlook.hpp"

namespace sudoscope {

enum class StepStatus : std::uint8_t { kRunning, kSolution, kExhausted };

// Equal for the same puzzle, algorithm and knobs on every machine, native or WebAssembly, traced or silent.
struct SearchStats {
  std::uint64_t steps = 0;         // one decision with its propagation, or one backtrack
  std::uint64_t guesses = 0;       // digits tried that were not forced
  std::uint64_t backtracks = 0;    // guesses taken back
  std::uint64_t assignments = 0;   // digits filled in because forced
  std::uint64_t eliminations = 0;  // candidates removed
  std::uint64_t solutions = 0;
  std::uint32_t level = 0;    // open guesses now
  std::uint32_t deepest = 0;  // most open guesses so far
  friend bool operator==(const SearchStats&, const SearchStats&) = default;

  // Adds the counters of another part of the same tree: sums, the deeper of the deepest, the level unchanged.
  void add(const SearchStats& part) {
    steps += part.steps;
    guesses += part.guesses;
    backtracks += part.backtracks;
    assignments += part.assignments;
    eliminations += part.eliminations;
    solutions += part.solutions;
    deepest = part.deepest > deepest ? part.deepest : deepest;
  }
};

class Search {
 public:
  virtual ~Search() = default;

  // Silent and fast: continues for at most `max_steps` steps and stops early after a solution (calling again looks
  // for the next one) or when nothing is left. After kExhausted it stays kExhausted and counts no more steps.
  virtual StepStatus run(std::uint64_t max_steps) = 0;

  // The same for one step, appending its events to `trace`. May be mixed
  // with run() at will. A search that cannot be watched appends nothing.
  virtual StepStatus step(std::vector<Event>& trace) = 0;

  // An independent copy that will take exactly the same steps: a keyframe.
  virtual std::unique_ptr<Search> clone() const = 0;

  // True if the search can be cut into parts, as Splitter does, and brought back to a
  // place by the way to it, as Player does: its next step depends only on the open guesses
  // and the digits tried in their places. The next three are for such searches alone.
  virtual bool is_splittable() const { return false; }

  // Makes the open guesses permanent and gives up their untried alternatives: the step that would take
  // one of them back, counted like any other, is the last. Counts everything anew, except the level.
  virtual void commit() {}

  // Gives the innermost guess up as though all its consequences had been tried: goes back to
  // the last guess with a candidate left to try, which the next step tries, as the search would
  // have on leaving that part of the tree, but counts nothing. REQUIRES: a guess is open.
  virtual StepStatus abandon() { return StepStatus::kExhausted; }

  // Continues counting from `stats`, at the current level.
  virtual void recount(const SearchStats& stats) { static_cast<void>(stats); }

  // Bytes held by this object itself, without those shared with its clones.
  virtual std::size_t footprint_bytes() const = 0;

  virtual const SearchStats& stats() const = 0;

  // Number of digits that each pass over the grid filled in before the search, if the algorithm
  // prepares the grid so; empty for all others. Valid until the next call of run or step.
  virtual std::span<const std::uint32_t> singles_per_pass() const { return {}; }

  // True if it ended because it found nothing more to do, with cells still blank: then kExhausted proves nothing.
  virtual bool is_stuck() const { return false; }

  // Results before the end of the search, if the algorithm has any; copies two grids.
  virtual std::optional<Outlook> outlook() const { return std::nullopt; }

  // For searches of one puzzle by one algorithm that run side by side with different seeds:
  // clauses learnt and solutions found since the last call, for the others to import, all or
  // some, at any time. An importing search counts these solutions too. Empty if there is nothing
  // new, or the algorithm does not learn. A message that is not of such a search is ignored.
  virtual std::vector<std::uint32_t> export_learnt() { return {}; }
  virtual void import_learnt(std::span<const std::uint32_t> message) { static_cast<void>(message); }

  // The digits placed now, cell_count() of them, kBlank for none; right
  // after kSolution, the solution. Valid until the next call of run or step.
  virtual std::span<const Digit> digits() const = 0;
};

}  // namespace sudoscope
