// The catalogue's rows. Only this file lists all algorithms.
#include "sudoscope/search/catalogue.hpp"

#include <array>

#include "search/algorithm_x.hpp"
#include "search/box_by_box.hpp"
#include "search/brute_force.hpp"
#include "search/constraint_search.hpp"
#include "search/dancing_links.hpp"
#include "search/fewest_candidates.hpp"
#include "search/logic_only.hpp"
#include "search/norvig.hpp"
#include "search/preferred_rows.hpp"
#include "search/prepared_search.hpp"
#include "search/propagate_and_guess_advanced.hpp"
#include "search/search_of.hpp"
#include "sudoscope/base/say.hpp"

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

constexpr std::array<KnobOption, 2> kColumnRules{
    {{"smallest", MessageId::kColumnSmallest}, {"first", MessageId::kColumnFirst}}};
constexpr std::array kColumnKnob{Knob{"column", MessageId::kKnobColumn, kColumnRules}};

// By the grade of the hardest technique. The first takes milliseconds on any grid; a single step of the last two may
// take seconds above 11x11.
constexpr std::array<KnobOption, 6> kGrades{{{"hard", MessageId::kUpToHard},
                                             {"medium", MessageId::kUpToMedium},
                                             {"easy", MessageId::kUpToEasy},
                                             {"gentle", MessageId::kUpToGentle},
                                             {"fiendish", MessageId::kUpToFiendish},
                                             {"extreme", MessageId::kUpToExtreme}}};
constexpr std::array kGradeOf{Grade::kHard,   Grade::kMedium,   Grade::kEasy,
                              Grade::kGentle, Grade::kFiendish, Grade::kExtreme};
static_assert(kGradeOf.size() == kGrades.size());
constexpr std::array kHardestKnob{Knob{"up-to", MessageId::kKnobHardest, kGrades}};

SearchPtr make_logic_only(const Puzzle& puzzle, const KnobValues& knobs) {
  return std::make_unique<SearchOf<LogicOnly>>(LogicOnly(puzzle, kGradeOf[value_of(knobs, 0)]));
}

SearchPtr make_constraint_search(const Puzzle& puzzle, const KnobValues&) {
  return std::make_unique<SearchOf<ConstraintSearch, false>>(ConstraintSearch(puzzle));
}

constexpr Algorithm kSudoscopeV{
    .id = "sudoscope-v",
    .name = MessageId::kAlgorithmSudoscopeV,
    .summary = MessageId::kAlgorithmSudoscopeVSummary,
    .published_by =
        "Sudoscope, 2026, after F. Boussemart and others, Boosting systematic search by weighting constraints, 2004",
    .largest_side = kLargestConstrainedSide,
    .watchable = false,
    .candidates = CandidateView::kNone,
    .knobs = {},
    .make = make_constraint_search,
    .constraints_not_kept = constraints_not_kept,
};

constexpr std::string_view kGarshol = "L. M. Garshol, Solving Sudoku, 2008";

// Memory never limits the side; only the sets of the techniques do. A blank 64x64
// takes 28 MB in dancing links, 24 MB in algorithm X, 2 MB or less in others.
constexpr std::array kAlgorithms{
    Algorithm{
        .id = "brute-force",
        .name = MessageId::kAlgorithmBruteForce,
        .summary = MessageId::kAlgorithmBruteForceSummary,
        .published_by = "L. M. Garshol, Solving Sudoku, 2008; Longbons, Klinginsmith, S\u00e1nchez (BrutForce), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kNone,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make_brute_force<CellOrder::kRowByRow>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "brute-force-candidates",
        .name = MessageId::kAlgorithmBruteForceCandidates,
        .summary = MessageId::kAlgorithmBruteForceCandidatesSummary,
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make_prepared<Preparation::kLists>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "singles-first",
        .name = MessageId::kAlgorithmSinglesFirst,
        .summary = MessageId::kAlgorithmSinglesFirstSummary,
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make_prepared<Preparation::kSingles>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "cross-check-first",
        .name = MessageId::kAlgorithmCrossCheckFirst,
        .summary = MessageId::kAlgorithmCrossCheckFirstSummary,
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make_prepared<Preparation::kCrossCheck>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "eliminate-first",
        .name = MessageId::kAlgorithmEliminateFirst,
        .summary = MessageId::kAlgorithmEliminateFirstSummary,
        .published_by = kGarshol,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make_prepared<Preparation::kEliminate>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "static-order",
        .name = MessageId::kAlgorithmStaticOrder,
        .summary = MessageId::kAlgorithmStaticOrderSummary,
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (BrutForce2.0), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kNone,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make_brute_force<CellOrder::kFewestFirst>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "fewest-candidates",
        .name = MessageId::kAlgorithmFewestCandidates,
        .summary = MessageId::kAlgorithmFewestCandidatesSummary,
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (Brains), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make<FewestCandidates>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "box-by-box",
        .name = MessageId::kAlgorithmBoxByBox,
        .summary = MessageId::kAlgorithmBoxByBoxSummary,
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (SearchNxN, inOrder), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = {},
        .make = make_with_clues<make_box_by_box<BoxOrder::kInOrder>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "box-by-box-most-adjacent",
        .name = MessageId::kAlgorithmBoxByBoxMostAdjacent,
        .summary = MessageId::kAlgorithmBoxByBoxMostAdjacentSummary,
        .published_by = "Longbons, Klinginsmith, S\u00e1nchez (SearchNxN, mostAdjacent), 2013",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kRecounted,
        .knobs = {},
        .make = make_with_clues<make_box_by_box<BoxOrder::kMostAdjacent>>,
        .constraints_not_kept = constraints_not_kept,
    },
    kSudoscope9,
    kPropagateAndGuess<>,
    Algorithm{
        .id = "propagate-and-guess-advanced",
        .name = MessageId::kAlgorithmPropagateAndGuessAdvanced,
        .summary = MessageId::kAlgorithmPropagateAndGuessAdvancedSummary,
        .published_by = kSinai,
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kDigitsKnob,
        .make = make_with_clues<make<PropagateAndGuessAdvanced>>,
        .constraints_not_kept = constraints_not_kept,
    },
    Algorithm{
        .id = "norvig",
        .name = MessageId::kAlgorithmNorvig,
        .summary = MessageId::kAlgorithmNorvigSummary,
        .published_by = "P. Norvig, Solving Every Sudoku Puzzle, 2006",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = {},
        .make = make_norvig,
    },
    Algorithm{
        .id = "algorithm-x",
        .name = MessageId::kAlgorithmX,
        .summary = MessageId::kAlgorithmXSummary,
        .published_by = "D. Knuth, Dancing Links, 2000; ouked, Sudoku solver, 2021",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kColumnKnob,
        .make = make_exact_cover<AlgorithmX>,
        .exact_cover = true,
    },
    Algorithm{
        .id = "dancing-links",
        .name = MessageId::kAlgorithmDancingLinks,
        .summary = MessageId::kAlgorithmDancingLinksSummary,
        .published_by = "D. Knuth, Dancing Links, 2000; Optima blog",
        .largest_side = kMaxSide,
        .candidates = CandidateView::kTraced,
        .knobs = kColumnKnob,
        .make = make_exact_cover<DancingLinks>,
        .exact_cover = true,
    },
    Algorithm{
        .id = "logic-only",
        .name = MessageId::kAlgorithmLogicOnly,
        .summary = MessageId::kAlgorithmLogicOnlySummary,
        .published_by = "A. Spittel, How I Finally Wrote a Sudoku Solver, 2018; A. Stuart, The Logic of Sudoku, 2007",
        .largest_side = 25,
        .candidates = CandidateView::kTraced,
        .knobs = kHardestKnob,
        .make = make_logic_only,
    },
    kSudoscopeN<>,
    kSudoscopeV,
};

}  // namespace

std::span<const Algorithm> catalogue() { return kAlgorithms; }

const Algorithm* algorithm_for_constraints(const Geometry& geometry) {
  return needs_primitives(geometry) ? find_algorithm(kSudoscopeV.id) : nullptr;
}

}  // namespace sudoscope
