// Message: a sentence for a person, as an id and arguments. A language renders it (language.hpp, and web/language in
// the page); say() of say.hpp makes one. Code that only passes messages on does not need the list of them.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sudoscope {

enum class MessageId : std::uint16_t;  // sudoscope/base/say.hpp has them all

// A cell by its row and column, both counted from 1.
struct CellName {
  int row;
  int column;
};

// A digit as people count, 1 .. 64.
struct DigitName {
  int value;
};

// A grid or a box: "9x9", "2x3".
struct Size {
  int height;
  int width;
};

class Message {
 public:
  // The empty message.
  Message() = default;
  explicit Message(MessageId id);

  explicit operator bool() const { return !json_.empty(); }
  friend bool operator==(const Message&, const Message&) = default;

  // Its JSON form: [id, argument, ...]. A cell is [row, column], a size
  // [height, width], a list is a list, a message in a message the same again.
  const std::string& json() const { return json_; }

  // For say() alone, which checks the arguments.
  void add(std::int64_t count);
  void add(double count);
  void add(DigitName digit);
  void add(CellName cell);
  void add(Size size);
  void add(std::string_view name);
  void add(const Message& message);
  template <class Each>
  void add(const std::vector<Each>& list) {
    begin_list();
    for (const Each& each : list) add_each(each);
    end_list();
  }

 private:
  void add_json(std::string_view text);
  void begin_list();
  void end_list();
  template <class Each>
  void add_each(const Each& each) {
    if constexpr (std::same_as<Each, std::string>) {
      add(std::string_view(each));
    } else {
      add(each);
    }
  }

  std::string json_;
};

}  // namespace sudoscope
