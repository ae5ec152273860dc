// Templates, also pattern overlay: every way to place one digit in all houses that miss it. A cell in all of them holds
// the digit, and one in none of them loses it.
//
// A template is looked for through each candidate that no template found so far uses, and then around each cell that
// all of them use. That is bounded work for a digit: on grids of more than some 12x12 cells it may be given up, and
// nothing is then said of the digit.
#include "sudoscope/say.hpp"
#include "techniques/finders.hpp"

namespace sudoscope {
namespace {

constexpr int kMostSteps = 20'000;  // for each digit

// All templates of a digit together, without listing them.
template <class Sets>
class TemplateSearch {
 public:
  using Set = typename Sets::Set;

  TemplateSearch(const Sets& sets, Digit digit) : sets_(sets) {
    for (std::size_t i = 0; i < sets.geometry().houses().size(); ++i)
      if (has_digit(sets.missing(static_cast<HouseId>(i)), digit)) open_[count_++] = static_cast<HouseId>(i);
    const Set& all = sets.cells_for(digit);
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

  // Whether there is a template, and there were not too many to look through.
  bool is_known() const { return is_known_; }
  const Set& in_all() const { return in_all_; }
  const Set& in_some() const { return in_some_; }

 private:
  // The open houses are the first ones of open_: those of the cell go to the end.
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

// Every place of the digit, and every house that misses it.
template <class Sets>
Evidence evidence_of(const Sets& sets, Digit digit) {
  Evidence evidence;
  for (std::size_t i = 0; i < sets.geometry().houses().size(); ++i)
    if (has_digit(sets.missing(static_cast<HouseId>(i)), digit))
      evidence.houses.push_back({static_cast<HouseId>(i), HouseRole::kBase});
  for (const Cell cell : sets.cells_for(digit)) evidence.cells.push_back({cell, digit_bit(digit)});
  return evidence;
}

// Calls visit(digit, search) for each digit whose templates are known, until it returns true.
template <class Sets, class Visit>
void for_each_digit(const Sets& sets, Visit visit) {
  for (Digit digit = 0; digit < sets.geometry().side(); ++digit) {
    if (sets.cells_for(digit).empty()) continue;
    const TemplateSearch<Sets> search(sets, digit);
    if (search.is_known() && visit(digit, search)) return;
  }
}

}  // namespace

void find_templates_set(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for_each_digit(sets, [&](Digit digit, const auto& search) {
      if (search.in_all().empty()) return false;
      Deduction found{.technique = Technique::kTemplateSet, .evidence = evidence_of(sets, digit)};
      for (const Cell cell : search.in_all()) found.placements.push_back({cell, digit});
      return sink.take(std::move(found));
    });
  });
}

void find_templates_delete(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for_each_digit(sets, [&](Digit digit, const auto& search) {
      const auto gone = sets.cells_for(digit) - search.in_some();
      if (gone.empty()) return false;
      Deduction found{.technique = Technique::kTemplateDelete, .evidence = evidence_of(sets, digit)};
      for (const Cell cell : gone) found.eliminations.push_back({cell, digit});
      return sink.take(std::move(found));
    });
  });
}

Message reason_of_templates(const Geometry& geometry, const Deduction& deduction) {
  const bool sets = !deduction.placements.empty();
  std::vector<CellName> cells;
  for (const Candidate& each : sets ? deduction.placements : deduction.eliminations)
    cells.push_back(cell_named(geometry, each.cell));
  const DigitName digit = digit_named(first_digit(deduction.evidence.cells[0].digits));
  return sets ? say(MessageId::kInEveryTemplate, digit, cells) : say(MessageId::kInNoTemplate, digit, cells);
}

}  // namespace sudoscope
