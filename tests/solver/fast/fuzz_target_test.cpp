// The fuzz target on the saved inputs and on seeded mutations of them: as many as every `npm test` can afford.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "../../fuzz/fast_target.hpp"
#include "catch.hpp"
#include "sudoscope/base/rng.hpp"

namespace sudoscope {
namespace {

TEST_CASE("The fast engine withstands the saved fuzz inputs and mutations of them") {
  std::vector<std::string> inputs;
  for (const auto& entry : std::filesystem::directory_iterator(SUDOSCOPE_TEST_DATA "/../fuzz/corpus/fast")) {
    std::ifstream file(entry.path(), std::ios::binary);
    inputs.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  REQUIRE(inputs.size() >= 4);
  std::sort(inputs.begin(), inputs.end());
  Rng rng(9);
  for (int round = 0; round < 300; ++round) {
    std::string input = inputs[rng.below(inputs.size())];
    for (std::size_t changes = round < 4 ? 0 : rng.below(6); changes > 0; --changes) {
      input[rng.below(input.size())] = static_cast<char>(rng.below(2) == 0 ? '1' + rng.below(9) : rng.below(256));
    }
    const fuzz::Finding finding = fuzz::fast_target(input);
    INFO(finding.value_or(""));
    REQUIRE_FALSE(finding.has_value());
  }
}

TEST_CASE("A fast line is 81 digits and blanks, and reads back") {
  const std::string line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  FastGrid grid;
  REQUIRE(read_fast_line(line, grid));
  CHECK(grid[0] == 7);
  CHECK(grid[1] == kBlank);
  CHECK(grid[78] == 3);
  std::array<char, kFastCells> written;
  write_fast_line(grid, written);
  CHECK(std::string(written.begin(), written.end()) == line);

  std::string zeros = line;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  FastGrid same;
  CHECK(read_fast_line(zeros, same));
  CHECK(same == grid);
  CHECK_FALSE(read_fast_line(line.substr(1), same));
  CHECK_FALSE(read_fast_line(line + ".", same));
  for (int character = 0; character < 256; ++character) {
    for (const std::size_t cell : {std::size_t{0}, std::size_t{40}, std::size_t{80}}) {
      std::string other = line;
      other[cell] = static_cast<char>(character);
      const bool fits = character == '.' || (character >= '0' && character <= '9');
      REQUIRE(read_fast_line(other, same) == fits);
    }
  }
}

}  // namespace
}  // namespace sudoscope
