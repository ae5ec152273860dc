// Writing made puzzles one at a time.
#include "made_puzzles.hpp"

#include <iostream>

#include "speech.hpp"

namespace sudoscope::cli {
namespace {

// Format: NAME SIDE H W VALUE..., 0 for a blank; H and W are 0 for a jigsaw.
void print_named(const Puzzle& puzzle, const std::string& name) {
  const Geometry& geometry = *puzzle.geometry;
  std::cout << name << ' ' << geometry.side() << ' ' << geometry.box_height() << ' ' << geometry.box_width();
  for (const Digit given : puzzle.givens) std::cout << ' ' << (given == kBlank ? 0 : given + 1);
  std::cout << '\n';
}

}  // namespace

Message why_never_written(const GeometryPtr& geometry, std::string_view format) {
  if (format == "named") return {};
  const auto cells = static_cast<std::size_t>(geometry->cell_count());
  Sheet sheet{{geometry, std::vector<Digit>(cells, kBlank)}, {}, {}, {}};
  sheet.puzzle.givens[0] = 0;  // some formats hold no blank grid
  make_tidy(sheet);
  const auto lost = losses(sheet, format);
  return lost ? Message() : lost.error();
}

Message MadePuzzles::add(Puzzle puzzle, const std::string& name) {
  if (is_named_) {
    print_named(puzzle, name);
    return {};
  }
  Sheet sheet{std::move(puzzle), {}, {}, {}};
  make_tidy(sheet);
  const auto written = writer_.add(sheet);
  if (!written) return written.error();
  std::cout << written.value().text;
  for (const Message& loss : written.value().lost)
    if (const auto [sentence, is_new] = told_.insert(spoken(loss)); is_new)
      std::cerr << "sudoscope: " << *sentence << '\n';
  return {};
}

void MadePuzzles::finish() {
  if (!is_named_) std::cout << writer_.finish();
}

}  // namespace sudoscope::cli
