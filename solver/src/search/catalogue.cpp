// The catalogue's rows. The only place that knows all algorithms.
#include "sudoscope/catalogue.hpp"

#include <array>

#include "search/algorithm_x.hpp"
#include "search/box_by_box.hpp"
#include "search/brute_force.hpp"
#include "search/dancing_links.hpp"
#include "search/fewest_candidates.hpp"
#include "search/norvig.hpp"
#include "search/preferred_rows.hpp"
#include "search/prepared_search.hpp"
#include "search/propagate_and_guess_advanced.hpp"
#include "search/search_of.hpp"

namespace sudoscope {
namespace {

template <CellOrder kOrder>
SearchPtr make_brute_force(const Puzzle& puzzle, const KnobValues& knobs) {
  return std::make_unique<SearchOf<BruteForce>>(BruteForce(puzzle, kOrder, digit_order(knobs)));
}

template <Preparation kPreparation>
SearchPtr make_prepared(const Puzzle& puzzle, const KnobValues& knobs) {
  return std::make_unique<SearchOf<PreparedSearch>>(PreparedSearch(puzzle, kPreparation, digit_order(knobs)));
}

template <BoxOrder kOrder>
SearchPtr make_box_by_box(const Puzzle& puzzle, const KnobValues&) {
  return std::make_unique<SearchOf<BoxByBox>>(BoxByBox(puzzle, kOrder));
}

SearchPtr make_norvig(const Puzzle& puzzle, const KnobValues&) {
  return std::make_unique<SearchOf<Norvig>>(Norvig(puzzle));
}

template <SearchAlgorithm A>
SearchPtr make_exact_cover(const Puzzle& puzzle, const KnobValues& knobs) {
  const ColumnRule rule = value_of(knobs, 0) == 0 ? ColumnRule::kSmallest : ColumnRule::kFirst;
  return std::make_unique<SearchOf<A>>(A(puzzle, rule));
}

constexpr std::array<std::string_view, 2> kColumnRules{"smallest", "first"};
constexpr std::array kColumnKnob{Knob{"column", "Next column", kColumnRules}};

constexpr std::string_view kGarshol = "L. M. Garshol, Solving Sudoku, 2008";

// Memory never bars a side: a blank 64x64 takes 28 MB in dancing links, 24 MB in algorithm X, 2 MB or less in others.
constexpr std::array kAlgorithms{
    Algorithm{
        .id = "brute-force",
        .name = "Brute force",
        .summary = "Cells row by row, digits in ascending order; checks row, column and box.",
        .published_by = "L. M. Garshol, Solving Sudoku, 2008; Longbons, Klinginsmith, S\u00e1nchez (BrutForce), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kNone,
        .knobs = kDigitsKnob,
        .make = make_brute_force<CellOrder::kRowByRow>,
    },
    Algorithm{
        .id = "brute-force-candidates",
        .name = "Brute force on candidates",
        .summary = "Brute force over lists of possible digits, computed once from the givens.",
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_prepared<Preparation::kLists>,
    },
    Algorithm{
        .id = "singles-first",
        .name = "Singles first",
        .summary = "Fills cells with one possible digit until there is none, then brute force on what is left.",
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_prepared<Preparation::kSingles>,
    },
    Algorithm{
        .id = "cross-check-first",
        .name = "Cross-check first",
        .summary =
            "Singles, then digits with one place in a row, column or box, until nothing changes; then brute force.",
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_prepared<Preparation::kCrossCheck>,
    },
    Algorithm{
        .id = "eliminate-first",
        .name = "Eliminate first",
        .summary = "Cross-check, locked candidates and naked pairs until nothing changes, then brute force.",
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_prepared<Preparation::kEliminate>,
    },
    Algorithm{
        .id = "static-order",
        .name = "Static order",
        .summary = "Brute force over the cells ordered once by how many digits fit them at the start.",
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (BrutForce2.0), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kNone,
        .knobs = kDigitsKnob,
        .make = make_brute_force<CellOrder::kFewestFirst>,
    },
    Algorithm{
        .id = "fewest-candidates",
        .name = "Fewest candidates",
        .summary = "Recounts every empty cell at each step and fills the one with the fewest possible digits.",
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (Brains), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = kDigitsKnob,
        .make = make<FewestCandidates>,
    },
    Algorithm{
        .id = "box-by-box",
        .name = "Box by box",
        .summary =
            "Tries every way to fill the next box that agrees with the rest, and fills sole candidates after each.",
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (SearchNxN, inOrder), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = {},
        .make = make_box_by_box<BoxOrder::kInOrder>,
    },
    Algorithm{
        .id = "box-by-box-most-adjacent",
        .name = "Box by box, most adjacent",
        .summary = "Box by box, next the one with the most unfilled boxes in its band and stack.",
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (SearchNxN, mostAdjacent), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = {},
        .make = make_box_by_box<BoxOrder::kMostAdjacent>,
    },
    kSudoscope9,
    kPropagateAndGuess<>,
    Algorithm{
        .id = "propagate-and-guess-advanced",
        .name = "Propagate and guess, advanced",
        .summary = "Propagate and guess, with naked and hidden pairs and triples and pointing.",
        .published_by = kSinai,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make<PropagateAndGuessAdvanced>,
    },
    Algorithm{
        .id = "norvig",
        .name = "Norvig",
        .summary = "Assign and eliminate call each other until nothing changes, then a guess in the smallest cell.",
        .published_by = "P. Norvig, Solving Every Sudoku Puzzle, 2006",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = {},
        .make = make_norvig,
    },
    Algorithm{
        .id = "algorithm-x",
        .name = "Algorithm X",
        .summary =
            "Exact cover on sets: takes the constraint that fewest rows satisfy, removes the rows that conflict.",
        .published_by = "D. Knuth, Dancing Links, 2000; ouked, Sudoku solver, 2021",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kColumnKnob,
        .make = make_exact_cover<AlgorithmX>,
        .exact_cover = true,
    },
    Algorithm{
        .id = "dancing-links",
        .name = "Dancing links",
        .summary =
            "Exact cover as a four-way linked list: covers the column with fewest rows, uncovers on the way back.",
        .published_by = "D. Knuth, Dancing Links, 2000; Optima blog",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kColumnKnob,
        .make = make_exact_cover<DancingLinks>,
        .exact_cover = true,
    },
    kSudoscopeN<>,
};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }

}  // namespace sudoscope
