// Net: the consequences of a candidate that is on, or off, with their causes. Nodes are candidates; each keeps the
// first way by which it was reached, breadth first.
//
//   on   -> off  the other candidates of the cell, and the digit in all cells that see it
//   off  -> on   the last candidate of a cell, the last place of a digit in a house
//   off  -> off  at the end of these, eliminations of techniques on the board without the candidates that are off
//
// It lists the steps that lead to a result by links, in an order in which each follows from those before.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"
#include "techniques/links.hpp"
#include "techniques/net_patterns.hpp"

namespace sudoscope {

struct NetKind {
  bool is_static = false;  // each step follows from one other: of two candidates, or of two places
  bool one_digit = false;  // no steps within cells
  std::span<const Technique> patterns = {};
};

template <int kWords>
class Net {
 public:
  using Set = CellSet<kWords>;
  using Sets = BoardSets<kWords>;
  using StepId = std::uint32_t;
  // Contradictions: on and off at once, or a house or cell with everything off.
  enum class Clash : std::uint8_t { kNone, kBoth, kCell, kHouse };

  // REQUIRES: `board` is that of the sets, if there are patterns. Lifetime: of both.
  void use(const Sets& sets, NetKind kind = {}, const Board* board = nullptr) {
    sets_ = &sets;
    board_ = board;
    kind_ = kind;
    const std::size_t houses = sets.geometry().houses().size();
    const auto cells = static_cast<std::size_t>(sets.geometry().cell_count());
    fresh_in_cell_.assign(cells, 0);
    for (const Cell cell : sets.blank()) fresh_in_cell_[cell] = digit_count(sets.candidates(cell));
    fresh_in_house_.assign(houses * Sets::kMostDigits, 0);
    for (std::size_t house = 0; house < houses; ++house)
      for (DigitSet left = sets.missing(static_cast<HouseId>(house)); left != 0; left = without_first(left))
        fresh_in_house_[house * Sets::kMostDigits + first_digit(left)] =
            sets.places(static_cast<HouseId>(house), first_digit(left)).count();
    on_step_.resize(cells * Sets::kMostDigits);
    off_step_.resize(cells * Sets::kMostDigits);
  }

  // Finds all consequences, up to the first clash; or past it, if the wanted result may come sooner or later.
  void run(const Candidate& start, bool on, bool past_clash = false) {
    steps_.clear();
    rows_.clear();
    within_.clear();
    for (Set& cells : on_) cells = {};
    for (Set& cells : off_) cells = {};
    left_in_cell_ = fresh_in_cell_;
    left_in_house_ = fresh_in_house_;
    clash_ = Clash::kNone;
    past_clash_ = past_clash;
    begin_step({start, on, 0, kNoHouse});
    end_step();
    for (StepId at = 0; !is_over(); ++at) {
      // Past a clash anything follows.
      if (at == steps_.size() && (clash_ != Clash::kNone || !follow_patterns())) return;
      steps_[at].on ? follow_on(at) : follow_off(at);
    }
  }

  Clash clash() const { return clash_; }
  // Both: the candidate. In a cell or a house: the candidate that was off last, and the house.
  const Candidate& clash_at() const { return clash_at_; }
  HouseId clash_house() const { return clash_house_; }
  const Set& on(Digit digit) const { return on_[digit]; }
  const Set& off(Digit digit) const { return off_[digit]; }

  // Number of nodes that lead to the result, including the first and the result itself.
  std::size_t nodes_to(const Candidate& what, bool on) const { return steps_[step_of(what, on)].nodes; }
  // The same for all nodes of the clash together.
  std::size_t nodes_to_clash() const {
    std::size_t nodes = 0;
    for_each_clashing([&](StepId step) { nodes += steps_[step].nodes; });
    return nodes;
  }

  // Adds the links that lead to the result.
  void tell(const Candidate& what, bool on, std::uint8_t chain, Deduction& deduction) {
    need_nothing();
    need(step_of(what, on));
    add_needed(chain, deduction);
  }
  // Adds the links that lead to the clash, and the cell or house without candidates.
  void tell_clash(std::uint8_t chain, Deduction& deduction) {
    need_nothing();
    for_each_clashing([&](StepId step) { need(step); });
    add_needed(chain, deduction);
    if (clash_ == Clash::kCell) {
      deduction.evidence.cells.push_back({clash_at_.cell, sets_->candidates(clash_at_.cell)});
    } else if (clash_ == Clash::kHouse) {
      deduction.evidence.houses.push_back({clash_house_, HouseRole::kBase, digit_bit(clash_at_.digit)});
      for (const Cell cell : sets_->places(clash_house_, clash_at_.digit))
        deduction.evidence.cells.push_back({cell, digit_bit(clash_at_.digit)});
    }
  }

 private:
  struct Step {
    Candidate what;
    bool on;
    StepId cause;              // the step that is on, or the last that is off
    HouseId house;             // kNoHouse: in the cell
    std::uint16_t within = 0;  // the number of the pattern behind it, from 1
    std::size_t row = 0;       // first bit of its row: the steps that lead to it, with itself
    std::size_t nodes = 1;     // number of these steps
  };

  static std::size_t words_to(StepId step) { return step / 64 + 1; }
  static std::size_t place_of(HouseId house, Digit digit) { return house * Sets::kMostDigits + digit; }
  static std::size_t number_of(const Candidate& what) { return what.cell * Sets::kMostDigits + what.digit; }
  StepId step_of(const Candidate& what, bool on) const { return (on ? on_step_ : off_step_)[number_of(what)]; }
  bool is_over() const { return clash_ != Clash::kNone && !past_clash_; }

  void follow_on(StepId at) {
    const Candidate what = steps_[at].what;
    if (!kind_.one_digit)
      for (DigitSet left = sets_->candidates(what.cell) & ~digit_bit(what.digit); left != 0; left = without_first(left))
        turn_off({what.cell, first_digit(left)}, at, kNoHouse);
    const Set losers = sets_->peers(what.cell) & sets_->cells_for(what.digit);
    for (const Cell cell : losers) {
      if (off_[what.digit].contains(cell)) continue;
      const std::array<Cell, 1> a{what.cell};
      const std::array<Cell, 1> b{cell};
      turn_off({cell, what.digit}, at, house_of_both(sets_->geometry(), a, b));
    }
  }

  void follow_off(StepId at) {
    const Candidate what = steps_[at].what;
    if (left_in_cell_[what.cell] == 1 && may_leave_one(fresh_in_cell_[what.cell]) && !kind_.one_digit)
      for (DigitSet left = sets_->candidates(what.cell); left != 0; left = without_first(left))
        if (!off_[first_digit(left)].contains(what.cell)) turn_on({what.cell, first_digit(left)}, at, kNoHouse);
    for (const HouseId house : sets_->geometry().houses_of(what.cell)) {
      const std::size_t place = place_of(house, what.digit);
      if (left_in_house_[place] != 1 || !may_leave_one(fresh_in_house_[place])) continue;
      const Set left = sets_->places(house, what.digit) - off_[what.digit];
      if (!left.empty()) turn_on({left.first(), what.digit}, at, house);
    }
  }
  bool may_leave_one(int fresh) const { return !kind_.is_static || fresh == 2; }

  void turn_off(const Candidate& what, StepId cause, HouseId house) {
    if (is_over() || off_[what.digit].contains(what.cell)) return;
    begin_step({what, false, cause, house});
    join(cause);
    end_step();
  }

  // All other candidates of the cell, or all other places in the house, are off.
  void turn_on(const Candidate& what, StepId cause, HouseId house) {
    if (is_over() || on_[what.digit].contains(what.cell)) return;
    begin_step({what, true, cause, house});
    if (house == kNoHouse) {
      for (DigitSet left = sets_->candidates(what.cell) & ~digit_bit(what.digit); left != 0; left = without_first(left))
        join(step_of({what.cell, first_digit(left)}, false));
    } else {
      for (const Cell cell : sets_->places(house, what.digit))
        if (cell != what.cell) join(step_of({cell, what.digit}, false));
    }
    end_step();
  }

  // True if a pattern on the remaining board gives a step.
  bool follow_patterns() {
    if (kind_.patterns.empty()) return false;
    left_ = sets_->position();
    for (std::size_t digit = 0; digit < off_.size(); ++digit)
      for (const Cell cell : off_[digit]) left_->eliminate(cell, static_cast<Digit>(digit));
    find_net_patterns(*board_, *left_, kind_.patterns, patterns_);
    const std::size_t before = steps_.size();
    for (NetPattern& pattern : patterns_) {
      StepId cause = 0;
      for (const Candidate& each : pattern.needed) cause = std::max(cause, step_of(each, false));
      for (const Candidate& each : pattern.gone) {
        if (off_[each.digit].contains(each.cell)) continue;
        begin_step({each, false, cause, kNoHouse, static_cast<std::uint16_t>(within_.size() + 1)});
        for (const Candidate& needed : pattern.needed) join(step_of(needed, false));
        end_step();
      }
      within_.push_back(std::move(pattern.deduction));
    }
    return steps_.size() > before;
  }

  void begin_step(Step step) {
    const auto id = static_cast<StepId>(steps_.size());
    step.row = rows_.size();
    rows_.resize(rows_.size() + words_to(id), 0);
    rows_.back() |= std::uint64_t{1} << (id % 64);
    steps_.push_back(step);
  }
  // The current step follows from this one.
  void join(StepId parent) {
    const std::size_t row = steps_.back().row;
    const std::size_t from = steps_[parent].row;
    for (std::size_t i = 0; i < words_to(parent); ++i) rows_[row + i] |= rows_[from + i];
  }
  void end_step() {
    Step& step = steps_.back();
    const auto id = static_cast<StepId>(steps_.size() - 1);
    step.nodes = 0;
    for (std::size_t i = 0; i < words_to(id); ++i)
      step.nodes += static_cast<std::size_t>(std::popcount(rows_[step.row + i]));
    const Candidate what = step.what;
    (step.on ? on_ : off_)[what.digit].insert(what.cell);
    (step.on ? on_step_ : off_step_)[number_of(what)] = id;
    if (on_[what.digit].contains(what.cell) && off_[what.digit].contains(what.cell))
      clash(Clash::kBoth, what, kNoHouse);
    if (step.on) return;
    if (--left_in_cell_[what.cell] == 0 && !kind_.one_digit) clash(Clash::kCell, what, kNoHouse);
    for (const HouseId each : sets_->geometry().houses_of(what.cell))
      if (--left_in_house_[place_of(each, what.digit)] == 0) clash(Clash::kHouse, what, each);
  }

  void clash(Clash kind, const Candidate& at, HouseId house) {
    if (clash_ != Clash::kNone) return;
    clash_ = kind;
    clash_at_ = at;
    clash_house_ = house;
  }

  void need_nothing() { needed_.assign(words_to(static_cast<StepId>(steps_.size())), 0); }
  void need(StepId step) {
    for (std::size_t i = 0; i < words_to(step); ++i) needed_[i] |= rows_[steps_[step].row + i];
  }
  template <class Visit>
  void for_each_clashing(Visit visit) const {
    if (clash_ == Clash::kBoth) {
      visit(step_of(clash_at_, true));
      visit(step_of(clash_at_, false));
    } else if (clash_ == Clash::kCell) {
      for (DigitSet left = sets_->candidates(clash_at_.cell); left != 0; left = without_first(left))
        visit(step_of({clash_at_.cell, first_digit(left)}, false));
    } else {
      for (const Cell cell : sets_->places(clash_house_, clash_at_.digit))
        visit(step_of({cell, clash_at_.digit}, false));
    }
  }

  // All but the first step have a link.
  void add_needed(std::uint8_t chain, Deduction& deduction) {
    const std::size_t first = deduction.within.size();
    told_.clear();
    for (StepId id = 1; id < steps_.size(); ++id) {
      if ((needed_[id / 64] >> (id % 64) & 1) == 0) continue;
      const Step& step = steps_[id];
      const Candidate& cause = steps_[step.cause].what;
      std::uint16_t within = 0;
      if (step.within != 0) {
        auto at = std::find(told_.begin(), told_.end(), step.within);
        if (at == told_.end()) {
          at = told_.insert(at, step.within);
          deduction.within.push_back(within_[step.within - 1U]);
        }
        within = static_cast<std::uint16_t>(first + 1 + static_cast<std::size_t>(at - told_.begin()));
      }
      deduction.evidence.links.push_back({.from = {{cause.cell}, cause.digit},
                                          .to = {{step.what.cell}, step.what.digit},
                                          .strong = step.on,
                                          .chain = chain,
                                          .house = step.house,
                                          .within = within});
    }
  }

  const Sets* sets_ = nullptr;
  const Board* board_ = nullptr;
  NetKind kind_;
  std::vector<int> fresh_in_cell_;
  std::vector<int> fresh_in_house_;  // by house and digit
  std::vector<int> left_in_cell_;
  std::vector<int> left_in_house_;
  std::array<Set, Sets::kMostDigits> on_;
  std::array<Set, Sets::kMostDigits> off_;
  std::vector<StepId> on_step_;   // by cell and digit, if it is on
  std::vector<StepId> off_step_;  // the same, if it is off
  std::vector<Step> steps_;
  std::optional<Position> left_;  // without the candidates that are off
  std::vector<NetPattern> patterns_;
  std::vector<Deduction> within_;    // the deductions behind steps
  std::vector<std::uint16_t> told_;  // the numbers of those that a chain shows
  std::vector<std::uint64_t> rows_;
  std::vector<std::uint64_t> needed_;  // bits by step
  bool past_clash_ = false;
  Clash clash_ = Clash::kNone;
  Candidate clash_at_{};
  HouseId clash_house_ = kNoHouse;
};

}  // namespace sudoscope
