// The lists of what follows at once from a candidate or a group.
#include "rating/hodoku_tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr std::int16_t kFirstDistance = 1;

}  // namespace

void Tables::fill(const Grid& grid, Reasoning reasoning) {
  grid_ = &grid;
  groups_.clear();
  for (auto& list : direct_) list.clear();
  direct_.resize(kCandidateNodes);
  if (reasoning == Reasoning::kNets)
    add_nets();
  else
    add_candidates();
  if (reasoning != Reasoning::kChains) add_groups();
}

void Tables::add(int table, int node) {
  auto& list = direct_[static_cast<std::size_t>(table)];
  if (!is_group(node)) {
    for (const Direct& each : list)
      if (each.node == node) return;
  }
  const int distance = list.empty() ? kFirstDistance : list.front().distance + 1;
  list.push_back({static_cast<std::int16_t>(node), static_cast<std::int16_t>(distance)});
}

void Tables::add_candidates() {
  for (int cell = 0; cell < kCells; ++cell) {
    const Mask digits = grid_->cell[cell];
    for_each(static_cast<unsigned>(digits), [&](int digit) {
      const int on = node_of(cell, digit, true);
      const int off = node_of(cell, digit, false);
      add(on, on);
      add(off, off);
      for_each(static_cast<unsigned>(without(digits, digit)), [&](int other) {
        add(on, node_of(cell, other, false));
        if (count(digits) == 2) add(off, node_of(cell, other, true));
      });
      for (int kind = 0; kind < 3; ++kind) {
        const int line = line_of(cell, kind);
        Cells others = grid_->places[digit] & set_of_line(line);
        others.erase(cell);
        for_each(others, [&](int other) { add(on, node_of(other, digit, false)); });
        if (grid_->free[line][digit] == 2) add(off, node_of(others.first(), digit, true));
      }
    });
  }
}

void Tables::add_groups() {
  for (int line = 0; line < kFirstBox; ++line) {
    for (int digit = 0; digit < kSide; ++digit) {
      for (int box = kFirstBox; box < kHouses; ++box) {
        const Cells cells = grid_->places[digit] & set_of_line(line) & set_of_line(box);
        if (cells.size() >= 2) groups_.push_back({digit, cells});
      }
    }
  }
  direct_.resize(static_cast<std::size_t>(kCandidateNodes) + 2 * groups_.size());
  for (int number = 0; number < static_cast<int>(groups_.size()); ++number) {
    const int off = kCandidateNodes + 2 * number;
    add(off + 1, off + 1);
    add(off, off);
    join_to_candidates(number);
    join_to_groups(number);
  }
}

namespace {

// The line of its cells that is no box.
int line_of_group(const Group& group) {
  const int cell = group.cells.first();
  return (group.cells - set_of_line(line_of(cell, 0))).empty() ? line_of(cell, 0) : line_of(cell, 1);
}

int box_of_group(const Group& group) { return line_of(group.cells.first(), 2); }

}  // namespace

void Tables::join_to_candidates(int number) {
  const Group& group = groups_[static_cast<std::size_t>(number)];
  const int off = kCandidateNodes + 2 * number;
  const Cells seeing = grid_->places[group.digit] & common_peers(group.cells);
  for_each(seeing, [&](int cell) {
    add(off + 1, node_of(cell, group.digit, false));
    add(node_of(cell, group.digit, true), off);
  });
  for (const int line : {box_of_group(group), line_of_group(group)}) {
    const Cells others = seeing & set_of_line(line);
    if (others.size() != 1) continue;
    add(off, node_of(others.first(), group.digit, true));
    add(node_of(others.first(), group.digit, false), off + 1);
  }
}

void Tables::join_to_groups(int number) {
  const Group& group = groups_[static_cast<std::size_t>(number)];
  const int off = kCandidateNodes + 2 * number;
  const int line = line_of_group(group);
  const int box = box_of_group(group);
  std::vector<int> in_line, in_box;
  for (int other = 0; other < static_cast<int>(groups_.size()); ++other) {
    const Group& each = groups_[static_cast<std::size_t>(other)];
    if (other == number || each.digit != group.digit || !(each.cells & group.cells).empty()) continue;
    if (line_of_group(each) == line) in_line.push_back(other);
    if (box_of_group(each) == box) in_box.push_back(other);
    if (line_of_group(each) == line || box_of_group(each) == box) add(off + 1, kCandidateNodes + 2 * other);
  }
  const auto join_if_alone = [&](const std::vector<int>& others, int house) {
    if (others.size() != 1) return;
    const Cells rest = grid_->places[group.digit] & set_of_line(house);
    if (!(rest - group.cells - groups_[static_cast<std::size_t>(others[0])].cells).empty()) return;
    add(off, kCandidateNodes + 2 * others[0] + 1);
  };
  join_if_alone(in_line, line);
  join_if_alone(in_box, box);
}

}  // namespace sudoscope::rating::hodoku
