// Regions that leave cells out, as extra regions of a grid without boxes.
#include "region_gaps.hpp"

#include <algorithm>

#include "f_puzzles.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope {

Message give_gaps_rows(Draft& draft) {
  if (std::find(draft.regions.begin(), draft.regions.end(), kNoRegion) == draft.regions.end()) return {};
  std::string extra;
  for (int region = 0; region < draft.side; ++region) {
    std::string cells;
    int size = 0;
    for (std::size_t cell = 0; cell < draft.regions.size(); ++cell) {
      if (draft.regions[cell] != region) continue;
      cells += (size++ == 0 ? "" : ",") + cell_called(static_cast<Cell>(cell), draft.side);
    }
    if (size == 0) continue;
    if (size != draft.side) return say(MessageId::kRegionSize, region + 1, size, draft.side);
    extra += (extra.empty() ? "" : ",") + ("{\"cells\":[" + cells + "]}");
  }
  draft.regions.clear();
  draft.boxes = {1, draft.side};
  if (extra.empty()) return {};
  const auto known = std::find_if(draft.constraints.begin(), draft.constraints.end(),
                                  [](const Constraint& constraint) { return constraint.kind == "extraregion"; });
  if (known == draft.constraints.end()) {
    draft.constraints.push_back({"extraregion", '[' + extra + ']'});
  } else {
    known->data.insert(1, extra + (known->data == "[]" ? "" : ","));
  }
  return {};
}

}  // namespace sudoscope
