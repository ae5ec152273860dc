// The rows of the algorithms that preferred_algorithm() may return,
// which every catalogue has, and the parts that rows are made of.
#pragma once

#include <array>
#include <memory>

#include "search/clash_search.hpp"
#include "search/digit_order.hpp"
#include "search/learning/learning_search.hpp"
#include "search/propagate_and_guess.hpp"
#include "search/search_of.hpp"
#include "search/sudoscope_9.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/constraints/compile.hpp"
#include "sudoscope/search/catalogue.hpp"

namespace sudoscope {

using SearchPtr = std::unique_ptr<Search>;

inline std::uint8_t value_of(const KnobValues& knobs, std::size_t knob) {
  return knob < knobs.size() ? knobs[knob] : 0;
}
inline DigitOrder digit_order(const KnobValues& knobs) { return DigitOrder(value_of(knobs, 0)); }

template <SearchAlgorithm A, bool kWatched = true>
SearchPtr make(const Puzzle& puzzle, const KnobValues& knobs) {
  return std::make_unique<SearchOf<A, kWatched>>(A(puzzle, digit_order(knobs)));
}

// Makes a search that keeps to clues: givens that break one are reported before anything is tried.
template <auto kMake>
SearchPtr make_with_clues(const Puzzle& puzzle, const KnobValues& knobs) {
  if (const Cell broken = broken_given(puzzle); broken != kNoCell)
    return std::make_unique<SearchOf<ClashSearch>>(ClashSearch(puzzle, broken));
  return kMake(puzzle, knobs);
}

// As DigitOrder numbers them.
inline constexpr std::array<KnobOption, 5> kDigitOrders{{{"ascending", MessageId::kDigitsAscending},
                                                         {"descending", MessageId::kDigitsDescending},
                                                         {"random-1", MessageId::kDigitsRandom1},
                                                         {"random-2", MessageId::kDigitsRandom2},
                                                         {"random-3", MessageId::kDigitsRandom3}}};
inline constexpr std::array kDigitsKnob{Knob{"digits", MessageId::kKnobDigits, kDigitOrders}};
inline constexpr std::string_view kSinai = "L. Sinai, Sudoku solver, 2020";

// These rows come in two kinds: unwatched ones serve answers alone, without clues, and are smaller.
template <bool kWatched = true>
inline constexpr Algorithm kPropagateAndGuess{
    .id = "propagate-and-guess",
    .name = MessageId::kAlgorithmPropagateAndGuess,
    .summary = MessageId::kAlgorithmPropagateAndGuessSummary,
    .published_by = kSinai,
    .largest_side = kMaxSide,
    .watchable = kWatched,
    .candidates = CandidateView::kTraced,
    .knobs = kDigitsKnob,
    .make = kWatched ? make_with_clues<make<PropagateAndGuess<ClueQueue>>> : make<PropagateAndGuess<NoClues>, false>,
    .constraints_not_kept = kWatched ? constraints_not_kept : nullptr,
};

template <bool kWatched>
SearchPtr make_learning(const Puzzle& puzzle, const KnobValues& knobs) {
  return std::make_unique<SearchOf<LearningSearch, kWatched>>(LearningSearch(puzzle, value_of(knobs, 0) + 1u));
}

inline constexpr std::array<KnobOption, 4> kSeeds{
    {{"1", MessageId::kSeed1}, {"2", MessageId::kSeed2}, {"3", MessageId::kSeed3}, {"4", MessageId::kSeed4}}};
inline constexpr std::array kSeedKnob{Knob{"seed", MessageId::kKnobSeed, kSeeds}};

template <bool kWatched = true>
inline constexpr Algorithm kSudoscopeN{
    .id = "sudoscope-n",
    .name = MessageId::kAlgorithmSudoscopeN,
    .summary = MessageId::kAlgorithmSudoscopeNSummary,
    .published_by =
        "Sudoscope, after J. Marques-Silva, K. Sakallah, GRASP, 1996, and A. Biere, M. Fleury, Chasing Target Phases, "
        "2020",
    .largest_side = kMaxSide,
    .watchable = kWatched,
    .candidates = CandidateView::kTraced,
    .knobs = kSeedKnob,
    .make = make_learning<kWatched>,
};

inline SearchPtr make_sudoscope_9(const Puzzle& puzzle, const KnobValues&) {
  return std::make_unique<Sudoscope9>(puzzle);
}

inline constexpr Algorithm kSudoscope9{
    .id = "sudoscope-9",
    .name = MessageId::kAlgorithmSudoscope9,
    .summary = MessageId::kAlgorithmSudoscope9Summary,
    .published_by = "Sudoscope, 2026; ways through a band: T. Dillon, tdoku, 2019",
    .smallest_side = 9,
    .largest_side = 9,
    .grids = GridsTaken::kOrdinary,
    .watchable = false,
    .candidates = CandidateView::kNone,
    .knobs = {},
    .make = make_sudoscope_9,
};

}  // namespace sudoscope
