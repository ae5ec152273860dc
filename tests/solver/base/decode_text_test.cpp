// Texts in UTF-16 and with line ends of every kind, as a whole and in pieces.
#include "sudoscope/base/decode_text.hpp"

#include "catch.hpp"
#include "sudoscope/grid/format.hpp"

using namespace sudoscope;

namespace {

// The bytes of ASCII in UTF-16, with the mark.
std::string utf16(const std::string& text, bool is_big_endian) {
  std::string bytes = is_big_endian ? "\xFE\xFF" : "\xFF\xFE";
  for (const char c : text) bytes += is_big_endian ? std::string{'\0', c} : std::string{c, '\0'};
  return bytes;
}

std::string in_pieces(const std::string& text, std::size_t length) {
  TextDecoder decoder;
  std::string decoded;
  for (std::size_t at = 0; at < text.size(); at += length) {
    std::string piece = text.substr(at, length);
    decoder.decode(piece);
    decoded += piece;
  }
  return decoded + decoder.finish();
}

}  // namespace

TEST_CASE("A carriage return alone ends a line, and one before a line feed stays") {
  CHECK(decode_text("12\r34\r") == "12\n34\n");
  CHECK(decode_text("12\r\n34\r\n") == "12\r\n34\r\n");
  CHECK(decode_text("12\r\r\n34\n") == "12\n\r\n34\n");
  CHECK(decode_text("") == "");
  CHECK(decode_text("\r") == "\n");
}

TEST_CASE("UTF-16 of either order becomes UTF-8, without its mark") {
  for (const bool is_big_endian : {false, true}) {
    CHECK(decode_text(utf16("12\r34\r\n", is_big_endian)) == "12\n34\r\n");
    CHECK(decode_text(utf16("", is_big_endian)) == "");
  }
  CHECK(decode_text("\xEF\xBB\xBF"
                    "12") == "12");
  // U+00E9, U+2502, U+1D7D9 (two units), then units of a pair alone, and half a unit.
  CHECK(decode_text(std::string("\xFE\xFF\x00\xE9\x25\x02\xD8\x35\xDF\xD9", 10)) == "\u00E9\u2502\U0001D7D9");
  CHECK(decode_text(std::string("\xFE\xFF\xD8\x35\x00\x31\xDF\xD9\xD8\x35\x00", 11)) == "\uFFFD1\uFFFD\uFFFD\uFFFD");
}

TEST_CASE("A text decoded in pieces of any length equals the whole") {
  const std::string text = "#\r12\r\n\r\r\n34\r";
  const std::string surrogates("\xFF\xFE\x35\xD8\xD9\xDF\x0D\x00\x35\xD8\x0D\x00\x0A\x00\x35\xD8\x35", 17);
  for (const std::string& whole :
       {text, "\xEF\xBB\xBF" + text, utf16(text, false), utf16(text, true), surrogates, std::string("\xEF"),
        std::string("\xFF\xFE"), std::string("\xFF"), std::string("1")}) {
    CAPTURE(whole);
    for (std::size_t length = 1; length <= whole.size(); ++length)
      CHECK(in_pieces(whole, length) == decode_text(whole));
  }
}

TEST_CASE("Lines and columns of errors count visible lines and characters") {
  for (const std::string& text : {std::string("1234\r3412\r214!\r4321"), utf16("1234\r3412\r214!\r4321", false),
                                  utf16("1234\n3412\n214!\n4321", true)}) {
    const auto parsed = parse_puzzle(decode_text(text));
    REQUIRE_FALSE(parsed);
    CHECK(parsed.error().line == 3);
    CHECK(parsed.error().column == 4);
  }
}
