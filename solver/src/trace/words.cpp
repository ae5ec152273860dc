// Guesses by name: see the header.
#include "trace/words.hpp"

#include "sudoscope/base/say.hpp"
namespace sudoscope {

std::vector<Message> guesses_named(const TraceBoard& board, std::span<const Cell> guesses) {
  std::vector<Message> names;
  for (const Cell guess : guesses)
    names.push_back(say(MessageId::kCellIs, cell_named(board.geometry(), guess), digit_named(board.digits()[guess])));
  return names;
}

}  // namespace sudoscope
