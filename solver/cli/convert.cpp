// `sudoscope convert`: puzzles from any format to any other, one at a time.
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>

#include "commands.hpp"
#include "entries.hpp"
#include "speech.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/sheet_collection.hpp"
#include "text_table.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

std::string sides_of(const Format& format) {
  const std::string largest = std::to_string(format.largest_side);
  return format.smallest_side == format.largest_side ? largest : std::to_string(format.smallest_side) + "-" + largest;
}

// Names up to three kinds of constraints, and counts more. `rules`: their ids, with spaces between.
template <typename Add>
void add_rules(const std::string& rules, const Add& add) {
  std::istringstream words(rules);
  const std::vector<std::string> ids(std::istream_iterator<std::string>(words), {});
  if (ids.size() > 3) return add(true, say(Id::kHoldsRules, ids.size()));
  for (const std::string& id : ids) add(true, Message(find_constraint_kind(id)->name));
}

std::string holdings_of(const Format& format) {
  std::string text;
  const auto add = [&](bool holds, const Message& what) {
    if (holds) text += (text.empty() ? "" : ", ") + spoken(what);
  };
  add(format.entries == EntriesKept::kApart, say(Id::kHoldsEntries));
  add(format.entries == EntriesKept::kMixed, say(Id::kHoldsEntriesMixed));
  add(format.candidates, say(Id::kHoldsCandidates));
  add(format.boxes, say(Id::kHoldsBoxes));
  add(format.jigsaw, say(Id::kHoldsJigsaws));
  if (format.rules == kEveryRule) {
    add(true, say(Id::kHoldsEveryRule));
  } else {
    add_rules(std::string(format.rules), add);
  }
  add(!format.tags.empty(), say(Id::kHoldsTags));
  return text;
}

int list_formats() {
  TextTable table({spoken(say(Id::kHeadId)), spoken(say(Id::kHeadSides)), spoken(say(Id::kHeadHoldings)),
                   spoken(say(Id::kHeadName))});
  for (const Format& format : all_formats()) {
    table.add({std::string(format.id), sides_of(format), holdings_of(format), spoken(Message(format.name))});
  }
  std::cout << table.text();
  return 0;
}

}  // namespace

int convert(const Args& args) {
  if (args.list_formats) return list_formats();
  CollectionWriter writer(args.to, args.alphabet.value_or(Alphabet::kFromOne));
  // A loss that a million puzzles share is printed once, with its number.
  std::map<std::string, std::pair<int, std::size_t>> lost;
  const int status = for_each_entry(args, [&](const Entry& entry) {
    if (!entry.reading) {
      const ParseError& error = entry.reading.error();
      tell_of_line(error.line, error.column, spoken(error.message));
      return kBadPuzzle;
    }
    const auto note = [&](const std::string& sentence) {
      ++lost.try_emplace(sentence, entry.line, 0).first->second.second;
    };
    for (const auto& sentence : entry.reading.value().notes) note(spoken(sentence));
    if (entry.reading.value().name) tell_of_line(entry.line, 0, spoken(entry.reading.value().name));
    const auto written = writer.add(entry.reading.value().sheet);
    if (!written) {
      tell_of_line(entry.line, 0, spoken(written.error()));
      return kBadPuzzle;
    }
    std::cout << written.value().text;
    for (const auto& sentence : written.value().lost) note(spoken(sentence));
    return 0;
  });
  if (status == kUsage) return status;
  std::cout << writer.finish();
  for (const auto& [sentence, where] : lost) {
    const std::string often = where.second > 1 ? ' ' + spoken(say(Id::kLostOften, where.second)) : "";
    tell_of_line(where.first, 0, sentence + often);
  }
  return status;
}

}  // namespace sudoscope::cli
