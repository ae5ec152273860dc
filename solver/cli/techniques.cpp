// `sudoscope techniques`: what follows at each position by the techniques that people use.
#include <iomanip>
#include <iostream>

#include "commands.hpp"
#include "conclusions.hpp"
#include "positions.hpp"
#include "speech.hpp"
#include "sudoscope/json.hpp"
#include "sudoscope/language.hpp"
#include "sudoscope/logic.hpp"

namespace sudoscope::cli {
namespace {

// The id first on each line.
int list_names() {
  std::size_t width = 0;
  for (const TechniqueRow& row : techniques()) width = std::max(width, row.id.size());
  for (const TechniqueRow& row : techniques()) {
    if (!is_sought(row.technique)) continue;
    std::cout << std::left << std::setw(static_cast<int>(width) + 2) << row.id << spoken(Message(row.name));
    if (!row.synonyms.empty()) std::cout << " [" << row.synonyms << ']';
    std::cout << '\n';
  }
  return 0;
}

void write_deductions(int line, const Position& position, const TechniqueRow& row) {
  const Geometry& geometry = position.geometry();
  for (const Deduction& deduction : deductions_at(position, row.technique)) {
    JsonObject object;
    object.add("line", line);
    object.add("technique", row.id);
    object.add("conclusions", Json::list(conclusions_in_words(geometry, deduction.placements, deduction.eliminations)));
    object.add("sentence", text_of(explanation_of(geometry, deduction)));
    std::cout << object.text() << '\n';
  }
}

}  // namespace

int list_deductions(const Args& args) {
  if (args.list_names) return list_names();
  return for_each_entry(args, [&](const Entry& entry) {
    const auto held = read_position(entry, args);
    if (!held) return kBadPuzzle;
    for (const TechniqueRow& row : techniques()) {
      const bool is_wanted = args.techniques.empty() || std::find(args.techniques.begin(), args.techniques.end(),
                                                                  row.technique) != args.techniques.end();
      if (is_wanted && is_sought(row.technique)) write_deductions(entry.line, held->position, row);
    }
    std::cout << std::flush;
    return 0;
  });
}

}  // namespace sudoscope::cli
