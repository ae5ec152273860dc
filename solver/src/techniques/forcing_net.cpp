// Forcing nets: consequences by singles alone of a candidate that is on, or off. Unlike in a chain, a step by a cell or
// a house may need several earlier steps; if none does, the net is a chain.
//
//   contradiction  the candidate leaves a cell without a digit, or a digit without a place in a house, or makes a
//                  candidate both on and off: so it is off (or on)
//   verity         all candidates of a cell, all places of a digit in a house, or a candidate on and off alike, lead to
//                  the same: so that is true
//
// An instance of a contradiction is the candidate that leads to it, by the first singles; an instance of a verity is
// the common conclusion, by the fewest candidates or places. The links of a net are listed in an order in which each
// follows from those before it. Definitions: HoDoKu.
#include "techniques/finders.hpp"
#include "techniques/kept_finder.hpp"
#include "techniques/net.hpp"

namespace sudoscope {
namespace {

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
    net_.tell_clash(0, found);
    // A single, off, has its own technique.
    return !found.evidence.links.empty() && sink.take(std::move(found));
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

  // Hands over common conclusions of all starts that are new;
  // `add`: puts into the evidence why one of the starts holds.
  template <class Add>
  bool take_verities(DeductionSink& sink, const Add& add) {
    const auto side = static_cast<std::size_t>(sets_->geometry().side());
    common_on_.fill(~Set{});
    common_off_.fill(~Set{});
    for (const Start& start : starts_) {
      net_.run(start.candidate, start.on, true);
      // A candidate that leads to its opposite is a contradiction.
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
      net_.tell(said, on, chain++, found);
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
  with_kept_finder<NetFinder>(board, [&](auto& finder, const auto& sets) { finder.find_contradictions(sets, sink); });
}

void find_forcing_net_verities(const Board& board, DeductionSink& sink) {
  with_kept_finder<NetFinder>(board, [&](auto& finder, const auto& sets) { finder.find_verities(sets, sink); });
}

}  // namespace sudoscope
