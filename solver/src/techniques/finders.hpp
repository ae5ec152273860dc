// Functions of the list of finders: each passes every deduction by one technique to a sink,
// until that has enough; and each technique has a reason, a sentence without its full stop.
#pragma once

#include <optional>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

// Finds deductions by any technique. REQUIRES: is_sought(technique).
void find(const Board& board, Technique technique, DeductionSink& sink);
// Its reason; a guess and a step by a clue have one as well.
Message reason_by(const Geometry& geometry, const Deduction& deduction);

Message reason_of_clue(const Geometry& geometry, const Deduction& deduction);
// The question that leads to it.
Message question_of_clue(const Geometry& geometry, const Deduction& deduction);
// The clue, or the sum by the rule of 45, in words.
Message clue_of(const Geometry& geometry, const Evidence::ByClue& by);
// The same for a step, of a sum without the houses that show it; nothing for a chain and for a step without clues.
std::optional<Message> clues_of_step(const Geometry& geometry, const Deduction& deduction);

void find_full_houses(const Board& board, DeductionSink& sink);
void find_naked_singles(const Board& board, DeductionSink& sink);
void find_hidden_singles(const Board& board, DeductionSink& sink);
// `technique`: kPointing, kClaiming or kLockedCandidates.
void find_locked_candidates(const Board& board, Technique technique, DeductionSink& sink);
// `size`: 2 to 4 cells or digits.
void find_naked_subsets(const Board& board, int size, DeductionSink& sink);
void find_hidden_subsets(const Board& board, int size, DeductionSink& sink);

// Wings and remote pairs.
void find_w_wings(const Board& board, DeductionSink& sink);
void find_xy_wings(const Board& board, DeductionSink& sink);
void find_xyz_wings(const Board& board, DeductionSink& sink);
void find_remote_pairs(const Board& board, DeductionSink& sink);
void find_chute_remote_pairs(const Board& board, DeductionSink& sink);
Message reason_of_w_wing(const Geometry& geometry, const Deduction& deduction);
// Also of an XYZ-wing.
Message reason_of_xy_wing(const Geometry& geometry, const Deduction& deduction);
Message reason_of_remote_pair(const Geometry& geometry, const Deduction& deduction);
Message reason_of_chute_remote_pair(const Geometry& geometry, const Deduction& deduction);

// Chains. `technique`: from kXChain to kAlsAic.
void find_chains(const Board& board, Technique technique, DeductionSink& sink);
Message reason_of_chain(const Geometry& geometry, const Deduction& deduction);
// `technique`: kForcingChainContradiction or kForcingChainVerity.
void find_forcing_chains(const Board& board, Technique technique, DeductionSink& sink);
void find_forcing_net_contradictions(const Board& board, DeductionSink& sink);
void find_forcing_net_verities(const Board& board, DeductionSink& sink);
// `technique`: a forcing chain of Sudoku Explainer, from kNishioForcingChain.
void find_explainer_chains(const Board& board, Technique technique, DeductionSink& sink);
Message reason_of_explainer_chain(const Geometry& geometry, const Deduction& deduction);
// `technique`: kKrakenFish1 or kKrakenFish2.
void find_kraken_fish(const Board& board, Technique technique, DeductionSink& sink);
Message reason_of_kraken_fish(const Geometry& geometry, const Deduction& deduction);
// The reasons of chains and nets.
Message reason_of_forcing_contradiction(const Geometry& geometry, const Deduction& deduction);
Message reason_of_forcing_verity(const Geometry& geometry, const Deduction& deduction);

// Uniqueness; REQUIRES: the puzzle has one solution. `technique`: kUniqueness1 to 6, kHiddenRectangle.
void find_unique_rectangles(const Board& board, Technique technique, DeductionSink& sink);
// `technique`: kAvoidableRectangle1 or 2.
void find_avoidable_rectangles(const Board& board, Technique technique, DeductionSink& sink);
// `technique`: kBugPlus1, kBug2 to 4.
void find_bivalue_graves(const Board& board, Technique technique, DeductionSink& sink);
void find_unique_loops(const Board& board, DeductionSink& sink);
void find_extended_rectangles(const Board& board, DeductionSink& sink);
Message reason_of_uniqueness(const Geometry& geometry, const Deduction& deduction);
// `technique`: a fish of one of the six sizes, from kXWing to kFinnedMutantLeviathan.
void find_fish(const Board& board, Technique technique, DeductionSink& sink);
Message reason_of_fish(const Geometry& geometry, const Deduction& deduction);
void find_siamese_fish(const Board& board, DeductionSink& sink);
Message reason_of_siamese_fish(const Geometry& geometry, const Deduction& deduction);
void find_skyscrapers(const Board& board, DeductionSink& sink);
void find_two_string_kites(const Board& board, DeductionSink& sink);
void find_dual_two_string_kites(const Board& board, DeductionSink& sink);
void find_turbot_fish(const Board& board, DeductionSink& sink);
Message reason_of_turbot_fish(const Geometry& geometry, const Deduction& deduction);
void find_empty_rectangles(const Board& board, DeductionSink& sink);
void find_dual_empty_rectangles(const Board& board, DeductionSink& sink);
Message reason_of_empty_rectangle(const Geometry& geometry, const Deduction& deduction);
void find_simple_colors_trap(const Board& board, DeductionSink& sink);
void find_simple_colors_wrap(const Board& board, DeductionSink& sink);
void find_multi_colors_1(const Board& board, DeductionSink& sink);
void find_multi_colors_2(const Board& board, DeductionSink& sink);
Message reason_of_colors(const Geometry& geometry, const Deduction& deduction);
void find_medusa(const Board& board, DeductionSink& sink);
Message reason_of_medusa(const Geometry& geometry, const Deduction& deduction);
void find_templates_set(const Board& board, DeductionSink& sink);
void find_templates_delete(const Board& board, DeductionSink& sink);
Message reason_of_templates(const Geometry& geometry, const Deduction& deduction);

// `size`: 2 or 3 cells.
void find_locked_subsets(const Board& board, int size, DeductionSink& sink);
Message reason_of_locked_subset(const Geometry& geometry, const Deduction& deduction);

// Almost locked sets and related patterns.
void find_als_xz(const Board& board, DeductionSink& sink);
void find_als_xy_wing(const Board& board, DeductionSink& sink);
void find_als_xy_chain(const Board& board, DeductionSink& sink);
void find_death_blossom(const Board& board, DeductionSink& sink);
void find_wxyz_wing(const Board& board, DeductionSink& sink);
void find_sue_de_coq(const Board& board, DeductionSink& sink);
// `size`: 2 or 3 cells.
void find_aligned_exclusion(const Board& board, int size, DeductionSink& sink);
void find_fireworks(const Board& board, DeductionSink& sink);
void find_sk_loop(const Board& board, DeductionSink& sink);
// Junior exocets, or senior ones.
void find_exocet(const Board& board, bool junior, DeductionSink& sink);
void find_tridagons(const Board& board, DeductionSink& sink);
void find_multi_sector_locked_sets(const Board& board, DeductionSink& sink);
void find_leftovers(const Board& board, DeductionSink& sink);
void find_set_equivalence(const Board& board, DeductionSink& sink);
Message reason_of_als_xz(const Geometry& geometry, const Deduction& deduction);
Message reason_of_als_xy_wing(const Geometry& geometry, const Deduction& deduction);
Message reason_of_als_xy_chain(const Geometry& geometry, const Deduction& deduction);
Message reason_of_death_blossom(const Geometry& geometry, const Deduction& deduction);
Message reason_of_wxyz_wing(const Geometry& geometry, const Deduction& deduction);
Message reason_of_sue_de_coq(const Geometry& geometry, const Deduction& deduction);
Message reason_of_aligned_exclusion(const Geometry& geometry, const Deduction& deduction);
Message reason_of_fireworks(const Geometry& geometry, const Deduction& deduction);
Message reason_of_sk_loop(const Geometry& geometry, const Deduction& deduction);
Message reason_of_exocet(const Geometry& geometry, const Deduction& deduction);
Message reason_of_tridagon(const Geometry& geometry, const Deduction& deduction);
Message reason_of_multi_sector(const Geometry& geometry, const Deduction& deduction);
Message reason_of_equal_sets(const Geometry& geometry, const Deduction& deduction);

Message reason_of_guess(const Geometry& geometry, const Deduction& guess);

}  // namespace sudoscope
