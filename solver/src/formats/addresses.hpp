// The beginnings of other sites' links, up to the puzzle: for the writers of links, and for the rows of formats.
#pragma once

#include <string_view>

namespace sudoscope {

inline constexpr std::string_view kSudokuWikiAddress = "https://www.sudokuwiki.org/sudoku.htm?bd=";
inline constexpr std::string_view kSudokuExchangeAddress = "https://sudokuexchange.com/play/?s=";
inline constexpr std::string_view kFPuzzlesAddress = "https://f-puzzles.com/?load=";
inline constexpr std::string_view kSudokuPadAddress = "https://sudokupad.app/";
// Its earlier address.
inline constexpr std::string_view kSudokuPadAddresses =
    "https://sudokupad.app/ https://sudokupad.app/sudoku/ https://sudokupad.app/?puzzleid= "
    "https://crackingthecryptic.com/ https://crackingthecryptic.com/sudoku/ https://crackingthecryptic.com/?puzzleid=";
inline constexpr std::string_view kPuzzLinkAddress = "https://puzz.link/p?";
// Sites that run the same program.
inline constexpr std::string_view kPuzzLinkAddresses =
    "https://puzz.link/p? https://pzv.jp/p.html? https://pzprxs.vercel.app/p? https://pzplus.tck.mn/p?";
inline constexpr std::string_view kConstraintStringAddress = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
inline constexpr std::string_view kLisudokuAddress = "https://lisudoku.xyz/solver?import=";
inline constexpr std::string_view kLisudokuAddresses =
    "https://lisudoku.xyz/solver?import= https://lisudoku.xyz/e?import=";
inline constexpr std::string_view kSudokuMakerAddress = "https://sudokumaker.app/?puzzle=";
inline constexpr std::string_view kPenpaAddress = "https://swaroopg92.github.io/penpa-edit/#";
// It was another's program before, and had its puzzles in the query.
inline constexpr std::string_view kPenpaAddresses =
    "https://swaroopg92.github.io/penpa-edit/# https://opt-pan.github.io/penpa-edit/# "
    "https://swaroopg92.github.io/penpa-edit/? https://opt-pan.github.io/penpa-edit/?";
inline constexpr std::string_view kSoloAddress = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#";

}  // namespace sudoscope
