// Unfolds from the inside to the outside. Source of Replicate: Interactive-Sudoku-Solver, sudoku_constraint.js. Its
// first argument has a bit for each cell from the origin on, six in a symbol; each copy is moved as the origin is to
// that cell.
#include "unfold_parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/base64.hpp"
#include "string_rules.hpp"

namespace sudoscope {
namespace {

using Parts = std::vector<StringPart>;

// Parts whose first argument is a code, which could look like a cell.
constexpr std::array<std::string_view, 6> kCoded = {"Pair", "PairX", "Binary", "BinaryX", "Regex", "NFA"};
// Parts whose cells their arguments do not name one by one.
constexpr std::array<std::string_view, 10> kUnmoved = {
    "LittleKiller", "XSum",     "Sandwich", "Skyscraper", "HiddenSkyscraper",
    "NumberedRoom", "FullRank", "Jigsaw",   "Shape",      "Var"};

template <std::size_t kCount>
bool is_listed(const std::array<std::string_view, kCount>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// A row and a column from 0; nothing if the text does not begin with a cell. Cells outside the grid count too.
struct CellAt {
  int row;
  int column;
};

std::optional<CellAt> cell_name(std::string_view text) {
  const bool fits = text.size() >= 4 && (text[0] == 'R' || text[0] == 'r') && (text[2] == 'C' || text[2] == 'c') &&
                    (text.size() == 4 || text[4] == '_');
  if (!fits) return std::nullopt;
  const CellAt name{line_of(text[1]), line_of(text[3])};
  return name.row < 0 || name.column < 0 ? std::nullopt : std::optional(name);
}

class Unfolder {
 public:
  explicit Unfolder(int side) : side_(side) {}

  UnfoldedParts unfold(const Parts& parts) {
    UnfoldedParts unfolded;
    unfolded.parts = contents(parts, 0, parts.size());
    unfolded.texts = std::move(texts_);
    return unfolded;
  }

 private:
  // The parts from `begin` to before `end`, unfolded.
  Parts contents(const Parts& parts, std::size_t begin, std::size_t end) {
    Parts unfolded;
    for (std::size_t at = begin; at < end; ++at) {
      if (!holds_parts(parts[at])) {
        unfolded.push_back(parts[at]);
        continue;
      }
      const std::size_t last = std::min(end_of_held(parts, at), end - 1);
      if (auto held = parts[last].name == "End" ? plain(parts, at, last) : std::nullopt)
        unfolded.insert(unfolded.end(), held->begin(), held->end());
      else
        unfolded.insert(unfolded.end(), parts.begin() + offset(at), parts.begin() + offset(last + 1));
      at = last;
    }
    return unfolded;
  }

  // A part that holds others as plain parts; nothing if it cannot be.
  std::optional<Parts> plain(const Parts& parts, std::size_t begin, std::size_t end) {
    if (parts[begin].name == "Or" && alternatives(parts, begin, end) != 1) return std::nullopt;
    if (depth_ == kMostDepth) return std::nullopt;
    ++depth_;
    std::optional<Parts> unfolded = contents(parts, begin + 1, end);
    --depth_;
    return parts[begin].name == "Replicate" ? copies(parts[begin], *unfolded) : std::move(unfolded);
  }

  static std::size_t alternatives(const Parts& parts, std::size_t begin, std::size_t end) {
    std::size_t count = 0;
    for (std::size_t at = begin + 1; at < end; ++at, ++count)
      if (holds_parts(parts[at])) at = end_of_held(parts, at);
    return count;
  }

  std::optional<Parts> copies(const StringPart& replicate, const Parts& pattern) {
    const auto& arguments = replicate.arguments;
    if (arguments.empty()) return Parts{};
    const auto origin = arguments.size() > 1 ? cell_name(arguments[1]) : CellAt{0, 0};
    if (!origin || arguments.size() > 2) return std::nullopt;
    Parts all;
    for (std::size_t bit = 0; bit < arguments[0].size() * 6; ++bit) {
      const int bits = base64_value(arguments[0][bit / 6]);
      if (bits < 0) return std::nullopt;
      if ((bits >> bit % 6 & 1) == 0) continue;
      const int target = origin->row * side_ + origin->column + static_cast<int>(bit);
      if (target >= side_ * side_ || all.size() + pattern.size() > kMostStringParts) return std::nullopt;
      const CellAt by{target / side_ - origin->row, target % side_ - origin->column};
      for (const StringPart& part : pattern) {
        auto copy = moved(part, by);
        if (!copy) return std::nullopt;
        all.push_back(*std::move(copy));
      }
    }
    return all;
  }

  // A part with all its cells moved; nothing if one leaves the grid.
  std::optional<StringPart> moved(const StringPart& part, CellAt by) {
    if (is_listed(kUnmoved, part.name)) return std::nullopt;
    StringPart copy = part;
    for (std::size_t at = is_listed(kCoded, part.name) ? 1 : 0; at < copy.arguments.size(); ++at) {
      const std::string_view argument = copy.arguments[at];
      const auto cell = cell_name(argument);
      if (!cell) continue;
      const CellAt to{cell->row + by.row, cell->column + by.column};
      if (std::min(to.row, to.column) < 0 || std::max(to.row, to.column) >= side_) return std::nullopt;
      if (texts_.size() == kMostMoved) return std::nullopt;
      copy.arguments[at] = texts_.emplace_back(std::string("R") + line_name(to.row) + 'C' + line_name(to.column) +
                                               std::string(argument.substr(4)));
    }
    return copy;
  }

  static std::ptrdiff_t offset(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

  static constexpr int kMostDepth = 50;
  static constexpr std::size_t kMostMoved = 100'000;  // cells
  int side_;
  int depth_ = 0;
  std::deque<std::string> texts_;
};

}  // namespace

UnfoldedParts unfold_parts(const Parts& parts, int side) { return Unfolder(side).unfold(parts); }

}  // namespace sudoscope
