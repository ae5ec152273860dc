// Clues of which one holds: alternatives, each of clues of other kinds, and of digits that cells may have.
#include "constraints/builder.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {
namespace {

using Begin = std::function<void(std::size_t)>;
using Clues = std::span<const Clue>;

// The kind of the digits that a cell may have, in an alternative alone.
constexpr std::string_view kDigits = "digits";

void take_digits(Builder& builder, Clues clues) {
  for (const Clue& clue : clues) {
    const std::vector<Cell> cells = cells_of(clue, builder.side());
    if (cells.size() != 1 || clue.numbers.empty()) return builder.refuse(say(MessageId::kClueNoCells));
    DigitSet digits = 0;
    for (const int value : clue.numbers) {
      if (value < 1 || value > builder.side())
        return builder.refuse(say(MessageId::kClueNoDigit, value, builder.side()));
      digits |= digit_bit(static_cast<Digit>(value - 1));
    }
    builder.allow(cells[0], digits);
  }
}

void take(Builder& builder, const Clue::OfKind& of_kind) {
  if (of_kind.kind == kDigits) return take_digits(builder, of_kind.clues);
  const CompileKind compile = compiler_of(of_kind.kind);
  if (!compile) return builder.refuse(say(MessageId::kClueNoAlternative, name_of({of_kind.kind, ""})));
  // All clues of the alternative are one.
  compile(builder, of_kind.clues, [](std::size_t) {});
}

void either_or(Builder& builder, Clues clues, const Begin& begin) {
  for_each_clue(clues, begin, [&](const Clue& clue) {
    std::vector<Primitives> alternatives;
    for (const std::vector<Clue::OfKind>& alternative : clue.any) {
      alternatives.push_back(builder.apart([&] {
        for (const Clue::OfKind& of_kind : alternative) take(builder, of_kind);
      }));
      // They compare the lines of the whole grid.
      if (!alternatives.back().ranked.empty())
        return builder.refuse(say(MessageId::kClueNoAlternative, name_of({"fullrank", ""})));
    }
    if (!builder.has_refused()) builder.either(std::move(alternatives));
  });
}

constexpr CompiledKind kEitherKinds[] = {
    {"eitheror", either_or},
};

}  // namespace

std::span<const CompiledKind> either_kinds() { return kEitherKinds; }

}  // namespace sudoscope
