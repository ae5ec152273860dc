// Shared by the tests of the grid layer: seeded random numbers, puzzles from text, and the files of tests/data.
#pragma once

#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/grid/format.hpp"

namespace sudoscope {

// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine.
class SampleRandom {
 public:
  explicit SampleRandom(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

 private:
  std::uint64_t state_;
};

inline Puzzle puzzle_of(const std::string& text, const ParseOptions& options = {}) {
  const auto parsed = parse_puzzle(text, options);
  INFO(text);
  if (!parsed) FAIL(text_of(parsed.error().message));
  return parsed.value().puzzle;
}

inline std::vector<std::string> lines_of(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

}  // namespace sudoscope
