// Parts of a constraint string that hold others, put into plain parts as far as they only repeat or collect rules.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "string_parts.hpp"

namespace sudoscope {

// Parts without those that plain parts express: And becomes its contents, Or of one alternative too, and Replicate a
// copy of its contents for each of its cells. All others stay, with their contents and their End.
struct UnfoldedParts {
  std::vector<StringPart> parts;
  std::deque<std::string> texts;  // of the arguments that are moved to other cells
};
UnfoldedParts unfold_parts(const std::vector<StringPart>& parts, int side);

}  // namespace sudoscope
