#include "own_table.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "sudoscope/grid/format.hpp"
#include "sudoscope/rating/own_rating.hpp"

namespace sudoscope::bench {
namespace {

constexpr std::size_t kWords = 6;
constexpr std::array kBands{1.0, 1.5, 2.0, 2.3, 2.6, 3.0, 4.5, 6.5, 7.0, 8.0, 9.0, 10.0};
constexpr std::array<const char*, 5> kLevels{"EASY", "MEDIUM", "HARD", "UNFAIR", "EXTREME"};

struct Rated {
  double judge;       // ER, or HoDoKu's score
  std::size_t group;  // the band of the ER, or the level
  int word;
  int points;
};

std::size_t band_of(double er) {
  return static_cast<std::size_t>(std::upper_bound(kBands.begin(), kBands.end(), er) - kBands.begin()) - 1;
}

// Equal values share the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> ranks(values.size());
  for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    while (end < order.size() && values[order[end]] == values[order[begin]]) ++end;
    for (std::size_t i = begin; i < end; ++i) ranks[order[i]] = static_cast<double>(begin + end - 1) / 2;
  }
  return ranks;
}

// Spearman's correlation.
template <class One, class Other>
double rank_correlation(const std::vector<Rated>& all, One one, Other other) {
  std::vector<double> a;
  std::vector<double> b;
  for (const Rated& rated : all) {
    a.push_back(static_cast<double>(rated.*one));
    b.push_back(static_cast<double>(rated.*other));
  }
  a = ranks_of(a);
  b = ranks_of(b);
  const double mean = static_cast<double>(all.size() - 1) / 2;
  double ab = 0;
  double aa = 0;
  double bb = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    ab += (a[i] - mean) * (b[i] - mean);
    aa += (a[i] - mean) * (a[i] - mean);
    bb += (b[i] - mean) * (b[i] - mean);
  }
  return ab / std::sqrt(aa * bb);
}

void print_table(const std::vector<Rated>& all, bool is_hodoku) {
  const std::size_t groups = is_hodoku ? kLevels.size() : kBands.size();
  std::printf("%-10s", "");
  for (std::size_t group = 0; group < groups; ++group)
    is_hodoku ? std::printf("%9s", kLevels[group]) : std::printf("%6.1f", kBands[group]);
  std::printf("   median\n");
  for (std::size_t word = 0; word < kWords; ++word) {
    std::vector<double> judged;
    std::vector<int> counts(groups);
    for (const Rated& rated : all) {
      if (rated.word != static_cast<int>(word)) continue;
      judged.push_back(rated.judge);
      ++counts[rated.group];
    }
    std::printf("%-10s", std::string(name_of(static_cast<Grade>(word))).c_str());
    for (const int count : counts) std::printf(is_hodoku ? "%9d" : "%6d", count);
    std::ranges::sort(judged);
    if (judged.empty())
      std::printf("%9s\n", "-");
    else
      std::printf("%9.1f\n", judged[judged.size() / 2]);
  }
}

}  // namespace

int print_own_table(std::istream& file) {
  std::vector<Rated> all;
  bool is_hodoku = false;
  double seconds = 0;
  double longest = 0;
  int stuck = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream fields(line);
    std::string text;
    std::string level;
    double judge = 0;
    fields >> text >> judge >> level;
    const auto* const named = std::ranges::find(kLevels, level);
    is_hodoku = named != kLevels.end();
    const auto puzzle = parse_puzzle(text);
    if (!puzzle) return std::fprintf(stderr, "%s: no puzzle\n", text.c_str()), 1;
    const std::clock_t begin = std::clock();
    const auto rated = rate_own(puzzle.value().puzzle);
    const double taken = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (!rated) return std::fprintf(stderr, "%s: not rated\n", text.c_str()), 1;
    seconds += taken;
    longest = std::max(longest, taken);
    stuck += rated.value().end == RatingEnd::kStuck;
    const std::size_t group = is_hodoku ? static_cast<std::size_t>(named - kLevels.begin()) : band_of(judge);
    all.push_back({judge, group, static_cast<int>(rated.value().grade), rated.value().points});
  }
  if (all.empty()) return std::fprintf(stderr, "no puzzles\n"), 1;
  print_table(all, is_hodoku);
  std::printf("rank correlation: of the words %.3f, of the points %.3f\n",
              rank_correlation(all, &Rated::word, &Rated::judge), rank_correlation(all, &Rated::points, &Rated::judge));
  std::printf("%zu puzzles, %d beyond our techniques, %.1f a second, the longest %.3f seconds\n", all.size(), stuck,
              static_cast<double>(all.size()) / seconds, longest);
  return 0;
}

}  // namespace sudoscope::bench
