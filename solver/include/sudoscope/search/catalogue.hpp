// The catalogue: every algorithm that Sudoscope runs. The page, the command line and the tests list algorithms from
// here alone; to add one, see solver/EXTENDING.md.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "sudoscope/base/message.hpp"
#include "sudoscope/grid/puzzle.hpp"
#include "sudoscope/search/search.hpp"

namespace sudoscope {

// Candidates of a blank cell on the board while this algorithm runs.
enum class CandidateView : std::uint8_t {
  kNone,       // the algorithm keeps none
  kRecounted,  // it recounts them from the digits of the peers
  kTraced,     // it keeps them, and its kEliminate events remove them
};

// Grids that an algorithm takes.
enum class GridsTaken : std::uint8_t {
  kOrdinary,   // rows, columns and square boxes; it takes no grid with any other house
  kAnyHouses,  // any regions, and the houses of every constraint that adds some
};

// A choice that an algorithm leaves open, e.g. "column": "smallest" or "first".
struct KnobOption {
  std::string_view id;
  MessageId name;  // complete by itself: "first column"
};

struct Knob {
  std::string_view id;
  MessageId name;
  std::span<const KnobOption> options;  // the first is the default
};

// One option index per knob of the algorithm, in order; missing ones are 0.
using KnobValues = std::vector<std::uint8_t>;

struct Algorithm {
  std::string_view id;            // "dancing-links"
  MessageId name;                 // "Dancing links"
  MessageId summary;              // one line
  std::string_view published_by;  // author, title, year
  int smallest_side = 1;          // of the grids that it takes
  int largest_side;               // 1..64
  GridsTaken grids = GridsTaken::kAnyHouses;
  bool watchable = true;  // its events show every change; one without is for answers alone
  CandidateView candidates;
  std::span<const Knob> knobs;
  std::unique_ptr<Search> (*make)(const Puzzle& puzzle, const KnobValues& knobs);
  // The constraints of a grid that it does not keep to; null for Geometry::ignored_constraints. `reasons`, if any: a
  // sentence for each constraint whose data cannot be read.
  Constraints (*constraints_not_kept)(const Geometry& geometry, std::vector<Message>* reasons) = nullptr;
  bool exact_cover = false;  // it searches the exact cover matrix of cover_state()
};

std::span<const Algorithm> catalogue();

// The algorithm for constraints of the grid that no other one keeps to; null if there are none, or no such algorithm.
const Algorithm* algorithm_for_constraints(const Geometry& geometry);

// Null if there is none of that id.
const Algorithm* find_algorithm(std::string_view id);

// Number of different seeds, as the options of its first knob; 1 if it takes none.
std::size_t seeds_of(const Algorithm& algorithm);

// Reason why the algorithm does not take grids of this geometry; nothing if it does.
Message why_not(const Algorithm& algorithm, const Geometry& geometry);

// The constraints of the grid that the algorithm does not keep to. `reasons`, if any: a sentence for each whose data
// cannot be read.
Constraints ignored_constraints(const Algorithm& algorithm, const Geometry& geometry,
                                std::vector<Message>* reasons = nullptr);

// A search at its start. With two equal givens in a house it is a search that reports so in its first step and ends.
// REQUIRES: the algorithm takes the puzzle's geometry; each knob value < its options.
std::unique_ptr<Search> make_search(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs = {});

}  // namespace sudoscope
