// Words to numbers, shapes, times and names.
#include "values.hpp"

#include <algorithm>
#include <array>

namespace sudoscope::cli {

std::optional<BoxShape> read_box_shape(std::string_view text) {
  const std::size_t cross = text.find_first_of("xX");
  if (cross == std::string_view::npos) return std::nullopt;
  const auto height = read_number<int>(text.substr(0, cross));
  const auto width = read_number<int>(text.substr(cross + 1));
  if (!height || !width || *height < 1 || *width < 1) return std::nullopt;
  return BoxShape{*height, *width};
}

std::optional<Alphabet> read_alphabet(std::string_view text) {
  if (text == "1") return Alphabet::kFromOne;
  if (text == "0") return Alphabet::kFromZero;
  if (text == "A" || text == "a") return Alphabet::kLetters;
  return std::nullopt;
}

std::optional<double> read_share(std::string_view text) {
  const auto value = read_number<double>(text);
  return value && *value >= 0 && *value <= 1 ? value : std::nullopt;
}

std::optional<double> read_duration(std::string_view text) {
  const std::size_t unit = std::min(text.find_first_not_of("0123456789."), text.size());
  const auto count = read_number<double>(text.substr(0, unit));
  if (!count || *count <= 0) return std::nullopt;
  const std::string_view name = text.substr(unit);
  if (name == "" || name == "s") return *count;
  if (name == "ms") return *count / 1000;
  if (name == "min") return *count * 60;
  if (name == "h") return *count * 3600;
  return std::nullopt;
}

namespace {

// The same function reads both ends.
template <class Read>
std::optional<std::pair<int, int>> read_ends(std::string_view text, Read read) {
  const std::size_t dash = text.find('-');
  const std::optional<int> least = read(text.substr(0, dash));
  const std::optional<int> most = dash == std::string_view::npos ? least : read(text.substr(dash + 1));
  if (!least || !most || *least < 0 || *most < *least) return std::nullopt;
  return std::pair(*least, *most);
}

// Example: "7.1", in tenths.
std::optional<int> read_tenths(std::string_view text) {
  const std::size_t point = text.find('.');
  const auto whole = read_number<int>(text.substr(0, point));
  if (!whole || *whole > 99) return std::nullopt;
  if (point == std::string_view::npos) return 10 * *whole;
  const auto tenths = read_number<int>(text.substr(point + 1));
  if (!tenths || text.size() != point + 2) return std::nullopt;
  return 10 * *whole + *tenths;
}

}  // namespace

std::optional<std::pair<int, int>> read_range(std::string_view text) { return read_ends(text, read_number<int>); }

std::optional<Aim> read_aim(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view scale = text.substr(0, colon);
  if (colon != std::string_view::npos) {
    const bool is_se = scale == "se";
    if (!is_se && scale != "hodoku") return std::nullopt;
    const auto range = read_ends(text.substr(colon + 1), is_se ? read_tenths : read_number<int>);
    if (!range) return std::nullopt;
    return is_se ? Aim(SeRange{range->first, range->second}) : Aim(HodokuRange{range->first, range->second});
  }
  for (int grade = 0; grade <= static_cast<int>(Grade::kExtreme); ++grade)
    if (name_of(static_cast<Grade>(grade)) == text) return Aim(static_cast<Grade>(grade));
  return std::nullopt;
}

std::optional<OutputFormat> read_output_format(std::string_view text) {
  using Row = std::pair<std::string_view, OutputFormat>;
  constexpr std::array kFormats{Row{"line", OutputFormat::kLine}, Row{"grid", OutputFormat::kGrid},
                                Row{"json", OutputFormat::kJson}, Row{"table", OutputFormat::kTable},
                                Row{"csv", OutputFormat::kCsv},   Row{"markdown", OutputFormat::kMarkdown},
                                Row{"path", OutputFormat::kPath}, Row{"dimacs", OutputFormat::kDimacs}};
  const auto row =
      std::find_if(kFormats.begin(), kFormats.end(), [&](const Row& known) { return known.first == text; });
  return row != kFormats.end() ? std::optional(row->second) : std::nullopt;
}

}  // namespace sudoscope::cli
