// A fuzz target on its saved inputs and on seeded mutations of them: as many as every `npm test` can afford.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "../solver/catch.hpp"
#include "sudoscope/base/rng.hpp"
#include "targets.hpp"

namespace sudoscope::fuzz {

using Target = Finding (*)(std::string_view);

inline std::vector<std::string> saved_inputs(const std::string& target) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(SUDOSCOPE_TEST_DATA "/../fuzz/corpus/" + target)) {
    paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> inputs;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    inputs.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return inputs;
}

// One to four small changes: a byte set, taken out or put in, a piece moved or repeated, or another input's piece.
inline std::string mutated(const std::vector<std::string>& inputs, Rng& random) {
  constexpr std::string_view kLikely = "0123456789AGPZaz.*_?-|+=#,; \t\n\r[\"\x01\xE2\x94\x82";
  std::string text = inputs[random.below(inputs.size())];
  for (std::size_t changes = 1 + random.below(4); changes > 0; --changes) {
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t length = random.below(20);
    const char byte = kLikely[random.below(kLikely.size())];
    const std::string& other = inputs[random.below(inputs.size())];
    switch (random.below(5)) {
      case 0:
        if (at < text.size()) text[at] = random.below(8) == 0 ? static_cast<char>(random.below(256)) : byte;
        break;
      case 1:
        text.erase(at, 1 + length / 4);
        break;
      case 2:
        text.insert(at, 1 + length / 8, byte);
        break;
      case 3:
        text.insert(at, text.substr(random.below(text.size() + 1), length * 2));
        break;
      default:
        text.insert(at, other.substr(random.below(other.size() + 1), length));
    }
  }
  return text;
}

inline void check_target(Target target, const std::string& name, int mutations) {
  const std::vector<std::string> inputs = saved_inputs(name);
  REQUIRE(inputs.size() > 3);
  for (const std::string& input : inputs) {
    INFO(input);
    REQUIRE(target(input).value_or("") == "");
  }
  Rng random(2026);
  for (int mutation = 0; mutation < mutations; ++mutation) {
    const std::string input = mutated(inputs, random);
    INFO(input);
    REQUIRE(target(input).value_or("") == "");
  }
}

}  // namespace sudoscope::fuzz
