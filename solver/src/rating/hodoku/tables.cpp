// Direct consequences of a candidate or a group. In chains weak links are read from the grid itself; others are listed.
#include "rating/hodoku/tables.hpp"

namespace sudoscope::rating::hodoku {
namespace {

constexpr std::int16_t kFirstDistance = 1;

}  // namespace

void Tables::fill(const Grid& grid, Reasoning reasoning) {
  grid_ = &grid;
  are_nets_ = reasoning == Reasoning::kNets;
  groups_.clear();
  if (reasoning != Reasoning::kChains) find_groups();
  const auto nodes = static_cast<std::size_t>(node_count());
  if (are_nets_) {
    for (auto& list : direct_) list.clear();
    direct_.resize(nodes);
    add_nets();
  } else {
    links_.clear();
    ends_.assign(nodes, {});
    linked_ = {};
    add_strong_links();
  }
  add_groups();
}

void Tables::add(int table, int node) {
  if (!are_nets_) return add_link(table, node);
  auto& list = direct_[static_cast<std::size_t>(table)];
  if (!is_group(node)) {
    for (const Direct& each : list)
      if (each.node == node) return;
  }
  const int distance = list.empty() ? kFirstDistance : list.front().distance + 1;
  list.push_back({static_cast<std::int16_t>(node), static_cast<std::int16_t>(distance)});
}

void Tables::add_link(int table, int node) {
  Ends& ends = ends_[static_cast<std::size_t>(table)];
  const auto place = static_cast<std::int16_t>(links_.size());
  (ends.first == kNoLink ? ends.first : links_[static_cast<std::size_t>(ends.last)].next) = place;
  ends.last = place;
  if (!is_group(table) && !is_on(table)) linked_[digit_of(table)].insert(cell_of(table));
  links_.push_back({static_cast<std::int16_t>(node), kNoLink});
}

void Tables::add_strong_links() {
  for (int cell = 0; cell < kCells; ++cell) {
    const Mask digits = grid_->cell[cell];
    for_each(static_cast<unsigned>(digits), [&](int digit) {
      const int off = node_of(cell, digit, false);
      if (is_pair(digits)) add_link(off, node_of(cell, first(without(digits, digit)), true));
      for (const int line : kLines[cell]) {
        if (grid_->free(line, digit) != 2) continue;
        Cells others = grid_->places[digit] & set_of_line(line);
        others.erase(cell);
        add_link(off, node_of(others.first(), digit, true));
      }
    });
  }
}

void Tables::find_groups() {
  constexpr int kCrossing = 3;
  for (int line = 0; line < kFirstBox; ++line) {
    const bool is_row = line < kFirstColumn;
    const int first_box = kFirstBox + (is_row ? line / 3 * 3 : (line - kFirstColumn) / 3);
    for (int digit = 0; digit < kSide; ++digit) {
      const Cells in_line = grid_->places[digit] & set_of_line(line);
      for (int i = 0; i < kCrossing; ++i) {
        const int box = first_box + i * (is_row ? 1 : kCrossing);
        const Cells cells = in_line & set_of_line(box);
        if (cells.size() >= 2) groups_.push_back({digit, line, box, cells, grid_->places[digit] & common_peers(cells)});
      }
    }
  }
}

void Tables::add_groups() {
  for (int number = 0; number < static_cast<int>(groups_.size()); ++number) {
    const int off = kCandidateNodes + 2 * number;
    if (are_nets_) {
      add(off + 1, off + 1);
      add(off, off);
    }
    join_to_candidates(number);
    join_to_groups(number);
  }
}

void Tables::join_to_candidates(int number) {
  const Group& group = groups_[static_cast<std::size_t>(number)];
  const int off = kCandidateNodes + 2 * number;
  for_each(group.seen, [&](int cell) {
    if (are_nets_) add(off + 1, node_of(cell, group.digit, false));
    add(node_of(cell, group.digit, true), off);
  });
  for (const int line : {group.box, group.line}) {
    const Cells others = group.seen & set_of_line(line);
    if (others.size() != 1) continue;
    add(off, node_of(others.first(), group.digit, true));
    add(node_of(others.first(), group.digit, false), off + 1);
  }
}

void Tables::join_to_groups(int number) {
  const Group& group = groups_[static_cast<std::size_t>(number)];
  const int off = kCandidateNodes + 2 * number;
  struct Others {
    int count = 0;
    int last = 0;
    void insert(int other) { ++count, last = other; }
  };
  Others in_line, in_box;
  for (int other = 0; other < static_cast<int>(groups_.size()); ++other) {
    const Group& each = groups_[static_cast<std::size_t>(other)];
    if (each.digit != group.digit || (each.line != group.line && each.box != group.box)) continue;
    if (!(each.cells & group.cells).empty()) continue;
    if (each.line == group.line) in_line.insert(other);
    if (each.box == group.box) in_box.insert(other);
    add(off + 1, kCandidateNodes + 2 * other);
  }
  const auto join_if_alone = [&](const Others& others, int house) {
    if (others.count != 1) return;
    const Cells rest = grid_->places[group.digit] & set_of_line(house);
    if (!(rest - group.cells - groups_[static_cast<std::size_t>(others.last)].cells).empty()) return;
    add(off, kCandidateNodes + 2 * others.last + 1);
  };
  join_if_alone(in_line, group.line);
  join_if_alone(in_box, group.box);
}

}  // namespace sudoscope::rating::hodoku
