// Pairs the braces of a text in one pass, so that a list of any length is cut without a tree of all its values.
#include "json_puzzles.hpp"

#include <algorithm>

#include "f_puzzles.hpp"
#include "sheet_text.hpp"

namespace sudoscope {
namespace {

struct Object {
  std::size_t begin;
  std::size_t end = std::string_view::npos;  // the text is cut off
  std::size_t next = 0;                      // the first object that is not within it
  bool has_size = false;                     // members of these names, which every puzzle has
  bool has_grid = false;
  bool is_listed = false;  // in a list that is in nothing else
};

std::size_t end_of_string(std::string_view text, std::size_t quote) {
  std::size_t at = quote + 1;
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
  return std::min(at, text.size());
}

bool may_be_puzzle(const Object& object) { return object.has_size && object.has_grid; }

// The objects of a text, each before those within it.
std::vector<Object> objects_in(std::string_view text) {
  constexpr std::size_t kList = std::string_view::npos;
  std::vector<Object> objects;
  std::vector<std::size_t> open;  // indices of objects, or kList
  for (std::size_t at = 0; at < text.size(); ++at) {
    switch (text[at]) {
      case '"': {
        const std::size_t end = end_of_string(text, at);
        if (!open.empty() && open.back() != kList) {
          const std::string_view name = text.substr(at + 1, end - at - 1);
          objects[open.back()].has_size |= name == "size";
          objects[open.back()].has_grid |= name == "grid";
        }
        at = end;
        break;
      }
      case '{':
        objects.push_back({.begin = at, .is_listed = open.size() == 1 && open[0] == kList});
        open.push_back(objects.size() - 1);
        break;
      case '[':
        open.push_back(kList);
        break;
      case '}':
      case ']':
        if (open.empty()) break;
        if (open.back() != kList) {
          objects[open.back()].end = at + 1;
          objects[open.back()].next = objects.size();
        }
        open.pop_back();
        break;
      default:
        break;
    }
  }
  for (Object& object : objects)
    if (object.end == std::string_view::npos) object.next = objects.size();
  return objects;
}

}  // namespace

std::vector<Extent> json_puzzles(std::string_view text) {
  const std::string_view begin = trimmed(text).text.substr(0, 1);
  if (begin != "[" && begin != "{") return {};
  std::vector<Extent> found;
  const std::vector<Object> objects = objects_in(text);
  std::size_t counted_to = 0;
  int line = 1;
  const auto add = [&](const Object& object, std::size_t end) {
    line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted_to),
                                        text.begin() + static_cast<std::ptrdiff_t>(object.begin), '\n'));
    counted_to = object.begin;
    found.push_back({object.begin, end, line});
  };
  for (std::size_t index = 0; index < objects.size();) {
    const Object& object = objects[index];
    const std::size_t end = std::min(object.end, text.size());
    const bool is_cut = object.end == std::string_view::npos;
    const auto last = objects.begin() + static_cast<std::ptrdiff_t>(object.next);
    const bool is_bare =
        object.is_listed && std::none_of(objects.begin() + static_cast<std::ptrdiff_t>(index), last, may_be_puzzle);
    const bool is_whole =
        may_be_puzzle(object) && (is_cut || is_f_puzzles_json(text.substr(object.begin, end - object.begin)));
    if (is_bare || is_whole) add(object, end);
    index = is_bare || is_whole ? object.next : index + 1;
  }
  return found;
}

std::optional<std::string_view> puzzle_within(std::string_view json) {
  const std::vector<Object> objects = objects_in(json);
  for (std::size_t index = 1; index < objects.size(); ++index) {
    const Object& object = objects[index];
    if (!may_be_puzzle(object) || object.end == std::string_view::npos) continue;
    if (const auto part = json.substr(object.begin, object.end - object.begin); is_f_puzzles_json(part)) return part;
  }
  return std::nullopt;
}

}  // namespace sudoscope
