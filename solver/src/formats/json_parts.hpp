// Parts of other programs' JSON, which may be absent or of another kind.
#pragma once

#include <cmath>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/base/json_value.hpp"

namespace sudoscope {

// A whole number from 0 on.
inline std::optional<int> json_whole(const JsonValue* value) {
  if (!value || !value->is(JsonValue::Kind::kNumber) || !(value->number >= 0)) return std::nullopt;
  return static_cast<int>(value->number);
}

inline std::optional<double> json_decimal(const JsonValue* value) {
  if (!value || !value->is(JsonValue::Kind::kNumber)) return std::nullopt;
  const double number = std::strtod(std::string(value->source).c_str(), nullptr);
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

inline double json_decimal_in(const JsonValue& object, std::string_view name, double missing) {
  return json_decimal(object.member(name)).value_or(missing);
}

inline bool json_true(const JsonValue* value) { return value && value->is(JsonValue::Kind::kTrue); }

// The text of a member; empty if there is none.
inline std::string_view json_text(const JsonValue* object, std::string_view name) {
  const JsonValue* value = object ? object->member(name) : nullptr;
  return value ? std::string_view(value->text) : std::string_view();
}

// A list's entries; none for anything else.
inline std::span<const JsonValue> json_entries(const JsonValue* list) {
  return list && list->is(JsonValue::Kind::kArray) ? std::span(list->items) : std::span<const JsonValue>();
}

}  // namespace sudoscope
