// Search: one run of one algorithm on one puzzle, as everything outside sees it. Virtual once per slice or traced step,
// never per event; the algorithms behind it are plain copyable values (solver/src/search/search_of.hpp).
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

  // Takes in what another part of the same tree took: sums, the deeper of the deepest, the level as it is.
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

  // Silent and fast: goes on for at most `max_steps` steps and stops early after a solution (calling again looks for
  // the next one) or when nothing is left. After kExhausted it stays kExhausted and counts no more steps.
  virtual StepStatus run(std::uint64_t max_steps) = 0;

  // The same one step, appending what happened to `trace`. May be mixed with run() at will. A search that cannot be
  // watched appends nothing.
  virtual StepStatus step(std::vector<Event>& trace) = 0;

  // An independent copy that will do exactly what this one would: a keyframe.
  virtual std::unique_ptr<Search> clone() const = 0;

  // Whether the search can be cut into parts, as Splitter does, and brought back to a place by the way to it, as Player
  // does: what it does next depends on nothing but the open guesses and what was tried in their places. The next three
  // are for such searches alone.
  virtual bool is_splittable() const { return false; }

  // Makes the open guesses permanent and gives up what they leave untried: the step that would take one of them back,
  // counted like any other, is the last. Counts everything anew, save the level.
  virtual void commit() {}

  // Gives the innermost guess up as though all that it leads to had been tried: goes back to the last guess with
  // something left to try, which the next step tries, as the search would have on leaving that part of the tree, but
  // counts nothing. REQUIRES: a guess is open.
  virtual StepStatus abandon() { return StepStatus::kExhausted; }

  // Goes on counting from `stats`, at the level of now.
  virtual void recount(const SearchStats& stats) { static_cast<void>(stats); }

  // Bytes held by this object itself, what it shares with its clones left out.
  virtual std::size_t footprint_bytes() const = 0;

  virtual const SearchStats& stats() const = 0;

  // How many digits each pass over the grid filled in before the search, where an algorithm prepares the grid so; empty
  // for all others. Valid until the next call of run or step.
  virtual std::span<const std::uint32_t> singles_per_pass() const { return {}; }

  // Whether it ended because it knows nothing more to do, with cells still blank: then kExhausted proves nothing.
  virtual bool is_stuck() const { return false; }

  // What can be told before the search is done, where the algorithm knows; copies two grids.
  virtual std::optional<Outlook> outlook() const { return std::nullopt; }

  // For searches of one puzzle by one algorithm that run side by side with different seeds: what this one has learnt,
  // and solutions that it found, since it was last asked, for the others to import, whenever and whichever of it. What
  // it finds then counts what they found. Empty where there is nothing to tell, or the algorithm learns nothing. What
  // is no message of such a search is left out.
  virtual std::vector<std::uint32_t> export_learnt() { return {}; }
  virtual void import_learnt(std::span<const std::uint32_t> message) { static_cast<void>(message); }

  // The digits placed now, cell_count() of them, kBlank where none; right after kSolution, the solution.
  // Valid until the next call of run or step.
  virtual std::span<const Digit> digits() const = 0;
};

}  // namespace sudoscope
