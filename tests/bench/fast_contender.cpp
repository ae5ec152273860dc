// The fast engine as a contender (solver/cli/take_part.hpp): `fast_contender many|one [INSTRUCTION_SET]`, all puzzles
// in one call or each in its own. Built natively and, by hand, for WebAssembly.
#include <string_view>

#include "sudoscope/fast/fast.hpp"
#include "take_part.hpp"

namespace sudoscope {
namespace {

class FastContender {
 public:
  FastContender(bool one_by_one, InstructionSet set) : one_by_one_(one_by_one), set_(set) {}

  bool prepare(const contest::Set& set) {
    limit_ = set.limit;
    grids_.clear();
    if (set.box_height != 3 || set.box_width != 3) return false;
    for (const std::string& puzzle : set.puzzles) {
      FastGrid& grid = grids_.emplace_back();
      for (std::size_t cell = 0; cell < grid.size(); ++cell) grid[cell] = static_cast<Digit>(puzzle[cell] - '1');
    }
    answers_.assign(grids_.size(), {});
    return true;
  }

  void solve() {
    if (!one_by_one_) {
      solve_many(grids_, limit_, answers_, set_);
      return;
    }
    const std::span grids(grids_);
    const std::span answers(answers_);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      solve_many(grids.subspan(i, 1), limit_, answers.subspan(i, 1), set_);
    }
  }

  contest::Answer answer(std::size_t index) const {
    contest::Answer answer{true, answers_[index].solutions, {}};
    if (answer.solutions == 0) return answer;
    for (const Digit digit : answers_[index].solution) answer.solution += static_cast<char>('1' + digit);
    return answer;
  }

 private:
  bool one_by_one_;
  InstructionSet set_;
  std::uint64_t limit_ = 2;
  std::vector<FastGrid> grids_;
  std::vector<FastAnswer> answers_;
};

}  // namespace
}  // namespace sudoscope

int main(int argc, char** argv) {
  using namespace sudoscope;
  const std::string_view mode = argc > 1 ? argv[1] : "";
  InstructionSet set = instruction_sets().back();
  bool known = argc <= 2;
  for (const InstructionSet own : instruction_sets()) {
    if (argc > 2 && name_of(own) == argv[2]) {
      set = own;
      known = true;
    }
  }
  if ((mode != "many" && mode != "one") || !known) {
    std::cerr << "Usage: fast_contender many|one [INSTRUCTION_SET]\nThis machine has:";
    for (const InstructionSet own : instruction_sets()) std::cerr << ' ' << name_of(own);
    std::cerr << '\n';
    return 2;
  }
  FastContender contender(mode == "one", set);
  return contest::take_part(contender);
}
