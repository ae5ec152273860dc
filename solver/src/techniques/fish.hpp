// The search for fish. A fish of n base houses and n cover houses, for one digit: if every place of the digit in the
// bases is in a cover, the n digits of the bases are the n digits of the covers, and the rest of the covers loses the
// digit. So does a place of the bases in two covers (cannibalism), since one digit would then serve two covers. Places
// of the bases outside the covers are fins; so is a place in two bases (an endo fin), which one digit could serve.
// If there are fins, one of them holds the digit or the fish is right: a cell that sees every fin loses the digit.
//
//   basic     rows against columns, or columns against rows
//   franken   as basic, with boxes or regions besides on one side or both; each side has a line
//   mutant    anything else: rows and columns on one side, a side of boxes alone, diagonals, windows, other houses
//
// One search serves all of these, finless and finned, and Kraken fish, whose targets need not see the fins.
//
// The search finds all basic fish, and all Franken fish of up to four houses. Larger and mutant fish are without number
// on an open board: it skips those with no eliminations beyond those of smaller fish within them.
//
//   for_each_fish(sets, {.size = 3, .shape = FishShape::kFranken, .fins = Fins::kAny, .most_fins = 2},
//                 [&](const auto& fish) { ...; return false; });
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "sudoscope/techniques/deduction.hpp"
#include "techniques/board.hpp"

namespace sudoscope {

inline constexpr int kLargestFish = 7;

enum class FishShape : std::uint8_t { kBasic, kFranken, kMutant };

enum class Fins : std::uint8_t {
  kNone,
  kSeen,  // some, and something that sees all of them goes
  kAny,   // some; the losers may see them or not
};

struct FishQuery {
  int size;  // of base houses, and of cover houses: 2 to kLargestFish
  FishShape shape;
  Fins fins = Fins::kNone;
  int most_fins = 1 << 16;  // endo fins among them
};

template <class Set>
struct Fish {
  Digit digit;
  int size;
  std::array<HouseId, kLargestFish> bases;   // `size` of them, ascending
  std::array<HouseId, kLargestFish> covers;  // the same
  Set body;                                  // the places of the digit in the bases, without the fins
  Set fins;                                  // endo fins among them
  Set losers;                                // cells that lose the digit if no fin holds it
  Set eliminations;                          // losers that see every fin
};

namespace fish_detail {

// Kinds of houses as bits.
inline constexpr unsigned kRows = 1, kColumns = 2, kBoxes = 4, kOthers = 8, kAllKinds = 15;

constexpr unsigned kind_bit(HouseKind kind) {
  switch (kind) {
    case HouseKind::kRow:
      return kRows;
    case HouseKind::kColumn:
      return kColumns;
    case HouseKind::kBox:
    case HouseKind::kRegion:
      return kBoxes;
    default:
      return kOthers;
  }
}

constexpr FishShape shape_of(unsigned bases, unsigned covers) {
  const unsigned lines[] = {bases & ~kBoxes, covers & ~kBoxes};
  const bool crosses = (lines[0] == kRows && lines[1] == kColumns) || (lines[0] == kColumns && lines[1] == kRows);
  if (!crosses) return FishShape::kMutant;
  return ((bases | covers) & kBoxes) != 0 ? FishShape::kFranken : FishShape::kBasic;
}

// One digit, and one choice of the kinds of houses of both sides.
template <class Sets, class Visit>
class FishSearch {
 public:
  using Set = typename Sets::Set;

  FishSearch(const Sets& sets, const FishQuery& query, Digit digit, Visit& visit)
      : sets_(sets), query_(query), digit_(digit), visit_(visit) {
    is_choosy_ = query.fins != Fins::kAny && query.shape != FishShape::kBasic &&
                 (query.shape == FishShape::kMutant || query.size > 4);
  }

  // True if visit() had enough.
  bool run(unsigned base_kinds, unsigned cover_kinds) {
    const auto houses = sets_.geometry().houses();
    bases_.count = covers_.count = 0;
    for (std::size_t i = 0; i < houses.size(); ++i) {
      const unsigned kind = kind_bit(houses[i].kind);
      const auto id = static_cast<HouseId>(i);
      kinds_[i] = kind;
      is_open_cover_[i] = false;
      if (!has_digit(sets_.missing(id), digit_)) continue;
      if ((kind & base_kinds) != 0) bases_.ids[bases_.count++] = id;
      if ((kind & cover_kinds) != 0) {
        covers_.ids[covers_.count++] = id;
        is_open_cover_[i] = true;
      }
    }
    if (static_cast<int>(bases_.count) < query_.size) return false;
    return extend({}, 0, Places{.seeing = sets_.cells_for(digit_)});
  }

 private:
  struct Houses {
    std::array<HouseId, kMostHouses> ids;
    std::size_t count = 0;
  };
  struct Chosen {
    std::array<HouseId, kLargestFish> ids;
    int count = 0;
    unsigned kinds = 0;
    void add(HouseId id, unsigned kind) {
      ids[static_cast<std::size_t>(count++)] = id;
      kinds |= kind;
    }
  };
  // The places in the chosen bases, the fins among them, and the possible losers if in one cover: a loser sees
  // all fins, and is in no base, since a smaller fish with more fins removes a place of the bases in two covers.
  struct Places {
    Set all = {};
    Set fins = {};
    Set seeing = {};
  };
  // The cells in the chosen covers, and the cells in two of them.
  struct Covered {
    Set once = {};
    Set twice = {};
  };

  bool is_basic() const { return query_.shape == FishShape::kBasic; }

  // Takes the cells as fins; false if that cannot lead to a fish.
  bool add_fins(Places& places, const Set& fins) const {
    if (fins.empty()) return true;
    if (query_.fins == Fins::kNone) return false;
    places.fins |= fins;
    if (query_.fins == Fins::kAny) return places.fins.count() <= query_.most_fins;
    for (const Cell fin : fins) places.seeing &= sets_.peers(fin);
    return !places.seeing.empty() && (query_.most_fins >= kNoLimit || places.fins.count() <= query_.most_fins);
  }

  // Adds a base house after those that were tried.
  bool extend(const Chosen& bases, std::size_t from, const Places& before) {
    const auto size = static_cast<std::size_t>(query_.size);
    const std::size_t missing = size - static_cast<std::size_t>(bases.count);
    for (std::size_t i = from; i + missing <= bases_.count; ++i) {
      if (!sets_.spend()) return true;
      const HouseId id = bases_.ids[i];
      const Set in_house = sets_.places(id, digit_);
      Places places = before;
      if (!add_fins(places, before.all & in_house)) continue;
      places.all |= in_house;
      if (query_.fins == Fins::kSeen) places.seeing -= in_house;
      Chosen with = bases;
      with.add(id, kinds_[id]);
      const bool was_open = is_open_cover_[id];
      is_open_cover_[id] = false;
      bool enough = false;
      is_probe_ = missing > 1;
      chosen_bases_ = &with;
      if (cover(places.all - places.fins, {}, {}, places)) enough = missing > 1 ? extend(with, i + 1, places) : tell();
      is_open_cover_[id] = was_open;
      if (enough) return true;
    }
    return false;
  }

  // Covers `rest`, or turns it into fins, in every way, each once. A probe stops
  // at the first and returns true; a full search returns true if fish were found.
  bool cover(const Set& rest, const Chosen& covers, const Covered& covered, const Places& places) {
    if (!sets_.spend()) return false;
    if (covers.count == query_.size) return finish(rest, covers, covered, places);
    if (rest.empty()) return is_probe_ || fill(covers, covered, places);
    const Cell cell = rest.first();
    const auto houses = sets_.geometry().houses_of(cell);
    std::array<HouseId, kMostHousesOfCell> closed;
    std::size_t closed_count = 0;
    bool found = false;
    for (const HouseId id : houses) {
      if (!is_open_cover_[id]) continue;
      // The rest of the search never takes this house again.
      is_open_cover_[id] = false;
      closed[closed_count++] = id;
      found = cover(rest - sets_.house(id), with_cover(covers, id), with_cover(covered, id), places) || found;
      if (found && is_probe_) break;
    }
    if (!found || !is_probe_) {
      Places with_fin = places;
      if (add_fins(with_fin, single(cell))) {
        // In a basic fish a cell has one cover: a cell with another one stays uncovered.
        if (is_basic())
          for (std::size_t i = 0; i < closed_count; ++i) with_fin.seeing -= sets_.house(closed[i]);
        Set without = rest;
        without.erase(cell);
        found = cover(without, covers, covered, with_fin) || found;
      }
    }
    for (std::size_t i = 0; i < closed_count; ++i) is_open_cover_[closed[i]] = true;
    return found;
  }

  // Every place is covered or a fin: any other houses that hold a place of the bases complete the covers.
  bool fill(const Chosen& covers, const Covered& covered, const Places& places) {
    if (query_.fins == Fins::kNone || is_basic()) return false;
    // Nothing else needs the cover that holds the losers.
    if (is_choosy_ && covers.count < query_.size - 1) return false;
    if (covers.count == query_.size) return finish({}, covers, covered, places);
    bool found = false;
    for (std::size_t i = 0; i < covers_.count && sets_.spend(); ++i) {
      const HouseId id = covers_.ids[i];
      if (!is_open_cover_[id] || !sets_.house(id).intersects(places.all)) continue;
      if (fill_from_ > i) continue;
      const std::size_t from = fill_from_;
      fill_from_ = i + 1;
      found = fill(with_cover(covers, id), with_cover(covered, id), places) || found;
      fill_from_ = from;
    }
    return found;
  }

  // All covers are chosen: the rest are fins.
  bool finish(const Set& rest, const Chosen& covers, const Covered& covered, Places places) {
    const Set losers = ((covered.once - places.all) | covered.twice) - places.fins;
    if (!losers.intersects(places.seeing) || !add_fins(places, rest) || !losers.intersects(places.seeing)) return false;
    if (is_probe_) return true;
    if ((query_.fins == Fins::kNone) != places.fins.empty()) return false;
    if (shape_of(chosen_bases_->kinds, covers.kinds) != query_.shape) return false;
    Fish<Set> fish{.digit = digit_,
                   .size = query_.size,
                   .bases = chosen_bases_->ids,
                   .covers = covers.ids,
                   .body = places.all - places.fins,
                   .fins = places.fins,
                   .losers = losers,
                   .eliminations = losers};
    if (!places.fins.empty()) fish.eliminations &= sets_.common_peers(places.fins);
    if (!is_whole(fish, losers & places.seeing)) return false;
    std::sort(fish.covers.begin(), fish.covers.begin() + fish.size);
    found_.push_back(fish);
    return true;
  }

  // True if there is an elimination that no smaller fish of the same houses has.
  bool is_whole(const Fish<Set>& fish, const Set& seeing) const {
    if (!is_choosy_) return true;
    if (query_.fins == Fins::kNone) return is_knit(fish, fish.body, {});
    for (const Cell cell : seeing)
      if (is_knit(fish, fish.body - sets_.peers(cell), cell)) return true;
    return false;
  }

  // True if each subset of the bases, with the places that count, needs more covers than it has
  // bases; all of them need all covers except, if there are fins, the one of the removed cell.
  bool is_knit(const Fish<Set>& fish, const Set& places, std::optional<Cell> gone) const {
    const auto size = std::min<std::size_t>(static_cast<std::size_t>(fish.size), kLargestFish);  // GCC cannot tell
    unsigned spent = 0;
    for (std::size_t j = 0; gone && j < size; ++j)
      if (sets_.house(fish.covers[j]).contains(*gone)) spent |= 1u << j;
    if (gone && std::popcount(spent) != 1) return false;
    const int slack = gone ? 0 : 1;
    std::array<unsigned, 1 << kLargestFish> covers;  // of each choice of bases
    covers[0] = 0;
    const unsigned all = (1u << size) - 1;
    for (unsigned bases = 1; bases <= all; ++bases) {
      const auto first = static_cast<std::size_t>(std::countr_zero(bases));
      if ((bases & (bases - 1)) == 0) {
        const Set in_base = places & sets_.house(fish.bases[first]);
        covers[bases] = 0;
        for (std::size_t j = 0; j < size; ++j)
          if ((spent >> j & 1) == 0 && sets_.house(fish.covers[j]).intersects(in_base)) covers[bases] |= 1u << j;
      } else {
        covers[bases] = covers[bases & (bases - 1)] | covers[1u << first];
      }
      const int needed = bases == all ? fish.size - (gone ? 1 : 0) : std::popcount(bases) + slack;
      if (std::popcount(covers[bases]) < needed) return false;
    }
    return true;
  }

  // The fish of one choice of bases, by their covers.
  bool tell() {
    std::sort(found_.begin(), found_.end(), [](const Fish<Set>& a, const Fish<Set>& b) {
      return std::lexicographical_compare(a.covers.begin(), a.covers.begin() + a.size, b.covers.begin(),
                                          b.covers.begin() + b.size);
    });
    const bool enough = std::any_of(found_.begin(), found_.end(), [&](const Fish<Set>& fish) { return visit_(fish); });
    found_.clear();
    return enough;
  }

  static Set single(Cell cell) {
    Set set;
    set.insert(cell);
    return set;
  }
  Chosen with_cover(Chosen covers, HouseId id) const {
    covers.add(id, kinds_[id]);
    return covers;
  }
  Covered with_cover(Covered covered, HouseId id) const {
    const Set in_house = sets_.places(id, digit_);
    covered.twice |= covered.once & in_house;
    covered.once |= in_house;
    return covered;
  }

  static constexpr int kNoLimit = 1 << 16;

  const Sets& sets_;
  const FishQuery& query_;
  Digit digit_;
  Visit& visit_;
  Houses bases_;
  Houses covers_;
  std::array<unsigned, kMostHouses> kinds_;
  std::array<bool, kMostHouses> is_open_cover_;  // may still be chosen
  bool is_choosy_;                               // skips fish with no eliminations beyond those of smaller fish
  bool is_probe_ = false;
  std::size_t fill_from_ = 0;
  const Chosen* chosen_bases_ = nullptr;
  std::vector<Fish<Set>> found_;
};

}  // namespace fish_detail

// Calls visit(fish) for every fish, by digit, then rows before columns as bases, then by bases and
// covers. Stops when it returns true, or the limit of the board is spent, and returns true then.
template <class Sets, class Visit>
bool for_each_fish(const Sets& sets, const FishQuery& query, Visit visit) {
  using namespace fish_detail;
  for (Digit digit = 0; digit < sets.geometry().side(); ++digit) {
    if (sets.cells_for(digit).empty()) continue;
    FishSearch<Sets, Visit> search(sets, query, digit, visit);
    if (query.shape == FishShape::kMutant) {
      if (search.run(kAllKinds, kAllKinds)) return true;
      continue;
    }
    const unsigned boxes = query.shape == FishShape::kFranken ? kBoxes : 0;
    if (search.run(kRows | boxes, kColumns | boxes) || search.run(kColumns | boxes, kRows | boxes)) return true;
  }
  return false;
}

}  // namespace sudoscope
