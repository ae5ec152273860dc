#include "techniques/net_patterns.hpp"

#include <algorithm>

#include "techniques/finders.hpp"
#include "techniques/places.hpp"

namespace sudoscope {
namespace {

// Candidates that evidence needs to be off: in a base house the other places of its digits, in a cell
// of the pattern that is in no base house the other candidates, and for a strong link all but its ends.
class Needed {
 public:
  Needed(const Position& position, const Position& left, const Evidence& evidence)
      : position_(position), left_(left), evidence_(evidence) {
    DigitSet pattern = 0;
    for (const Evidence::InCell& each : evidence.cells) pattern |= each.digits;
    for (const Evidence::InHouse& each : evidence.houses)
      if (each.role == HouseRole::kBase) add_house(each.house, each.digits != 0 ? each.digits : pattern);
    for (const Evidence::InCell& each : evidence.cells)
      if (!is_in_base(each.cell)) add_cell(each.cell);
    for (const ChainLink& each : evidence.links) {
      if (!each.strong) continue;
      if (each.house == kNoHouse)
        add_cell(each.from.cells[0]);
      else
        add_house(each.house, digit_bit(each.from.digit));
    }
    std::sort(list_.begin(), list_.end());
    list_.erase(std::unique(list_.begin(), list_.end()), list_.end());
  }

  std::vector<Candidate>& list() { return list_; }

 private:
  bool is_in_base(Cell cell) const {
    return std::any_of(evidence_.houses.begin(), evidence_.houses.end(), [&](const Evidence::InHouse& each) {
      return each.role == HouseRole::kBase && is_in(position_.geometry(), cell, each.house);
    });
  }
  void add(Cell cell, DigitSet digits) {
    for (DigitSet struck = position_.candidates(cell) & ~left_.candidates(cell) & digits; struck != 0;
         struck = without_first(struck))
      list_.push_back({cell, first_digit(struck)});
  }
  void add_cell(Cell cell) { add(cell, position_.geometry().all()); }
  void add_house(HouseId house, DigitSet digits) {
    for (const Cell cell : position_.geometry().houses()[house].cells) add(cell, digits);
  }

  const Position& position_;
  const Position& left_;
  const Evidence& evidence_;
  std::vector<Candidate> list_;
};

// Keeps deductions that need any struck candidate.
class Patterns : public DeductionSink {
 public:
  Patterns(const Position& position, const Position& left, std::vector<NetPattern>& found)
      : position_(position), left_(left), found_(found) {}
  bool take(Deduction deduction) override {
    Needed needed(position_, left_, deduction.evidence);
    if (needed.list().empty()) return false;
    NetPattern pattern{.deduction = std::move(deduction), .gone = {}, .needed = std::move(needed.list())};
    pattern.gone = pattern.deduction.eliminations;
    for (const auto& [cell, digit] : pattern.deduction.placements)
      for (DigitSet gone = left_.candidates(cell) & ~digit_bit(digit); gone != 0; gone = without_first(gone))
        pattern.gone.push_back({cell, first_digit(gone)});
    found_.push_back(std::move(pattern));
    return false;
  }

 private:
  const Position& position_;
  const Position& left_;
  std::vector<NetPattern>& found_;
};

}  // namespace

void find_net_patterns(const Board& board, const Position& left, std::span<const Technique> techniques,
                       std::vector<NetPattern>& found) {
  found.clear();
  const Board board_left(left, board.grid());
  Patterns patterns(board.position(), left, found);
  for (std::size_t i = 0; i < techniques.size() && found.empty(); ++i) find(board_left, techniques[i], patterns);
}

}  // namespace sudoscope
