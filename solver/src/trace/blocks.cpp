// Blocks: see the header. An item is a digit kept out of a cell, or a cell kept out of a house. The board is first
// brought to the facts that follow from the responsible guesses alone, so that no item is blamed on an innocent
// guess; then each item gets its reasons, and the sentence gives the reason that it shares with most others.
#include "sudoscope/trace/blocks.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "sudoscope/base/say.hpp"
#include "sudoscope/trace/responsible.hpp"
#include "trace/walk.hpp"
#include "trace/words.hpp"

namespace sudoscope {
namespace {

// Number of guesses that are named; if there are more, only their number is given.
constexpr std::size_t kMostGuessesNamed = 2;
// Number of cells, and of digits or ranges of digits, that are named, likewise.
constexpr std::size_t kMostCellsNamed = 6;
constexpr std::size_t kMostDigitsNamed = 9;

using Id = MessageId;

// Subject of a sentence.
struct Subject {
  std::vector<Message> names = {};
  std::size_t count = 0;
};

// A sentence about items that are kept out alike.
struct Phrase {
  int rank = 0;  // the most certain is first
  std::function<Message(const Subject&)> of;
  Message of_nobody = of({});

  friend bool operator==(const Phrase& a, const Phrase& b) { return a.of_nobody == b.of_nobody; }
};

// A digit that is kept out of a cell, and the reason.
struct Item {
  Cell cell;
  Digit digit;
  Reasons::Cause cause = 0;
  std::vector<Cell> holders = {};
  Walk::Origin origin = {};
  bool is_traced = false;  // true if the origin is known
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

  std::vector<Message> tell() {
    trace();
    for (Item& item : items_) item.phrases = phrases_of(item);
    struct Group {
      const Phrase* phrase = nullptr;
      std::vector<const Item*> items = {};
    };
    std::vector<Group> groups;
    std::vector<const Item*> left;
    for (const Item& item : items_) left.push_back(&item);
    const auto says = [](const Item& item, const Phrase& phrase) {
      return std::find(item.phrases.begin(), item.phrases.end(), phrase) != item.phrases.end();
    };
    while (!left.empty()) {
      Group best;
      for (const Item* item : left)
        for (const Phrase& phrase : item->phrases) {
          std::vector<const Item*> alike;
          std::copy_if(left.begin(), left.end(), std::back_inserter(alike),
                       [&](const Item* other) { return says(*other, phrase); });
          if (alike.size() > best.items.size()) best = {&phrase, std::move(alike)};
        }
      std::erase_if(left, [&](const Item* item) { return says(*item, *best.phrase); });
      groups.push_back(std::move(best));
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const Group& a, const Group& b) { return a.phrase->rank < b.phrase->rank; });
    std::vector<Message> sentences;
    for (const auto& [phrase, items] : groups) sentences.push_back(phrase->of(subject_of(items)));
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
    // The other reasons are found on the board as it is.
    const Reasons reasons(board_);
    for (Item& item : items_) {
      if (item.is_traced) continue;
      item.cause = reasons.cause_of_lack(item.cell, item.digit);
      if (item.cause != Reasons::kNone) item.holders = reasons.holders(item.cell, item.digit);
    }
  }

  // Examples: "r2c3 = 4", "the givens".
  std::vector<Message> source_of(const Item& item) const {
    if (!item.is_traced && item.cause != 0) return {say(Id::kTheOpenGuesses)};
    const std::vector<Cell>& guesses = item.origin.guesses;
    if (guesses.empty()) return {say(Id::kTheStart, board_.entry_count())};
    if (guesses.size() > kMostGuessesNamed) return {say(Id::kGuessCount, guesses.size())};
    return guesses_named(board_, guesses);
  }

  std::vector<Phrase> phrases_of(const Item& item) const {
    constexpr int kLastRank = 6;
    if (item.cause == Reasons::kNone)
      return {{kLastRank, [](const Subject& who) { return say(Id::kTriedBefore, who.names, who.count); }}};
    if (item.holders.empty()) return {ruled_out(item)};
    std::vector<Phrase> phrases;
    for (const Cell holder : item.holders) {
      if (holder == item.cell)
        phrases.push_back(filled(item));
      else
        for (const HouseId house : geometry_.houses_of(holder))
          if (is_in(house, item.cell)) phrases.push_back(held(item, holder, house));
    }
    // A given is a better reason than a digit that follows from one.
    const auto certain = [](const Phrase& a, const Phrase& b) { return a.rank < b.rank; };
    const int rank = std::min_element(phrases.begin(), phrases.end(), certain)->rank;
    std::erase_if(phrases, [&](const Phrase& phrase) { return phrase.rank > rank; });
    return phrases;
  }

  bool is_in(HouseId house, Cell cell) const {
    const auto houses = geometry_.houses_of(cell);
    return std::find(houses.begin(), houses.end(), house) != houses.end();
  }

  // For an item in a house, with a peer that holds the digit.
  Phrase held(const Item& item, Cell holder, HouseId id) const {
    const Message house = house_named(geometry_, id);
    const int rank = rank_of(holder);
    if (!is_of_cell()) return {rank, held_where(item, holder, house)};
    switch (board_.states()[holder]) {
      case CellState::kGiven:
        return {rank, [=](const Subject& who) { return say(Id::kAreGivens, who.names, who.count, house); }};
      case CellState::kEntered:
        return {rank, [=](const Subject& who) { return say(Id::kAreEntries, who.names, who.count, house); }};
      case CellState::kGuess:
        return {rank, [=](const Subject& who) { return say(Id::kAreGuesses, who.names, who.count, house); }};
      default:
        return {rank, [house, source = source_of(item)](const Subject& who) {
                  return say(Id::kFollow, who.names, who.count, house, source);
                }};
    }
  }

  // Example: "r1c3 is in column 3, where 1 is a given".
  std::function<Message(const Subject&)> held_where(const Item& item, Cell holder, const Message& house) const {
    const DigitName digit = digit_named(item.digit);
    switch (board_.states()[holder]) {
      case CellState::kGiven:
        return [=](const Subject& who) { return say(Id::kAreWhereGiven, who.names, who.count, house, digit); };
      case CellState::kEntered:
        return [=](const Subject& who) { return say(Id::kAreWhereEntry, who.names, who.count, house, digit); };
      case CellState::kGuess:
        return [=](const Subject& who) { return say(Id::kAreWhereGuess, who.names, who.count, house, digit); };
      default:
        return [=, source = source_of(item)](const Subject& who) {
          return say(Id::kAreWhereFollows, who.names, who.count, house, digit, source);
        };
    }
  }

  // For a cell that holds another digit.
  Phrase filled(const Item& item) const {
    const int rank = rank_of(item.cell);
    switch (board_.states()[item.cell]) {
      case CellState::kGiven:
        return {rank, [](const Subject& who) { return say(Id::kHoldGivens, who.names, who.count); }};
      case CellState::kEntered:
        return {rank, [](const Subject& who) { return say(Id::kHoldEntries, who.names, who.count); }};
      case CellState::kGuess:
        return {rank, [](const Subject& who) { return say(Id::kHoldGuesses, who.names, who.count); }};
      default:
        return {rank, [source = source_of(item)](const Subject& who) {
                  return say(Id::kHoldWhatFollows, who.names, who.count, source);
                }};
    }
  }

  Phrase ruled_out(const Item& item) const {
    constexpr int kRank = 5;
    if (item.cause == 0)
      return {kRank, [](const Subject& who) { return say(Id::kRuledOutBefore, who.names, who.count); }};
    const std::vector<Message> source = source_of(item);
    const TechniqueRow* const row =
        item.origin.technique == Technique::kNone ? nullptr : &row_of(item.origin.technique);
    switch (row == nullptr ? TechniqueFamily::kRule : row->family) {
      case TechniqueFamily::kIntersections:
        return {kRank, [=](const Subject& who) { return say(Id::kRuledOutByLocked, who.names, who.count, source); }};
      case TechniqueFamily::kNakedSubsets:
      case TechniqueFamily::kHiddenSubsets:
        return {kRank, [source, technique = Message(row->name)](const Subject& who) {
                  return say(Id::kRuledOutBySubset, who.names, who.count, technique, source);
                }};
      default:
        return {kRank, [=](const Subject& who) { return say(Id::kRuledOutFrom, who.names, who.count, source); }};
    }
  }

  // Given, entered, implied, guessed, forced.
  int rank_of(Cell holder) const {
    constexpr CellState kOrder[] = {CellState::kGiven, CellState::kEntered, CellState::kImplied, CellState::kGuess};
    const auto* const at = std::find(std::begin(kOrder), std::end(kOrder), board_.states()[holder]);
    return static_cast<int>(at - std::begin(kOrder));
  }

  Subject subject_of(const std::vector<const Item*>& items) const {
    Subject who{.count = items.size()};
    if (!is_of_cell()) {
      for (const Item* item : items) who.names.push_back(say(Id::kTheCell, cell_named(geometry_, item->cell)));
      if (items.size() > kMostCellsNamed) who.names = {say(Id::kCellCount, items.size())};
      return who;
    }
    for (std::size_t i = 0; i < items.size();) {
      std::size_t end = i + 1;
      while (end < items.size() && items[end]->digit == items[end - 1]->digit + 1) ++end;
      const DigitName first = digit_named(items[i]->digit);
      if (end - i <= 2) end = i + 1;
      who.names.push_back(end == i + 1 ? say(Id::kTheDigit, first)
                                       : say(Id::kDigitRange, first, digit_named(items[end - 1]->digit)));
      i = end;
    }
    if (who.names.size() > kMostDigitsNamed) who.names = {say(Id::kDigitCount, items.size())};
    return who;
  }

  const TraceBoard& board_;
  const Geometry& geometry_;
  Event conflict_;
  std::vector<Item> items_;
};

}  // namespace

std::vector<Message> describe_blocks(const TraceBoard& board) {
  const Event& last = board.last();
  const bool is_of_cell = last.cell != kNoCell && last.house == kNoHouse && last.digit == kBlank;
  const bool is_of_house = last.house != kNoHouse && last.cell == kNoCell;
  if (last.kind != EventKind::kConflict || (!is_of_cell && !is_of_house)) return {};
  return Telling(board).tell();
}

}  // namespace sudoscope
