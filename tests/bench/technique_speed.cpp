// The speed of each technique's finder: positions a second, all instances and only the first, on
// the positions of the solution paths of a file of 9x9 puzzles, one a line. Usage: technique_speed
// FILE [PUZZLES [ID...]], with the IDs of the techniques to time, else all usual ones.
//
// Processor time; the time of making the board of a position, which
// all techniques share, is not included but on a line of its own.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "processor_time.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/techniques/logic.hpp"
#include "techniques/finders.hpp"

namespace {

using namespace sudoscope;
using test::a_second;

constexpr double kLeastSeconds = 0.1;

// Counts the deductions that it gets.
class Counter : public DeductionSink {
 public:
  explicit Counter(bool only_first) : only_first_(only_first) {}
  bool take(Deduction) override {
    ++count_;
    return only_first_;
  }
  long count() const { return count_; }

 private:
  bool only_first_;
  long count_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fputs("Usage: technique_speed FILE [PUZZLES [ID...]]\n", stderr), 2;
  std::ifstream file(argv[1]);
  long puzzles = argc > 2 ? std::atol(argv[2]) : 100;
  std::vector<Technique> usual;
  for (const Technique technique : sought_techniques())
    if (is_usual(technique)) usual.push_back(technique);
  GeometryPtr geometry;
  std::vector<Position> positions;
  for (std::string line; puzzles > 0 && std::getline(file, line);) {
    const auto puzzle = parse_puzzle(line.substr(0, line.find_first_of(" \t")));
    if (!puzzle) continue;
    --puzzles;
    geometry = puzzle.value().puzzle.geometry;
    LogicPath path(geometry, Position(*geometry, puzzle.value().puzzle.givens), usual);
    do positions.push_back(path.position());
    while (path.advance());
    if (path.is_solved()) positions.pop_back();
  }
  if (positions.empty()) return std::fputs("No puzzle\n", stderr), 2;

  const Grid grid(*geometry);
  std::vector<Board> boards;
  const double made = a_second(positions.size(), kLeastSeconds, [&] {
    boards.clear();
    for (const Position& position : positions) boards.emplace_back(position, grid);
  });
  std::printf("%zu positions; %.0f boards made a second\n", positions.size(), made);
  std::printf("%-30s %9s %12s %14s %16s\n", "technique", "fires at", "instances", "all, a second", "first, a second");
  std::vector<Technique> timed = argc > 3 ? std::vector<Technique>() : usual;
  for (int i = 3; i < argc; ++i)
    for (const TechniqueRow* row : techniques_named(argv[i])) timed.push_back(row->technique);
  for (const Technique technique : timed) {
    long fired = 0;
    long instances = 0;
    const double all = a_second(boards.size(), kLeastSeconds, [&] {
      fired = instances = 0;
      for (const Board& board : boards) {
        Counter counter(false);
        find(board, technique, counter);
        fired += counter.count() > 0 ? 1 : 0;
        instances += counter.count();
      }
    });
    const double first = a_second(boards.size(), kLeastSeconds, [&] {
      for (const Board& board : boards) {
        Counter counter(true);
        find(board, technique, counter);
      }
    });
    std::printf("%-30s %9ld %12ld %14.0f %16.0f\n", std::string(row_of(technique).id).c_str(), fired, instances, all,
                first);
  }
}
