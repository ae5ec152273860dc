// Result<T, E>: a value, or an error that the caller must handle. std::expected
// is newer than the WebAssembly toolchain's library. Wrong input is a Result; a
// limit or a cancel is a status; misuse by our own code is an assertion.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace sudoscope {

template <class T, class E>
class Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}  // NOLINT(google-explicit-constructor)
  static Result failure(E error) { return Result(std::in_place_index<1>, std::move(error)); }

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // REQUIRES: ok().
  const T& value() const { return assert(ok()), *std::get_if<0>(&state_); }
  T& value() { return assert(ok()), *std::get_if<0>(&state_); }
  // REQUIRES: !ok().
  const E& error() const { return assert(!ok()), *std::get_if<1>(&state_); }

 private:
  template <std::size_t I, class V>
  Result(std::in_place_index_t<I> index, V&& v) : state_(index, std::forward<V>(v)) {}
  std::variant<T, E> state_;
};

}  // namespace sudoscope
