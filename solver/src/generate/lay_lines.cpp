// Lines: walks over free cells that never cross, each extended while its rule can still hold.
#include <algorithm>
#include <optional>
#include <set>

#include "generate/clue_layout.hpp"
#include "sudoscope/base/shuffle.hpp"

namespace sudoscope {
namespace {

using enum ClueWishKind;

class Lines {
 public:
  Lines(LayoutRoom& room, ClueWishKind kind) : room_(room), kind_(kind) {}

  std::vector<LaidClue> lay(int count) {
    std::vector<LaidClue> clues;
    for (int tries = 0; tries < 40 * count && static_cast<int>(clues.size()) < count; ++tries)
      if (auto line = random_line()) clues.push_back(clue_of(*line));
    return clues;
  }

 private:
  std::size_t random_length() {
    const auto most = static_cast<std::size_t>(std::min(6, std::max(3, room_.side() - 2)));
    if (kind_ == kArrows) return 3 + room_.rng.below(2);
    return 3 + room_.rng.below(most - 2);
  }

  std::optional<std::vector<Cell>> random_line() {
    const auto cells = static_cast<std::size_t>(room_.geometry.cell_count());
    const auto first = static_cast<Cell>(room_.rng.below(cells));
    if (room_.taken[first]) return std::nullopt;
    line_ = {first};
    wanted_ = random_length();
    const bool found = kind_ == kPalindromes ? extend_both_ways() : extend();
    if (!found) return std::nullopt;
    for (const Cell cell : line_) room_.taken[cell] = true;
    for (std::size_t at = 1; at < line_.size(); ++at)
      if (const auto corner = corner_between(line_[at - 1], line_[at])) crossed_.insert(*corner);
    return line_;
  }

  bool extend() {
    if (is_whole()) return true;
    if (line_.size() >= wanted_) return false;
    for (const Cell cell : ways_from(line_.back())) {
      line_.push_back(cell);
      if (can_go_on() && extend()) return true;
      line_.pop_back();
    }
    return false;
  }

  // A palindrome grows from its middle: a cell, or two equal digits.
  bool extend_both_ways() {
    while (line_.size() < wanted_) {
      std::vector<std::pair<Cell, Cell>> ways;
      for (const Cell front : ways_from(line_.front()))
        for (const Cell back : ways_from(line_.back()))
          if (front != back && room_.value(front) == room_.value(back) && !do_cross(front, back))
            ways.emplace_back(front, back);
      if (ways.empty()) break;
      const auto [front, back] = ways[room_.rng.below(ways.size())];
      line_.insert(line_.begin(), front);
      line_.push_back(back);
    }
    return line_.size() >= 3;
  }

  bool do_cross(Cell front, Cell back) const {
    const auto one = corner_between(line_.front(), front);
    return one && one == corner_between(line_.back(), back);
  }

  std::vector<Cell> ways_from(Cell cell) {
    std::vector<Cell> ways = room_.neighbours(cell, true);
    std::erase_if(ways, [&](Cell next) {
      return room_.taken[next] || std::find(line_.begin(), line_.end(), next) != line_.end() || is_knot(cell, next);
    });
    shuffle(ways, room_.rng);
    return ways;
  }

  // A corner of the grid's lines that a diagonal step passes, as the number of the cell below and right of it.
  std::optional<int> corner_between(Cell a, Cell b) const {
    const int side = room_.side();
    if (a / side == b / side || a % side == b % side) return std::nullopt;
    return std::max(a / side, b / side) * side + std::max(a % side, b % side);
  }

  // True if the step crosses a line, or touches this one a second time.
  bool is_knot(Cell from, Cell to) const {
    const auto corner = corner_between(from, to);
    if (corner && crossed_.contains(*corner)) return true;
    for (std::size_t at = 1; corner && at < line_.size(); ++at)
      if (corner_between(line_[at - 1], line_[at]) == corner) return true;
    const std::vector<Cell> around = room_.neighbours(to, false);
    return std::any_of(line_.begin(), line_.end(), [&](Cell cell) {
      return cell != from && std::find(around.begin(), around.end(), cell) != around.end();
    });
  }

  int sum_of_arrow() const {
    int sum = 0;
    for (std::size_t at = 1; at < line_.size(); ++at) sum += room_.value(line_[at]);
    return sum;
  }

  std::pair<int, int> ends_of_digits() const {
    int least = room_.side();
    int most = 1;
    for (const Cell cell : line_) {
      least = std::min(least, room_.value(cell));
      most = std::max(most, room_.value(cell));
    }
    return {least, most};
  }

  bool can_go_on() const {
    const int last = room_.value(line_.back());
    const int before = room_.value(line_[line_.size() - 2]);
    switch (kind_) {
      case kArrows:
        return sum_of_arrow() <= room_.value(line_.front());
      case kThermometers:
        return last > before;
      case kWhispers:
        return std::abs(last - before) >= whisper_of(room_.side());
      default: {
        const auto [least, most] = ends_of_digits();
        const auto repeats =
            std::count_if(line_.begin(), line_.end(), [&](Cell cell) { return room_.value(cell) == last; });
        return repeats == 1 && most - least < static_cast<int>(wanted_);
      }
    }
  }

  bool is_whole() const {
    if (line_.size() < 3) return false;
    if (kind_ == kArrows) return sum_of_arrow() == room_.value(line_.front());
    if (line_.size() < wanted_) return false;
    if (kind_ != kRenban) return true;
    const auto [least, most] = ends_of_digits();
    return most - least + 1 == static_cast<int>(line_.size());
  }

  LaidClue clue_of(const std::vector<Cell>& line) const {
    const std::string lines = R"("lines":[)" + addresses_of(room_.side(), line) + ']';
    switch (kind_) {
      case kArrows:
        return {"arrow", R"({"cells":[")" + address_of(room_.side(), line.front()) + R"("],)" + lines + '}', line};
      case kThermometers:
        return {"thermometer", '{' + lines + '}', line};
      case kWhispers:
        return {"whispers", '{' + lines + R"(,"value":")" + std::to_string(whisper_of(room_.side())) + "\"}", line};
      case kPalindromes:
        return {"palindrome", '{' + lines + '}', line};
      default:
        return {"renban", '{' + lines + '}', line};
    }
  }

  LayoutRoom& room_;
  ClueWishKind kind_;
  std::vector<Cell> line_;
  std::size_t wanted_ = 0;
  std::set<int> crossed_;  // corners
};

}  // namespace

int whisper_of(int side) { return (side + 1) / 2; }

std::vector<LaidClue> lay_lines(LayoutRoom& room, ClueWishKind kind, int count) { return Lines(room, kind).lay(count); }

}  // namespace sudoscope
