// `sudoscope rate`: the difficulty of each puzzle by a scale, one
// line a puzzle, or a line for each step of its path as well.
#include <iostream>

#include "commands.hpp"
#include "entries.hpp"
#include "in_order.hpp"
#include "scales.hpp"
#include "speech.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

// Nothing if the entry is no puzzle.
using Answer = std::optional<Result<ScaleRating, Message>>;

void add_all(JsonObject& object, const std::vector<std::pair<std::string_view, Json>>& members) {
  for (const auto& [key, value] : members) object.add(key, value);
}

Json json_of(const RatedStep& step) {
  JsonObject object;
  object.add("technique", row_of(step.technique).id);
  add_all(object, step.members);
  object.add("conclusions", Json::list(step.conclusions));
  return object;
}

void write_step(const RatedStep& step) {
  std::cout << "  " << step.rating << ' ' << spoken(Message(row_of(step.technique).name)) << ':';
  for (const std::string& conclusion : step.conclusions) std::cout << ' ' << conclusion;
  std::cout << '\n';
}

class Writer {
 public:
  explicit Writer(const Args& args) : args_(args) {}

  // Returns the status of that puzzle.
  int write(const Entry& entry, const Answer& rated) const {
    const auto puzzle = read_puzzle(entry, args_);
    if (!puzzle) {
      write_error(entry.text, puzzle.error());
      return kBadPuzzle;
    }
    const std::string line = line_of(puzzle.value());
    if (!*rated) {
      tell_of_line(entry.line, 0, spoken(rated->error()));
      write_error(line, text_of(rated->error()));
      return kBadPuzzle;
    }
    write_rating(line, rated->value());
    return 0;
  }

 private:
  void write_error(const std::string& puzzle, const std::string& sentence) const {
    if (args_.format != OutputFormat::kJson) return;
    JsonObject object = object_of(puzzle);
    object.add("error", sentence);
    std::cout << object.text() << '\n';
  }

  void write_rating(const std::string& line, const ScaleRating& rating) const {
    if (args_.format == OutputFormat::kJson) {
      JsonObject object = object_of(line);
      add_all(object, rating.members);
      object.add("path", Json::list(rating.path, [](const RatedStep& step) { return json_of(step); }));
      object.add("error", nullptr);
      std::cout << object.text() << '\n';
      return;
    }
    std::cout << line << ' ' << rating.words << '\n';
    if (args_.format != OutputFormat::kPath) return;
    for (const RatedStep& step : rating.path) write_step(step);
  }

  JsonObject object_of(const std::string& puzzle) const {
    JsonObject object;
    object.add("puzzle", puzzle);
    object.add("scale", args_.scale->name);
    return object;
  }

  const Args& args_;
};

}  // namespace

int rate(const Args& args) {
  const auto input = open_input(args);
  if (!input) return kUsage;
  const Writer writer(args);
  const bool wants_path = args.format != OutputFormat::kLine;
  int status = 0;
  std::size_t entries = 0;
  InOrder<Entry, Answer>(
      [&] { return input->next(); },
      [&](const Entry& entry) {
        return entry.reading ? Answer(args.scale->rate(entry.reading.value().sheet.puzzle, wants_path)) : Answer();
      },
      [&](const Entry& entry, const Answer& rated) {
        status = std::max(status, writer.write(entry, rated));
        ++entries;
        std::cout << std::flush;
      })
      .run(std::max(args.threads, 1u));
  return end_of(*input, args, entries, status);
}

}  // namespace sudoscope::cli
