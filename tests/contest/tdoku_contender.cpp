// Adapter for the solver tdoku (T. Dillon, https://github.com/t-dillon/tdoku): it includes its `tdoku.h`, is linked
// with the library that tdoku's own build makes, and speaks the protocol of contests. Limit 0 becomes the largest,
// since tdoku has no other.
#include <cstddef>
#include <limits>

#include "take_part.hpp"
#include "tdoku.h"

namespace {

class TdokuContender {
 public:
  bool prepare(const contest::Set& set) {
    if (set.box_height != 3 || set.box_width != 3) return false;
    limit_ = set.limit != 0 ? static_cast<std::size_t>(set.limit) : std::numeric_limits<std::size_t>::max();
    puzzles_ = set.puzzles;
    for (std::string& puzzle : puzzles_) puzzle += "\n               ";  // it reads what follows, 16 bytes at a time
    counts_.assign(puzzles_.size(), 0);
    return true;
  }

  void solve() {
    char solution[96];
    std::size_t guesses = 0;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      counts_[i] = TdokuSolverDpllTriadSimd(puzzles_[i].c_str(), limit_, 0, solution, &guesses);
    }
  }

  // It returns solutions only when it looks for one and no more.
  contest::Answer answer(std::size_t index) const {
    contest::Answer answer{true, counts_[index], {}};
    char solution[96];
    std::size_t guesses = 0;
    if (counts_[index] > 0) {
      TdokuSolverDpllTriadSimd(puzzles_[index].c_str(), 1, 0, solution, &guesses);
      answer.solution.assign(solution, 81);
    }
    return answer;
  }

 private:
  std::size_t limit_ = 2;
  std::vector<std::string> puzzles_;
  std::vector<std::size_t> counts_;
};

}  // namespace

int main() {
  TdokuContender contender;
  return contest::take_part(contender);
}
