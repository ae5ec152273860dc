// Distinguishes spaces and empty fields that are blanks from those that a slip or the layout left.
#pragma once

#include "grid/cell_texts.hpp"

namespace sudoscope {

// No grid of 64 columns is drawn as wide.
bool is_too_long(const TextLine& line);
bool is_blank_line(const TextLine& line);
// True if other symbols are blanks: then a short row has no space
// for a blank but lacks a character, and must not be mended.
bool has_other_blanks(const Row& words, std::size_t side);
// True if blanks precede digits in more rows than a slip would explain.
bool has_blanks_before_digits(const std::vector<Row>& rows);

}  // namespace sudoscope
