// Number of min-lex forms a second: minlex_bench [--show] FILE. A file has one 9x9 puzzle a line, 81 characters;
// --show prints the forms, to be compared with those of another program. Time is that of this thread on the processor.
#include <ctime>
#include <fstream>
#include <iostream>

#include "sudoscope/equivalence/minlex.hpp"
#include "sudoscope/grid/format.hpp"

using namespace sudoscope;

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  const bool show = !words.empty() && words[0] == "--show";
  std::ifstream file(words.empty() ? "" : words.back());
  const auto geometry = Geometry::boxes(3, 3).value();
  std::vector<std::vector<Digit>> puzzles;
  for (std::string line; std::getline(file, line);) {
    const auto puzzle = parse_puzzle(std::string_view(line).substr(0, 81));
    if (puzzle && puzzle.value().puzzle.geometry->side() == 9) puzzles.push_back(puzzle.value().puzzle.givens);
  }
  auto finder = MinlexFinder::of(*geometry);
  std::vector<std::vector<Digit>> forms;
  const std::clock_t begin = std::clock();
  for (const auto& puzzle : puzzles) {
    const auto form = finder.value().find(puzzle);
    forms.push_back(form ? form.value().givens : std::vector<Digit>(81, kBlank));
  }
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  if (show)
    for (const auto& form : forms) std::cout << format_puzzle(*geometry, form, GridStyle::kLine) << '\n';
  std::cerr << puzzles.size() << " puzzles, " << static_cast<double>(puzzles.size()) / seconds << " a second\n";
  return 0;
}
