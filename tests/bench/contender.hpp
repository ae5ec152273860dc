// The text protocol of a solver that takes part in compare.mjs. It knows nothing of this project, so that a few lines
// of C++ around any solver make a contender of it; README.md describes it.
#pragma once

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace contest {

struct Answer {
  std::uint64_t solutions = 0;
  std::string solution;  // 81 characters, or empty where the solver gives none
};

// `Solver` has
//   void prepare(const std::vector<std::string>& puzzles, std::uint64_t limit)
//       81 characters each, 1-9 and '.'; limit 0 counts all solutions
//   void solve()
//       all of them: this is what is timed
//   Answer answer(std::size_t index)
template <class Solver>
int take_part(Solver& solver) {
  std::vector<std::string> puzzles;
  for (std::string word; std::cin >> word;) {
    if (word == "set") {
      std::size_t count = 0;
      std::uint64_t limit = 0;
      std::cin >> count >> limit;
      puzzles.resize(count);
      for (std::string& puzzle : puzzles) std::cin >> puzzle;
      solver.prepare(puzzles, limit);
      std::cout << "ready" << std::endl;
    } else if (word == "go") {
      solver.solve();
      std::cout << "done" << std::endl;
    } else if (word == "show") {
      for (std::size_t index = 0; index < puzzles.size(); ++index) {
        const Answer answer = solver.answer(index);
        std::cout << answer.solutions << ' ' << (answer.solution.empty() ? "-" : answer.solution) << '\n';
      }
      std::cout << std::flush;
    } else {
      return word == "quit" ? 0 : 2;
    }
  }
  return 0;
}

}  // namespace contest
