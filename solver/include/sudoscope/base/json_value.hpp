// A small strict reader of JSON (RFC 8259) with bounded depth and size.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoscope/base/parse_error.hpp"
#include "sudoscope/base/result.hpp"

namespace sudoscope {

struct JsonValue {
  enum class Kind : std::uint8_t { kNull, kFalse, kTrue, kNumber, kString, kArray, kObject };

  Kind kind = Kind::kNull;
  double number = 0;               // whole, at most nine numerals; NaN for any other number
  std::string text;                // of a string, in UTF-8
  std::vector<std::string> names;  // of an object's members, as many as `items`
  std::vector<JsonValue> items;    // of an array or object
  std::string_view source;         // its part of the text that was read

  bool is(Kind other) const { return kind == other; }
  // The first member of this name; null if there is none, or it is no object.
  const JsonValue* member(std::string_view name) const;
  // True for a meaningful value: not null, false, 0, "", [] or {}.
  bool says_something() const;
};

// At most 100 levels deep and 200,000 values. Lifetime: of the text. Errors carry line and column.
Result<JsonValue, ParseError> parse_json(std::string_view text);

// With characters beyond ASCII as escapes. REQUIRES: JSON.
std::string in_ascii(std::string_view json);

// The same value in ASCII, without the spaces and line ends between its parts. REQUIRES: a value's source.
std::string compact_json(std::string_view source);

}  // namespace sudoscope
