// A list is a grid if it holds as many rows as each of them has cells, or as many cells as a square has.
#include "literal_grids.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_texts.hpp"
#include "literals.hpp"
#include "plain_formats.hpp"
#include "samurai.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Cells = std::vector<std::string>;  // empty = blank

constexpr std::size_t kSmallestListed = 4;
constexpr std::size_t kSmallestByItself = 9;  // of a text or a flat list without a suitable name

constexpr std::array<std::string_view, 9> kAnswers = {"solution", "solved",   "answer", "complete", "full",
                                                      "result",   "finished", "final",  "loesung"};
constexpr std::array<std::string_view, 12> kQuestions = {"puzzle", "board", "grid", "sudoku",   "quiz",    "given",
                                                         "clue",   "start", "init", "unsolved", "problem", "task"};
constexpr std::array<std::string_view, 9> kValues = {"value", "val", "v", "digit", "number", "num", "n", "given", "d"};

template <class Names>
bool has_any(std::string_view name, const Names& names) {
  const std::string small = lower(name);
  return std::any_of(names.begin(), names.end(),
                     [&](std::string_view one) { return small.find(one) != std::string::npos; });
}

bool is_answer(std::string_view name) {
  return has_any(name, kAnswers) && lower(name).find("unsolved") == std::string::npos;
}

// The text of a cell; nothing if the item is no cell.
std::optional<std::string> listed_cell_of(const Literal& item) {
  switch (item.kind) {
    case Literal::Kind::kNothing:
      return "";
    case Literal::Kind::kNumber:
      return item.text == "0" || item.text[0] == '-' ? (item.text == "0" ? "0" : std::string()) : item.text;
    case Literal::Kind::kWord:
      return item.text.size() == 1 ? std::optional(item.text) : std::nullopt;
    case Literal::Kind::kText: {
      const std::string_view text = trimmed(item.text).text;
      return text.size() <= 2 ? std::optional(std::string(text)) : std::nullopt;
    }
    case Literal::Kind::kList:
      break;
  }
  if (item.items.empty()) return "";
  for (const Literal& member : item.items) {
    const std::string name = lower(member.name);
    if (member.kind != Literal::Kind::kList && std::find(kValues.begin(), kValues.end(), name) != kValues.end())
      return listed_cell_of(member);
  }
  return std::nullopt;
}

// The cells of a row of `side`, or of any length if it is 0.
std::optional<Cells> listed_row_of(const Literal& item, std::size_t side) {
  if (item.kind == Literal::Kind::kText) {
    if (side == 0 ? item.text.size() < kSmallestListed : item.text.size() != side) return std::nullopt;
    Cells cells;
    for (const char c : item.text) {
      if (!is_cell_symbol(c)) return std::nullopt;
      cells.push_back(c == ' ' ? "" : std::string(1, c));
    }
    return cells;
  }
  if (item.kind != Literal::Kind::kList || (side > 0 && item.items.size() != side)) return std::nullopt;
  if (item.items.size() == 1 && side != 1) return listed_row_of(item.items[0], side);
  Cells cells;
  for (const Literal& cell : item.items) {
    auto text = listed_cell_of(cell);
    if (!text) return std::nullopt;
    cells.push_back(*std::move(text));
  }
  return cells.size() >= kSmallestListed ? std::optional(std::move(cells)) : std::nullopt;
}

// Digits that count from 0, in packages with null for blanks: no digit is
// the side. A digit occurs in a grid as many times as it has rows at most.
bool counts_from_zero(const Cells& cells, int side) {
  const auto zeros = std::count(cells.begin(), cells.end(), "0");
  const bool blank = std::find(cells.begin(), cells.end(), "") != cells.end();
  const bool fits = std::all_of(cells.begin(), cells.end(),
                                [&](const std::string& cell) { return small_number(cell).value_or(0) < side; });
  return zeros > 0 && zeros <= side && blank && fits;
}

class GridFinder {
 public:
  GridFinder(std::string_view text, std::optional<Alphabet> alphabet) : text_(text), alphabet_(alphabet) {}

  FoundGrids found() {
    const Literal root = read_literals(text_);
    look_into(root, {}, true);
    const bool any = std::any_of(grids_.begin(), grids_.end(), [](const Found& one) { return !one.answers; });
    FoundGrids found{{}, root.end};
    for (Found& one : grids_) {
      if (any && one.answers) continue;
      std::vector<FoundGrid> five = samurai_of_square(one.grid);
      if (five.empty()) found.grids.push_back(std::move(one.grid));
      std::move(five.begin(), five.end(), std::back_inserter(found.grids));
    }
    return found;
  }

 private:
  struct Found {
    FoundGrid grid;
    bool answers;
  };

  // `name`: of the list or of one around it.
  void look_into(const Literal& list, std::string_view name, bool is_all) {
    if (!is_all && (take_flat(list, name) || take_rows(list, 0, list.items.size(), name))) return;
    for (std::size_t index = 0; index < list.items.size();) {
      const Literal& item = list.items[index];
      const std::string_view called = item.name.empty() ? name : std::string_view(item.name);
      // Rows that are assigned one by one.
      const auto first = item.kind == Literal::Kind::kList || item.kind == Literal::Kind::kText ? listed_row_of(item, 0)
                                                                                                : std::nullopt;
      if (first && take_rows(list, index, first->size(), called)) {
        index += first->size();
        continue;
      }
      if (item.kind == Literal::Kind::kList) look_into(item, called, false);
      if (item.kind == Literal::Kind::kText) take_text(item, called);
      ++index;
    }
  }

  bool take_rows(const Literal& list, std::size_t begin, std::size_t side, std::string_view name) {
    if (side < kSmallestListed || side > kMaxSide || begin + side > list.items.size()) return false;
    if (begin == 0 && list.items.size() > side && list.kind == Literal::Kind::kList &&
        list.items[side].kind == list.items[0].kind && list.items.size() % side != 0)
      return false;  // a row too many
    Cells cells;
    for (std::size_t row = 0; row < side; ++row) {
      const auto more = listed_row_of(list.items[begin + row], side);
      if (!more) return false;
      cells.insert(cells.end(), more->begin(), more->end());
    }
    return add(cells, list.items[begin].begin, list.items[begin + side - 1].end, name);
  }

  bool take_flat(const Literal& list, std::string_view name) {
    const auto side = side_of(list.items.size());
    const std::size_t least = name.empty() || has_any(name, kQuestions) ? kSmallestListed : kSmallestByItself;
    if (!side || static_cast<std::size_t>(*side) < least) return false;
    Cells cells;
    for (const Literal& item : list.items) {
      auto cell = item.kind == Literal::Kind::kList && item.items.empty() ? std::nullopt : listed_cell_of(item);
      if (!cell) return false;
      cells.push_back(*std::move(cell));
    }
    return add(cells, list.begin, list.end, name);
  }

  void take_text(const Literal& item, std::string_view name) {
    const std::size_t least = has_any(name, kQuestions) ? kSmallestListed : kSmallestByItself;
    if (item.text.size() < least * least) return;
    const std::vector<TextLine> lines = text_lines(item.text);
    for (const auto read : {read_rows, read_line, read_bordered}) {
      const Reading reading = read(lines);
      if (!reading || !reading->ok() || reading->value().only_first) continue;
      if (static_cast<std::size_t>(reading->value().side) < least) continue;
      DraftResult draft = draft_of_cells(*reading, lines, alphabet_);
      if (!draft || filled(draft.value().givens) == 0) continue;
      grids_.push_back({{std::move(draft.value()), item.begin, item.end}, is_answer(name)});
      return;
    }
  }

  bool add(Cells& cells, std::size_t begin, std::size_t end, std::string_view name) {
    const auto side = side_of(cells.size());
    if (!side || std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); }))
      return false;
    if (counts_from_zero(cells, *side)) {
      for (std::string& cell : cells)
        if (const auto value = small_number(cell)) cell = std::to_string(*value + 1);
    }
    CellTexts texts{TextLayout::kNumbers, say(MessageId::kFromNumbers, cells.size()), *side, {}};
    for (const std::string& cell : cells) texts.cells.push_back({cell, 1, 1});
    DraftResult draft = draft_of_cells(std::move(texts), {}, alphabet_);
    if (!draft) return false;
    grids_.push_back({{std::move(draft.value()), begin, end}, is_answer(name)});
    return true;
  }

  std::string_view text_;
  std::optional<Alphabet> alphabet_;
  std::vector<Found> grids_;
};

}  // namespace

FoundGrids literal_grids(std::string_view text, std::optional<Alphabet> alphabet) {
  if (text.find_first_of("[{(\"'`") == std::string_view::npos) return {{}, text.size()};
  return GridFinder(text, alphabet).found();
}

}  // namespace sudoscope
