// The tables of formats and sites that are known and cannot be read.
#include "unreadable.hpp"

#include <algorithm>
#include <array>

#include "sheet_text.hpp"
#include "sudoscope/base/say.hpp"
#include "sudoscope/base/utf8.hpp"

namespace sudoscope {
namespace {

using Id = MessageId;

// The other sign is anywhere in the examined part. The more particular first.
constexpr std::array kBinary = {
    NamedKind{"%PDF-", "", Id::kUnreadablePdf},
    NamedKind{"\x89PNG", "", Id::kUnreadablePicture},
    NamedKind{"\xFF\xD8\xFF", "", Id::kUnreadablePicture},
    NamedKind{"GIF8", "", Id::kUnreadablePicture},
    NamedKind{"BM", "", Id::kUnreadablePicture},
    NamedKind{"RIFF", "WEBP", Id::kUnreadablePicture},
    NamedKind{"PK\x03\x04", "opendocument.spreadsheet", Id::kUnreadableWorkbook},
    NamedKind{"PK\x03\x04", "xl/", Id::kUnreadableWorkbook},
    NamedKind{"PK\x03\x04", "[Content_Types].xml", Id::kUnreadableWorkbook},
    NamedKind{"PK\x03\x04", "", Id::kUnreadableZip},
    NamedKind{"\xD0\xCF\x11", "", Id::kUnreadableWorkbook},
    NamedKind{"\x1F\x8B", "", Id::kUnreadableGzip},
    NamedKind{"BZh", "", Id::kUnreadableBzip2},
    NamedKind{"\xFD"
              "7zXZ",
              "", Id::kUnreadableXz},
    NamedKind{"\x28\xB5\x2F\xFD", "", Id::kUnreadableZstd},
    NamedKind{"7z\xBC\xAF", "", Id::kUnreadable7z},
    NamedKind{"Rar!", "", Id::kUnreadableRar},
};

// In lower case, as the text is made for comparing.
constexpr std::array kTexts = {
    NamedKind{"%pdf-", "", Id::kUnreadablePdf},        NamedKind{"<!doctype html", "", Id::kUnreadableWebPage},
    NamedKind{"<html", "", Id::kUnreadableWebPage},    NamedKind{"<svg", "", Id::kUnreadableSvg},
    NamedKind{"data:image/", "", Id::kPictureAsText},  NamedKind{"ivborw0kggo", "", Id::kPictureAsText},
    NamedKind{"/9j/", "", Id::kPictureAsText},         NamedKind{"r0lgod", "", Id::kPictureAsText},
    NamedKind{"uklgr", "", Id::kPictureAsText},        NamedKind{"uesdb", "", Id::kUnreadableZip},
    NamedKind{"jvberi0", "", Id::kUnreadablePdf},      NamedKind{"begin:vc", "", Id::kForeignCard},
    NamedKind{"{\\rtf", "", Id::kUnreadableRtf},       NamedKind{"sumocuev1", "", Id::kUnreadableKiller},
    NamedKind{"pzprv3", "", Id::kUnreadablePzpr},      NamedKind{"m=edit&p=", "", Id::kUnreadablePenpa},
    NamedKind{"m=solve&p=", "", Id::kUnreadablePenpa},
};

struct Site {
  std::string_view host;  // or one below it
  std::string_view path;  // that it begins with, in lower case
  MessageId sentence;
};

constexpr std::array kSites = {
    Site{"sudokupad.app", "", Id::kUnreadableSiteLink},
    Site{"crackingthecryptic.com", "", Id::kUnreadableSiteLink},
    Site{"swaroopg92.github.io", "penpa-edit", Id::kUnreadablePenpaLink},
    Site{"opt-pan.github.io", "penpa-edit", Id::kUnreadablePenpaLink},
    Site{"puzz.link", "", Id::kUnreadablePuzzLink},
    Site{"pzv.jp", "", Id::kUnreadablePuzzLink},
    Site{"tinyurl.com", "", Id::kUnreadableShortLink},
    Site{"bit.ly", "", Id::kUnreadableShortLink},
    Site{"f-puzzles.com", "", Id::kUnreadableSiteLink},
    Site{"sudokuslam.com", "", Id::kUnreadableSiteLink},
    Site{"sudoku.com", "", Id::kUnreadableSiteLink},
    Site{"websudoku.com", "", Id::kUnreadableSiteLink},
    Site{"nytimes.com", "", Id::kUnreadableSiteLink},
    Site{"logic-masters.de", "", Id::kUnreadableSiteLink},
    Site{"dailysudoku.com", "", Id::kUnreadableSiteLink},
};

constexpr std::size_t kLookedAt = 4096;

// The original bytes of a file that was taken for UTF-8: a browser passes a file on as text.
std::string taken_for_utf8(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    if (static_cast<unsigned char>(byte) < 0x80) {
      text += byte;
    } else {
      append_utf8(text, 0xFFFD);
    }
  }
  return text;
}

bool begins_with(std::string_view text, std::string_view begin) { return text.substr(0, begin.size()) == begin; }

template <class Table>
Message find_in(const Table& table, std::string_view text) {
  const auto named = std::find_if(table.begin(), table.end(), [&](const NamedKind& one) {
    return (begins_with(text, one.sign) || begins_with(text, taken_for_utf8(one.sign))) &&
           text.find(one.other) != std::string_view::npos;
  });
  return named == table.end() ? Message() : Message(named->sentence);
}

}  // namespace

Message name_of_binary(std::string_view bytes) { return find_in(kBinary, bytes.substr(0, kLookedAt)); }

Message name_of_text(std::string_view text) { return find_in(kTexts, lower(trimmed(text).text.substr(0, kLookedAt))); }

Message name_of_link(std::string_view host, std::string_view path) {
  const std::string lower_path = lower(path.substr(0, kLookedAt));
  const auto site = std::find_if(kSites.begin(), kSites.end(), [&](const Site& one) {
    return is_at(host, one.host) && lower_path.compare(0, one.path.size(), one.path) == 0;
  });
  return site == kSites.end() ? Message() : Message(site->sentence);
}

}  // namespace sudoscope
