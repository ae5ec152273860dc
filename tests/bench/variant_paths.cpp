// Logic on variants with known solutions: how many of each family the path of people solves, by the grade of the
// hardest step; the first false step, if any; the steps by technique; and the time of paths and of single steps.
//
//   variant_paths FILE [ID] [--most GRADE]
//
// FILE: one JSON object a line, with `id`, `family`, `solution` and `puzzle` in the form of f-puzzles. With an ID it
// prints the path of that puzzle.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "processor_time.hpp"
#include "sudoscope/base/json_value.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/formats/formats.hpp"
#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace {

using namespace sudoscope;

struct Known {
  std::string id;
  std::string family;
  Puzzle puzzle;
  std::vector<Digit> solution;
};

struct Row {
  std::array<int, 6> solved{};  // by grade
  int stuck = 0;
};

std::vector<Digit> digits_in(const std::string& text) {
  std::vector<Digit> digits;
  if (text.find(',') == std::string::npos) {
    for (const char each : text) digits.push_back(static_cast<Digit>(each - '1'));
    return digits;
  }
  for (std::size_t at = 0; at < text.size(); at = text.find(',', at) + 1) {
    digits.push_back(static_cast<Digit>(std::stoi(text.substr(at)) - 1));
    if (text.find(',', at) == std::string::npos) break;
  }
  return digits;
}

std::vector<Technique> usual_order(Grade most) {
  std::vector<Technique> order;
  for (const Technique technique : sought_techniques())
    if (is_usual(technique) && !assumes_one_solution(technique) && row_of(technique).grade <= most)
      order.push_back(technique);
  return order;
}

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file(argv[1]);
  std::string wanted;
  Grade most = Grade::kExtreme;
  for (int i = 2; i < argc; ++i) {
    if (std::strcmp(argv[i], "--most") == 0)
      most = static_cast<Grade>(std::atoi(argv[++i]));
    else
      wanted = argv[i];
  }
  std::map<std::string, Row> rows;
  std::vector<double> path_times;
  std::vector<double> step_times;
  std::map<std::string_view, int> uses;
  for (std::string line; std::getline(file, line);) {
    const auto record = parse_json(line);
    Known known{record.value().member("id")->text, record.value().member("family")->text,
                read_sheet(std::string(record.value().member("puzzle")->source)).value().sheet.puzzle,
                digits_in(record.value().member("solution")->text)};
    if (!wanted.empty() && known.id != wanted) continue;
    const Geometry& geometry = *known.puzzle.geometry;
    const double begin = test::processor_seconds();
    LogicPath path(known.puzzle.geometry, Position(geometry, known.puzzle.givens), usual_order(most));
    Grade hardest = Grade::kGentle;
    bool is_false = false;
    for (double before = begin; !is_false && path.advance();) {
      const double now = test::processor_seconds();
      step_times.push_back(now - before);
      before = now;
      const Deduction& step = path.steps().back();
      hardest = std::max(hardest, grade_of(step));
      ++uses[row_of(step.technique).id];
      for (const auto& [cell, digit] : step.placements) is_false = is_false || known.solution[cell] != digit;
      for (const auto& [cell, digit] : step.eliminations) is_false = is_false || known.solution[cell] == digit;
      if (!wanted.empty() || is_false)
        std::printf("%s%d %.1f ms %s: %s | %s\n", is_false ? "FALSE " : "", static_cast<int>(grade_of(step)),
                    step_times.back() * 1000, std::string(row_of(step.technique).id).c_str(),
                    notation_of(geometry, step).c_str(), text_of(explanation_of(geometry, step)).c_str());
      if (!wanted.empty())
        for (const Message& link : links_told(geometry, step)) std::printf("    %s\n", text_of(link).c_str());
    }
    path_times.push_back(test::processor_seconds() - begin);
    Row& row = rows[known.family];
    if (path.is_solved())
      ++row.solved[static_cast<std::size_t>(hardest)];
    else
      ++row.stuck;
    std::printf("%-22s %-9s %5.0f ms %4zu steps%s\n", known.id.c_str(),
                path.is_solved() ? std::string(name_of(hardest)).c_str() : "stuck", path_times.back() * 1000,
                path.steps().size(),
                path.is_solved() ? "" : (", " + std::to_string(path.position().blanks()) + " blank").c_str());
    std::fflush(stdout);
  }
  Row all;
  for (const auto& [family, row] : rows) {
    std::printf("%-20s", family.c_str());
    for (std::size_t grade = 0; grade < 6; ++grade) {
      std::printf(" %4d", row.solved[grade]);
      all.solved[grade] += row.solved[grade];
    }
    std::printf(" %4d\n", row.stuck);
    all.stuck += row.stuck;
  }
  std::printf("%-20s", "all");
  for (const int count : all.solved) std::printf(" %4d", count);
  std::printf(" %4d\n", all.stuck);
  for (const auto& [id, count] : uses) std::printf("%-28s %6d\n", std::string(id).c_str(), count);
  const auto at = [](std::vector<double>& times, double share) {
    std::sort(times.begin(), times.end());
    return times.empty() ? 0.0 : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))] * 1000;
  };
  std::printf("ms a path: median %.0f, nine tenths %.0f, most %.0f; a step: median %.2f, nine tenths %.1f, most %.0f\n",
              at(path_times, 0.5), at(path_times, 0.9), at(path_times, 1), at(step_times, 0.5), at(step_times, 0.9),
              at(step_times, 1));
}
