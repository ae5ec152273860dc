// Reading clues out of JSON.
#include "constraints/clue.hpp"

#include <algorithm>

#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Kind = JsonValue::Kind;

// A whole number, also below 0.
std::optional<int> signed_number(std::string_view text) {
  const bool is_negative = text.substr(0, 1) == "-";
  const auto number = whole_number(text.substr(is_negative ? 1 : 0));
  return number && is_negative ? std::optional(-*number) : number;
}

// Reads one entry; keeps the first reason why it cannot.
class ClueReader {
 public:
  explicit ClueReader(int side) : side_(side), most_cells_(static_cast<std::size_t>(side * side) + 1) {}

  Clue read(const JsonValue& entry) {
    Clue clue;
    if (entry.is(Kind::kString)) {
      clue.value = entry.text;
      return clue;
    }
    if (!entry.is(Kind::kObject)) {
      refuse(say(MessageId::kClueNoObject));
      return clue;
    }
    for (std::size_t index = 0; index < entry.items.size(); ++index)
      read_member(entry.names[index], entry.items[index], clue);
    if (clue.lines.empty() && !clue.cells.empty()) clue.lines.push_back(clue.cells);
    return clue;
  }

  const std::optional<Message>& reason() const { return reason_; }

 private:
  void read_member(std::string_view name, const JsonValue& value, Clue& clue) {
    if (name == "cells") clue.cells = cells_of(value);
    if (name == "cloneCells") clue.clones = cells_of(value);
    if (name == "lines") clue.lines = lists_of(value);
    if (name == "groups") clue.groups = lists_of(value);
    if (name == "cell") clue.place = place_of(value);
    if (name == "value") clue.value = value.is(Kind::kString) ? value.text : std::string(number_text(value));
    if (name == "values") clue.numbers = numbers_of(value, whole_number);
    if (name == "coefficients") clue.numbers = numbers_of(value, signed_number);
    if (name == "direction") clue.direction = value.text;
    if (name == "pairs") clue.pairs = value.text;
    if (name == "name") clue.name = value.text;
    if (name == "any") clue.any = alternatives_of(value);
    if (name == "all") clue.all = value.is(Kind::kTrue);
    if (name == "loop") clue.loop = value.is(Kind::kTrue);
    if (name == "segments") clue.segments = value.is(Kind::kTrue);
  }

  std::vector<std::vector<Clue::OfKind>> alternatives_of(const JsonValue& value) {
    std::vector<std::vector<Clue::OfKind>> alternatives;
    for (const JsonValue& item : value.items) {
      std::vector<Clue::OfKind>& alternative = alternatives.emplace_back();
      if (!item.is(Kind::kObject)) refuse(say(MessageId::kClueNoObject));
      for (std::size_t index = 0; index < item.names.size() && !reason_; ++index) {
        Clue::OfKind& of_kind = alternative.emplace_back(Clue::OfKind{std::string(item.names[index]), {}});
        // A rule of the whole grid has no data: it is true.
        if (!item.items[index].is(Kind::kArray)) of_kind.clues.resize(1);
        if (item.items[index].is(Kind::kArray))
          for (const JsonValue& entry : item.items[index].items) of_kind.clues.push_back(read(entry));
      }
    }
    return alternatives;
  }

  static std::string_view number_text(const JsonValue& value) {
    return value.is(Kind::kNumber) ? value.source : std::string_view();
  }

  std::vector<std::vector<Cell>> lists_of(const JsonValue& value) {
    std::vector<std::vector<Cell>> lists;
    if (!has_room(value)) return lists;
    for (const JsonValue& list : value.items)
      if (auto cells = cells_of(list); !cells.empty()) lists.push_back(std::move(cells));
    return lists;
  }

  std::vector<Cell> cells_of(const JsonValue& value) {
    std::vector<Cell> cells;
    if (!value.is(Kind::kArray)) refuse(say(MessageId::kClueNoCells));
    if (!has_room(value)) return cells;
    for (const JsonValue& item : value.items) {
      const auto place = place_of(item);
      if (!place) return cells;
      const bool is_inside = place->row >= 1 && place->row <= side_ && place->column >= 1 && place->column <= side_;
      if (!is_inside) {
        refuse(say(MessageId::kClueCellOutside, item.text.substr(0, kMostShown)));
        return cells;
      }
      cells.push_back(static_cast<Cell>((place->row - 1) * side_ + place->column - 1));
    }
    return cells;
  }

  std::optional<Place> place_of(const JsonValue& value) {
    const auto place = place_called(value.text);
    if (place && place->row <= side_ + 1 && place->column <= side_ + 1) return place;
    refuse(say(MessageId::kClueCellOutside, value.text.substr(0, kMostShown)));
    return std::nullopt;
  }

  std::vector<int> numbers_of(const JsonValue& value, std::optional<int> (*parse)(std::string_view)) {
    std::vector<int> numbers;
    if (!has_room(value)) return numbers;
    for (const JsonValue& item : value.items) {
      const auto number = parse(item.is(Kind::kString) ? std::string_view(item.text) : number_text(item));
      if (!number) {
        refuse(say(MessageId::kClueNoNumber, std::string(item.source.substr(0, kMostShown))));
        return numbers;
      }
      numbers.push_back(*number);
    }
    return numbers;
  }

  // False for a list that is longer than any line: what follows from it may grow with its square.
  bool has_room(const JsonValue& list) {
    if (list.items.size() <= most_cells_) return true;
    refuse(say(MessageId::kClueTooManyCells));
    return false;
  }

  void refuse(Message reason) {
    if (!reason_) reason_ = std::move(reason);
  }

  static constexpr std::size_t kMostShown = 20;
  int side_;
  std::size_t most_cells_;  // a line through all of them that ends where it begins
  std::optional<Message> reason_;
};

Result<std::vector<Clue>, ClueError> clues_of(const Constraint& constraint, int side) {
  using Outcome = Result<std::vector<Clue>, ClueError>;
  if (constraint.data.empty()) return std::vector<Clue>(1);
  const auto json = parse_json(constraint.data);
  if (!json) return Outcome::failure({1, say(MessageId::kClueNoObject)});
  if (json.value().is(Kind::kString)) {
    std::vector<Clue> clues(1);
    clues[0].value = json.value().text;
    return clues;
  }
  if (!json.value().is(Kind::kArray)) return Outcome::failure({1, say(MessageId::kClueNoObject)});
  std::vector<Clue> clues;
  ClueReader reader(side);
  for (const JsonValue& entry : json.value().items) {
    clues.push_back(reader.read(entry));
    if (reader.reason()) return Outcome::failure({clues.size(), *reader.reason()});
  }
  return clues;
}

}  // namespace

std::vector<Cell> cells_of(const Clue& clue, int side) {
  std::vector<Cell> cells = clue.cells;
  const auto add = [&](const std::vector<Cell>& some) {
    for (const Cell cell : some)
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  };
  for (const auto* const lists : {&clue.lines, &clue.groups})
    for (const std::vector<Cell>& list : *lists) add(list);
  add(clue.clones);
  const auto is_inside = [&](int line) { return 1 <= line && line <= side; };
  if (clue.place && is_inside(clue.place->row) && is_inside(clue.place->column))
    add({static_cast<Cell>((clue.place->row - 1) * side + clue.place->column - 1)});
  for (const auto& alternative : clue.any)
    for (const Clue::OfKind& of_kind : alternative)
      for (const Clue& each : of_kind.clues) add(cells_of(each, side));
  return cells;
}

const ReadClues& read_clues(const Geometry& geometry) {
  return geometry.clues_slot().get([&] {
    ReadClues read;
    const auto constraints = geometry.constraints();
    for (const Constraint& constraint : constraints.first(constraints.size() - geometry.drawings().size()))
      read.of_constraints.push_back(clues_of(constraint, geometry.side()));
    return read;
  });
}

std::optional<int> whole_number(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  int number = 0;
  for (const char character : text) {
    if (character < '0' || character > '9') return std::nullopt;
    number = number * 10 + (character - '0');
  }
  return number;
}

std::optional<Place> place_called(std::string_view text) {
  const std::size_t column = text.find('C');
  if (text.substr(0, 1) != "R" || column == std::string_view::npos) return std::nullopt;
  const auto row_number = whole_number(text.substr(1, column - 1));
  const auto column_number = whole_number(text.substr(column + 1));
  if (!row_number || !column_number) return std::nullopt;
  return Place{*row_number, *column_number};
}

}  // namespace sudoscope
