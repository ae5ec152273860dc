// Result<T, E>: a value, or an error that the caller must handle. std::expected is newer than the WebAssembly
// toolchain's library. Wrong input is a Result; a limit or a cancel is a status. The wrong half of a Result ends the
// program with a sentence, in every build.
#pragma once

#include <utility>
#include <variant>

#include "sudoscope/base/misuse.hpp"

namespace sudoscope {

template <class T, class E>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  static Result failure(E error) { return Result(std::in_place_index<1>, std::move(error)); }

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // REQUIRES: ok().
  const T& value() const { return need(ok(), kNoValue), *std::get_if<0>(&state_); }
  T& value() { return need(ok(), kNoValue), *std::get_if<0>(&state_); }
  // REQUIRES: !ok().
  const E& error() const { return need(!ok(), kNoError), *std::get_if<1>(&state_); }

 private:
  static constexpr const char* kNoValue = "value() was called of a Result that is a failure.";
  static constexpr const char* kNoError = "error() was called of a Result that has a value.";
  static void need(bool holds, const char* sentence) {
    if (!holds) end_of_misuse(sentence);
  }

  template <std::size_t I, class V>
  Result(std::in_place_index_t<I> index, V&& v) : state_(index, std::forward<V>(v)) {}
  std::variant<T, E> state_;
};

}  // namespace sudoscope
