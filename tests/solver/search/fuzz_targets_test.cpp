// The fuzz targets of the learning search and the player, replayed.
#include "../../fuzz/learning_target.hpp"
#include "../../fuzz/player_target.hpp"
#include "../../fuzz/replay.hpp"

namespace sudoscope {

TEST_CASE("The learning search agrees with brute force on small puzzles") {
  fuzz::check_target(fuzz::learning_target, "learning", 200);
}

TEST_CASE("Random moves of the player show the same as straight play") {
  fuzz::check_target(fuzz::player_target, "player", 100);
}

}  // namespace sudoscope
