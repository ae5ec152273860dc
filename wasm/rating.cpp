// Ratings behind the boundary.
#include "rating.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "arguments.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/constraint.hpp"
#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/own_rating.hpp"

namespace sudoscope::wasm {
namespace {

using Rated = Result<Json, Message>;

Rated ended() { return Rated::failure(Message()); }

Rated own(const Puzzle& puzzle, const Cancelled& is_ended) {
  const OwnRating rating = rate_proper(puzzle, is_ended);
  if (rating.end == RatingEnd::kCancelled) return ended();
  JsonObject object;
  object.add("grade", static_cast<int>(rating.grade));
  object.add("points", rating.points);
  object.add("takes", what_it_takes(rating));
  const auto id_of = [](const OwnRating::Uses& uses) { return row_of(uses.technique).id; };
  object.add("techniques", Json::list(rating.takes, id_of));
  return Json(object);
}

Rated se(const Puzzle& puzzle, const Cancelled& is_ended) {
  const auto rated = rate_se(puzzle, is_ended);
  if (!rated) return Rated::failure(rated.error());
  const SeRating& rating = rated.value();
  if (rating.end == RatingEnd::kCancelled) return ended();
  JsonObject object;
  object.add("er", rating.er);
  object.add("ep", rating.ep);
  object.add("ed", rating.ed);
  object.add("name", rating.name);
  return Json(object);
}

Rated hodoku(const Puzzle& puzzle, const Cancelled& is_ended) {
  const auto rated = rate_hodoku(puzzle, is_ended);
  if (!rated) return Rated::failure(rated.error());
  const HodokuRating& rating = rated.value();
  if (rating.end == RatingEnd::kCancelled) return ended();
  JsonObject object;
  object.add("score", rating.score);
  object.add("level", static_cast<int>(rating.level) - static_cast<int>(HodokuLevel::kEasy));
  return Json(object);
}

struct Scale {
  std::string_view name;
  Rated (*rate)(const Puzzle& puzzle, const Cancelled& is_ended);
};

constexpr Scale kScales[] = {{"own", own}, {"se", se}, {"hodoku", hodoku}};

Rated rate_by(const Puzzle& puzzle, const std::string& scale, const emscripten::val& is_ended) {
  if (Message reason = why_unrated(*puzzle.geometry)) return Rated::failure(std::move(reason));
  const Scale* const found =
      std::find_if(std::begin(kScales), std::end(kScales), [&](const Scale& known) { return known.name == scale; });
  need(found != std::end(kScales), "scale must be own, se or hodoku.");
  return found->rate(puzzle, [&] { return is_ended().as<bool>(); });
}

std::string text_of(const Rated& rated) {
  if (rated) return rated.value().text();
  JsonObject object;
  object.add("refusal", rated.error());
  return object.text();
}

}  // namespace

std::string rate(const PuzzleBytes& puzzle, const std::string& scale, emscripten::val is_ended) {
  return text_of(rate_by(need_puzzle(puzzle), scale, is_ended));
}

std::string rate_line(const std::string& line, const std::string& scale, emscripten::val is_ended) {
  const auto parsed = parse_puzzle(line);
  return parsed ? text_of(rate_by(parsed.value().puzzle, scale, is_ended)) : "null";
}

}  // namespace sudoscope::wasm
