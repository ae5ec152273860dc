// Readers and makers of test puzzles.
#include "puzzles.hpp"

#include <cassert>
#include <fstream>
#include <sstream>
#include <utility>

namespace sudoscope::test {

const std::string_view kJigsaw6 =
    "000111"
    "002211"
    "022331"
    "223334"
    "555344"
    "555444";
const std::string_view kJigsaw9 =
    "000011122"
    "011111122"
    "000022222"
    "333445555"
    "334444455"
    "336744558"
    "336777858"
    "666777888"
    "666677888";

std::string read_data(std::string_view file) {
  std::ifstream in(std::string(SUDOSCOPE_TEST_DATA) + "/" + std::string(file));
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<std::string> data_lines(std::string_view file) {
  std::vector<std::string> lines;
  std::istringstream in(read_data(file));
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

GeometryPtr boxes(int height, int width, Constraints constraints) {
  const auto geometry = Geometry::boxes(height, width, std::move(constraints));
  assert(geometry.ok());
  return geometry.value();
}

GeometryPtr jigsaw(std::string_view rows) {
  std::vector<std::uint8_t> regions;
  for (const char symbol : rows) regions.push_back(static_cast<std::uint8_t>(symbol - '0'));
  const auto geometry = Geometry::jigsaw(regions);
  assert(geometry.ok());
  return geometry.value();
}

Puzzle from_line(GeometryPtr geometry, std::string_view line) {
  Puzzle puzzle = blank(std::move(geometry));
  for (std::size_t cell = 0; cell < puzzle.givens.size(); ++cell) {
    const char symbol = line[cell];
    if (symbol >= '1' && symbol <= '9') puzzle.givens[cell] = static_cast<Digit>(symbol - '1');
    if (symbol >= 'A' && symbol <= 'Z') puzzle.givens[cell] = static_cast<Digit>(symbol - 'A' + 9);
  }
  return puzzle;
}

std::string to_line(std::span<const Digit> digits) {
  std::string line;
  for (const Digit digit : digits)
    line += digit == kBlank ? '.' : static_cast<char>(digit < 9 ? '1' + digit : 'A' + digit - 9);
  return line;
}

std::vector<Puzzle> line_file(std::string_view file, std::size_t most) {
  const GeometryPtr geometry = boxes(3, 3);
  std::vector<Puzzle> puzzles;
  for (const std::string& line : data_lines(file))
    if (puzzles.size() < most) puzzles.push_back(from_line(geometry, line));
  return puzzles;
}

std::vector<Puzzle> number_file(std::string_view file, std::size_t most) {
  std::vector<Puzzle> puzzles;
  for (const std::string& line : data_lines(file)) {
    if (puzzles.size() == most) break;
    std::istringstream in(line);
    std::string name;
    int side = 0, height = 0, width = 0;
    in >> name >> side >> height >> width;
    Puzzle puzzle = blank(boxes(height, width));
    for (Digit& given : puzzle.givens) {
      int value = 0;
      in >> value;
      if (value > 0) given = static_cast<Digit>(value - 1);
    }
    puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

Puzzle blank(GeometryPtr geometry) {
  const auto cells = static_cast<std::size_t>(geometry->cell_count());
  return {std::move(geometry), std::vector<Digit>(cells, kBlank)};
}

Puzzle pattern(int box_height, int box_width) {
  Puzzle puzzle = blank(boxes(box_height, box_width));
  const int side = box_height * box_width;
  for (int cell = 0; cell < side * side; ++cell) {
    const int row = cell / side;
    const int turned = cell % side + row % box_height * box_width + row / box_height;
    puzzle.givens[static_cast<std::size_t>(cell)] = static_cast<Digit>(turned % side);
  }
  return puzzle;
}

Puzzle dig(Puzzle puzzle, std::size_t holes, Rng& rng) {
  while (holes > 0) {
    Digit& given = puzzle.givens[rng.below(puzzle.givens.size())];
    if (given == kBlank) continue;
    given = kBlank;
    --holes;
  }
  return puzzle;
}

Puzzle change_one(Puzzle puzzle, Rng& rng) {
  while (true) {
    Digit& given = puzzle.givens[rng.below(puzzle.givens.size())];
    if (given == kBlank) continue;
    const auto side = static_cast<std::size_t>(puzzle.geometry->side());
    given = static_cast<Digit>((given + 1 + rng.below(side - 1)) % side);
    return puzzle;
  }
}

Puzzle restricted(const Puzzle& full, std::size_t more, Rng& rng) {
  const Geometry& geometry = *full.geometry;
  std::vector<DigitSet> allowed;
  for (const Digit digit : full.givens) {
    allowed.push_back(digit_bit(digit));
    for (Digit other = 0; other < geometry.side(); ++other)
      if (rng.below(8) < more) allowed.back() |= digit_bit(other);
  }
  return blank(boxes(geometry.box_height(), geometry.box_width(), {given_candidates(geometry.side(), allowed)}));
}

std::vector<std::reference_wrapper<const Algorithm>> algorithms_for(const Puzzle& puzzle) {
  std::vector<std::reference_wrapper<const Algorithm>> algorithms;
  for (const Algorithm& algorithm : catalogue())
    if (!why_not(algorithm, *puzzle.geometry)) algorithms.emplace_back(algorithm);
  return algorithms;
}

std::vector<std::reference_wrapper<const Algorithm>> watchable_algorithms() {
  std::vector<std::reference_wrapper<const Algorithm>> algorithms;
  for (const Algorithm& algorithm : catalogue())
    if (algorithm.watchable) algorithms.emplace_back(algorithm);
  return algorithms;
}

std::vector<std::reference_wrapper<const Algorithm>> guessing_algorithms() {
  auto algorithms = watchable_algorithms();
  std::erase_if(algorithms, [](const Algorithm& algorithm) { return algorithm.id == "logic-only"; });
  return algorithms;
}

std::vector<Puzzle> puzzles_of_every_kind(std::size_t hard) {
  Rng rng(7);
  auto puzzles = line_file("top95.txt", hard);
  puzzles.push_back(blank(boxes(2, 2)));
  puzzles.push_back(number_file("uniq6.txt", 1)[0]);
  puzzles.push_back(number_file("uniq12.txt", 1)[0]);
  puzzles.push_back(dig(change_one(pattern(3, 3), rng), 50, rng));
  puzzles.push_back(blank(boxes(3, 3, {{"diagonals"}, {"windows"}})));
  puzzles.push_back(blank(jigsaw(kJigsaw6)));
  puzzles.push_back(restricted(pattern(2, 2), 5, rng));
  puzzles.push_back(restricted(pattern(3, 3), 4, rng));
  return puzzles;
}

bool is_solution(const Puzzle& puzzle, std::span<const Digit> digits) {
  for (std::size_t cell = 0; cell < digits.size(); ++cell) {
    if (digits[cell] >= puzzle.geometry->side()) return false;
    if (puzzle.givens[cell] != kBlank && puzzle.givens[cell] != digits[cell]) return false;
    if (!has_digit(puzzle.geometry->allowed(static_cast<Cell>(cell)), digits[cell])) return false;
  }
  for (const House& house : puzzle.geometry->houses()) {
    DigitSet held = 0;
    for (const Cell cell : house.cells) held |= digit_bit(digits[cell]);
    if (held != puzzle.geometry->all()) return false;
  }
  return true;
}

std::uint64_t hash_of(std::span<const Digit> digits) {
  std::uint64_t hash = 14695981039346656037u;
  for (const Digit digit : digits) hash = (hash ^ digit) * 1099511628211u;
  return hash;
}

}  // namespace sudoscope::test
