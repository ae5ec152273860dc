// A small strict reader of JSON (RFC 8259) with bounded depth and size, and the writing of its strings.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoscope/format.hpp"

namespace sudoscope {

struct JsonValue {
  enum class Kind : std::uint8_t { kNull, kFalse, kTrue, kNumber, kString, kArray, kObject };

  Kind kind = Kind::kNull;
  double number = 0;               // whole, at most nine numerals; not a number for any other
  std::string text;                // of a string, in UTF-8
  std::vector<std::string> names;  // of an object's members, as many as `items`
  std::vector<JsonValue> items;    // of an array or object

  bool is(Kind other) const { return kind == other; }
  // The first member of this name; null when there is none, or it is no object.
  const JsonValue* member(std::string_view name) const;
  // Whether it says something: not null, false, 0, "", [] or {}.
  bool says_something() const;
};

// At most 100 levels deep and 200,000 values. Errors carry line and column.
Result<JsonValue, ParseError> parse_json(std::string_view text);

// In quotes, with what JSON demands escaped. REQUIRES: UTF-8, or what comes out is not either.
std::string json_string(std::string_view text);

}  // namespace sudoscope
