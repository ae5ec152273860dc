// Sentences about a contradiction: each digit or cell comes once, with a reason that holds on the board.
#include "sudoscope/trace/blocks.hpp"

#include <algorithm>
#include <regex>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoscope/base/language.hpp"
#include "sudoscope/trace/player.hpp"
#include "sudoscope/trace/responsible.hpp"

namespace sudoscope {
namespace {

using namespace test;

// The digits at the beginning of a sentence: "1 to 3, 5 and 9 are givens ...".
std::vector<int> digits_named(const std::string& sentence) {
  std::vector<int> digits;
  std::smatch match;
  const std::string head = sentence.substr(0, sentence.find_first_not_of("0123456789,andto "));
  const std::regex part("([0-9]+)( to ([0-9]+))?");
  for (auto at = std::sregex_iterator(head.begin(), head.end(), part); at != std::sregex_iterator(); ++at) {
    const int first = std::stoi((*at)[1]);
    const int last = (*at)[3].matched ? std::stoi((*at)[3]) : first;
    for (int digit = first; digit <= last; ++digit) digits.push_back(digit);
  }
  return digits;
}

// The guesses in a sentence: "r2c3 = 4".
std::vector<std::string> guesses_named(const std::string& sentence) {
  const std::regex guess("r[0-9]+c[0-9]+ = [0-9]+");
  return {std::sregex_token_iterator(sentence.begin(), sentence.end(), guess), {}};
}

std::vector<std::string> blocks_of(const TraceBoard& board) {
  std::vector<std::string> sentences;
  for (const Message& message : describe_blocks(board)) sentences.push_back(text_of(message));
  return sentences;
}

TEST_CASE("Blocks at a cell without candidates name each digit once, and blame no innocent guess") {
  const Puzzle puzzle = line_file("hardest_1905_sample.txt", 1)[0];
  for (const Algorithm& algorithm : guessing_algorithms()) {
    INFO(algorithm.id);
    Player player(puzzle, algorithm, 0);
    int told = 0;
    for (int i = 0; i < 40 && player.next_of(event_bit(EventKind::kConflict), 20'000); ++i) {
      const TraceBoard& board = player.board();
      const std::vector<std::string> sentences = blocks_of(board);
      const Responsible responsible = responsible_guesses(board);
      std::vector<std::string> guilty;
      for (const Cell guess : responsible.guesses)
        guilty.push_back(cell_name(board.geometry(), guess) + " = " + std::to_string(board.digits()[guess] + 1));
      for (const std::string& sentence : sentences)
        for (const std::string& guess : guesses_named(sentence))
          CHECK(std::find(guilty.begin(), guilty.end(), guess) != guilty.end());
      if (board.last().house != kNoHouse || board.last().cell == kNoCell || board.last().digit != kBlank) continue;
      std::vector<int> digits;
      for (const std::string& sentence : sentences) {
        const std::vector<int> named = digits_named(sentence);
        digits.insert(digits.end(), named.begin(), named.end());
        const bool is_tried = sentence.find(" tried here before") != std::string::npos;
        if (is_tried) CHECK(responsible.after_trying);
        if (sentence.find(" given") == std::string::npos || sentence.find(" follow") != std::string::npos) continue;
        for (const int digit : named)
          CHECK(std::any_of(board.geometry().peers(board.last().cell).begin(),
                            board.geometry().peers(board.last().cell).end(),
                            [&](Cell peer) { return puzzle.givens[peer] == digit - 1; }));
      }
      std::sort(digits.begin(), digits.end());
      CHECK(digits == std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9});
      ++told;
    }
    // Exact cover may meet none such; sudoscope-n fills a cell as soon as one candidate is left, and then finds a digit
    // twice in a house.
    if (!algorithm.exact_cover && algorithm.id != "sudoscope-n") CHECK(told > 2);
  }
}

TEST_CASE("Blocks distinguish givens, entries, guesses and their consequences, alike ones together") {
  // r1c4: 1 and 2 are in row 1; 3 is entered in column 4; 4 follows from r3c3 = 1 in column 4.
  TraceBoard board(from_line(boxes(2, 2), "12.............."), CandidateView::kNone,
                   from_line(boxes(2, 2), "...........3....").givens);
  board.apply({.kind = EventKind::kDecide, .digit = 0, .cell = 10, .level = 1});  // r3c3 = 1
  board.apply({.kind = EventKind::kDecide, .digit = 1, .cell = 14, .level = 2});  // r4c3 = 2
  board.apply({.kind = EventKind::kAssign, .digit = 3, .cell = 15, .level = 2});  // r4c4 = 4 for both, and the entry
  board.apply({.kind = EventKind::kConflict, .cell = 3, .level = 2});
  CHECK(blocks_of(board) == std::vector<std::string>{"1 and 2 are givens in row 1", "3 is an entry in column 4",
                                                     "4 in column 4 follows from r3c3 = 1 and r4c3 = 2"});
}

TEST_CASE("Blocks for a digit without a place in a house name its cells, filled and empty ones") {
  // 1 in row 1: r1c1 and r1c2 are filled, and column 3 and column 4 hold it.
  TraceBoard board(from_line(boxes(2, 2), "23........1....."), CandidateView::kNone);
  board.apply({.kind = EventKind::kDecide, .digit = 0, .cell = 7, .level = 1});  // r2c4 = 1
  board.apply({.kind = EventKind::kConflict, .digit = 0, .level = 1, .house = 0});
  CHECK(blocks_of(board) == std::vector<std::string>{"r1c1 and r1c2 hold givens",
                                                     "r1c3 is in column 3, where 1 is a given",
                                                     "r1c4 is in column 4, where 1 is a guess"});
}

TEST_CASE("There are no blocks without a contradiction") {
  Player player(from_line(boxes(2, 2), "1..1............"), *find_algorithm("norvig"), 0);
  CHECK(describe_blocks(player.board()).empty());
  REQUIRE(player.next_of(event_bit(EventKind::kConflict), 100));
  CHECK(describe_blocks(player.board()).empty());  // 1 is there twice: the sentence is complete
}

}  // namespace
}  // namespace sudoscope
