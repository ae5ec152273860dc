// A diagnosis as JSON, for the command and the page. Nothing in it needs escaping: names, words and sentences of the
// solver's own.
#include <algorithm>
#include <string>

#include "sudoscope/diagnosis.hpp"
#include "sudoscope/format.hpp"

namespace sudoscope {
namespace {

std::string quoted(std::string_view text) { return '"' + std::string(text) + '"'; }
std::string truth(bool value) { return value ? "true" : "false"; }

// Members of an object or elements of a list, with commas between.
class Joined {
 public:
  void add(const std::string& element) {
    if (!text_.empty()) text_ += ", ";
    text_ += element;
  }
  void add(std::string_view key, const std::string& value) { add(quoted(key) + ": " + value); }
  std::string object() const { return '{' + text_ + '}'; }
  std::string list() const { return '[' + text_ + ']'; }

 private:
  std::string text_;
};

template <class Range, class Write>
std::string list_of(const Range& range, Write write) {
  Joined list;
  for (const auto& each : range) list.add(write(each));
  return list.list();
}

class Writer {
 public:
  Writer(const Geometry& geometry, DigitStyle style) : geometry_(geometry), style_(style) {}

  std::string cell(Cell cell) const { return quoted(cell_name(geometry_, cell)); }
  static std::string digit(Digit digit) { return digit == kBlank ? "0" : std::to_string(digit + 1); }
  std::string cells(std::span<const Cell> cells) const {
    return list_of(cells, [&](Cell each) { return cell(each); });
  }
  std::string line(std::span<const Digit> digits) const {
    return quoted(format_puzzle(geometry_, digits, GridStyle::kLine));
  }
  std::string house(HouseId house) const { return quoted(house_name(geometry_, house)); }

  std::string placement(Cell at, Digit value) const {
    Joined object;
    object.add("cell", cell(at));
    object.add("digit", digit(value));
    return object.object();
  }

  std::string digits_of(DigitSet set) const {
    Joined list;
    for (; set != 0; set = without_first(set)) list.add(digit(first_digit(set)));
    return list.list();
  }

  std::string clash(const Clash& clash) const {
    Joined object;
    object.add("house", house(clash.house));
    object.add("digit", digit(clash.digit));
    object.add("cells", cells(clash.cells));
    return object.object();
  }

  std::string candidates(const std::vector<Candidate>& candidates) const {
    return list_of(candidates, [&](const Candidate& each) { return placement(each.cell, each.digit); });
  }

  // The cells that a step is about: the pattern and what it fills or takes candidates from, or what is impossible.
  std::vector<Cell> cells_of(const ChainStep& step) const {
    std::vector<Cell> cells;
    if (step.contradiction && step.contradiction->cells.empty())
      cells = geometry_.houses()[step.contradiction->house].cells;
    else if (step.contradiction)
      cells = step.contradiction->cells;
    for (const Evidence::InCell& each : step.deduction.evidence.cells) cells.push_back(each.cell);
    for (const Candidate& each : step.deduction.placements) cells.push_back(each.cell);
    for (const Candidate& each : step.deduction.eliminations) cells.push_back(each.cell);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  std::string step(const ChainStep& step) const {
    Joined object;
    object.add("kind", quoted(name_of(step)));
    object.add("placements", candidates(step.deduction.placements));
    object.add("eliminations", candidates(step.deduction.eliminations));
    object.add("cells", cells(cells_of(step)));
    object.add("because", cells(step.because));
    if (step.contradiction && step.contradiction->kind == ContradictionKind::kAllTried)
      object.add("guesses", std::to_string(step.contradiction->guesses));
    object.add("sentence", quoted(describe(geometry_, step, style_)));
    return object.object();
  }

  void add_conflict(Joined& object, const Conflict& conflict, std::span<const Digit> digits) const {
    object.add("core", list_of(conflict.cells, [&](Cell each) { return placement(each, digits[each]); }));
    object.add("coreMinimal", truth(conflict.minimal));
    object.add("chain", list_of(conflict.chain.steps, [&](const ChainStep& each) { return step(each); }));
  }

  std::string cell_repair(const CellRepair& repair) const { return '{' + repair_members(repair) + '}'; }

  std::string repair(const Repair& repair) const {
    std::string text = "{\"kind\": " + quoted(name_of(repair.kind)) + ", " + repair_members(repair.first);
    if (repair.second.cell != kNoCell) text += ", \"with\": " + cell_repair(repair.second);
    return text + '}';
  }

 private:
  std::string repair_members(const CellRepair& repair) const {
    return "\"cell\": " + cell(repair.cell) + ", \"from\": " + digit(repair.from) + ", \"to\": " + digit(repair.to);
  }

  const Geometry& geometry_;
  DigitStyle style_;
};

void add_several(Joined& object, const Diagnosis& diagnosis, const Writer& write) {
  const auto side = static_cast<std::size_t>(diagnosis.puzzle().geometry->side());
  if (const SolutionList* solutions = diagnosis.solutions()) {
    object.add("solutions", std::to_string(solutions->count()));
    object.add("counted", truth(solutions->complete()));
    object.add("kept", std::to_string(solutions->kept()));
  }
  if (const Estimate* estimate = diagnosis.estimate()) {
    Joined told;
    told.add("mean", std::to_string(estimate->mean()));
    told.add("standardError", std::to_string(estimate->standard_error()));
    told.add("probes", std::to_string(estimate->probes()));
    told.add("hits", std::to_string(estimate->hits()));
    object.add("estimate", told.object());
  }
  if (const TrueCandidates* candidates = diagnosis.candidates()) {
    const auto sets = candidates->of_cells();
    object.add("trueCandidates", list_of(sets, [&](DigitSet set) { return write.digits_of(set); }));
    object.add("candidatesComplete", truth(candidates->complete()));
    if (diagnosis.solutions() && diagnosis.solutions()->complete()) {
      Joined counts;
      for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        Joined of_cell;
        for (DigitSet left = sets[cell]; left != 0; left = without_first(left))
          of_cell.add(std::to_string(diagnosis.solutions()->having()[cell * side + first_digit(left)]));
        counts.add(of_cell.list());
      }
      object.add("candidateCounts", counts.list());
    }
    if (candidates->complete())
      object.add("sameInAll", list_of(candidates->same_in_all(),
                                      [&](Cell cell) { return write.placement(cell, first_digit(sets[cell])); }));
    object.add("extraGivens", list_of(candidates->extra_givens(),
                                      [&](const Placement& each) { return write.placement(each.cell, each.digit); }));
  }
  if (const UnavoidableSets* sets = diagnosis.sets())
    object.add("unavoidable", list_of(sets->sets(), [&](const std::vector<Cell>& set) { return write.cells(set); }));
}

void add_unique(Joined& object, const Diagnosis& diagnosis, const Writer& write) {
  if (const RedundantGivens* redundant = diagnosis.redundant()) {
    object.add("redundant", write.cells(redundant->cells()));
    const bool minimal = redundant->cells().empty();
    object.add("minimal", minimal && !redundant->known() ? "null" : truth(minimal));
  }
  object.add("singles", truth(is_solved_by_singles(diagnosis.puzzle())));
  object.add("solutions", "1");
  object.add("solution", write.line(diagnosis.solution()));
}

// What the entries should have been, where there is but one solution.
std::string entries_of(const Diagnosis& diagnosis, const Writer& write) {
  const std::vector<Digit>& entries = diagnosis.entries();
  Joined wrong;
  if (diagnosis.status() == SolveStatus::kUnique)
    for (std::size_t cell = 0; cell < entries.size(); ++cell)
      if (entries[cell] != kBlank && entries[cell] != diagnosis.solution()[cell])
        wrong.add(write.cell_repair({static_cast<Cell>(cell), entries[cell], diagnosis.solution()[cell]}));
  Joined object;
  write.add_conflict(object, *diagnosis.entry_conflict(), entries);
  object.add("wrong", wrong.list());
  return object.object();
}

}  // namespace

std::string json_of(const Diagnosis& diagnosis, DigitStyle style) {
  const Puzzle& puzzle = diagnosis.puzzle();
  const Writer write(*puzzle.geometry, style);
  const SolveStatus status = diagnosis.status();
  Joined object;
  object.add("puzzle", write.line(puzzle.givens));
  object.add("status", quoted(name_of(status)));
  object.add("finished", truth(diagnosis.finished()));
  object.add("stage", quoted(diagnosis.stage()));
  object.add("conflicts", list_of(clashes_of(puzzle), [&](const Clash& each) { return write.clash(each); }));
  object.add("symmetry", list_of(symmetries(puzzle), [](Symmetry each) { return quoted(name_of(each)); }));
  if (diagnosis.entry_conflict()) object.add("entries", entries_of(diagnosis, write));
  if (const auto conflict = diagnosis.conflict()) write.add_conflict(object, *conflict, puzzle.givens);
  if (const Repairs* repairs = diagnosis.repairs())
    object.add("repairs", list_of(repairs->repairs(), [&](const Repair& each) { return write.repair(each); }));
  if (status == SolveStatus::kNone) object.add("solutions", "0");
  if (status == SolveStatus::kSeveral) add_several(object, diagnosis, write);
  if (status == SolveStatus::kUnique) add_unique(object, diagnosis, write);
  return object.object();
}

}  // namespace sudoscope
