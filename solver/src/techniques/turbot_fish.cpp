// Two strong links of one digit, joined by a weak one: two houses with two places for the digit each, one end of one
// seeing one end of the other. One of the two far ends holds the digit, so that a cell that sees both loses it.
//
//   skyscraper        the links are in two rows, joined in a column, or in two columns, joined in a row
//   two-string kite   a row and a column, joined in a box or region; dual: two kites, of one digit or of two, joined by
//                     the same two cells
//   turbot fish       any houses: an X-chain of three links. All of the above are turbot fish too.
//
// Source: HoDoKu's names; turbot fish by N. Juillerat's and earlier lists of the Players' Forum.
#include <algorithm>
#include <array>

#include "sudoscope/base/say.hpp"
#include "techniques/finders.hpp"
#include "techniques/links.hpp"

namespace sudoscope {
namespace {

// A house with two places left for the digit.
struct StrongLink {
  HouseId house;
  std::array<Cell, 2> ends;  // ascending
};

struct StrongLinks {
  std::array<StrongLink, kMostHouses> list;
  std::size_t count = 0;
};

struct Turbot {
  Digit digit;
  HouseId houses[2];
  Cell cells[4];  // far end, near end, near end of the other, its far end
};

// A bit for each kind of house.
constexpr unsigned kind_bit(HouseKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr unsigned kRows = kind_bit(HouseKind::kRow), kColumns = kind_bit(HouseKind::kColumn),
                   kBoxes = kind_bit(HouseKind::kBox) | kind_bit(HouseKind::kRegion);

template <class Sets>
StrongLinks strong_links(const Sets& sets, Digit digit, unsigned kinds) {
  StrongLinks links;
  const auto houses = sets.geometry().houses();
  for (std::size_t i = 0; i < houses.size(); ++i) {
    const auto id = static_cast<HouseId>(i);
    if ((kind_bit(houses[i].kind) & kinds) == 0 || !has_digit(sets.missing(id), digit)) continue;
    const auto places = sets.places(id, digit);
    const auto rest = places.without_first();
    if (!rest.has_single()) continue;
    const std::array<Cell, 2> ends = {places.first(), rest.first()};
    // Two cells may share two houses: one link.
    bool is_new = true;
    for (std::size_t j = 0; j < links.count; ++j) is_new = is_new && links.list[j].ends != ends;
    if (is_new) links.list[links.count++] = {id, ends};
  }
  return links;
}

bool share(const Geometry& geometry, Cell a, Cell b, unsigned kinds) {
  for (const HouseId house : geometry.houses_of(a))
    if ((kind_bit(geometry.houses()[house].kind) & kinds) != 0 &&
        std::find(geometry.houses_of(b).begin(), geometry.houses_of(b).end(), house) != geometry.houses_of(b).end())
      return true;
  return false;
}

// Calls visit(turbot, eliminations) for each way in which the two links are joined
// by a house of these kinds. Stops when it returns true, and returns true then.
template <class Sets, class Visit>
bool join(const Sets& sets, Digit digit, const StrongLink& a, const StrongLink& b, unsigned joint_kinds, Visit visit) {
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 2; ++j) {
      const Turbot turbot{digit, {a.house, b.house}, {a.ends[1 - i], a.ends[i], b.ends[j], b.ends[1 - j]}};
      const Cell* const cells = turbot.cells;
      if (cells[1] == cells[2] || cells[0] == cells[2] || cells[1] == cells[3] || cells[0] == cells[3]) continue;
      if (!share(sets.geometry(), cells[1], cells[2], joint_kinds)) continue;
      const auto gone = sets.peers(cells[0]) & sets.peers(cells[3]) & sets.cells_for(digit);
      if (!gone.empty() && visit(turbot, gone)) return true;
    }
  return false;
}

template <class Set>
void add(const Geometry& geometry, Deduction& deduction, const Turbot& turbot, const Set& gone, std::uint8_t chain) {
  const auto node = [&](int i) { return ChainNode{{turbot.cells[i]}, turbot.digit}; };
  for (const HouseId house : turbot.houses) deduction.evidence.houses.push_back({house, HouseRole::kBase});
  for (const Cell cell : turbot.cells) deduction.evidence.cells.push_back({cell, digit_bit(turbot.digit)});
  const auto strong = [&](int i, HouseId house) {
    return ChainLink{.from = node(i), .to = node(i + 1), .strong = true, .chain = chain, .house = house};
  };
  deduction.evidence.links.push_back(strong(0, turbot.houses[0]));
  deduction.evidence.links.push_back(weak_link(geometry, node(1), node(2), chain));
  deduction.evidence.links.push_back(strong(2, turbot.houses[1]));
  for (const Cell cell : gone) deduction.eliminations.push_back({cell, turbot.digit});
}

template <class Set>
Deduction deduction_of(const Geometry& geometry, Technique technique, const Turbot& turbot, const Set& gone) {
  Deduction found{.technique = technique};
  add(geometry, found, turbot, gone, 0);
  return found;
}

// Each link with every later one of the same digit.
template <class Sets>
void find_joined(const Sets& sets, Technique technique, unsigned kinds, unsigned joint_kinds, DeductionSink& sink,
                 bool& enough) {
  for (Digit digit = 0; digit < sets.geometry().side(); ++digit) {
    const StrongLinks links = strong_links(sets, digit, kinds);
    for (std::size_t i = 0; i < links.count; ++i)
      for (std::size_t j = i + 1; j < links.count; ++j) {
        enough =
            join(sets, digit, links.list[i], links.list[j], joint_kinds, [&](const auto& turbot, const auto& gone) {
              return sink.take(deduction_of(sets.geometry(), technique, turbot, gone));
            });
        if (enough) return;
      }
  }
}

// Calls visit(turbot, eliminations) for each kite of the digit.
template <class Sets, class Visit>
bool for_each_kite(const Sets& sets, Digit digit, Visit visit) {
  const StrongLinks rows = strong_links(sets, digit, kRows), columns = strong_links(sets, digit, kColumns);
  for (std::size_t i = 0; i < rows.count; ++i)
    for (std::size_t j = 0; j < columns.count; ++j)
      if (join(sets, digit, rows.list[i], columns.list[j], kBoxes, visit)) return true;
  return false;
}

// The sentence of one kite, whose cells begin at `first` in the evidence.
Message about(const Geometry& geometry, const Deduction& deduction, std::size_t first, const std::vector<Cell>& gone) {
  const Evidence& evidence = deduction.evidence;
  const auto cell = [&](std::size_t i) { return cell_named(geometry, evidence.cells[first + i].cell); };
  const auto house = [&](std::size_t i) { return house_named(geometry, evidence.houses[first / 2 + i].house); };
  return say(MessageId::kTurbotFishReason, house(0), digit_named(first_digit(evidence.cells[first].digits)), cell(0),
             cell(1), house(1), cell(2), cell(3), cells_named(geometry, gone));
}

std::vector<Cell> cells_gone(const Geometry& geometry, const Deduction& deduction, std::size_t first) {
  std::vector<Cell> cells;
  const auto sees = [&](Cell cell, std::size_t i) {
    const auto peers = geometry.peers(deduction.evidence.cells[first + i].cell);
    return std::binary_search(peers.begin(), peers.end(), cell);
  };
  const Digit digit = first_digit(deduction.evidence.cells[first].digits);
  for (const Candidate& each : deduction.eliminations)
    if (each.digit == digit && sees(each.cell, 0) && sees(each.cell, 3)) cells.push_back(each.cell);
  return cells;
}

}  // namespace

void find_skyscrapers(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    bool enough = false;
    find_joined(sets, Technique::kSkyscraper, kRows, kColumns, sink, enough);
    if (!enough) find_joined(sets, Technique::kSkyscraper, kColumns, kRows, sink, enough);
  });
}

void find_turbot_fish(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    bool enough = false;
    find_joined(sets, Technique::kTurbotFish, ~0u, ~0u, sink, enough);
  });
}

void find_two_string_kites(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    for (Digit digit = 0; digit < sets.geometry().side(); ++digit)
      if (for_each_kite(sets, digit, [&](const auto& kite, const auto& gone) {
            return sink.take(deduction_of(sets.geometry(), Technique::kTwoStringKite, kite, gone));
          }))
        return;
  });
}

void find_dual_two_string_kites(const Board& board, DeductionSink& sink) {
  board.with_sets([&](const auto& sets) {
    const int side = sets.geometry().side();
    for (Digit digit = 0; digit < side; ++digit) {
      const bool enough = for_each_kite(sets, digit, [&](const auto& kite, const auto& gone) {
        for (Digit other_digit = digit; other_digit < side; ++other_digit) {
          const bool is_same = other_digit == digit;
          const bool is_enough = for_each_kite(sets, other_digit, [&](const auto& other, const auto& more) {
            const bool turned = other.cells[1] == kite.cells[2] && other.cells[2] == kite.cells[1];
            const bool straight = other.cells[1] == kite.cells[1] && other.cells[2] == kite.cells[2];
            // Two of one digit come once.
            if (is_same ? !turned || kite.houses[0] > other.houses[0] : !turned && !straight) return false;
            if (is_same && (more.is_subset_of(gone) || gone.is_subset_of(more))) return false;
            Deduction found = deduction_of(sets.geometry(), Technique::kDualTwoStringKite, kite, gone);
            add(sets.geometry(), found, other, is_same ? more - gone : more, 1);
            return sink.take(std::move(found));
          });
          if (is_enough) return true;
        }
        return false;
      });
      if (enough) return;
    }
  });
}

Message reason_of_turbot_fish(const Geometry& geometry, const Deduction& deduction) {
  const Message reason = about(geometry, deduction, 0, cells_gone(geometry, deduction, 0));
  if (deduction.technique != Technique::kDualTwoStringKite) return reason;
  return say(MessageId::kAndLikewise, reason, about(geometry, deduction, 4, cells_gone(geometry, deduction, 4)));
}

}  // namespace sudoscope
