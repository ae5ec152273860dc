// Writing a frame, field by field in the order of README.md.
#include "frame.hpp"

#include <cstring>
#include <span>

#include "writer.hpp"

namespace sudoscope::wasm {
namespace {

constexpr std::uint32_t kFrameVersion = 3;
constexpr std::size_t kFrameHeaderBytes = 136;

constexpr std::size_t round_up(std::size_t bytes) { return (bytes + 7) & ~std::size_t{7}; }

void put_event(Writer& out, const Event& event) {
  out.put(static_cast<std::uint8_t>(event.kind));
  out.put(event.digit);
  out.put(static_cast<std::uint8_t>(event.technique));
  out.put(event.house);
  out.put(event.cell);
  out.put(event.level);
}

}  // namespace

void write_frame(const Player& player, const Player::Playhead& place, std::span<const Cell> responsible, bool heat,
                 std::vector<std::uint8_t>& out) {
  const TraceBoard& board = place.board;
  const SearchStats& counters = board.counters();
  const std::span<const Skyline::Bucket> skyline = player.skyline().buckets();
  const auto cells = static_cast<std::size_t>(board.geometry().cell_count());
  const std::size_t levels_at = kFrameHeaderBytes + 8 * cells;
  const std::size_t values_at = levels_at + round_up(2 * cells);
  const std::size_t states_at = values_at + round_up(cells);
  const std::size_t skyline_at = states_at + round_up(cells);
  const std::size_t responsible_at = skyline_at + round_up(skyline.size_bytes());
  const std::size_t heat_at = responsible_at + round_up(responsible.size_bytes());
  static_assert(sizeof(Skyline::Bucket) == 4 && sizeof(CellState) == 1);
  out.resize(heat_at + (heat ? round_up(4 * cells) : 0));

  Writer header(out.data());
  header.put(kFrameVersion);
  header.put(static_cast<std::uint32_t>(board.geometry().side()));
  header.put((player.ended() ? 1u : 0u) | (heat ? 2u : 0u) | (player.ends_stuck() ? 4u : 0u));
  header.put(static_cast<std::uint32_t>(skyline.size()));
  put_event(header, board.last());
  put_event(header, board.conflict());
  header.put(counters.level);
  header.put(counters.deepest);
  header.put(static_cast<std::uint32_t>(responsible.size()));
  header.put(std::uint32_t{player.deepest_level()});
  header.number(place.position);
  header.number(player.known());
  header.number(player.skyline().bucket_events());
  header.number(place.search->stats().steps);
  header.number(counters.guesses);
  header.number(counters.backtracks);
  header.number(counters.assignments);
  header.number(counters.eliminations);
  header.number(counters.solutions);
  header.number(player.explored_steps());
  header.number(player.deepest_position());

  // 136 is a multiple of 8, so the words are aligned in the vector's buffer.
  board.candidates({reinterpret_cast<DigitSet*>(out.data() + kFrameHeaderBytes), cells});
  std::memcpy(out.data() + levels_at, board.levels().data(), 2 * cells);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    out[values_at + cell] = static_cast<std::uint8_t>(board.digits()[cell] + 1);  // kBlank + 1 wraps to 0
  }
  std::memcpy(out.data() + states_at, board.states().data(), cells);
  if (!skyline.empty()) std::memcpy(out.data() + skyline_at, skyline.data(), skyline.size_bytes());
  if (!responsible.empty()) std::memcpy(out.data() + responsible_at, responsible.data(), responsible.size_bytes());
  if (heat) std::memcpy(out.data() + heat_at, board.times_guessed().data(), 4 * cells);
}

}  // namespace sudoscope::wasm
