// One JSON object on one line, its keys in the order they are added.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sudoscope::cli {

class JsonObject {
 public:
  void add(std::string_view key, std::string_view text);
  void add(std::string_view key, const char* text) { add(key, std::string_view(text)); }
  void add(std::string_view key, std::unsigned_integral auto number) { add_raw(key, std::to_string(number)); }
  void add(std::string_view key, bool truth) { add_raw(key, truth ? "true" : "false"); }
  // Nine digits after the point: seconds to the nanosecond. Infinity is null.
  void add(std::string_view key, double number);
  void add(std::string_view key, std::span<const std::uint32_t> numbers);
  void add(std::string_view key, std::span<const std::string> texts);
  void add(std::string_view key, const JsonObject& object) { add_raw(key, object.text()); }
  void add(std::string_view key, std::span<const JsonObject> objects);
  void add_null(std::string_view key) { add_raw(key, "null"); }

  std::string text() const { return "{" + members_ + "}"; }

 private:
  template <class Value, class Write>
  void add_list(std::string_view key, std::span<const Value> values, const Write& write);
  void add_raw(std::string_view key, std::string_view value);
  std::string members_;
};

}  // namespace sudoscope::cli
