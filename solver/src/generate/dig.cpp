#include "generate/dig.hpp"

#include "generate/dig_abreast.hpp"
#include "generate/dig_patiently.hpp"
#include "generate/dig_quickly.hpp"
#include "sudoscope/fast/fast.hpp"

namespace sudoscope {

bool dig_all(std::vector<Dig>& digs, const Cancelled& cancelled) {
  if (digs.empty()) return true;
  if (is_fast_geometry(*digs.front().puzzle.geometry)) return dig_abreast(digs, cancelled);
  for (Dig& dig : digs) {
    const bool is_done = dig.is_patient ? dig_patiently(dig, cancelled) : dig_quickly(dig, cancelled);
    if (!is_done) return false;
  }
  return true;
}

}  // namespace sudoscope
