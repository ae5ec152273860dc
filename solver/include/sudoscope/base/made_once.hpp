// MadeOnce: a value that follows from an immutable object, made when it is first asked for and shared from then on.
#pragma once

#include <memory>
#include <mutex>

namespace sudoscope {

// Part of the object that T follows from, which then needs no knowledge of T. Threads may ask at the same time.
template <class T>
class MadeOnce {
 public:
  // `make` returns the value; it is called the first time alone.
  template <class Make>
  const T& get(Make make) const {
    std::call_once(flag_, [&] { value_ = std::make_shared<const T>(make()); });
    return *value_;
  }

 private:
  mutable std::once_flag flag_;
  mutable std::shared_ptr<const T> value_;
};

}  // namespace sudoscope
