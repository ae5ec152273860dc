// The form of a puzzle: found row by row on an ordinary grid, and by trying every transformation on others.
#include "sudoscope/equivalence/minlex.hpp"

#include <algorithm>

#include "equivalence/row_ways.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Found = Result<MinlexForm, Message>;

constexpr Digit kUnnamed = 0xFF;

// Digits that are not given anywhere take the labels left over, in their order.
void name_the_rest(std::vector<Digit>& digit_to) {
  DigitSet left = all_digits(static_cast<int>(digit_to.size()));
  for (const Digit label : digit_to)
    if (label != kUnnamed) left &= ~digit_bit(label);
  for (Digit& label : digit_to) {
    if (label != kUnnamed) continue;
    label = first_digit(left);
    left = without_first(left);
  }
}

}  // namespace

class MinlexSearch {
 public:
  virtual ~MinlexSearch() = default;
  virtual Found find(std::span<const Digit> givens) = 0;
};

namespace {

template <std::size_t kMost>
class RowSearch final : public MinlexSearch {
 public:
  explicit RowSearch(const Geometry& geometry)
      : side_(static_cast<std::size_t>(geometry.side())),
        ways_(static_cast<std::size_t>(geometry.box_height()), static_cast<std::size_t>(geometry.box_width())) {}

  Found find(std::span<const Digit> givens) override {
    if (!ways_.find(givens)) return Found::failure(say(MessageId::kMinlexTooOpen));
    MinlexForm form;
    form.transformation.cell_to.resize(givens.size());
    form.transformation.digit_to.assign(side_, kUnnamed);
    for (std::size_t row = 0; row < side_; ++row) {
      for (std::size_t place = 0; place < side_; ++place) {
        const Cell source = ways_.source(row, place);
        const auto label = static_cast<Digit>(ways_.label(row, place) - 1);  // 0 wraps to kBlank
        form.givens.push_back(label);
        form.transformation.cell_to[source] = static_cast<Cell>(row * side_ + place);
        if (label != kBlank) form.transformation.digit_to[givens[source]] = label;
      }
    }
    name_the_rest(form.transformation.digit_to);
    return form;
  }

 private:
  std::size_t side_;
  RowWays<kMost> ways_;
};

// All ways to move the cells; each way lists the cell that comes to each place.
class TrialOfAll final : public MinlexSearch {
 public:
  TrialOfAll(int side, const CellSymmetries& symmetries) : side_(static_cast<std::size_t>(side)) {
    for (const std::vector<Cell>& way : symmetries.all()) {
      std::vector<Cell>& sources = sources_.emplace_back(way.size());
      for (std::size_t cell = 0; cell < way.size(); ++cell) sources[way[cell]] = static_cast<Cell>(cell);
    }
  }

  Found find(std::span<const Digit> givens) override {
    MinlexForm form;
    form.givens.assign(givens.size(), kWorst);
    const std::vector<Cell>* best = nullptr;
    for (const std::vector<Cell>& sources : sources_)
      if (try_way(givens, sources, form.givens)) best = &sources;
    form.transformation.cell_to.resize(givens.size());
    form.transformation.digit_to.assign(side_, kUnnamed);
    for (std::size_t place = 0; place < givens.size(); ++place) {
      const Cell source = (*best)[place];
      Digit& label = form.givens[place];
      label = static_cast<Digit>(label - 1);
      form.transformation.cell_to[source] = static_cast<Cell>(place);
      if (label != kBlank) form.transformation.digit_to[givens[source]] = label;
    }
    name_the_rest(form.transformation.digit_to);
    return form;
  }

 private:
  static constexpr Digit kWorst = 0xFF;

  // Replaces `form` (labels from 1, 0 for blank) by the result of the way, if that is smaller.
  bool try_way(std::span<const Digit> givens, const std::vector<Cell>& sources, std::vector<Digit>& form) {
    labels_.assign(side_, 0);
    Digit labels = 0;
    bool is_smaller = false;
    for (std::size_t place = 0; place < sources.size(); ++place) {
      const Digit digit = givens[sources[place]];
      if (digit != kBlank && labels_[digit] == 0) labels_[digit] = ++labels;
      const Digit label = digit == kBlank ? Digit{0} : labels_[digit];
      if (!is_smaller && label > form[place]) return false;
      if (label != form[place]) is_smaller = true;
      form[place] = label;
    }
    return is_smaller;
  }

  std::size_t side_;
  std::vector<std::vector<Cell>> sources_;
  std::vector<Digit> labels_;  // by digit; 0 = none yet
};

// Limit of transformations, in cells, for memory: 207,126 of a 9x9.
constexpr double kMostCellsOfAll = 1 << 24;

}  // namespace

MinlexFinder::MinlexFinder(std::unique_ptr<MinlexSearch> search) : search_(std::move(search)) {}
MinlexFinder::MinlexFinder(MinlexFinder&&) noexcept = default;
MinlexFinder::~MinlexFinder() = default;

Result<MinlexFinder, Message> MinlexFinder::of(const Geometry& geometry) {
  using Made = Result<MinlexFinder, Message>;
  const bool is_ordinary = geometry.is_classic();
  if (is_ordinary && geometry.side() <= 9) return MinlexFinder(std::make_unique<RowSearch<9>>(geometry));
  if (is_ordinary) return MinlexFinder(std::make_unique<RowSearch<64>>(geometry));
  const auto symmetries = CellSymmetries::of(geometry);
  if (!symmetries) return Made::failure(symmetries.error());
  if (symmetries.value().order() * geometry.cell_count() > kMostCellsOfAll) {
    return Made::failure(say(MessageId::kMinlexOfTooMany, symmetries.value().order()));
  }
  return MinlexFinder(std::make_unique<TrialOfAll>(geometry.side(), symmetries.value()));
}

Result<MinlexForm, Message> MinlexFinder::find(std::span<const Digit> givens) { return search_->find(givens); }

Result<MinlexForm, Message> minlex(const Puzzle& puzzle) {
  auto finder = MinlexFinder::of(*puzzle.geometry);
  if (!finder) return Found::failure(finder.error());
  return finder.value().find(puzzle.givens);
}

}  // namespace sudoscope
