// JSON text (RFC 8259), made value by value. Input that is not UTF-8 comes out as U+FFFD, so that the output always is.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "sudoscope/base/message.hpp"

namespace sudoscope {

// A value as text.
class Json {
 public:
  Json(std::nullptr_t) : text_("null") {}
  Json(std::same_as<bool> auto truth) : text_(truth ? "true" : "false") {}
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  Json(Number number) : text_(std::to_string(number)) {}
  // With nine digits after the point: seconds to the nanosecond. A number that is not finite is null.
  Json(double number);
  Json(std::string_view text);
  Json(const std::string& text) : Json(std::string_view(text)) {}
  Json(const char* text) : Json(std::string_view(text)) {}
  // The message in its JSON form; null for an empty one.
  Json(const Message& message) : text_(message ? message.json() : "null") {}

  // The list of these, or of the results of `write` for each.
  template <class Range, class Write>
  static Json list(const Range& range, Write write) {
    std::string members;
    for (const auto& each : range) {
      if (!members.empty()) members += ", ";
      members += Json(write(each)).text();
    }
    return made_of("[" + members + "]");
  }
  template <class Range>
  static Json list(const Range& range) {
    return list(range, [](const auto& each) -> const auto& { return each; });
  }

  const std::string& text() const { return text_; }

 private:
  friend class JsonObject;
  static Json made_of(std::string text) {
    Json json(nullptr);
    json.text_ = std::move(text);
    return json;
  }
  std::string text_;
};

// An object, its members in the order in which they are added.
class JsonObject {
 public:
  void add(std::string_view key, const Json& value) {
    if (!members_.empty()) members_ += ", ";
    members_ += Json(key).text() + ": " + value.text();
  }
  operator Json() const { return Json::made_of(text()); }
  std::string text() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

}  // namespace sudoscope
