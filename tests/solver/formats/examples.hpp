// Texts of other programs and sites, each with its contents.
#pragma once

#include <string>
#include <vector>

namespace sudoscope::examples {

struct Example {
  std::string format;  // the format that is recognised
  std::string text;
  int side;
  int givens;
  int entries = 0;
  bool candidates = false;
  std::string line = {};  // of the givens, if it matters
};

// The puzzle in several of the examples.
inline const std::string kPuzzle = "000309007001060040000010003206003100000020000008700905600070000010090800700508000";

inline std::vector<Example> all() {
  const std::string sdk =
      "#ARuud\n#DA random puzzle created by SudoCue\n#CJust start plugging in the numbers\n#B03-08-2006\n#SSudoCue\n"
      "#LEasy\n#Uhttp://www.sudocue.net/\n2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n"
      ".2.7.1.6.\n.81...24.\n7..4.2..1\n";
  const std::string simple =
      "*-----------*\n|.3.|4..|...|\n|9.2|8.6|3.1|\n|...|...|.2.|\n|---+---+---|\n|8..|.6.|7..|\n|.6.|2.5|.9.|\n"
      "|..3|.4.|..8|\n|---+---+---|\n|.7.|...|...|\n|4.8|9.2|5.6|\n|...|..8|.3.|\n*-----------*\n";
  const std::string marks =
      "*--------------------------------------------------------------------*\n"
      "| 1567   3      1567   | 4      12579  179    | 689    5678   579    |\n"
      "| 9      45     2      | 8      57     6      | 3      457    1      |\n"
      "| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |\n"
      "|----------------------+----------------------+----------------------|\n"
      "| 8      12459  1459   | 13     6      139    | 7      145    2345   |\n"
      "| 17     6      147    | 2      1378   5      | 14     9      34     |\n"
      "| 1257   1259   3      | 17     4      179    | 126    156    8      |\n"
      "|----------------------+----------------------+----------------------|\n"
      "| 12356  7      1569   | 1356   135    134    | 12489  148    249    |\n"
      "| 4      1      8      | 9      137    2      | 5      17     6      |\n"
      "| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |\n"
      "*--------------------------------------------------------------------*\n"
      "                           Simple Sudoku\n                            Version 4.2n\n";
  std::string fields = "version: 1\n";
  for (int cell = 0; cell < 81; ++cell)
    fields += cell == 0 ? "5|-|0|" : cell == 1 ? "3|-|1|" : cell == 2 ? "0|1,2,|1|" : "0|-|1|";
  std::string bits = "version: 3&#10;";
  for (int cell = 0; cell < 81; ++cell) bits += cell == 0 ? "5|0|0|" : cell == 2 ? "0|3|1|" : "0|0|1|";
  std::string version4 = "version: 4&#10;";
  for (int cell = 0; cell < 81; ++cell) version4 += cell == 0 ? "5|0|0|0|" : cell == 2 ? "0|3|4|1|" : "0|0|0|1|";
  std::string version5 = "version: 5&#10;";
  for (int cell = 0; cell < 81; ++cell) version5 += cell == 0 ? "5|0|0|2|0|" : cell == 2 ? "0|0|3|0|1|" : "0|0|0|0|1|";
  std::string progress;
  for (int cell = 0; cell < 81; ++cell) {
    progress += cell == 0 ? "5" : cell == 1 ? "u3" : cell == 2 ? "124" : "1246789";
    progress += cell % 9 == 8 ? "\r\n" : " ";
  }
  std::string sukaku;
  for (int cell = 0; cell < 81; ++cell) sukaku += cell == 0 ? "1........" : "12.4567.9";
  std::string two_digits = "12";
  for (int cell = 1; cell < 144; ++cell) two_digits += cell == 1 ? "01" : "00";
  return {
      {"line", ".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........", 9, 17},
      {"line", kPuzzle + " # comment, with more", 9, 25, 0, false, kPuzzle},
      {"line",
       "99480,99408,114,1895,100000002090400050006000700050903000000070000000850040700000600030009080002000001,Easter-"
       "Monster",
       9, 21},
      {"rows", "23.54.\n.6....\n1.....\n.....3\n....1.\n.12.35\n", 6, 12},
      {"rows", "A comment of another length\n23.54.\n.6....\n1.....\n.....3\n....1.\n.12.35\n", 6, 12},
      {"sdk", sdk, 9, 36},
      {"sdk", "[Puzzle]\r\n" + sdk.substr(sdk.find("2..1")) + "[State]\r\n24" + sdk.substr(sdk.find("2..1") + 2), 9, 36,
       1},
      {"ss", simple, 9, 28},
      {"ss", simple + simple.substr(0, 15) + "13" + simple.substr(17), 9, 28, 1},
      {"pencil-marks", marks, 9, 29, 0, true},
      {"sukaku", sukaku, 9, 0, 0, true},
      {"fields", "==1,==2,=3,24,12,34,24,,24,34,34,34,34,34,34,34", 4, 2, 1, true},
      {"hodoku",
       ":0300:9:6+7.+83.+1+2+5+1+8.....7.+23517.8....8.6....4.73..2....6......+7+9+34+25+6+81+5+4+1+69873+2+8+6+2+7+1+"
       "3+59+4::916 926 929 946 949 966 969::",
       9, 23, 27},
      {"hodoku", ":0000:x:1................................................................................:521 531:::",
       9, 1, 0, true},
      {"opensudoku",
       "<?xml version=\"1.0\"?>\n<opensudoku><name>Easy &amp; small</name><game data=\"" + kPuzzle +
           "\"/></opensudoku>",
       9, 25, 0, false, kPuzzle},
      {"opensudoku",
       "<opensudoku version=\"2\"><folder name=\"A\"><game state=\"1\" data=\"" + fields + "\"/></folder></opensudoku>",
       9, 1, 1, true},
      {"opensudoku",
       "<opensudoku version=\"3\"><folder name=\"A\"><game data='" + bits + "'></game></folder></opensudoku>", 9, 1, 0,
       true},
      {"opensudoku",
       "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><opensudoku2 version=\"3\"><folder folder_name=\"A\" "
       "folder_created=\"1\"><game created=\"1\" state=\"1\" time=\"9\" last_played=\"2\" cells_data=\"" +
           version4 + "\" user_note=\"\" command_stack=\"\" /></folder></opensudoku2>",
       9, 1, 0, true},
      {"opensudoku",
       "<opensudoku version=\"3\"><folder name=\"A\" created=\"1\"><game cells_data=\"" + version5 +
           "\" rating_level=\"0\" /></folder></opensudoku>",
       9, 1, 0, true},
      {"sdx", progress, 9, 1, 1, true},
      {"line", "\"puzzle\",\"solution\"\n\"" + kPuzzle + "\",\"" + std::string(81, '1') + "\"\n", 9, 25, 0, false,
       kPuzzle},
      {"line", "id;solution;puzzle\n1;" + std::string(81, '1') + ";" + kPuzzle + "\n", 9, 25, 0, false, kPuzzle},
      {"rows",
       "name,grid\n\"one, of several\",\"" + kPuzzle.substr(0, 9) + "\n" + kPuzzle.substr(9, 9) + "\n" +
           kPuzzle.substr(18, 9) + "\n" + kPuzzle.substr(27, 9) + "\n" + kPuzzle.substr(36, 9) + "\n" +
           kPuzzle.substr(45, 9) + "\n" + kPuzzle.substr(54, 9) + "\n" + kPuzzle.substr(63, 9) + "\n" +
           kPuzzle.substr(72) + "\"\n",
       9, 25, 0, false, kPuzzle},
      {"sudoku-wiki", "?bd=400000038002004100005300240070609004020000070600703090057008300003900400240000009", 9, 30},
      {"sudoku-wiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + kPuzzle, 9, 25, 0, false, kPuzzle},
      {"s9b",
       "S9Bepepep03ep09epep07epep01ep06epep04epepepepep01epepep0302ep06epep0301epepepepepep02epepepepepep0807epep09ep05"
       "06epepep07epepepepep01epep09ep08epep07epep05ep08epepep",
       9, 25, 0, true, kPuzzle},
      {"s9b",
       "http://www.sudokuwiki.org/"
       "Sudoku.htm?bd="
       "S9B0aepep03ep09epep07epep01ep06epep04epepepepep01epepep0302ep06epep0301epepepepepep02epepepepepep0807epep09ep05"
       "06epepep07epepepepep01epep09ep08epep07epep05ep08epepep",
       9, 25, 1, true, kPuzzle},
      {"sudoku-exchange", "KDTRBQsV3CQ3p0q08RJ5avLJSRFc", 9, 25, 0, false, kPuzzle},
      {"sudoku-exchange", "https://sudokuexchange.com/play/?s=KDTRBQsV3CQ3p0q08RJ5avLJSRFc&d=3", 9, 25, 0, false,
       kPuzzle},
      {"scf", "scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc", 9, 25, 0, false, kPuzzle},
      {"scf", "https://sudokupad.app/scfKDTRBQsV3CQ3p0q08RJ5avLJSRFc", 9, 25, 0, false, kPuzzle},
      {"scl",
       "{\"cellSize\":64,\"cells\":[[{\"value\":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{\"value\":\"2\"}]],"
       "\"regions\":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],"
       "[[2,2],[2,3],[3,2],[3,3]]]}",
       4, 2},
      {"pzpr", "https://puzz.link/p?sudoku/9/9/i3g9h7h1g6h4k1i32g6h31l2l87h9g56i7k1h9g8h7h5g8i", 9, 25, 0, false,
       kPuzzle},
      {"constraint-string", ".Shape~16x16.~R1C1_16~RgCg_1", 16, 2},
      {"f-puzzles",
       "https://f-puzzles.com/"
       "?load="
       "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+"
       "Yd1nVp/Vdk7r58WK5A",
       9, 1},
      {"fpuz",
       "https://sudokupad.app/"
       "fpuzN4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R%"
       "2BYd1nVp%2FVdk7r58WK5A",
       9, 1},
      {"f-puzzles",
       "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+"
       "Yd1nVp/Vdk7r58WK5A",
       9, 1},
      {"f-puzzles-json",
       "{\"size\":2,\"grid\":[[{\"value\":1,\"given\":true},{\"value\":2}],[{},{\"centerPencilMarks\":[1,2]}]]}", 2, 1,
       1, true},
      {"sudoku-maker",
       "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJADCADQgAOArgF7MA2KBoOcMnhAMQiMot"
       "EHEYIAFtAIgAgmIDGEGHxwI5AFSloYqlAjToSYhAE96-EOkYATCAGtGYrM34AWOkpRs26AgBtUABzTAA3FDx8BChGFDpwuDZ4giIAXxp"
       "QJJT%2BACZM4ELCkCU4HDtMO0QUAPw8r1LoHDQABSilTDYAWTgoRzrGlTZoOoKs4ompounJmfn0gF1vXHRYuEwNOuCQCysCShK9-iI6K"
       "BQw1aDKGhvT05u7mlO8mleAZhpP14%2BvxaPLPx3pQbjYRgB3AhgZLoBK7XSwAxGDBBQIADhoAE5nu9FssbBYOFwmiNRIQAMRKKnUsxS"
       "TBKRwtdB1SgkT4gABGjDYHIASnBKowWSQPOklmKgA",
       4, 1, 1, true},
      {"sudoku-maker",
       "{\"formatVersion\":\"1.5.0\",\"puzzle\":{\"size\":2,\"cells\":[{\"given\":true,\"value\":1},{},{},{}],"
       "\"constraints\":[{\"type\":0}]}}",
       2, 1},
      {"penpa",
       "https://swaroopg92.github.io/penpa-edit/#m=edit&p=lZLNSgMxFIX3fYrhQndn0Zvc3JaAi1J1JRVsRWwIUuuIQqXY1oUZ5t"
       "0lqWNdqCBJTg4n/x/Zvb4ttzUUCjvCAAyGUS1tJLkOPsv8eb+ufTWu0mKz6ZtJ9bJ8v68xfts/bba+WtQPwPyp3r5sdn1zylXfnFUGl1"
       "M8Lte7Gq8q5+PxyUkvcDmEY6+htEgL8tz2mnTlm3TnQ2yRro92dLQz37RIU9+QEfKBHIFBTBFkbQ74GIjmwHZBi8S+ISeDbmGObn1DVv"
       "JSBq2et6t1fTebEUwenPsQnIUTqMSIZH2ISKdFB0Vd0Yu8r4NT8g7kFJpdi3TmG2IjYCvkDYjFgPNp2VsBS5fbb17A7psXd/BOwNrlDp"
       "zfZ1qkm8JkUlSKqg/BOliNCOqgmi8/zAT/x9gWxoZgOqSFsZWSDL+YqjPdxE+mB3h/Izvw+e0BXzcO1h7+CoY/97EX4gc=",
       4, 2, 1, true},
      {"solo", "3x3:c3a9b7b1a6b4e1c3_2a6b3_1f2f8_7b9a5_6c7e1b9a8b7b5a8c", 9, 25, 0, false, kPuzzle},
      {"solo",
       "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/"
       "solo.html#3x3:c3a9b7b1a6b4e1c3_2a6b3_1f2f8_7b9a5_6c7e1b9a8b7b5a8c",
       9, 25, 0, false, kPuzzle},
      {"solo", "2x3x:1z6h", 6, 2},
      {"line", "..E..K..MI....P.K....P....L.MF.B" + std::string(224, '.'), 16, 11},
      {"line", "AY" + std::string(623, '.'), 25, 2},
      {"two-digits", two_digits, 12, 2},
      {"lewis", "2\n1\n-1 -1 -1 4\n-1 2 -1 -1\n-1 -1 -1 -1\n-1 1 -1 -1\n", 4, 3},
      {"instance",
       "name 6 3 2 1 0 0 0 0 0 " + std::string("0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 6"), 6, 2},
      {"numbers", "1, ., ., 4; ., ., ., .; ., 2, ., .; ., ., ., .", 4, 3},
  };
}

}  // namespace sudoscope::examples
