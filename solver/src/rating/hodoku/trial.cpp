// A digit of the solution, found by trying.
#include "rating/hodoku/step.hpp"

namespace sudoscope::rating::hodoku {
namespace {

// Candidates by the placed digits alone.
struct Trial {
  Table<Mask, kCells> cell;
  Cells blank;

  bool place(int at, int digit) {
    cell[at] = bit(digit);
    blank.erase(at);
    bool holds = true;
    for_each(kNine.peers[at], [&](int peer) {
      cell[peer] = without(cell[peer], digit);
      holds &= cell[peer] != 0;
    });
    return holds;
  }
};

bool solve(const Trial& trial, Table<Mask, kCells>& solution) {
  if (trial.blank.empty()) {
    solution = trial.cell;
    return true;
  }
  int tightest = trial.blank.first();
  for_each(trial.blank, [&](int at) {
    if (count(trial.cell[at]) < count(trial.cell[tightest])) tightest = at;
  });
  bool is_solved = false;
  for_each(static_cast<unsigned>(trial.cell[tightest]), [&](int digit) {
    if (is_solved) return;
    Trial next = trial;
    is_solved = next.place(tightest, digit) && solve(next, solution);
  });
  return is_solved;
}

}  // namespace

bool find_trial(const Grid& grid, Found& found) {
  Trial trial{grid.cell, grid.blank};
  for (int at = 0; at < kCells; ++at)
    if (!trial.blank.has(at)) trial.cell[at] = bit(grid.digit[at]);
  Table<Mask, kCells> solution;
  if (!solve(trial, solution)) return false;
  int middle = trial.blank.size() / 2;
  for_each(trial.blank, [&](int at) {
    if (middle-- == 0) found = {Technique::kTrial, Single{at, first(solution[at])}};
  });
  return true;
}

}  // namespace sudoscope::rating::hodoku
