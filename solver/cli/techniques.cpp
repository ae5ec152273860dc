// `sudoscope techniques`: the deductions at each position by the techniques that people use, a JSON object on a line
// each: {line, technique, conclusions, sentence}, with `links` for a chain; conclusions are "r1c2=6" and "r3c4<>5".
//
// A position is a puzzle in any format, with its entries and candidates if that holds them, or a line of one field a
// cell between commas: "==d" a given, "=d" an entry, else the candidates.
#include <iomanip>
#include <iostream>

#include "commands.hpp"
#include "conclusions.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/json.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::cli {
namespace {

// The id first on each line.
int list_names() {
  std::size_t width = 0;
  for (const TechniqueRow& row : techniques()) width = std::max(width, row.id.size());
  for (const TechniqueRow& row : techniques()) {
    if (!is_listed(row.technique)) continue;
    std::cout << std::left << std::setw(static_cast<int>(width) + 2) << row.id << spoken(Message(row.name));
    if (!row.synonyms.empty()) std::cout << " [" << row.synonyms << ']';
    std::cout << '\n';
  }
  return 0;
}

// Limits of one technique at a position: a position that nobody reaches by
// solving may have millions of deductions, which would take hours to list.
constexpr std::size_t kMostDeductions = 20'000;
constexpr std::uint64_t kMostChoices = 4'000'000;

void write_deduction(int line, const Position& position, const Deduction& deduction) {
  const Geometry& geometry = position.geometry();
  JsonObject object;
  object.add("line", line);
  object.add("technique", row_of(deduction.technique).id);
  object.add("conclusions", Json::list(conclusions_in_words(geometry, deduction.placements, deduction.eliminations)));
  object.add("sentence", text_of(explanation_of(geometry, told_at(position, deduction))));
  const std::vector<Message> links = links_told(geometry, deduction);
  if (!links.empty()) object.add("links", Json::list(links, [](const Message& link) { return Json(text_of(link)); }));
  std::cout << object.text() << '\n';
}

// False if there may be more.
bool write_deductions(int line, const Position& position, Technique technique) {
  WorkLimit limit{kMostChoices};
  const std::vector<Deduction> found = deductions_at(position, technique, kMostDeductions, &limit);
  for (const Deduction& deduction : found) write_deduction(line, position, deduction);
  return found.size() < kMostDeductions && !limit.is_spent();
}

}  // namespace

bool is_listed(Technique technique) {
  const TechniqueRow& row = row_of(technique);
  // Chains through clues are found only as the easiest step of all.
  return is_sought(technique) || (row.family == TechniqueFamily::kClues && row.grade <= Grade::kHard);
}

int list_deductions(const Args& args) {
  if (args.list_names) return list_names();
  return for_each_entry(args, [&](const Entry& entry) {
    const auto puzzle = read_puzzle(entry, args);
    if (!puzzle) return kBadPuzzle;
    const Sheet& sheet = entry.reading.value().sheet;
    const GeometryPtr& geometry = puzzle.value().geometry;
    const Position position(*geometry, puzzle.value().givens, sheet.entries, sheet.candidates);
    const auto is_wanted = [&](Technique technique) {
      const auto& wanted = args.techniques;
      return wanted.empty() || std::find(wanted.begin(), wanted.end(), technique) != wanted.end();
    };
    std::vector<std::string> cut;
    for (const TechniqueRow& row : techniques())
      if (is_sought(row.technique) && is_wanted(row.technique) &&
          !write_deductions(entry.line, position, row.technique))
        cut.emplace_back(row.id);
    for (const Deduction& step : clue_steps_at(position, kMostDeductions))
      if (is_wanted(step.technique)) write_deduction(entry.line, position, step);
    std::cout << std::flush;
    if (!cut.empty()) tell_of_line(entry.line, 0, spoken(say(MessageId::kTechniquesCut, cut)));
    return 0;
  });
}

}  // namespace sudoscope::cli
