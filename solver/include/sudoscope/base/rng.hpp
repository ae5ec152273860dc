// Rng: the only source of random choices in Sudoscope. SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast Splittable
// Pseudorandom Number Generators", 2014): the same numbers for the same seed on every machine.
#pragma once

#include <cstddef>
#include <cstdint>

namespace sudoscope {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }

  // 0 .. bound-1. REQUIRES: bound > 0.
  constexpr std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }

 private:
  std::uint64_t state_;
};

// The seed of item number n that is made from a seed: items of
// one seed, and of neighbouring seeds, have nothing in common.
constexpr std::uint64_t mixed_seed(std::uint64_t seed, std::uint64_t number) {
  return Rng(Rng(seed).next() + number).next();
}

}  // namespace sudoscope
