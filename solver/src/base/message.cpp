#include "sudoscope/base/message.hpp"

#include "sudoscope/base/json.hpp"

namespace sudoscope {

Message::Message(MessageId id) : json_("[" + std::to_string(static_cast<int>(id)) + "]") {}

void Message::add_json(std::string_view text) {
  json_.pop_back();
  if (json_.back() != '[') json_ += ',';
  json_ += text;
  json_ += ']';
}

void Message::add(std::int64_t count) { add_json(std::to_string(count)); }
void Message::add(double count) { add_json(Json(count).text()); }
void Message::add(DigitName digit) { add_json(std::to_string(digit.value)); }
void Message::add(CellName cell) { add_json("[" + std::to_string(cell.row) + "," + std::to_string(cell.column) + "]"); }
void Message::add(Size size) { add_json("[" + std::to_string(size.height) + "," + std::to_string(size.width) + "]"); }
void Message::add(std::string_view name) { add_json(Json(name).text()); }
void Message::add(const Message& message) { add_json(message.json_); }

// While a list is open, the message ends in "[...]" of the list alone.
void Message::begin_list() {
  json_.pop_back();
  json_ += json_.back() == '[' ? "[]" : ",[]";
}
void Message::end_list() { json_ += ']'; }

}  // namespace sudoscope
