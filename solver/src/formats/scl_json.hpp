// The shorter JSON that SudokuPad packs: names without quotes, texts in single ones, t and f for true and false,
// colours without their sign, and nothing at all for an empty object in a list. Source: SudokuPad, puzzlezipper.js.
#pragma once

#include <string>
#include <string_view>

namespace sudoscope {

// JSON of the same values, with the short names of members unchanged. JSON if
// the text is in SudokuPad's packed form; anything at all for any other text.
std::string unzipped(std::string_view text);

}  // namespace sudoscope
