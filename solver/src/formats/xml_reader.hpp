// A small reader of XML, one tag after another: no document types, so that no entity is ever expanded, and bounded
// depth.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoscope/grid/format.hpp"

namespace sudoscope {

struct XmlAttribute {
  std::string_view name;
  std::string value;
};

struct XmlTag {
  std::string_view name;
  std::vector<XmlAttribute> attributes;  // of an opening tag
  std::string before;                    // the text before the tag, without the white space around it
  std::size_t offset = 0;                // of the < in the text
  bool opens = false;
  bool closes = false;  // <a/> does both

  // Null if there is none of this name.
  const std::string* attribute(std::string_view wanted) const;
};

class XmlReader {
 public:
  explicit XmlReader(std::string_view text) : text_(text) {}  // views the text

  // The next tag; nothing at the end, or if the text is wrong, which error() then describes.
  std::optional<XmlTag> next();
  const std::optional<ParseError>& error() const { return error_; }
  // Right after the last tag.
  std::size_t position() const { return at_; }

 private:
  std::optional<XmlTag> fail(std::size_t offset, Message message);
  bool skip_past(std::string_view end);
  std::optional<XmlTag> read_tag(XmlTag tag);
  bool read_attribute(XmlTag& tag);
  std::string_view read_name();
  void skip_space();
  std::string decoded(std::string_view text, std::size_t offset);

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<std::string_view> open_;
  std::optional<ParseError> error_;
};

// With < > & " ' and line feeds escaped, for an attribute.
std::string xml_escaped(std::string_view text);

}  // namespace sudoscope
