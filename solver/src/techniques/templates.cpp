// Templates, also pattern overlay: every way to place one digit in all houses that miss it. A cell in all of them
// holds the digit, and a cell in none of them loses it. A cell in all templates of one digit is in no template of
// another, which may leave the other fewer; and so on. Results of the templates of one digit alone come first.
//
// A template is looked for through each candidate that no template found so far uses, and
// then around each cell that all of them use. This is bounded work for a digit: on grids
// of more than some 12x12 cells it may be given up, and the digit then has no results.
#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kMostSteps = 20'000;  // for each digit

// All templates of a digit together, without listing them.
template <class Sets>
class TemplateSearch {
 public:
  using Set = typename Sets::Set;

  // `all`: the possible places of the digit.
  TemplateSearch(const Sets& sets, Digit digit, const Set& all) : sets_(sets) {
    for (std::size_t i = 0; i < sets.geometry().houses().size(); ++i)
      if (has_digit(sets.missing(static_cast<HouseId>(i)), digit)) open_[count_++] = static_cast<HouseId>(i);
    if (!complete(all, {}, count_)) return;
    in_all_ = found_;
    in_some_ = found_;
    for (const Cell cell : all) {
      if (in_some_.contains(cell)) continue;
      Set with;
      with.insert(cell);
      if (!complete(all - sets.peers(cell), with, without_houses_of(cell))) continue;
      in_all_ &= found_;
      in_some_ |= found_;
    }
    for (const Cell cell : in_all_) {
      if (!in_all_.contains(cell)) continue;
      Set without = all;
      without.erase(cell);
      if (complete(without, {}, count_)) in_all_ &= found_;
    }
    is_known_ = steps_ <= kMostSteps;
  }

  // True if there is a template, and the search was not given up.
  bool is_known() const { return is_known_; }
  const Set& in_all() const { return in_all_; }
  const Set& in_some() const { return in_some_; }

 private:
  // The open houses are the first ones of open_: the houses of the cell move to the end.
  std::size_t without_houses_of(Cell cell) {
    std::size_t left = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (!sets_.house(open_[i]).contains(cell)) std::swap(open_[left++], open_[i]);
    return left;
  }

  // Places the digit in the first `open` houses, at cells of `left`; the template is found_ then.
  bool complete(const Set& left, const Set& placed, std::size_t open) {
    if (open == 0) {
      found_ = placed;
      return true;
    }
    if (++steps_ > kMostSteps) return false;
    std::size_t tightest = 0;
    int fewest = Set::kCapacity + 1;
    for (std::size_t i = 0; i < open; ++i) {
      const int places = (sets_.house(open_[i]) & left).count();
      if (places >= fewest) continue;
      fewest = places;
      tightest = i;
    }
    for (const Cell cell : sets_.house(open_[tightest]) & left) {
      std::size_t still_open = 0;
      for (std::size_t i = 0; i < open; ++i)
        if (!sets_.house(open_[i]).contains(cell)) std::swap(open_[still_open++], open_[i]);
      Set with = placed;
      with.insert(cell);
      Set rest = left - sets_.peers(cell);
      rest.erase(cell);
      if (complete(rest, with, still_open)) return true;
    }
    return false;
  }

  const Sets& sets_;
  std::array<HouseId, kMostHouses> open_;
  std::size_t count_ = 0;
  Set found_;
  Set in_all_;
  Set in_some_;
  int steps_ = 0;
  bool is_known_ = false;
};

// Every place of the digits, and every house that misses one of them.
template <class Sets>
Evidence evidence_of(const Sets& sets, DigitSet digits) {
  Evidence evidence;
  for (std::size_t i = 0; i < sets.geometry().houses().size(); ++i) {
    const auto house = static_cast<HouseId>(i);
    if (const DigitSet missing = sets.missing(house) & digits; missing != 0)
      evidence.houses.push_back({house, HouseRole::kBase, missing});
  }
  for (const Cell cell : sets.blank())
    if (const DigitSet held = sets.candidates(cell) & digits; held != 0) evidence.cells.push_back({cell, held});
  return evidence;
}

// The known facts about a digit's templates.
template <class Set>
struct Known {
  Set in_all;
  Set in_some;
  DigitSet by = 0;  // the digit, and those whose templates left it fewer
  bool is_open = true;
};

// Calls visit(digit, known) for each digit with known templates,
// and again if others left it fewer, until it returns true.
template <class Sets, class Visit>
void for_each_digit(const Sets& sets, Visit visit) {
  std::array<Known<typename Sets::Set>, Sets::kMostDigits> all;
  const auto digits = std::span(all).first(static_cast<std::size_t>(sets.geometry().side()));
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const auto digit = static_cast<Digit>(i);
    digits[i] = {.in_all = {}, .in_some = sets.cells_for(digit), .by = digit_bit(digit)};
  }
  const auto is_open = [](const auto& known) { return known.is_open; };
  while (std::any_of(digits.begin(), digits.end(), is_open)) {
    for (std::size_t i = 0; i < digits.size(); ++i) {
      auto& known = digits[i];
      if (!std::exchange(known.is_open, false) || known.in_some.empty()) continue;
      const auto digit = static_cast<Digit>(i);
      const TemplateSearch<Sets> search(sets, digit, known.in_some);
      if (!search.is_known()) continue;
      known.in_all = search.in_all();
      known.in_some = search.in_some();
      if (visit(digit, known)) return;
    }
    for (auto& known : digits)
      for (const auto& other : digits) {
        if (&known == &other || !known.in_some.intersects(other.in_all)) continue;
        known.in_some -= other.in_all;
        known.by |= other.by;
        known.is_open = true;
      }
  }
}

// Hands over the result of `add` for each digit's templates whenever it grows.
template <class Add>
void find_by_templates(const Board& board, Technique technique, DeductionSink& sink, Add add) {
  board.with_sets([&]<int kWords>(const BoardSets<kWords>& sets) {
    std::array<std::size_t, BoardSets<kWords>::kMostDigits> told{};
    for_each_digit(sets, [&](Digit digit, const auto& known) {
      Deduction found{.technique = technique};
      add(sets, digit, known, found);
      const std::size_t count = found.placements.size() + found.eliminations.size();
      if (count == std::exchange(told[digit], count)) return false;
      found.evidence = evidence_of(sets, known.by);
      return sink.take(std::move(found));
    });
  });
}

}  // namespace

void find_templates_set(const Board& board, DeductionSink& sink) {
  find_by_templates(board, Technique::kTemplateSet, sink,
                    [](const auto&, Digit digit, const auto& known, Deduction& found) {
                      for (const Cell cell : known.in_all) found.placements.push_back({cell, digit});
                    });
}

void find_templates_delete(const Board& board, DeductionSink& sink) {
  find_by_templates(board, Technique::kTemplateDelete, sink,
                    [](const auto& sets, Digit digit, const auto& known, Deduction& found) {
                      for (const Cell cell : sets.cells_for(digit) - known.in_some)
                        found.eliminations.push_back({cell, digit});
                    });
}

Message reason_of_templates(const Geometry& geometry, const Deduction& deduction) {
  const bool is_set = !deduction.placements.empty();
  const std::vector<Candidate>& said = is_set ? deduction.placements : deduction.eliminations;
  std::vector<CellName> cells;
  for (const Candidate& each : said) cells.push_back(cell_named(geometry, each.cell));
  const DigitName digit = digit_named(said[0].digit);
  DigitSet others = 0;
  for (const Evidence::InCell& each : deduction.evidence.cells) others |= each.digits;
  others &= ~digit_bit(said[0].digit);
  if (others == 0)
    return is_set ? say(MessageId::kInEveryTemplate, digit, cells) : say(MessageId::kInNoTemplate, digit, cells);
  const std::vector<DigitName> room = digits_named(others);
  return is_set ? say(MessageId::kInEveryTemplateBeside, digit, room, cells)
                : say(MessageId::kInNoTemplateBeside, digit, room, cells);
}

}  // namespace sudoscope
