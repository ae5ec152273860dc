// Appends values to a buffer of the right size, little-endian like WebAssembly and every machine that runs the tests.
#pragma once

#include <cstdint>
#include <cstring>

namespace sudoscope::wasm {

class Writer {
 public:
  explicit Writer(std::uint8_t* at) : at_(at) {}
  template <class T>
  void put(T value) {
    std::memcpy(at_, &value, sizeof value);
    at_ += sizeof value;
  }
  // A counter: exact up to 2^53.
  void number(std::uint64_t value) { put(static_cast<double>(value)); }

 private:
  std::uint8_t* at_;
};

}  // namespace sudoscope::wasm
