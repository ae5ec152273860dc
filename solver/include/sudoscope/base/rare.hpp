// Rare: a part that most of its owners lack.
#pragma once

#include <memory>
#include <utility>

namespace sudoscope {

// A value of type T that takes the room of a pointer until it is first changed. A copy has a value of its own.
template <class T>
class Rare {
 public:
  Rare() = default;
  Rare(T value) : value_(std::make_unique<T>(std::move(value))) {}
  Rare(const Rare& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
  Rare(Rare&&) noexcept = default;
  Rare& operator=(Rare other) noexcept {
    value_ = std::move(other.value_);
    return *this;
  }
  ~Rare() = default;

  // The value; an empty one if it was never changed.
  const T& operator*() const {
    static const T kNone = {};
    return value_ ? *value_ : kNone;
  }
  const T* operator->() const { return &**this; }
  // The value, to change it.
  T& change() {
    if (!value_) value_ = std::make_unique<T>();
    return *value_;
  }

 private:
  std::unique_ptr<T> value_;
};

}  // namespace sudoscope
