// Lists, texts and numbers of JSON and source text of programs (C, Java, Python, JavaScript
// and their like): brackets of any kind, names and types before them, comments between.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

struct Literal {
  enum class Kind : unsigned char {
    kList,     // between brackets, or all of a text
    kText,     // in quotes
    kNumber,   // as its numerals, a minus before them
    kNothing,  // null, None, undefined and so on, or nothing between two commas
    kWord,     // a name by itself
  };

  Kind kind = Kind::kNothing;
  std::string text;  // of a text, a number or a word
  std::string name;  // of a member, or of the variable that a list is assigned to; empty = none
  std::vector<Literal> items;
  std::size_t begin = 0;  // in the text that was read
  std::size_t end = 0;
};

// All of a text as one list. Never fails: text that fits no language is skipped. At most 64 levels deep,
// below which a list is empty, and 200,000 items, after which nothing more is read: the list ends there.
Literal read_literals(std::string_view text);

}  // namespace sudoscope
