// Simple and multiple colours, over the clusters of one digit (colors.hpp).
//
//   trap             a cell that sees both colours of a cluster loses the digit
//   wrap             two cells of a colour see each other: the colour is wrong
//   multi-colours 1  a colour of one cluster sees one of another: not both are right, so one of the two others is
//   right,
//                    and a cell that sees both of these loses the digit
//   multi-colours 2  a colour sees both of another cluster, one of which is right: it is wrong
//
// Simple colouring is also called singles chains. Names are HoDoKu's.
#include "techniques/colors.hpp"

#include "sudoscope/base/say.hpp"
#include "techniques/als_words.hpp"
#include "techniques/finders.hpp"
#include "techniques/links.hpp"

namespace sudoscope {
namespace {

template <class Set>
Deduction without(Technique technique, Digit digit, const Set& gone) {
  Deduction found{.technique = technique};
  for (const Cell cell : gone) found.eliminations.push_back({cell, digit});
  return found;
}

// Calls visit(digit, clusters) for each digit with clusters, until it returns true.
template <class Sets, class Visit>
void for_each_coloring(const Sets& sets, Visit visit) {
  ColorClusters<typename Sets::Set> clusters;
  for (Digit digit = 0; digit < sets.geometry().side(); ++digit) {
    if (sets.cells_for(digit).empty()) continue;
    color(sets, digit, clusters);
    if (!clusters.empty() && visit(digit, clusters)) return;
  }
}

// One cluster: `gone(cluster, colour)` returns the eliminations.
template <class Sets, class Gone>
void find_in_clusters(const Sets& sets, Technique technique, std::size_t colors, DeductionSink& sink, Gone gone) {
  for_each_coloring(sets, [&](Digit digit, const auto& clusters) {
    for (std::size_t i = 0; i < clusters.size(); ++i)
      for (std::size_t own = 0; own < colors; ++own) {
        const auto out = gone(clusters[i], own) & sets.cells_for(digit);
        if (out.empty()) continue;
        Deduction found = without(technique, digit, out);
        add_cluster(found.evidence, sets, digit, clusters[i], 1);
        if (sink.take(std::move(found))) return true;
      }
    return false;
  });
}

// Two clusters: `gone(a, b)` returns the eliminations. `ordered`: a may also be the later one.
template <class Sets, class Gone>
void find_in_pairs(const Sets& sets, Technique technique, bool ordered, DeductionSink& sink, Gone gone) {
  for_each_coloring(sets, [&](Digit digit, const auto& clusters) {
    for (std::size_t i = 0; i < clusters.size(); ++i)
      for (std::size_t j = ordered ? 0 : i + 1; j < clusters.size(); ++j) {
        if (i == j) continue;
        const auto out = gone(clusters[i], clusters[j]) & sets.cells_for(digit);
        if (out.empty()) continue;
        Deduction found = without(technique, digit, out);
        add_cluster(found.evidence, sets, digit, clusters[i], 1);
        add_cluster(found.evidence, sets, digit, clusters[j], 3);
        if (sink.take(std::move(found))) return true;
      }
    return false;
  });
}

std::vector<CellName> colored(const Geometry& geometry, const Evidence& evidence, int group) {
  std::vector<CellName> names;
  for (const Evidence::InCell& each : evidence.cells)
    if (each.group == group) names.push_back(cell_named(geometry, each.cell));
  return names;
}

// The first two cells of the wrong colour that see each other.
Message wrap_said(const Geometry& geometry, const Deduction& deduction, const std::vector<CellName>& one,
                  const std::vector<CellName>& other) {
  const std::vector<Candidate>& gone = deduction.eliminations;
  for (std::size_t i = 0; i < gone.size(); ++i)
    for (std::size_t j = i + 1; j < gone.size(); ++j) {
      const HouseId house = house_of_both(geometry, std::array{gone[i].cell}, std::array{gone[j].cell});
      if (house != kNoHouse)
        return say(MessageId::kColorsWrap, digit_named(gone[i].digit), one, other, cell_named(geometry, gone[i].cell),
                   cell_named(geometry, gone[j].cell), house_named(geometry, house));
    }
  return {};
}

// Names the colours that see each other if both of the others are in sight of all that is removed.
Message multi_colors_said(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const auto cells_of = [&](int group) {
    std::vector<Cell> cells;
    for (const Evidence::InCell& each : evidence.cells)
      if (each.group == group) cells.push_back(each.cell);
    return cells;
  };
  const auto sees_any = [&](Cell cell, const std::vector<Cell>& others) {
    return std::find_if(others.begin(), others.end(), [&](Cell other) {
      return house_of_both(geometry, std::array{cell}, std::array{other}) != kNoHouse;
    });
  };
  const DigitName digit = digit_named(deduction.eliminations[0].digit);
  std::vector<CellName> gone;
  for (const Candidate& each : deduction.eliminations) gone.push_back(cell_named(geometry, each.cell));
  const auto color = [&](int group) { return colored(geometry, evidence, group); };
  const Message colors = say(MessageId::kMultiColors, digit, color(1), color(2), color(3), color(4));
  for (const int own : {1, 2})
    for (const int other : {3, 4}) {
      const std::vector<Cell> others = cells_of(other);
      const std::vector<Cell> right[] = {cells_of(3 - own), cells_of(7 - other)};
      const bool is_all =
          std::all_of(deduction.eliminations.begin(), deduction.eliminations.end(), [&](const auto& each) {
            return sees_any(each.cell, right[0]) != right[0].end() && sees_any(each.cell, right[1]) != right[1].end();
          });
      if (!is_all) continue;
      for (const Cell cell : cells_of(own))
        if (const auto seen = sees_any(cell, others); seen != others.end())
          return say(MessageId::kMultiColorsOfOne, colors, AlsWords::letter(own), AlsWords::letter(other),
                     cell_named(geometry, cell), cell_named(geometry, *seen), AlsWords::letter(3 - own),
                     AlsWords::letter(7 - other), digit, gone);
    }
  return say(MessageId::kMultiColorsOfSome, colors, digit, gone);
}

}  // namespace

void find_simple_colors_trap(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    find_in_clusters(sets, Technique::kSimpleColorsTrap, 1, sink, [&](const auto& cluster, std::size_t) {
      return seen_by(sets, cluster.colors[0]) & seen_by(sets, cluster.colors[1]);
    });
  });
}

void find_simple_colors_wrap(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    find_in_clusters(sets, Technique::kSimpleColorsWrap, 2, sink, [&](const auto& cluster, std::size_t own) {
      const auto& cells = cluster.colors[own];
      return cells.intersects(seen_by(sets, cells)) ? cells : cells - cells;
    });
  });
}

void find_multi_colors_1(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    find_in_pairs(sets, Technique::kMultiColors1, false, sink, [&](const auto& a, const auto& b) {
      auto gone = a.colors[0] - a.colors[0];
      for (std::size_t own = 0; own < 2; ++own)
        for (std::size_t other = 0; other < 2; ++other)
          if (seen_by(sets, a.colors[own]).intersects(b.colors[other]))
            gone |= seen_by(sets, a.colors[1 - own]) & seen_by(sets, b.colors[1 - other]);
      return gone;
    });
  });
}

void find_multi_colors_2(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    find_in_pairs(sets, Technique::kMultiColors2, true, sink, [&](const auto& a, const auto& b) {
      auto gone = a.colors[0] - a.colors[0];
      for (const auto& own : a.colors) {
        const auto seen = seen_by(sets, own);
        if (seen.intersects(b.colors[0]) && seen.intersects(b.colors[1])) gone |= own;
      }
      return gone;
    });
  });
}

Message reason_of_colors(const Geometry& geometry, const Deduction& deduction) {
  const Evidence& evidence = deduction.evidence;
  const auto color = [&](int group) { return colored(geometry, evidence, group); };
  const DigitName digit = digit_named(deduction.eliminations[0].digit);
  std::vector<CellName> gone;
  for (const Candidate& each : deduction.eliminations) gone.push_back(cell_named(geometry, each.cell));
  switch (deduction.technique) {
    case Technique::kSimpleColorsTrap:
      return say(MessageId::kColorsTrap, digit, color(1), color(2), gone);
    case Technique::kSimpleColorsWrap:
      return wrap_said(geometry, deduction, color(1), color(2));
    case Technique::kMultiColors1:
      return multi_colors_said(geometry, deduction);
    default: {
      const Message colors = say(MessageId::kMultiColors, digit, color(1), color(2), color(3), color(4));
      const auto& cells = evidence.cells;
      const auto wrong = std::find_if(cells.begin(), cells.end(),
                                      [&](const auto& each) { return each.cell == deduction.eliminations[0].cell; });
      return say(MessageId::kMultiColorsOfBoth, colors, AlsWords::letter(wrong->group), digit);
    }
  }
}

}  // namespace sudoscope
