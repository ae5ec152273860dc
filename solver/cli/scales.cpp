// Ratings of the library in the words of the command.
#include "scales.hpp"

#include <algorithm>
#include <span>

#include "conclusions.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/fast/fast.hpp"
#include "sudoscope/rating/own_rating.hpp"
#include "sudoscope/rating/rating.hpp"
#include "sudoscope/techniques/logic.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;
using Rated = Result<ScaleRating, Message>;

// Reason why it does not have exactly one solution; nothing if it has, or for grids that the
// scales of others do not cover: they refuse those themselves, however hard it is to solve.
Message why_not_one_solution(const Puzzle& puzzle) {
  if (!is_fast_geometry(*puzzle.geometry) || !puzzle.geometry->is_all_houses()) return {};
  FastGrid givens;
  std::copy(puzzle.givens.begin(), puzzle.givens.end(), givens.begin());
  FastAnswer answer;
  solve_many(std::span(&givens, 1), 2, std::span(&answer, 1));
  if (answer.solutions == 0) return say(Id::kUnratedWithoutSolution);
  return answer.solutions > 1 ? say(Id::kUnratedWithSeveral) : Message();
}

// Example: "7.1".
std::string with_tenths(int tenths) { return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10); }

Rated rate_by_se(const Puzzle& puzzle, bool wants_path) {
  const Geometry& geometry = *puzzle.geometry;
  if (Message why = why_not_one_solution(puzzle)) return Rated::failure(std::move(why));
  const auto rated = rate_se(puzzle);
  if (!rated) return Rated::failure(rated.error());
  const SeRating& rating = rated.value();
  ScaleRating told{with_tenths(rating.er) + ' ' + with_tenths(rating.ep) + ' ' + with_tenths(rating.ed)};
  told.members = {{"er", rating.er / 10.0}, {"ep", rating.ep / 10.0}, {"ed", rating.ed / 10.0}, {"name", rating.name}};
  if (!wants_path) return told;
  for (const SeStep& step : rating.path) {
    told.path.push_back(
        {with_tenths(step.tenths), step.technique, conclusions_in_words(geometry, step.placements, step.eliminations)});
    told.path.back().members = {{"name", step.name}, {"rating", step.tenths / 10.0}};
    if (step.chain_nodes > 0) told.path.back().members.emplace_back("nodes", step.chain_nodes);
  }
  return told;
}

std::string_view name_of(HodokuLevel level) {
  constexpr std::string_view kNames[] = {"", "EASY", "MEDIUM", "HARD", "UNFAIR", "EXTREME"};
  return kNames[static_cast<std::size_t>(level)];
}

std::span<const Candidate> placements_of(const HodokuStep& step) {
  return step.placement ? std::span(&*step.placement, 1) : std::span<const Candidate>();
}

Rated rate_by_hodoku(const Puzzle& puzzle, bool wants_path) {
  if (Message why = why_not_one_solution(puzzle)) return Rated::failure(std::move(why));
  const auto rated = rate_hodoku(puzzle);
  if (!rated) return Rated::failure(rated.error());
  const HodokuRating& rating = rated.value();
  ScaleRating told{std::to_string(rating.score) + ' ' + std::string(name_of(rating.level))};
  told.members = {{"score", rating.score}, {"level", name_of(rating.level)}};
  if (!wants_path) return told;
  for (const HodokuStep& step : rating.path) {
    told.path.push_back({std::to_string(step.score), step.technique,
                         conclusions_in_words(*puzzle.geometry, placements_of(step), step.eliminations)});
    told.path.back().members = {{"score", step.score}};
  }
  return told;
}

Rated rate_by_own(const Puzzle& puzzle, bool wants_path) {
  const auto rated = rate_own(puzzle);
  if (!rated) return Rated::failure(rated.error());
  const OwnRating& rating = rated.value();
  ScaleRating told{std::string(name_of(rating.grade))};
  told.members = {{"grade", name_of(rating.grade)},
                  {"points", rating.points},
                  {"narrow_steps", rating.narrow_steps},
                  {"takes", text_of(what_it_takes(rating))}};
  if (!wants_path) return told;
  for (const Deduction& step : rating.path) {
    const std::string_view grade = name_of(grade_of(step));
    told.path.push_back({std::string(grade), step.technique,
                         conclusions_in_words(*puzzle.geometry, step.placements, step.eliminations)});
    told.path.back().members = {{"grade", grade}};
  }
  return told;
}

constexpr Scale kScales[] = {{"se", rate_by_se}, {"hodoku", rate_by_hodoku}, {"own", rate_by_own}};

}  // namespace

std::string scale_choices() {
  std::string names;
  for (const Scale& scale : kScales) names += (names.empty() ? "" : "|") + std::string(scale.name);
  return names;
}

const Scale* find_scale(std::string_view name) {
  const auto scale =
      std::find_if(std::begin(kScales), std::end(kScales), [&](const Scale& known) { return known.name == name; });
  return scale != std::end(kScales) ? scale : nullptr;
}

}  // namespace sudoscope::cli
