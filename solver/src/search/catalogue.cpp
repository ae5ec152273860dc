// The catalogue's rows. The only place that knows all algorithms.
#include "sudoscope/catalogue.hpp"

#include <array>

#include "search/brute_force.hpp"
#include "search/clash_search.hpp"
#include "search/dancing_links.hpp"
#include "search/fewest_candidates.hpp"
#include "search/propagate_and_guess.hpp"
#include "search/search_of.hpp"

namespace sudoscope {
namespace {

template <SearchAlgorithm A>
std::unique_ptr<Search> make(const Puzzle& puzzle, const KnobValues&) {
  return std::make_unique<SearchOf<A>>(A(puzzle));
}

std::unique_ptr<Search> make_dancing_links(const Puzzle& puzzle, const KnobValues& knobs) {
  const ColumnRule rule = knobs.empty() || knobs[0] == 0 ? ColumnRule::kSmallest : ColumnRule::kFirst;
  return std::make_unique<SearchOf<DancingLinks>>(DancingLinks(puzzle, rule));
}

constexpr std::array<std::string_view, 2> kColumnRules{"smallest", "first"};
constexpr std::array kDancingLinksKnobs{Knob{"column", "Next column", kColumnRules}};

// Memory never bars a side: a blank 64x64 takes 28 MB in dancing links, 2 MB or less in the others.
constexpr std::array kAlgorithms{
    Algorithm{
        .id = "brute-force",
        .name = "Brute force",
        .summary = "Cells row by row, digits in ascending order; checks row, column and box.",
        .published_by = "L. M. Garshol, Solving Sudoku, 2008; Longbons, Klinginsmith, S\u00e1nchez (BrutForce), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kNone,
        .knobs = {},
        .make = make<BruteForce>,
    },
    Algorithm{
        .id = "fewest-candidates",
        .name = "Fewest candidates",
        .summary = "Recounts every empty cell at each step and fills the one with the fewest possible digits.",
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (Brains), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = {},
        .make = make<FewestCandidates>,
    },
    Algorithm{
        .id = "propagate-and-guess",
        .name = "Propagate and guess",
        .summary = "Naked and hidden singles until nothing changes, then a guess in a cell with fewest candidates.",
        .published_by = "L. Sinai, Sudoku solver, 2020",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = {},
        .make = make<PropagateAndGuess>,
    },
    Algorithm{
        .id = "dancing-links",
        .name = "Dancing links",
        .summary =
            "Exact cover as a four-way linked list: covers the column with fewest rows, uncovers on the way back.",
        .published_by = "D. Knuth, Dancing Links, 2000; Optima blog",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDancingLinksKnobs,
        .make = make_dancing_links,
    },
};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm& algorithm : kAlgorithms)
    if (algorithm.id == id) return &algorithm;
  return nullptr;
}

std::unique_ptr<Search> make_search(const Algorithm& algorithm, const Puzzle& puzzle, const KnobValues& knobs) {
  if (const auto clash = find_clash(puzzle))
    return std::make_unique<SearchOf<ClashSearch>>(ClashSearch(puzzle, *clash));
  return algorithm.make(puzzle, knobs);
}

}  // namespace sudoscope
