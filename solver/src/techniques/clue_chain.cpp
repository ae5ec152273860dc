// Tries every candidate, and tells the best chains.
#include "techniques/clue_chain.hpp"

#include <algorithm>

#include "techniques/told_chain.hpp"

namespace sudoscope {
namespace {

// Candidates whose chains are compared. The more, the shorter is the shortest.
constexpr std::size_t kMostChains = 12;
// Digits of a cell, or places of a digit in a house, that are followed together.
constexpr int kMostBranches = 4;
// Trials of candidates within nested chains, for one step: some seconds.
constexpr std::uint64_t kMostTrials = 30'000;

}  // namespace

ClueChains::ClueChains(const Geometry& geometry)
    : geometry_(geometry), compiled_(compile_constraints(geometry)), network_(network_of(geometry)) {}

// The consequences of each candidate.
struct ClueChains::Probe {
  Probe(const ConstraintNetwork& network, const std::vector<DigitMask>& grid)
      : side(static_cast<std::size_t>(network.side())), outcomes(grid.size() * side) {
    CandidateStore store(network);
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      if (std::has_single_bit(grid[cell])) continue;
      for (DigitSet left = grid[cell]; left != 0; left = without_first(left)) {
        const Digit digit = first_digit(left);
        store.restore(grid);
        if (store.keep(static_cast<Cell>(cell), mask_of(digit)) && store.run(network))
          outcomes[cell * side + digit].assign(store.grid().begin(), store.grid().end());
        else
          refuted.push_back({static_cast<Cell>(cell), digit});
      }
    }
  }

  const std::vector<DigitMask>& outcome(const Candidate& candidate) const {
    return outcomes[candidate.cell * side + candidate.digit];
  }

  std::size_t side;
  std::vector<std::vector<DigitMask>> outcomes;  // by candidate; empty if it leads to a contradiction
  std::vector<Candidate> refuted;
};

std::vector<DigitMask> ClueChains::grid_of(const Position& position) const {
  std::vector<DigitMask> grid;
  for (Cell cell = 0; cell < position.cell_count(); ++cell)
    grid.push_back(position.is_blank(cell) ? static_cast<DigitMask>(position.candidates(cell))
                                           : mask_of(position.digit(cell)));
  return grid;
}

std::optional<Deduction> ClueChains::next_step(const Position& position) const {
  const std::vector<DigitMask> grid = grid_of(position);
  ExplainedRun run(network_, grid);
  const auto step = run.next();
  // The peers of digits are gone at every position.
  if (!step || step->is_contradiction) return std::nullopt;
  return ToldChain(geometry_, compiled_, network_, grid).deduction_of(*step);
}

std::optional<Deduction> ClueChains::next(const Position& position) const {
  const std::vector<DigitMask> grid = grid_of(position);
  Probe probe(network_, grid);
  std::stable_sort(probe.refuted.begin(), probe.refuted.end(), [&](const Candidate& a, const Candidate& b) {
    return std::popcount(grid[a.cell]) < std::popcount(grid[b.cell]);
  });
  std::optional<Deduction> best;
  std::size_t chains = 0;
  const auto offer = [&](Deduction found) {
    if (!best || found.evidence.links.size() < best->evidence.links.size()) best = std::move(found);
    return ++chains == kMostChains;
  };
  for (const Candidate& candidate : probe.refuted) {
    ToldChain chain(geometry_, compiled_, network_, grid);
    if (!chain.run(candidate, {kNoCell, kBlank})) continue;
    Deduction found{.technique = Technique::kClueChain, .eliminations = {candidate}};
    chain.add_to(found, 0);
    if (offer(std::move(found))) break;
  }
  if (best) return best;

  // The candidates that every branch rules out; the first of them is told.
  const auto follow = [&](const std::vector<Candidate>& branches, HouseId house) {
    std::vector<DigitMask> united(grid.size(), 0);
    for (const Candidate& branch : branches)
      for (std::size_t cell = 0; cell < grid.size(); ++cell) united[cell] |= probe.outcome(branch)[cell];
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
      const DigitMask gone = grid[cell] & ~united[cell];
      if (gone == 0) continue;
      const Candidate target{static_cast<Cell>(cell), first_digit(gone)};
      Deduction found{.technique = Technique::kClueChain, .eliminations = {target}};
      if (house == kNoHouse)
        found.evidence.cells.push_back({branches[0].cell, grid[branches[0].cell]});
      else
        found.evidence.houses.push_back({house, HouseRole::kBase, digit_bit(branches[0].digit)});
      bool is_told = true;
      for (std::size_t at = 0; at < branches.size() && is_told; ++at) {
        ToldChain chain(geometry_, compiled_, network_, grid);
        is_told = chain.run(branches[at], target) && !chain.met_contradiction();
        if (is_told) chain.add_to(found, static_cast<std::uint8_t>(at + 1));
      }
      if (is_told && offer(std::move(found))) return true;
    }
    return false;
  };
  for (int most = 2; most <= kMostBranches && !best; ++most) {
    for (Cell cell = 0; cell < position.cell_count(); ++cell) {
      if (!position.is_blank(cell) || std::popcount(grid[cell]) != most) continue;
      std::vector<Candidate> branches;
      for (DigitSet left = grid[cell]; left != 0; left = without_first(left))
        branches.push_back({cell, first_digit(left)});
      if (follow(branches, kNoHouse)) return best;
    }
    for (std::size_t house = 0; house < geometry_.houses().size(); ++house) {
      if (geometry_.houses()[house].cells.size() != static_cast<std::size_t>(geometry_.side())) continue;
      for (DigitSet left = position.missing(static_cast<HouseId>(house)); left != 0; left = without_first(left)) {
        std::vector<Candidate> branches;
        for (const Cell cell : geometry_.houses()[house].cells)
          if (position.is_blank(cell) && position.can_take(cell, first_digit(left)))
            branches.push_back({cell, first_digit(left)});
        if (static_cast<int>(branches.size()) == most && follow(branches, static_cast<HouseId>(house))) return best;
      }
    }
  }
  return best ? best : next_nested(grid);
}

std::optional<Deduction> ClueChains::next_nested(const std::vector<DigitMask>& grid) const {
  std::vector<Candidate> order;
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (!std::has_single_bit(grid[cell]))
      for (DigitSet left = grid[cell]; left != 0; left = without_first(left))
        order.push_back({static_cast<Cell>(cell), first_digit(left)});
  std::stable_sort(order.begin(), order.end(), [&](const Candidate& a, const Candidate& b) {
    return std::popcount(grid[a.cell]) < std::popcount(grid[b.cell]);
  });
  std::uint64_t trials = kMostTrials;
  for (const Candidate& candidate : order) {
    ToldChain chain(geometry_, compiled_, network_, grid);
    if (!chain.run_nested(candidate, trials)) continue;
    Deduction found{.technique = Technique::kNestedClueChain, .eliminations = {candidate}};
    chain.add_to(found, 0);
    return found;
  }
  return std::nullopt;
}

}  // namespace sudoscope
