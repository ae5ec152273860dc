// Statistics of times, compared with tests/data/time_statistics.txt like the page's.
#include "statistics.hpp"

#include <cmath>
#include <fstream>
#include <sstream>
#include <string>

#include "../catch.hpp"

using namespace sudoscope::cli;

namespace {

std::vector<double> numbers(const std::string& text) {
  std::vector<double> values;
  std::istringstream words(text);
  for (std::string word; words >> word;) values.push_back(word == "inf" ? kNotDone : std::stod(word));
  return values;
}

void check(const std::vector<double>& seconds, double cap_seconds, const std::vector<double>& expected) {
  const auto summary = summarize(seconds, cap_seconds);
  REQUIRE(summary);
  CHECK(summary->count == seconds.size());
  const std::vector<double> said{
      summary->min, summary->lower_quartile, summary->median, summary->upper_quartile, summary->mean, summary->max};
  REQUIRE(expected.size() == said.size());
  for (std::size_t index = 0; index < said.size(); ++index) {
    // The distance of infinity from itself is not a number.
    CHECK((said[index] == expected[index] || std::abs(said[index] - expected[index]) < 1e-9));
  }
  CHECK(summary->mean_is_lower_bound == (summary->max == kNotDone));
}

}  // namespace

TEST_CASE("Statistics of times equal those in the table") {
  std::ifstream in(SUDOSCOPE_TEST_DATA "/time_statistics.txt");
  int rows = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    CAPTURE(line);
    std::istringstream fields(line);
    std::vector<std::vector<double>> parts;
    for (std::string field; std::getline(fields, field, '|');) parts.push_back(numbers(field));
    REQUIRE(parts.size() == 4);
    check(parts[1], parts[0][0], parts[2]);
    check(best_90(parts[1]), parts[0][0], parts[3]);
    ++rows;
  }
  CHECK(rows == 9);
}

TEST_CASE("There are no statistics of no times") {
  CHECK_FALSE(summarize({}, 10));
  CHECK(best_90({}).empty());
}

TEST_CASE("A quantile is linear between the two nearest ranks") {
  const std::vector<double> sorted{1, 2, 3, 4};
  CHECK(quantile(sorted, 0) == 1);
  CHECK(quantile(sorted, 0.25) == 1.75);
  CHECK(quantile(sorted, 1) == 4);
}
