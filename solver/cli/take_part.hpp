// A contender's side of the text protocol of contests, which tests/contest/README.md describes. It uses nothing
// else of this project and only C++17, so that a few lines around any solver in C++ make a contender of it.
#pragma once

#include <cstdint>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace contest {

struct Set {
  std::uint64_t limit = 2;  // solutions to look for, 0 = all
  int box_height = 3;
  int box_width = 3;
  std::vector<std::string> puzzles;  // a symbol a cell: "." for a blank one, 1-9, A-Z and a-z for the digits
};

struct Answer {
  bool known = true;            // false: it cannot do the puzzle
  std::uint64_t solutions = 0;  // up to the limit
  std::string solution;         // one of them; empty if there is none
};

// True for a line such as "2 2 4x4", the part after the word "set".
inline bool read_set_line(const std::string& line, std::size_t& count, Set& set) {
  std::istringstream words(line);
  words >> count >> set.limit;
  if (!words) return false;
  char cross = 'x';
  if (words >> set.box_height) words >> cross >> set.box_width;
  return cross == 'x' && set.box_height > 0 && set.box_width > 0;
}

// `Solver` has
//    bool prepare(const Set& set)
//        false if it cannot do grids of this shape
//    void solve()
//        all of them: this is timed
//    Answer answer(std::size_t index)
template <class Solver>
int take_part(Solver& solver) {
  Set set;
  bool takes = false;
  for (std::string word; std::cin >> word;) {
    if (word == "set") {
      std::string line;
      std::size_t count = 0;
      set = {};
      if (!std::getline(std::cin, line) || !read_set_line(line, count, set)) return 2;
      for (std::string puzzle; set.puzzles.size() < count && std::cin >> puzzle;) set.puzzles.push_back(puzzle);
      takes = solver.prepare(set);
      std::cout << "ready" << std::endl;
    } else if (word == "go") {
      if (takes) solver.solve();
      std::cout << "done" << std::endl;
    } else if (word == "show") {
      for (std::size_t index = 0; index < set.puzzles.size(); ++index) {
        const Answer answer = takes ? solver.answer(index) : Answer{false, 0, {}};
        std::cout << (answer.known ? std::to_string(answer.solutions) : "?") << ' '
                  << (answer.solution.empty() ? "-" : answer.solution) << '\n';
      }
      std::cout << std::flush;
    } else {
      return word == "quit" ? 0 : 2;
    }
  }
  return 0;
}

}  // namespace contest
