// Positions made for a test: a grid without digits, in which each cell can take all digits
// that the test leaves it. Cells and digits have their names for people: "r4c2", 7.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "evidence_check.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::test {

class MadePosition {
 public:
  explicit MadePosition(GeometryPtr geometry)
      : geometry_(std::move(geometry)), position_(*geometry_, std::vector<Digit>(cell_count(), kBlank)) {}

  const Geometry& geometry() const { return *geometry_; }
  const Position& position() const { return position_; }

  // "r4c2", in a grid of up to nine rows and columns.
  Cell cell(std::string_view name) const {
    return static_cast<Cell>((name[1] - '1') * geometry_->side() + (name[3] - '1'));
  }

  // The cells can take these digits alone: "r1c1 r2c4", "37".
  MadePosition& keep(std::string_view cells, std::string_view digits) {
    DigitSet gone = geometry_->all();
    for (const char digit : digits) gone &= ~digit_bit(static_cast<Digit>(digit - '1'));
    for (; gone != 0; gone = without_first(gone)) eliminate(cells, first_digit(gone));
    return *this;
  }
  // The cells cannot take them.
  MadePosition& drop(std::string_view cells, std::string_view digits) {
    for (const char digit : digits) eliminate(cells, static_cast<Digit>(digit - '1'));
    return *this;
  }
  MadePosition& place(std::string_view name, char digit) {
    position_.place(cell(name), static_cast<Digit>(digit - '1'));
    return *this;
  }
  // No other cell of the house can take the digit.
  MadePosition& only(HouseId house, char digit, std::string_view cells) {
    for (const Cell each : geometry_->houses()[house].cells)
      if (cells.find(cell_name(*geometry_, each)) == std::string_view::npos)
        position_.eliminate(each, static_cast<Digit>(digit - '1'));
    return *this;
  }

  std::vector<Deduction> find(Technique technique) const { return deductions_at(position_, technique); }
  std::string told(const Deduction& deduction) const { return text_of(explanation_of(*geometry_, deduction)); }

  // "r4c2=7 r1c1<>3 r1c2<>3", in their order.
  std::string conclusions(const Deduction& deduction) const {
    std::string all;
    const auto add = [&](const Candidate& each, std::string_view sign) {
      if (!all.empty()) all += ' ';
      all += cell_name(*geometry_, each.cell) + std::string(sign) + std::to_string(each.digit + 1);
    };
    for (const Candidate& each : deduction.placements) add(each, "=");
    for (const Candidate& each : deduction.eliminations) add(each, "<>");
    return all;
  }

 private:
  std::size_t cell_count() const { return static_cast<std::size_t>(geometry_->cell_count()); }
  void eliminate(std::string_view cells, Digit digit) {
    for (std::size_t at = 0; at < cells.size(); at += 5) position_.eliminate(cell(cells.substr(at, 4)), digit);
  }

  GeometryPtr geometry_;
  Position position_;
};

inline void check_evidence(const MadePosition& made, const std::vector<Deduction>& found) {
  for (const Deduction& each : found) CHECK(EvidenceCheck(made.position(), each.evidence).implies(each));
}

}  // namespace sudoscope::test
