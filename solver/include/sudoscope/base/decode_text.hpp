// Decoding: a text as it is stored becomes UTF-8 whose lines end in line feeds, once, where it comes in. What is read
// after that takes it for granted.
#pragma once

#include <cstdint>
#include <string>

namespace sudoscope {

// Takes UTF-8, or UTF-16 that begins with a byte-order mark, in which what is broken becomes U+FFFD. The mark is left
// out. A carriage return alone becomes a line feed; one before a line feed stays. UTF-8 is changed in place.
std::string decode_text(std::string text);

// The same a piece at a time, for texts of any size.
class TextDecoder {
 public:
  // Decodes the next piece in place. Its last bytes wait for the next piece where that decides what they are.
  void decode(std::string& piece) { run(piece, false); }
  // What waited at the end of the text.
  std::string finish();

 private:
  enum class Encoding : std::uint8_t { kUnknown, kUtf8, kUtf16LittleEndian, kUtf16BigEndian };

  void run(std::string& piece, bool is_last);
  void find_encoding(std::string& piece);
  void to_utf8(std::string& piece, bool is_last);
  void mend_line_ends(std::string& piece, bool is_last);

  Encoding encoding_ = Encoding::kUnknown;
  std::string waiting_;              // bytes as they are stored
  bool has_waiting_return_ = false;  // one that a line feed may follow
};

}  // namespace sudoscope
