// Kinds of JSON have members that no other kind has.
#include "foreign_files.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"
#include "unreadable.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

constexpr std::size_t kLongestName = 30;
constexpr std::size_t kMostNames = 4;

// The signs are names of members. The more particular first.
constexpr std::array kJsonKinds = {
    NamedKind{"lockfileVersion", "", Id::kForeignPackageLock},
    NamedKind{"dependencies", "", Id::kForeignPackage},
    NamedKind{"devDependencies", "", Id::kForeignPackage},
    NamedKind{"scripts", "name", Id::kForeignPackage},
    NamedKind{"name", "version", Id::kForeignPackage},
    NamedKind{"compilerOptions", "", Id::kForeignSettings},
    NamedKind{"nbformat", "", Id::kForeignNotebook},
    NamedKind{"mappings", "sources", Id::kForeignSourceMap},
    NamedKind{"features", "type", Id::kForeignMap},
    NamedKind{"coordinates", "type", Id::kForeignMap},
    NamedKind{"start_url", "", Id::kForeignManifest},
    NamedKind{"manifest_version", "", Id::kForeignManifest},
    NamedKind{"$schema", "", Id::kForeignSettings},
};

std::vector<std::string> some_of(const std::vector<std::string>& all) {
  std::vector<std::string> names;
  for (const std::string& name : all) {
    if (names.size() == kMostNames) break;
    if (const std::string tidy = tidy_value(excerpt(name).substr(0, kLongestName)); !tidy.empty())
      names.push_back(tidy);
  }
  return names;
}

Message name_of_json(const JsonValue& json) {
  if (json.is(JsonValue::Kind::kArray)) return say(Id::kForeignJsonList, json.items.size());
  for (const NamedKind& kind : kJsonKinds)
    if (json.member(kind.sign) && (kind.other.empty() || json.member(kind.other))) return Message(kind.sentence);
  const std::vector<std::string> names = some_of(json.names);
  return names.empty() ? say(Id::kForeignJson) : say(Id::kForeignJsonMembers, names);
}

// The columns of a table: as many fields in each of its first lines, and words in the first.
std::optional<std::vector<std::string>> columns_of(std::string_view text) {
  constexpr std::size_t kTableLinesAsked = 5;
  for (const char separator : {',', ';', '\t'}) {
    std::vector<std::string> columns;
    std::size_t lines = 0;
    bool even = true;
    for (const std::string_view line : split_at(text.substr(0, 4096), '\n')) {
      if (trimmed(line).text.empty() || lines == kTableLinesAsked) break;
      const auto fields = split_at(line, separator);
      if (lines++ == 0) {
        for (const std::string_view field : fields) columns.emplace_back(trimmed(field).text);
      } else {
        even = even && fields.size() == columns.size();
      }
    }
    const bool words = std::all_of(columns.begin(), columns.end(), [](const std::string& name) {
      return std::count_if(name.begin(), name.end(), [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }) >=
             2;
    });
    if (lines >= 2 && even && words && columns.size() >= 2) return columns;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ParseError> name_of_foreign_file(std::string_view text) {
  const std::string_view shown = trimmed(text).text;
  const auto named = [](const Message& message) { return ParseError{ParseErrorCode::kBadShape, 0, 0, message}; };
  if (!shown.empty() && (shown.front() == '{' || shown.front() == '[')) {
    const auto json = parse_json(text);
    if (json) return named(name_of_json(json.value()));
    // Text in braces is hardly anything else; text in brackets may be a list of numbers.
    if (shown.front() == '{') return json.error();
    return std::nullopt;
  }
  if (const auto columns = columns_of(shown)) return named(say(Id::kForeignTable, some_of(*columns)));
  return std::nullopt;
}

}  // namespace sudoscope
