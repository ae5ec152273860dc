#include "techniques/locked_candidates.hpp"

#include "techniques/finders.hpp"

namespace sudoscope {

void find_locked_candidates(const Board& board, Technique technique, DeductionSink& sink) {
  const Position& position = board.position();
  const Geometry& geometry = position.geometry();
  for (std::size_t base = 0; base < geometry.houses().size(); ++base) {
    const bool enough = for_each_locked(position, static_cast<HouseId>(base), [&](const LockedCandidates& locked) {
      if (technique_of(geometry, locked) != technique) return false;
      Deduction found{.technique = technique, .evidence = evidence_of(geometry, locked)};
      for_each_loser(position, locked, [&](Cell cell) { found.eliminations.push_back({cell, locked.digit}); });
      return !found.eliminations.empty() && sink.take(std::move(found));
    });
    if (enough) return;
  }
}

}  // namespace sudoscope
