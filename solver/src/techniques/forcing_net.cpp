// Forcing nets: what follows by singles alone if a candidate is on, or off. Unlike in a chain, what a cell or a house
// makes follow may need several earlier steps; where none does, the net is a chain.
//
//   contradiction  the candidate leaves a cell without a digit, or a digit without a place in a house, or makes a
//                  candidate both on and off: so it is off (or on)
//   verity         all candidates of a cell, all places of a digit in a house, or a candidate on and off alike, lead to
//                  the same: so that is true
//
// An instance of a contradiction is the candidate that leads to it, by what singles come to first; an instance of a
// verity is what all lead to, by the fewest candidates or places. A net is told by its links in an order in which each
// follows from those before it. Definitions: HoDoKu.
#include <algorithm>
#include <array>

#include "techniques/finders.hpp"
#include "techniques/links.hpp"

namespace sudoscope {
namespace {

// Candidates that are on or off, and why, in the order in which it is found.
template <int kWords>
class Net {
 public:
  using Set = CellSet<kWords>;
  using Sets = BoardSets<kWords>;
  struct Step {
    Candidate what;
    bool on;
    Candidate cause;  // which is on, or the last that is off
    HouseId house;    // kNoHouse: in the cell
  };
  // What cannot be: on and off at once, or a house or cell with everything off.
  enum class Clash : std::uint8_t { kNone, kBoth, kCell, kHouse };

  void use(const Sets& sets) {
    sets_ = &sets;
    const std::size_t houses = sets.geometry().houses().size();
    fresh_in_cell_.assign(static_cast<std::size_t>(sets.geometry().cell_count()), 0);
    for (const Cell cell : sets.blank()) fresh_in_cell_[cell] = digit_count(sets.candidates(cell));
    fresh_in_house_.assign(houses * Sets::kMostDigits, 0);
    for (std::size_t house = 0; house < houses; ++house)
      for (DigitSet left = sets.missing(static_cast<HouseId>(house)); left != 0; left = without_first(left))
        fresh_in_house_[house * Sets::kMostDigits + first_digit(left)] =
            sets.places(static_cast<HouseId>(house), first_digit(left)).count();
  }

  // Everything that follows, up to the first clash; or past it, where what is asked may follow sooner or later.
  void run(const Candidate& start, bool on, bool past_clash = false) {
    steps_.clear();
    for (Set& cells : on_) cells = {};
    for (Set& cells : off_) cells = {};
    left_in_cell_ = fresh_in_cell_;
    left_in_house_ = fresh_in_house_;
    clash_ = Clash::kNone;
    past_clash_ = past_clash;
    add({start, on, start, kNoHouse});
    for (std::size_t at = 0; at < steps_.size() && !is_over(); ++at) {
      const Step step = steps_[at];
      step.on ? follow_on(step.what) : follow_off(step.what);
    }
  }

  Clash clash() const { return clash_; }
  // Both: the candidate. In a cell or a house: what was off last, and the house.
  const Candidate& clash_at() const { return clash_at_; }
  HouseId clash_house() const { return clash_house_; }
  const Set& on(Digit digit) const { return on_[digit]; }
  const Set& off(Digit digit) const { return off_[digit]; }

  // Adds the links that lead to what is asked for, each after those that it needs.
  template <class Asked>
  void tell(const Asked& asked, std::uint8_t chain, Evidence& evidence) {
    needed_.assign(steps_.size(), false);
    for (std::size_t i = steps_.size(); i-- > 0;) {
      const Step& step = steps_[i];
      if (!needed_[i] && !asked(step.what, step.on)) continue;
      needed_[i] = true;
      if (i > 0) need_causes(step, i);
    }
    for (std::size_t i = 1; i < steps_.size(); ++i) {
      const Step& step = steps_[i];
      if (!needed_[i]) continue;
      const ChainNode from{{step.cause.cell}, step.cause.digit};
      const ChainNode to{{step.what.cell}, step.what.digit};
      evidence.links.push_back({.from = from, .to = to, .strong = step.on, .chain = chain, .house = step.house});
    }
  }

 private:
  bool is_over() const { return clash_ != Clash::kNone && !past_clash_; }

  void follow_on(const Candidate& what) {
    for (DigitSet left = sets_->candidates(what.cell) & ~digit_bit(what.digit); left != 0; left = without_first(left))
      turn_off({what.cell, first_digit(left)}, what, kNoHouse);
    const Set losers = sets_->peers(what.cell) & sets_->cells_for(what.digit);
    for (const Cell cell : losers) {
      const std::array<Cell, 1> a{what.cell};
      const std::array<Cell, 1> b{cell};
      turn_off({cell, what.digit}, what, house_of_both(sets_->geometry(), a, b));
    }
  }

  void follow_off(const Candidate& what) {
    if (left_in_cell_[what.cell] == 1)
      for (DigitSet left = sets_->candidates(what.cell); left != 0; left = without_first(left))
        if (!off_[first_digit(left)].contains(what.cell)) turn_on({what.cell, first_digit(left)}, what, kNoHouse);
    for (const HouseId house : sets_->geometry().houses_of(what.cell)) {
      if (left_in_house_[place_of(house, what.digit)] != 1) continue;
      const Set left = sets_->places(house, what.digit) - off_[what.digit];
      if (!left.empty()) turn_on({left.first(), what.digit}, what, house);
    }
  }

  void turn_on(const Candidate& what, const Candidate& cause, HouseId house) {
    if (is_over() || on_[what.digit].contains(what.cell)) return;
    add({what, true, cause, house});
  }

  void turn_off(const Candidate& what, const Candidate& cause, HouseId house) {
    if (is_over() || off_[what.digit].contains(what.cell)) return;
    add({what, false, cause, house});
  }

  void add(const Step& step) {
    steps_.push_back(step);
    (step.on ? on_ : off_)[step.what.digit].insert(step.what.cell);
    if (on_[step.what.digit].contains(step.what.cell) && off_[step.what.digit].contains(step.what.cell))
      clash(Clash::kBoth, step.what, kNoHouse);
    if (step.on) return;
    if (--left_in_cell_[step.what.cell] == 0) clash(Clash::kCell, step.what, kNoHouse);
    for (const HouseId each : sets_->geometry().houses_of(step.what.cell))
      if (--left_in_house_[place_of(each, step.what.digit)] == 0) clash(Clash::kHouse, step.what, each);
  }

  void clash(Clash kind, const Candidate& at, HouseId house) {
    if (clash_ != Clash::kNone) return;
    clash_ = kind;
    clash_at_ = at;
    clash_house_ = house;
  }

  // Marks what made the step follow, all of which is among the steps before it.
  void need_causes(const Step& step, std::size_t end) {
    for (std::size_t i = 0; i < end; ++i) {
      const Step& each = steps_[i];
      if (each.on == step.on) continue;
      if (!step.on) {
        needed_[i] = needed_[i] || each.what == step.cause;
      } else if (step.house == kNoHouse) {
        needed_[i] = needed_[i] || each.what.cell == step.what.cell;
      } else {
        needed_[i] =
            needed_[i] || (each.what.digit == step.what.digit && is_in(sets_->geometry(), each.what.cell, step.house));
      }
    }
  }

  static std::size_t place_of(HouseId house, Digit digit) { return house * Sets::kMostDigits + digit; }

  const Sets* sets_ = nullptr;
  std::vector<int> fresh_in_cell_;
  std::vector<int> fresh_in_house_;  // by house and digit
  std::vector<int> left_in_cell_;
  std::vector<int> left_in_house_;
  std::array<Set, Sets::kMostDigits> on_;
  std::array<Set, Sets::kMostDigits> off_;
  std::vector<Step> steps_;
  std::vector<bool> needed_;
  bool past_clash_ = false;
  Clash clash_ = Clash::kNone;
  Candidate clash_at_{};
  HouseId clash_house_ = kNoHouse;
};

template <int kWords>
class NetFinder {
 public:
  using Set = CellSet<kWords>;
  using Sets = BoardSets<kWords>;

  void find_contradictions(const Sets& sets, DeductionSink& sink) {
    use(sets);
    for (const Cell cell : sets.blank())
      for (DigitSet left = sets.candidates(cell); left != 0; left = without_first(left))
        for (const bool on : {true, false}) {
          const Candidate start{cell, first_digit(left)};
          net_.run(start, on);
          if (net_.clash() != Net<kWords>::Clash::kNone && take_contradiction(start, on, sink)) return;
        }
  }

  void find_verities(const Sets& sets, DeductionSink& sink) {
    use(sets);
    const int side = sets.geometry().side();
    // The fewest first.
    for (int count = 2; count <= side; ++count) {
      for (const Cell cell : sets.blank()) {
        if (digit_count(sets.candidates(cell)) != count) continue;
        starts_.clear();
        for (DigitSet left = sets.candidates(cell); left != 0; left = without_first(left))
          starts_.push_back({{cell, first_digit(left)}, true});
        if (take_verities(sink, [&](Evidence& evidence) { evidence.cells.push_back({cell, sets.candidates(cell)}); }))
          return;
      }
      for (std::size_t id = 0; id < sets.geometry().houses().size(); ++id) {
        const auto house = static_cast<HouseId>(id);
        for (DigitSet left = sets.missing(house); left != 0; left = without_first(left)) {
          const Digit digit = first_digit(left);
          const Set places = sets.places(house, digit);
          if (places.count() != count) continue;
          starts_.clear();
          for (const Cell cell : places) starts_.push_back({{cell, digit}, true});
          if (take_verities(sink, [&](Evidence& evidence) {
                evidence.houses.push_back({house, HouseRole::kBase, digit_bit(digit)});
                for (const Cell cell : places) evidence.cells.push_back({cell, digit_bit(digit)});
              }))
            return;
        }
      }
      if (count == 2 && take_opposites(sink)) return;
    }
  }

 private:
  struct Start {
    Candidate candidate;
    bool on;
  };

  void use(const Sets& sets) {
    sets_ = &sets;
    net_.use(sets);
    for (Set& cells : told_on_) cells = {};
    for (Set& cells : told_off_) cells = {};
  }

  bool take_contradiction(const Candidate& start, bool on, DeductionSink& sink) {
    Deduction found{.technique = Technique::kForcingNetContradiction};
    (on ? found.eliminations : found.placements).push_back(start);
    const Candidate at = net_.clash_at();
    const HouseId house = net_.clash_house();
    Evidence& evidence = found.evidence;
    switch (net_.clash()) {
      case Net<kWords>::Clash::kCell:
        net_.tell([&](const Candidate& what, bool is_on) { return !is_on && what.cell == at.cell; }, 0, evidence);
        evidence.cells.push_back({at.cell, sets_->candidates(at.cell)});
        break;
      case Net<kWords>::Clash::kHouse:
        net_.tell(
            [&](const Candidate& what, bool is_on) {
              return !is_on && what.digit == at.digit && is_in(sets_->geometry(), what.cell, house);
            },
            0, evidence);
        evidence.houses.push_back({house, HouseRole::kBase, digit_bit(at.digit)});
        for (const Cell cell : sets_->places(house, at.digit)) evidence.cells.push_back({cell, digit_bit(at.digit)});
        break;
      default:
        net_.tell([&](const Candidate& what, bool) { return what == at; }, 0, evidence);
    }
    // A single, off, is told as such.
    return !evidence.links.empty() && sink.take(std::move(found));
  }

  // A candidate on, and the same off.
  bool take_opposites(DeductionSink& sink) {
    for (const Cell cell : sets_->blank())
      for (DigitSet left = sets_->candidates(cell); left != 0; left = without_first(left)) {
        starts_ = {{{cell, first_digit(left)}, true}, {{cell, first_digit(left)}, false}};
        if (take_verities(sink, [](Evidence&) {})) return true;
      }
    return false;
  }

  // Hands over what all starts lead to and none did before; `add`: puts into the evidence why one of them holds.
  template <class Add>
  bool take_verities(DeductionSink& sink, const Add& add) {
    const auto side = static_cast<std::size_t>(sets_->geometry().side());
    common_on_.fill(~Set{});
    common_off_.fill(~Set{});
    for (const Start& start : starts_) {
      net_.run(start.candidate, start.on, true);
      // That it leads to its opposite is a contradiction.
      (start.on ? common_off_ : common_on_)[start.candidate.digit].erase(start.candidate.cell);
      bool any = false;
      for (std::size_t digit = 0; digit < side; ++digit) {
        common_on_[digit] &= net_.on(static_cast<Digit>(digit));
        common_off_[digit] &= net_.off(static_cast<Digit>(digit));
        any = any || !common_on_[digit].empty() || !common_off_[digit].empty();
      }
      if (!any) return false;
    }
    for (std::size_t i = 0; i < side; ++i) {
      const auto digit = static_cast<Digit>(i);
      for (const Cell cell : common_on_[i] - told_on_[i])
        if (take_verity({cell, digit}, true, sink, add)) return true;
      for (const Cell cell : common_off_[i] - told_off_[i])
        if (take_verity({cell, digit}, false, sink, add)) return true;
    }
    return false;
  }

  template <class Add>
  bool take_verity(const Candidate& said, bool on, DeductionSink& sink, const Add& add) {
    (on ? told_on_ : told_off_)[said.digit].insert(said.cell);
    Deduction found{.technique = Technique::kForcingNetVerity};
    (on ? found.placements : found.eliminations).push_back(said);
    std::uint8_t chain = 0;
    for (const Start& start : starts_) {
      net_.run(start.candidate, start.on, true);
      net_.tell([&](const Candidate& what, bool is_on) { return is_on == on && what == said; }, chain++,
                found.evidence);
    }
    add(found.evidence);
    return sink.take(std::move(found));
  }

  const Sets* sets_ = nullptr;
  Net<kWords> net_;
  std::vector<Start> starts_;
  std::array<Set, Sets::kMostDigits> common_on_;
  std::array<Set, Sets::kMostDigits> common_off_;
  std::array<Set, Sets::kMostDigits> told_on_;
  std::array<Set, Sets::kMostDigits> told_off_;
};

}  // namespace

void find_forcing_net_contradictions(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    static thread_local NetFinder<kWords> finder;
    finder.find_contradictions(sets, sink);
  });
}

void find_forcing_net_verities(const Board& board, DeductionSink& sink) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    static thread_local NetFinder<kWords> finder;
    finder.find_verities(sets, sink);
  });
}

}  // namespace sudoscope
