// Links of our own page: damage is noticed, wherever it is.
#include "sheets.hpp"

using namespace sudoscope;

namespace {

std::string refusal(const std::string& link) {
  const auto reading = read_sheet(link, {.format = "sudoscope"});
  return reading ? "" : text_of(reading.error().message);
}

const std::string kChanged = "Some characters of this link are missing or changed. Copy the whole link again.";

}  // namespace

TEST_CASE("a link of ours with any character changed or with its end cut off is refused") {
  const auto sheet = read_sheet("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  REQUIRE(sheet);
  const auto link = write_sheet(sheet.value().sheet, "sudoscope");
  REQUIRE(link);
  const std::string& text = link.value().text;
  CHECK(read_sheet(text).value().sheet.puzzle.givens == sheet.value().sheet.puzzle.givens);
  CHECK(refusal("https://example.org/sudoscope/#" + text).empty());
  for (std::size_t at = text.find("3x3") + 4; at < text.size(); ++at) {
    std::string changed = text;
    changed[at] = changed[at] == '1' ? '2' : '1';
    CHECK_FALSE(refusal(changed).empty());
    CHECK_FALSE(refusal(text.substr(0, at)).empty());
  }
}

TEST_CASE("a link of ours with a checksum and without givens is refused") {
  for (const char* const link : {"1.1x2.Qvmr", "1.4x4.XjHB"}) {
    INFO(link);
    CHECK(refusal(link) == kChanged);
  }
}
