// Blocks: see the header. What is kept out (a digit of the cell, or a cell of the house) is an item. The board is first
// brought to what follows from the responsible guesses alone, so that no item is blamed on an innocent one; then each
// item is given its reasons, and of them the one that it shares with most others is told.
#include "sudoscope/blocks.hpp"

#include <algorithm>
#include <iterator>

#include "sudoscope/responsible.hpp"
#include "trace/walk.hpp"
#include "trace/words.hpp"

namespace sudoscope {
namespace {

// Guesses that are named; of more, their number is told.
constexpr std::size_t kMostGuessesNamed = 2;
// Cells that are named, likewise.
constexpr std::size_t kMostCellsNamed = 6;

// What is said of one item, and of several; the same for all that are kept out alike.
struct Phrase {
  std::string one;
  std::string many;
  int rank = 0;  // what is certain is told first
};

// A digit that is kept out of a cell, and why.
struct Item {
  Cell cell;
  Digit digit;
  Reasons::Cause cause = 0;
  std::vector<Cell> holders = {};
  Walk::Origin origin = {};
  bool is_traced = false;  // whether the origin is known
  std::vector<Phrase> phrases = {};
};

class Telling {
 public:
  explicit Telling(const TraceBoard& board) : board_(board), geometry_(board.geometry()), conflict_(board.last()) {
    if (is_of_cell())
      for (Digit digit = 0; digit < geometry_.side(); ++digit)
        items_.push_back({.cell = conflict_.cell, .digit = digit});
    else
      for (const Cell cell : geometry_.houses()[conflict_.house].cells)
        items_.push_back({.cell = cell, .digit = conflict_.digit});
  }

  std::vector<std::string> tell() {
    trace();
    for (Item& item : items_) item.phrases = phrases_of(item);
    struct Group {
      Phrase phrase;
      std::vector<const Item*> items;
    };
    std::vector<Group> groups;
    std::vector<const Item*> left;
    for (const Item& item : items_) left.push_back(&item);
    const auto says = [](const Item& item, const Phrase& phrase) {
      return std::any_of(item.phrases.begin(), item.phrases.end(),
                         [&](const Phrase& other) { return other.one == phrase.one; });
    };
    while (!left.empty()) {
      Group best;
      for (const Item* item : left)
        for (const Phrase& phrase : item->phrases) {
          std::vector<const Item*> alike;
          std::copy_if(left.begin(), left.end(), std::back_inserter(alike),
                       [&](const Item* other) { return says(*other, phrase); });
          if (alike.size() > best.items.size()) best = {phrase, std::move(alike)};
        }
      std::erase_if(left, [&](const Item* item) { return says(*item, best.phrase); });
      groups.push_back(std::move(best));
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const Group& a, const Group& b) { return a.phrase.rank < b.phrase.rank; });
    std::vector<std::string> sentences;
    for (const auto& [phrase, items] : groups)
      sentences.push_back(names_of_items(items) + (items.size() == 1 ? phrase.one : phrase.many));
    return sentences;
  }

 private:
  bool is_of_cell() const { return conflict_.house == kNoHouse; }

  // Finds cause, holders and origin of each item.
  void trace() {
    const Responsible found = responsible_guesses(board_);
    Walk walk(board_);
    std::vector<Reasons::Cause> causes;
    std::vector<Item*> traced;
    std::vector<std::size_t> made;
    if (!found.unexplained) {
      walk.back(conflict_);
      made = walk.climb(found.guesses);
      for (Item& item : items_) {
        item.cause = walk.reasons().cause_of_lack(item.cell, item.digit);
        if (item.cause == Reasons::kNone) continue;
        item.is_traced = true;
        item.holders = walk.reasons().holders(item.cell, item.digit);
        causes.push_back(item.cause);
        traced.push_back(&item);
      }
      const std::vector<Walk::Origin> origins = walk.origins(causes, std::move(made));
      for (std::size_t i = 0; i < traced.size(); ++i) traced[i]->origin = origins[i];
    }
    // The rest is looked up on the board as it stands.
    const Reasons reasons(board_);
    for (Item& item : items_) {
      if (item.is_traced) continue;
      item.cause = reasons.cause_of_lack(item.cell, item.digit);
      if (item.cause != Reasons::kNone) item.holders = reasons.holders(item.cell, item.digit);
    }
  }

  // "from r2c3 = 4", "from the givens".
  std::string source_of(const Item& item) const {
    if (!item.is_traced && item.cause != 0) return "from the open guesses";
    const std::vector<Cell>& guesses = item.origin.guesses;
    if (guesses.empty()) return "from the " + start_of(board_);
    if (guesses.size() > kMostGuessesNamed) return "from " + std::to_string(guesses.size()) + " guesses";
    return "from " + names_of(board_, guesses);
  }

  std::vector<Phrase> phrases_of(const Item& item) const {
    if (item.cause == Reasons::kNone) return {{" was tried here before", " were tried here before", 6}};
    if (item.holders.empty()) return {ruled_out(item)};
    std::vector<Phrase> phrases;
    for (const Cell holder : item.holders) {
      if (holder == item.cell)
        phrases.push_back(filled(item));
      else
        for (const HouseId house : geometry_.houses_of(holder))
          if (is_in(house, item.cell)) phrases.push_back(held(item, holder, house));
    }
    // A given says more than what follows from one.
    const auto certain = [](const Phrase& a, const Phrase& b) { return a.rank < b.rank; };
    const int rank = std::min_element(phrases.begin(), phrases.end(), certain)->rank;
    std::erase_if(phrases, [&](const Phrase& phrase) { return phrase.rank > rank; });
    return phrases;
  }

  bool is_in(HouseId house, Cell cell) const {
    const auto houses = geometry_.houses_of(cell);
    return std::find(houses.begin(), houses.end(), house) != houses.end();
  }

  // Of a digit that a peer holds in a house.
  Phrase held(const Item& item, Cell holder, HouseId house) const {
    const std::string in = " in " + house_name(geometry_, house);
    const int rank = rank_of(holder);
    if (!is_of_cell()) {
      const std::string why = in + ", where " + digit_mark(item.digit) + standing(item, holder);
      return {" is" + why, " are" + why, rank};
    }
    switch (board_.states()[holder]) {
      case CellState::kGiven:
        return {" is a given" + in, " are givens" + in, rank};
      case CellState::kEntered:
        return {" is an entry" + in, " are entries" + in, rank};
      case CellState::kGuess:
        return {" is a guess" + in, " are guesses" + in, rank};
      default:
        return {in + " follows " + source_of(item), in + " follow " + source_of(item), rank};
    }
  }

  // " is a given", " follows from r2c3 = 4".
  std::string standing(const Item& item, Cell holder) const {
    switch (board_.states()[holder]) {
      case CellState::kGiven:
        return " is a given";
      case CellState::kEntered:
        return " is an entry";
      case CellState::kGuess:
        return " is a guess";
      default:
        return " follows " + source_of(item);
    }
  }

  // Of a cell that holds another digit.
  Phrase filled(const Item& item) const {
    const int rank = rank_of(item.cell);
    switch (board_.states()[item.cell]) {
      case CellState::kGiven:
        return {" holds a given", " hold givens", rank};
      case CellState::kEntered:
        return {" holds an entry", " hold entries", rank};
      case CellState::kGuess:
        return {" holds a guess", " hold guesses", rank};
      default:
        return {" holds a digit that follows " + source_of(item), " hold digits that follow " + source_of(item), rank};
    }
  }

  Phrase ruled_out(const Item& item) const {
    constexpr int kRank = 5;
    if (item.cause == 0) return {" was ruled out before any guess", " were ruled out before any guess", kRank};
    const std::string by = technique_words(item.origin.technique) + ", " + source_of(item);
    return {" is ruled out" + by, " are ruled out" + by, kRank};
  }

  static std::string technique_words(Technique technique) {
    if (technique == Technique::kNone) return "";
    const TechniqueRow& row = row_of(technique);
    if (row.family == TechniqueFamily::kIntersections) return " by locked candidates";
    const bool is_subset =
        row.family == TechniqueFamily::kNakedSubsets || row.family == TechniqueFamily::kHiddenSubsets;
    return is_subset ? " by a " + std::string(row.name) : "";
  }

  // Given, entered, implied, guessed, forced.
  int rank_of(Cell holder) const {
    constexpr CellState kOrder[] = {CellState::kGiven, CellState::kEntered, CellState::kImplied, CellState::kGuess};
    const auto* const at = std::find(std::begin(kOrder), std::end(kOrder), board_.states()[holder]);
    return static_cast<int>(at - std::begin(kOrder));
  }

  std::string names_of_items(const std::vector<const Item*>& items) const {
    std::vector<std::string> names;
    if (!is_of_cell()) {
      if (items.size() > kMostCellsNamed) return std::to_string(items.size()) + " cells";
      for (const Item* item : items) names.push_back(cell_name(geometry_, item->cell));
      return list_of(names);
    }
    for (std::size_t i = 0; i < items.size();) {
      std::size_t end = i + 1;
      while (end < items.size() && items[end]->digit == items[end - 1]->digit + 1) ++end;
      if (end - i > 2) {
        names.push_back(digit_mark(items[i]->digit) + " to " + digit_mark(items[end - 1]->digit));
        i = end;
      } else {
        names.push_back(digit_mark(items[i++]->digit));
      }
    }
    return list_of(names);
  }

  const TraceBoard& board_;
  const Geometry& geometry_;
  Event conflict_;
  std::vector<Item> items_;
};

}  // namespace

std::vector<std::string> describe_blocks(const TraceBoard& board, DigitStyle style) {
  const Event& last = board.last();
  const bool is_of_cell = last.cell != kNoCell && last.house == kNoHouse && last.digit == kBlank;
  const bool is_of_house = last.house != kNoHouse && last.cell == kNoCell;
  if (last.kind != EventKind::kConflict || (!is_of_cell && !is_of_house)) return {};
  std::vector<std::string> sentences = Telling(board).tell();
  for (std::string& sentence : sentences) sentence = in_style(std::move(sentence), style);
  return sentences;
}

}  // namespace sudoscope
