// Marks between two cells: dots, X and V, signs.
#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;

template <class Visit>
void for_each_pair(Builder& builder, Clues clues, const Begin& begin, Visit visit) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    if (clue.cells.size() != 2) return builder.refuse(say(MessageId::kClueNoPair));
    visit(clue, clue.cells[0], clue.cells[1]);
  });
}

void difference(Builder& builder, Clues clues, const Begin& begin) {
  for_each_pair(builder, clues, begin, [&](const Clue& clue, Cell first, Cell second) {
    const int wanted = builder.number_of(clue, 1);
    builder.pair(first, second, [&](int a, int b) { return a - b == wanted || b - a == wanted; });
  });
}

void ratio(Builder& builder, Clues clues, const Begin& begin) {
  for_each_pair(builder, clues, begin, [&](const Clue& clue, Cell first, Cell second) {
    const int wanted = builder.number_of(clue, 2);
    builder.pair(first, second, [&](int a, int b) { return a == b * wanted || b == a * wanted; });
  });
}

// The number of a Roman numeral of the letters I, V, X, or of numerals; 0 for anything else.
int sum_of_mark(std::string_view text) {
  if (const auto number = whole_number(text)) return *number;
  int sum = 0;
  int before = 0;
  for (const char letter : text) {
    const int value = letter == 'I' || letter == 'i'   ? 1
                      : letter == 'V' || letter == 'v' ? 5
                      : letter == 'X' || letter == 'x' ? 10
                                                       : 0;
    if (value == 0) return 0;
    sum += value;
    if (value > before) sum -= 2 * before;
    before = value;
  }
  return sum;
}

void xv(Builder& builder, Clues clues, const Begin& begin) {
  for_each_pair(builder, clues, begin, [&](const Clue& clue, Cell first, Cell second) {
    if (clue.value.empty()) return;
    const int wanted = sum_of_mark(clue.value);
    if (wanted == 0) return builder.refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
    builder.pair(first, second, [&](int a, int b) { return a + b == wanted; });
  });
}

void inequality(Builder& builder, Clues clues, const Begin& begin) {
  for_each_pair(builder, clues, begin, [&](const Clue& clue, Cell first, Cell second) {
    if (clue.value == ">")
      builder.pair(first, second, [](int a, int b) { return a > b; });
    else if (clue.value == "<")
      builder.pair(first, second, [](int a, int b) { return a < b; });
    else
      builder.refuse(say(MessageId::kClueNoNumber, clue.value.substr(0, 20)));
  });
}

constexpr CompiledKind kPairKinds[] = {
    {"difference", difference},
    {"ratio", ratio},
    {"xv", xv},
    {"inequality", inequality},
};

}  // namespace

std::span<const CompiledKind> pair_kinds() { return kPairKinds; }

}  // namespace sudoscope
