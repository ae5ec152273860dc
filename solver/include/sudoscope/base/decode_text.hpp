// Decoding: a stored text becomes UTF-8 whose lines end in line
// feeds, once, where it comes in. All readers take that for granted.
#pragma once

#include <cstdint>
#include <string>

namespace sudoscope {

// Takes UTF-8, or UTF-16 that begins with a byte-order mark; broken sequences become U+FFFD. The mark is left
// out. A carriage return alone becomes a line feed; one before a line feed stays. UTF-8 is changed in place.
std::string decode_text(std::string text);

// The same a piece at a time, for texts of any size.
class TextDecoder {
 public:
  // Decodes the next piece in place. Its last bytes wait for the next piece if that decides their meaning.
  void decode(std::string& piece) { run(piece, false); }
  // The bytes that waited, at the end of the text.
  std::string finish();

 private:
  enum class Encoding : std::uint8_t { kUnknown, kUtf8, kUtf16LittleEndian, kUtf16BigEndian };

  void run(std::string& piece, bool is_last);
  void find_encoding(std::string& piece);
  void to_utf8(std::string& piece, bool is_last);
  void mend_line_ends(std::string& piece, bool is_last);

  Encoding encoding_ = Encoding::kUnknown;
  std::string waiting_;              // bytes as stored
  bool has_waiting_return_ = false;  // one that a line feed may follow
};

}  // namespace sudoscope
