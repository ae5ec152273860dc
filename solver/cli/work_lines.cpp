// Writing and reading the lines.
#include "work_lines.hpp"

#include <array>
#include <cmath>

#include "sudoscope/base/say.hpp"
#include "sudoscope/formats/formats.hpp"
#include "values.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;

// The second holds every puzzle; the first holds most, and is easier to read.
constexpr std::array<std::string_view, 2> kFormats{"line", "f-puzzles-json"};

// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
std::string hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += kHex[hash >> shift & 15];
  return digits;
}

struct Counter {
  std::string_view name;
  std::uint64_t SearchStats::* place;
};
constexpr std::array kCounters{
    Counter{"steps", &SearchStats::steps},
    Counter{"guesses", &SearchStats::guesses},
    Counter{"backtracks", &SearchStats::backtracks},
    Counter{"assignments", &SearchStats::assignments},
    Counter{"eliminations", &SearchStats::eliminations},
};

JsonObject begin(std::string_view kind, const std::string& run) {
  JsonObject object;
  object.add("kind", kind);
  object.add("run", run);
  return object;
}

void add_puzzle(JsonObject& object, const Run& run) {
  object.add("puzzle", run.puzzle);
  object.add("format", run.format);
  object.add("algorithm", run.algorithm);
}

void add_share(JsonObject& object, double share) { object.add("one_in", std::llround(1 / share)); }

void add_found(JsonObject& object, std::uint64_t solutions, const std::string& solution, const SearchStats& stats) {
  object.add("solutions", solutions);
  object.add("solution", solution.empty() ? nullptr : Json(solution));
  for (const auto& [name, place] : kCounters) object.add(name, stats.*place);
  object.add("max_level", stats.deepest);
}

// Reads the members of an object. The first that is missing or of another kind is reported.
class Members {
 public:
  explicit Members(const JsonValue& object) : object_(object) {}

  std::string text(std::string_view name) {
    const JsonValue* const value = find(name, JsonValue::Kind::kString);
    return value != nullptr ? value->text : "";
  }
  // "" for null.
  std::string text_or_null(std::string_view name) {
    const JsonValue* const value = object_.member(name);
    return value != nullptr && value->is(JsonValue::Kind::kNull) ? "" : text(name);
  }
  template <class Number>
  Number number(std::string_view name) {
    const JsonValue* const value = find(name, JsonValue::Kind::kNumber);
    return value != nullptr ? number_of<Number>(name, *value) : Number{};
  }
  bool truth(std::string_view name) {
    const JsonValue* const value = object_.member(name);
    const bool is_true = value != nullptr && value->is(JsonValue::Kind::kTrue);
    if (!is_true && (value == nullptr || !value->is(JsonValue::Kind::kFalse))) miss(name);
    return is_true;
  }
  SplitPath path(std::string_view name) {
    SplitPath path;
    const JsonValue* const value = find(name, JsonValue::Kind::kArray);
    if (value == nullptr) return path;
    for (const JsonValue& item : value->items) path.push_back(number_of<std::uint8_t>(name, item));
    return path;
  }
  double share() {
    const auto one_in = number<std::uint64_t>("one_in");
    if (one_in == 0) miss("one_in");
    return one_in == 0 ? 0 : 1 / static_cast<double>(one_in);
  }
  SearchStats stats() {
    SearchStats stats;
    for (const auto& [name, place] : kCounters) stats.*place = number<std::uint64_t>(name);
    stats.deepest = number<std::uint32_t>("max_level");
    stats.solutions = number<std::uint64_t>("solutions");
    return stats;
  }
  Run run() { return {text("run"), text("puzzle"), text("format"), text("algorithm")}; }

  const Message& error() const { return error_; }

 private:
  const JsonValue* find(std::string_view name, JsonValue::Kind kind) {
    const JsonValue* const value = object_.member(name);
    if (value != nullptr && value->is(kind)) return value;
    miss(name);
    return nullptr;
  }
  template <class Number>
  Number number_of(std::string_view name, const JsonValue& value) {
    const auto number = read_number<Number>(value.source);
    if (!number) miss(name);
    return number.value_or(Number{});
  }
  void miss(std::string_view name) {
    if (!error_) error_ = say(Id::kWorkMemberMissing, name);
  }

  const JsonValue& object_;
  Message error_;
};

}  // namespace

Run run_of(const Puzzle& puzzle, int line, const Contender& contender, int depth) {
  Sheet sheet{puzzle, {}, {}, {}};
  make_tidy(sheet);
  std::string_view format = kFormats.back();
  const auto lost = losses(sheet, kFormats.front());
  if (lost && lost.value().empty()) format = kFormats.front();
  Run run{"", write_sheet(sheet, format).value().text, std::string(format), contender.label()};
  run.id = hash_of(run.puzzle + '\n' + run.algorithm + '\n' + std::to_string(line) + '\n' + std::to_string(depth));
  return run;
}

std::string text_of(const SubproblemLine& line) {
  JsonObject object = begin("subproblem", line.run.id);
  object.add("number", line.number);
  add_share(object, line.share);
  add_puzzle(object, line.run);
  object.add("path", Json::list(line.path, [](std::uint8_t tried) { return Json(int{tried}); }));
  object.add("placed", line.placed);
  return object.text();
}

std::string text_of(const TreeLine& line) {
  JsonObject object = begin("tree", line.run.id);
  object.add("subproblems", line.subproblems);
  add_puzzle(object, line.run);
  object.add("explored", line.explored);
  add_found(object, line.solutions, line.solution, line.stats);
  return object.text();
}

std::string text_of(const ResultLine& line) {
  JsonObject object = begin("result", line.run);
  object.add("number", line.number);
  add_share(object, line.share);
  object.add("finished", line.finished);
  add_found(object, line.solutions, line.solution, line.stats);
  object.add("seconds", line.seconds);
  return object.text();
}

Result<WorkLine, ParseError> read_work_line(std::string_view text) {
  using Read = Result<WorkLine, ParseError>;
  const auto unknown = Read::failure({ParseErrorCode::kBadCharacter, 1, 0, say(Id::kWorkLineUnknown)});
  // A line that breaks off inside its object may have been one of ours.
  if (!text.starts_with('{')) return unknown;
  const auto parsed = parse_json(text);
  if (!parsed) return Read::failure(parsed.error());
  Members members(parsed.value());
  const std::string kind = members.text("kind");
  const auto made = [&](auto line) {
    if (!members.error()) return Read(WorkLine(std::move(line)));
    return Read::failure({ParseErrorCode::kBadCharacter, 1, 0, members.error()});
  };
  // Members are read in the order of this list.
  if (kind == "subproblem")
    return made(SubproblemLine{members.run(), members.number<std::uint64_t>("number"), members.share(),
                               members.path("path"), members.text("placed")});
  if (kind == "tree")
    return made(TreeLine{members.run(), members.number<std::uint64_t>("subproblems"),
                         members.number<double>("explored"), members.number<std::uint64_t>("solutions"),
                         members.text_or_null("solution"), members.stats()});
  if (kind == "result")
    return made(ResultLine{members.text("run"), members.number<std::uint64_t>("number"), members.share(),
                           members.number<std::uint64_t>("solutions"), members.text_or_null("solution"),
                           members.truth("finished"), members.stats(), members.number<double>("seconds")});
  return unknown;
}

}  // namespace sudoscope::cli
