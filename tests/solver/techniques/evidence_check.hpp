// Does a deduction follow from its evidence and the rules alone? The evidence becomes clauses, each of which
// must be true at the position; then the opposite of the deduction is assumed, and everything is tried.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "exchange_check.hpp"
#include "sudoscope/techniques/deduction.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "sudoscope/techniques/position.hpp"
#include "techniques/places.hpp"

namespace sudoscope::test {

class EvidenceCheck {
 public:
  EvidenceCheck(const Position& position, const Evidence& evidence) : position_(position), evidence_(evidence) {
    DigitSet pattern = 0;
    for (const Evidence::InCell& each : evidence.cells)
      if (each.role == CandidateRole::kPattern) pattern |= each.digits;
    for (const Evidence::InHouse& each : evidence.houses)
      if (each.role == HouseRole::kBase) add_base(each.house, each.digits != 0 ? each.digits : pattern);
    for (const Evidence::InCell& each : evidence.cells)
      if (each.role == CandidateRole::kPattern && !is_in_base(each.cell)) add_cell(each.cell, digits_in(each.cell));
    for (int group = 1; group < 64; ++group) add_almost_locked(group);
    for (const ChainLink& link : evidence.links)
      if (link.strong)
        add_strong(link);
      else if (link.within != 0)
        nets_.insert(link.chain);
    // A weak link is the rule itself; it must be one.
    for (const ChainLink& link : evidence.links)
      if (starts_on(link)) holds_ = holds_ && is_weak(link);
  }

  // True if the evidence is true, and each conclusion follows from it.
  bool implies(const Deduction& deduction) {
    if (assumes_one_solution(deduction.technique)) add_one_solution();
    for (const std::uint8_t chain : nets_) replay(chain, deduction.within);
    if (!holds_) return false;
    const auto all = [](const std::vector<Candidate>& list, auto check) {
      return std::all_of(list.begin(), list.end(), check);
    };
    return all(deduction.placements, [&](const Candidate& each) { return contradicts({each, false}); }) &&
           all(deduction.eliminations, [&](const Candidate& each) { return contradicts({each, true}); });
  }

 private:
  using Clause = std::vector<Candidate>;  // one of them holds
  struct Assumption {
    Candidate candidate;
    bool holds;
  };
  // A consequence in a net.
  struct Implication {
    Assumption premise;
    std::vector<Assumption> conclusions;
  };

  // The digits that the evidence leaves the cell.
  DigitSet digits_in(Cell cell) const {
    DigitSet digits = 0;
    for (const Evidence::InCell& each : evidence_.cells)
      if (each.cell == cell && (each.role == CandidateRole::kPattern || each.role == CandidateRole::kFin))
        digits |= each.digits;
    return digits;
  }

  // The deadly pattern is the first group of the cells, or all of them. One of its fins is right.
  void add_one_solution() {
    ExchangeCheck::Digits pattern;
    Clause fins;
    for (const Evidence::InCell& each : evidence_.cells) {
      if (each.group > 1) continue;
      add_cell(each.cell, digits_in(each.cell));
      if (each.role == CandidateRole::kPattern) pattern[each.cell] |= each.digits;
      if (each.role != CandidateRole::kFin) continue;
      for (DigitSet left = each.digits; left != 0; left = without_first(left))
        fins.push_back({each.cell, first_digit(left)});
    }
    holds_ = holds_ && ExchangeCheck(position_, pattern).is_deadly();
    clauses_.push_back(fins);
  }

  bool is_in_base(Cell cell) const {
    return std::any_of(evidence_.houses.begin(), evidence_.houses.end(), [&](const Evidence::InHouse& each) {
      return each.role == HouseRole::kBase && is_in(position_.geometry(), cell, each.house);
    });
  }

  // Each of the digits has a place in the house among the cells of the evidence.
  void add_base(HouseId house, DigitSet digits) {
    for (; digits != 0; digits = without_first(digits)) {
      const Digit digit = first_digit(digits);
      if (!has_digit(position_.missing(house), digit)) continue;
      Clause clause;
      for (const Evidence::InCell& each : evidence_.cells)
        if (has_digit(each.digits, digit) && is_in(position_.geometry(), each.cell, house))
          clause.push_back({each.cell, digit});
      for (const Cell cell : position_.geometry().houses()[house].cells)
        if (position_.can_take(cell, digit)) require_in(clause, {cell, digit});
      clauses_.push_back(clause);
    }
  }

  void add_cell(Cell cell, DigitSet digits) {
    Clause clause;
    for (DigitSet left = digits; left != 0; left = without_first(left)) clause.push_back({cell, first_digit(left)});
    for (DigitSet left = position_.candidates(cell); left != 0; left = without_first(left))
      require_in(clause, {cell, first_digit(left)});
    clauses_.push_back(clause);
  }

  // Cells of a house with one digit more than cells hold one of any two of these. This follows
  // from their candidates; as a clause it spares the search from finding it anew for each chain.
  void add_almost_locked(int group) {
    std::vector<Cell> cells;
    DigitSet digits = 0;
    for (const Evidence::InCell& each : evidence_.cells)
      if (each.group == group && each.role == CandidateRole::kPattern) {
        cells.push_back(each.cell);
        digits |= position_.candidates(each.cell);
      }
    if (cells.empty() || digit_count(digits) != static_cast<int>(cells.size()) + 1) return;
    const auto houses = position_.geometry().houses_of(cells[0]);
    const bool share_house = std::any_of(houses.begin(), houses.end(), [&](HouseId house) {
      return std::all_of(cells.begin(), cells.end(),
                         [&](Cell cell) { return is_in(position_.geometry(), cell, house); });
    });
    if (!share_house) return;
    for (DigitSet one = digits; one != 0; one = without_first(one))
      for (DigitSet other = without_first(one); other != 0; other = without_first(other)) {
        Clause clause;
        for (const Cell cell : cells)
          for (const Digit digit : {first_digit(one), first_digit(other)})
            if (position_.can_take(cell, digit)) clause.push_back({cell, digit});
        clauses_.push_back(clause);
      }
  }

  // Both ends are the only candidates of a cell, or the only places of a digit in a house; or the digits of an almost
  // locked set, whose cells are added as such. If there are others, the chain must be a net that ruled them out.
  void add_strong(const ChainLink& link) {
    if (link.als != 0) {
      for (const Evidence::InCell& each : evidence_.cells)
        if (each.group == link.als) add_cell(each.cell, position_.candidates(each.cell));
      return;
    }
    Clause clause = ends_of(link.from);
    for (const Candidate& each : ends_of(link.to)) clause.push_back(each);
    bool is_strong = false;
    if (link.from.digit != link.to.digit) {
      const Cell cell = link.from.cells[0];
      is_strong = link.to.cells == std::vector{cell} && link.from.cells.size() == 1 &&
                  position_.candidates(cell) == (digit_bit(link.from.digit) | digit_bit(link.to.digit));
    } else {
      for (const HouseId house : position_.geometry().houses_of(link.from.cells[0])) {
        bool only = true;
        for (const Cell cell : position_.geometry().houses()[house].cells)
          if (position_.can_take(cell, link.from.digit))
            only = only && std::find(clause.begin(), clause.end(), Candidate{cell, link.from.digit}) != clause.end();
        is_strong = is_strong || only;
      }
    }
    if (is_strong)
      clauses_.push_back(clause);
    else
      nets_.insert(link.chain);
  }

  // Follows a net from its start: each link must follow from those before it.
  void replay(std::uint8_t chain, const std::vector<Deduction>& all_within) {
    std::set<Candidate> on;
    std::set<Candidate> off;
    Implication net{};
    bool is_first = true;
    for (const ChainLink& link : evidence_.links) {
      if (link.chain != chain) continue;
      holds_ = holds_ && link.als == 0 && link.from.cells.size() == 1 && link.to.cells.size() == 1;
      const Candidate from{link.from.cells[0], link.from.digit};
      const Candidate to{link.to.cells[0], link.to.digit};
      if (is_first) {
        net.premise = {from, starts_on(link)};
        (starts_on(link) ? on : off).insert(from);
        is_first = false;
      }
      if (link.strong)
        holds_ = holds_ && off.contains(from) && is_left_alone(to, link.house, off);
      else if (link.within != 0)
        holds_ = holds_ && off.contains(from) && follows_within(all_within.at(link.within - 1U), link, off);
      else
        holds_ = holds_ && on.contains(from) && is_weak(link);
      (link.strong ? on : off).insert(to);
      net.conclusions.push_back({to, link.strong});
    }
    implications_.push_back(std::move(net));
  }

  // True if all other candidates of its cell, or all other places of its digit in the house, are off.
  bool is_left_alone(const Candidate& candidate, HouseId house, const std::set<Candidate>& off) const {
    if (house == kNoHouse) {
      for (DigitSet left = position_.candidates(candidate.cell); left != 0; left = without_first(left))
        if (first_digit(left) != candidate.digit && !off.contains({candidate.cell, first_digit(left)})) return false;
      return true;
    }
    for (const Cell cell : position_.geometry().houses()[house].cells)
      if (cell != candidate.cell && position_.can_take(cell, candidate.digit) && !off.contains({cell, candidate.digit}))
        return false;
    return is_in(position_.geometry(), candidate.cell, house);
  }

  // True if a deduction on the board without the candidates that are off rules out the end of the link.
  bool follows_within(const Deduction& within, const ChainLink& link, const std::set<Candidate>& off) const {
    const Candidate to{link.to.cells[0], link.to.digit};
    const bool is_said =
        std::find(within.eliminations.begin(), within.eliminations.end(), to) != within.eliminations.end() ||
        std::any_of(within.placements.begin(), within.placements.end(),
                    [&](const Candidate& each) { return each.cell == to.cell && each.digit != to.digit; });
    Position left = position_;
    for (const Candidate& each : off) left.eliminate(each.cell, each.digit);
    return is_said && EvidenceCheck(left, within.evidence).implies(within);
  }

  bool is_weak(const ChainLink& link) const {
    for (const Candidate& a : ends_of(link.from))
      for (const Candidate& b : ends_of(link.to))
        if (!excludes(a, b)) return false;
    return true;
  }

  static Clause ends_of(const ChainNode& node) {
    Clause clause;
    for (const Cell cell : node.cells) clause.push_back({cell, node.digit});
    return clause;
  }

  void require_in(const Clause& clause, const Candidate& candidate) {
    holds_ = holds_ && std::find(clause.begin(), clause.end(), candidate) != clause.end();
  }

  bool excludes(const Candidate& a, const Candidate& b) const {
    if (a == b) return false;
    if (a.cell == b.cell) return true;
    const auto peers = position_.geometry().peers(a.cell);
    return a.digit == b.digit && std::binary_search(peers.begin(), peers.end(), b.cell);
  }

  bool contradicts(const Assumption& opposite) {
    std::map<Candidate, bool> values;
    return set(values, opposite.candidate, opposite.holds) ? is_impossible(values) : true;
  }

  // False if it contradicts an earlier value.
  bool set(std::map<Candidate, bool>& values, const Candidate& candidate, bool holds) const {
    const auto [at, added] = values.emplace(candidate, holds);
    if (!added) return at->second == holds;
    for (const Implication& net : implications_)
      if (net.premise.candidate == candidate && net.premise.holds == holds)
        for (const Assumption& each : net.conclusions)
          if (!set(values, each.candidate, each.holds)) return false;
    if (!holds) return true;
    for (const auto& [other, other_holds] : values)
      if (other_holds && excludes(candidate, other)) return false;
    for (const Clause& clause : clauses_)
      for (const Candidate& each : clause)
        if (excludes(candidate, each) && !set(values, each, false)) return false;
    return true;
  }

  bool is_impossible(const std::map<Candidate, bool>& values) const {
    // The clause with the fewest candidates left is tried first.
    const Clause* tried = nullptr;
    std::size_t fewest = SIZE_MAX;
    for (const Clause& clause : clauses_) {
      std::size_t left = 0;
      bool is_met = false;
      for (const Candidate& each : clause) {
        const auto at = values.find(each);
        if (at == values.end())
          ++left;
        else
          is_met = is_met || at->second;
      }
      if (is_met || left >= fewest) continue;
      fewest = left;
      tried = &clause;
    }
    if (!tried) return are_both_impossible(values);
    for (const Candidate& each : *tried) {
      if (values.contains(each)) continue;
      std::map<Candidate, bool> with = values;
      if (set(with, each, true) && !is_impossible(with)) return false;
    }
    return true;
  }

  // True if the start of a net can neither hold nor not.
  bool are_both_impossible(const std::map<Candidate, bool>& values) const {
    for (const Implication& net : implications_) {
      if (values.contains(net.premise.candidate)) continue;
      bool is_possible = false;
      for (const bool holds : {true, false}) {
        std::map<Candidate, bool> with = values;
        is_possible = is_possible || (set(with, net.premise.candidate, holds) && !is_impossible(with));
      }
      return !is_possible;
    }
    return false;
  }

  const Position& position_;
  const Evidence& evidence_;
  std::vector<Clause> clauses_;
  std::set<std::uint8_t> nets_;  // the chains that are nets
  std::vector<Implication> implications_;
  bool holds_ = true;
};

}  // namespace sudoscope::test
