// A diagnosis as JSON, for the command and the page.
#include <algorithm>
#include <string>

#include "sudoscope/base/json.hpp"
#include "sudoscope/diagnose/diagnosis.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope {
namespace {

class Writer {
 public:
  Writer(const Geometry& geometry, const Language* language) : geometry_(geometry), language_(language) {}

  Json cell(Cell cell) const { return cell_name(geometry_, cell); }
  static Json digit(Digit digit) { return digit == kBlank ? 0 : digit + 1; }
  Json told(const Message& message) const { return language_ ? text_of(message, *language_) : Json(message); }
  Json cells(std::span<const Cell> cells) const {
    return Json::list(cells, [&](Cell each) { return cell(each); });
  }
  Json line(std::span<const Digit> digits) const { return format_puzzle(geometry_, digits, GridStyle::kLine); }

  Json placement(Cell at, Digit value) const {
    JsonObject object;
    object.add("cell", cell(at));
    object.add("digit", digit(value));
    return object;
  }

  Json digits_of(DigitSet set) const {
    std::vector<int> digits;
    for (; set != 0; set = without_first(set)) digits.push_back(first_digit(set) + 1);
    return Json::list(digits);
  }

  Json clash(const Clash& clash) const {
    JsonObject object;
    object.add("house", told(house_named(geometry_, clash.house)));
    object.add("digit", digit(clash.digit));
    object.add("cells", cells(clash.cells));
    return object;
  }

  Json candidates(const std::vector<Candidate>& candidates) const {
    return Json::list(candidates, [&](const Candidate& each) { return placement(each.cell, each.digit); });
  }

  // The cells of a step: its pattern and the cells that it fills or takes candidates from, or the impossible cells.
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

  Json step(const ChainStep& step) const {
    JsonObject object;
    object.add("kind", name_of(step));
    object.add("placements", candidates(step.deduction.placements));
    object.add("eliminations", candidates(step.deduction.eliminations));
    object.add("cells", cells(cells_of(step)));
    object.add("because", cells(step.because));
    if (step.contradiction && step.contradiction->kind == ContradictionKind::kAllTried)
      object.add("guesses", step.contradiction->guesses);
    object.add("sentence", told(message_of(geometry_, step)));
    return object;
  }

  JsonObject clue(ClueAddress clue) const {
    JsonObject object;
    object.add("name", told(clue_named(geometry_, clue)));
    object.add("cells", cells(sudoscope::cells_of(geometry_, clue)));
    object.add("kind", geometry_.constraints()[clue.constraint].kind);
    object.add("entry", clue.entry);
    return object;
  }
  Json clues(std::span<const ClueAddress> clues) const {
    return Json::list(clues, [&](ClueAddress each) { return clue(each); });
  }
  JsonObject clue_repair(const ClueRepair& repair) const {
    JsonObject object = clue(repair.clue);
    object.add("from", repair.from);
    object.add("to", repair.to);
    return object;
  }

  void add_conflict(JsonObject& object, const ConflictSet& conflict, std::span<const Digit> digits) const {
    object.add("core", Json::list(conflict.cells, [&](Cell each) { return placement(each, digits[each]); }));
    if (!conflict.clues.empty()) object.add("coreClues", clues(conflict.clues));
    object.add("coreMinimal", conflict.minimal);
    object.add("chain", Json::list(conflict.chain.steps, [&](const ChainStep& each) { return step(each); }));
  }

  JsonObject cell_repair(const CellRepair& repair) const {
    JsonObject object;
    add_repair(object, repair);
    return object;
  }

  Json repair(const Repair& repair) const {
    JsonObject object;
    object.add("kind", name_of(repair.kind));
    add_repair(object, repair.first);
    if (repair.second.cell != kNoCell) object.add("with", cell_repair(repair.second));
    return object;
  }

 private:
  void add_repair(JsonObject& object, const CellRepair& repair) const {
    object.add("cell", cell(repair.cell));
    object.add("from", digit(repair.from));
    object.add("to", digit(repair.to));
  }

  const Geometry& geometry_;
  const Language* language_;
};

void add_several(JsonObject& object, const Diagnosis& diagnosis, const Writer& write) {
  const auto side = static_cast<std::size_t>(diagnosis.puzzle().geometry->side());
  if (const SolutionList* solutions = diagnosis.solutions()) {
    object.add("solutions", solutions->count());
    object.add("counted", solutions->complete());
    object.add("kept", solutions->kept());
  }
  if (const Estimate* estimate = diagnosis.estimate()) {
    JsonObject told;
    told.add("mean", estimate->mean());
    told.add("standardError", estimate->standard_error());
    told.add("probes", estimate->probes());
    told.add("hits", estimate->hits());
    object.add("estimate", told);
  }
  if (const TrueCandidates* candidates = diagnosis.candidates()) {
    const auto sets = candidates->of_cells();
    object.add("trueCandidates", Json::list(sets, [&](DigitSet set) { return write.digits_of(set); }));
    object.add("candidatesComplete", candidates->complete());
    if (diagnosis.solutions() && diagnosis.solutions()->complete()) {
      std::vector<Json> counts;
      for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        std::vector<std::uint64_t> of_cell;
        for (DigitSet left = sets[cell]; left != 0; left = without_first(left))
          of_cell.push_back(diagnosis.solutions()->having()[cell * side + first_digit(left)]);
        counts.push_back(Json::list(of_cell));
      }
      object.add("candidateCounts", Json::list(counts));
    }
    if (candidates->complete())
      object.add("sameInAll", Json::list(candidates->same_in_all(),
                                         [&](Cell cell) { return write.placement(cell, first_digit(sets[cell])); }));
    object.add("extraGivens", Json::list(candidates->extra_givens(), [&](const Placement& each) {
                 return write.placement(each.cell, each.digit);
               }));
  }
  if (const UnavoidableSets* sets = diagnosis.sets())
    object.add("unavoidable", Json::list(sets->sets(), [&](const std::vector<Cell>& set) { return write.cells(set); }));
}

void add_unique(JsonObject& object, const Diagnosis& diagnosis, const Writer& write) {
  if (const RedundantGivens* redundant = diagnosis.redundant()) {
    object.add("redundant", write.cells(redundant->cells()));
    const bool minimal = redundant->cells().empty();
    object.add("minimal", minimal && !redundant->known() ? Json(nullptr) : Json(minimal));
  }
  const RedundantClues* clues = diagnosis.redundant_clues();
  if (clues) object.add("redundantClues", write.clues(clues->clues()));
  if (diagnosis.finished() && diagnosis.redundant())
    object.add("redundantKnown", diagnosis.redundant()->known() && (!clues || clues->known()));
  object.add("singles", is_solved_by_singles(diagnosis.puzzle()));
  object.add("solutions", 1);
  object.add("solution", write.line(diagnosis.solution()));
}

// The correct digits of wrong entries, if there is only one solution.
Json entries_of(const Diagnosis& diagnosis, const Writer& write) {
  const std::vector<Digit>& entries = diagnosis.entries();
  std::vector<Json> wrong;
  if (diagnosis.status() == SolveStatus::kUnique)
    for (std::size_t cell = 0; cell < entries.size(); ++cell)
      if (entries[cell] != kBlank && entries[cell] != diagnosis.solution()[cell])
        wrong.push_back(write.cell_repair({static_cast<Cell>(cell), entries[cell], diagnosis.solution()[cell]}));
  JsonObject object;
  write.add_conflict(object, *diagnosis.entry_conflict(), entries);
  object.add("wrong", Json::list(wrong));
  return object;
}

}  // namespace

std::string json_of(const Diagnosis& diagnosis, const Language* language) {
  const Puzzle& puzzle = diagnosis.puzzle();
  const Writer write(*puzzle.geometry, language);
  const SolveStatus status = diagnosis.status();
  JsonObject object;
  object.add("puzzle", write.line(puzzle.givens));
  object.add("status", name_of(status));
  object.add("finished", diagnosis.finished());
  object.add("stage", diagnosis.stage());
  object.add("conflicts", Json::list(clashes_of(puzzle), [&](const Clash& each) { return write.clash(each); }));
  object.add("symmetry", Json::list(symmetries(puzzle), [&](Symmetry each) { return write.told(message_of(each)); }));
  if (diagnosis.entry_conflict()) object.add("entries", entries_of(diagnosis, write));
  if (const auto conflict = diagnosis.conflict()) write.add_conflict(object, *conflict, puzzle.givens);
  if (const ClueRepairs* repairs = diagnosis.clue_repairs())
    object.add("clueRepairs",
               Json::list(repairs->repairs(), [&](const ClueRepair& each) { return write.clue_repair(each); }));
  if (const Repairs* repairs = diagnosis.repairs())
    object.add("repairs", Json::list(repairs->repairs(), [&](const Repair& each) { return write.repair(each); }));
  if (status == SolveStatus::kNone) object.add("solutions", 0);
  if (status == SolveStatus::kSeveral) add_several(object, diagnosis, write);
  if (status == SolveStatus::kUnique) add_unique(object, diagnosis, write);
  return object.text();
}

}  // namespace sudoscope
