// Almost locked sets: two that share a restricted digit, three, or
// a chain of them, each further in the list than the one before.
#include <algorithm>
#include <set>
#include <vector>

#include "rating/hodoku/sort.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr int kNone = -1;

struct Als {
  Cells cells;
  Mask digits = 0;
  Table<Cells, kSide> places{};  // of a digit in it
  Table<Cells, kSide> seen{};    // elsewhere, by all of those
  Cells seen_by_any;

  bool reaches(const Als& other, int digit) const { return (places[digit] - other.seen[digit]).empty(); }
};

// Two sets without a common cell, and one or two digits that only one of them can hold.
struct Join {
  int from;
  int to;
  int digit;
  int other = kNone;

  bool is_double() const { return other != kNone; }
  Mask digits() const { return static_cast<Mask>(bit(digit) | (is_double() ? bit(other) : 0)); }
};

// The digits of a join by which a chain arrived.
enum class Came : std::uint8_t { kByFirst, kBySecond, kByBoth };

class AlsSearch {
 public:
  explicit AlsSearch(const Grid& grid) : grid_(grid) {
    for (int line = 0; line < kHouses; ++line) {
      line_ = line;
      grow(0, {}, 0);
    }
    join();
  }

  bool find_xz(Found& found) const {
    for (const Join& each : joins_) {
      const Als& a = sets_[static_cast<std::size_t>(each.from)];
      const Als& b = sets_[static_cast<std::size_t>(each.to)];
      Found step{Technique::kAlsXz};
      take_common(a, b, bit(each.digit), step);
      if (each.is_double()) {
        take_common(a, b, bit(each.other), step);
        take_locked(a, b, each.digits(), step);
        take_locked(b, a, each.digits(), step);
      }
      if (step.gone.empty()) continue;
      found = std::move(step);
      return true;
    }
    return false;
  }

  bool find_wing(Found& found) const {
    for (std::size_t i = 0; i < joins_.size(); ++i) {
      const Join& one = joins_[i];
      for (std::size_t j = i + 1; j < end_of(one.from); ++j)
        if (takes_wing(one, one.to, joins_[j], joins_[j].to, found)) return true;
      for (const int j : joins_to_[static_cast<std::size_t>(one.to)]) {
        const Join& two = joins_[static_cast<std::size_t>(j)];
        if (two.from > one.from && takes_wing(one, one.from, two, two.from, found)) return true;
      }
      for (std::size_t j = begin_of(one.to); j < end_of(one.to); ++j)
        if (takes_wing(one, one.from, joins_[j], joins_[j].to, found)) return true;
    }
    return false;
  }

  bool find_chain(Found& found) {
    been_.assign(joins_.size() * kStates, 0);
    for (start_ = 0; start_ < static_cast<int>(sets_.size()); ++start_) {
      Table<int, kSide> stamps;
      stamps.fill(kNone);
      for (std::size_t i = begin_of(start_); i < end_of(start_); ++i) {
        for (const Came came : {Came::kByFirst, Came::kBySecond}) {
          if (came == Came::kBySecond && !joins_[i].is_double()) continue;
          start_digit_ = came == Came::kByFirst ? joins_[i].digit : joins_[i].other;
          if (stamps[start_digit_] == kNone) stamps[start_digit_] = ++last_stamp_;
          stamp_ = stamps[start_digit_];
          go_on(i, came, 1);
        }
      }
    }
    if (chains_.empty()) return false;
    found = best_of(chains_);
    return true;
  }

 private:
  static constexpr int kFewestJoins = 3;
  static constexpr std::size_t kStates = 3 * kFewestJoins;

  // Sets of a line that have cells before `place` already.
  void grow(int place, Cells cells, Mask digits) {
    const int size = cells.size();
    if (size > 0 && count(digits) == size + 1 && is_first_seen(cells)) add(cells, digits);
    if (size == kSide - 1) return;
    for (; place < kSide; ++place) {
      const int cell = cells_of_line(line_)[place];
      if (grid_.cell[cell] == 0) continue;
      Cells more = cells;
      more.insert(cell);
      grow(place + 1, more, digits | grid_.cell[cell]);
    }
  }

  // A set in two lines is found in the first of them.
  bool is_first_seen(Cells cells) const {
    if (line_ < kFirstColumn) return true;
    if (line_ < kFirstBox) return cells.size() > 1;
    const int cell = cells.first();
    return !(cells - set_of_line(line_of(cell, 0))).empty() && !(cells - set_of_line(line_of(cell, 1))).empty();
  }

  void add(Cells cells, Mask digits) {
    Als als;
    als.cells = cells;
    als.digits = digits;
    for_each(static_cast<unsigned>(digits), [&](int digit) {
      als.places[digit] = cells & grid_.places[digit];
      als.seen[digit] = (common_peers(als.places[digit]) & grid_.places[digit]) - cells;
      als.seen_by_any = als.seen_by_any | als.seen[digit];
    });
    sets_.push_back(als);
  }

  void join() {
    joins_to_.resize(sets_.size());
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      begins_.push_back(joins_.size());
      for (std::size_t j = i + 1; j < sets_.size(); ++j) {
        const Als& a = sets_[i];
        const Als& b = sets_[j];
        if ((a.digits & b.digits) == 0 || (a.seen_by_any & b.cells).empty() || !(a.cells & b.cells).empty()) continue;
        Join join{static_cast<int>(i), static_cast<int>(j), kNone};
        for_each(static_cast<unsigned>(a.digits & b.digits), [&](int digit) {
          if (!a.reaches(b, digit) || !b.reaches(a, digit)) return;
          (join.digit == kNone ? join.digit : join.other) = digit;
        });
        if (join.digit == kNone) continue;
        joins_to_[j].push_back(static_cast<int>(joins_.size()));
        joins_.push_back(join);
      }
    }
    begins_.push_back(joins_.size());
  }

  std::size_t begin_of(int als) const { return begins_[static_cast<std::size_t>(als)]; }
  std::size_t end_of(int als) const { return begins_[static_cast<std::size_t>(als) + 1]; }

  // Removes common digits of both, except some, from cells that see all their places in both.
  void take_common(const Als& a, const Als& b, Mask restricted, Found& step) const {
    const unsigned common = static_cast<unsigned>(a.digits & b.digits & ~restricted);
    if (common == 0 || (a.seen_by_any & b.seen_by_any).empty()) return;
    for_each(common, [&](int digit) { step.take(grid_, a.seen[digit] & b.seen[digit], bit(digit)); });
  }

  void take_locked(const Als& a, const Als& b, Mask restricted, Found& step) const {
    for_each(static_cast<unsigned>(a.digits & ~restricted),
             [&](int digit) { step.take(grid_, a.seen[digit] - b.cells, bit(digit)); });
  }

  bool takes_wing(const Join& one, int a, const Join& two, int b, Found& found) const {
    if (!one.is_double() && !two.is_double() && one.digit == two.digit) return false;
    const Als& first_set = sets_[static_cast<std::size_t>(a)];
    const Als& second_set = sets_[static_cast<std::size_t>(b)];
    if (!(first_set.cells & second_set.cells).empty()) return false;
    Found step{Technique::kAlsXyWing};
    take_common(first_set, second_set, one.digits() | two.digits(), step);
    if (step.gone.empty()) return false;
    found = std::move(step);
    return true;
  }

  // Digits by which a chain that arrived this way continues; false if there are
  // none. If it arrived by two digits only the first is examined, as in HoDoKu.
  static bool goes_on(const Join& before, Came before_came, const Join& next, Came& came) {
    const int used = before_came == Came::kBySecond ? before.other : before.digit;
    if (!next.is_double()) {
      came = Came::kByFirst;
      return next.digit != used;
    }
    came = next.other == used ? Came::kByFirst : next.digit == used ? Came::kBySecond : Came::kByBoth;
    return true;
  }

  // The rest of a chain that came this way before is known.
  void go_on(std::size_t at, Came came, int links) {
    const std::size_t state = at * kStates + static_cast<std::size_t>(came) * kFewestJoins +
                              static_cast<std::size_t>(std::min(links, kFewestJoins) - 1);
    if (been_[state] == stamp_) return;
    been_[state] = stamp_;
    const Join& here = joins_[at];
    if (links >= kFewestJoins) close(here, came);
    for (std::size_t next = begin_of(here.to); next < end_of(here.to); ++next) {
      Came next_came;
      if (goes_on(here, came, joins_[next], next_came)) go_on(next, next_came, links + 1);
    }
  }

  void close(const Join& last, Came came) {
    const Mask last_digits = came == Came::kByBoth    ? last.digits()
                             : came == Came::kByFirst ? bit(last.digit)
                                                      : bit(last.other);
    Found step{Technique::kAlsXyChain};
    take_common(sets_[static_cast<std::size_t>(start_)], sets_[static_cast<std::size_t>(last.to)],
                bit(start_digit_) | last_digits, step);
    if (step.gone.empty()) return;
    put_in_order(step.gone);
    std::vector<int> key;
    for (const Single& each : step.gone) key.push_back(candidate(each.cell, each.digit));
    if (known_.insert(std::move(key)).second) chains_.push_back(std::move(step));
  }

  const Grid& grid_;
  int line_ = 0;
  std::vector<Als> sets_;
  std::vector<Join> joins_;                 // by their first set, then by their second
  std::vector<std::size_t> begins_;         // by set, of the joins from it
  std::vector<std::vector<int>> joins_to_;  // by set
  int start_ = 0;
  int start_digit_ = 0;
  int stamp_ = 0;
  int last_stamp_ = 0;
  std::vector<int> been_;  // by join, digits and length of the chain: the stamp of the start
  std::set<std::vector<int>> known_;
  std::vector<Found> chains_;
};

}  // namespace

bool find_als(const Grid& grid, Found& found) {
  AlsSearch search(grid);
  return search.find_xz(found) || search.find_wing(found) || search.find_chain(found);
}

}  // namespace sudoscope::rating::hodoku
