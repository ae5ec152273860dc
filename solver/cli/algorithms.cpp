// `sudoscope algorithms`: the catalogue, the id first on each line, its knobs last.
#include <iomanip>
#include <iostream>

#include "commands.hpp"
#include "speech.hpp"

namespace sudoscope::cli {

int list_algorithms(const Args&) {
  std::size_t width = 0;
  for (const Algorithm& algorithm : catalogue()) width = std::max(width, algorithm.id.size());
  for (const Algorithm& algorithm : catalogue()) {
    std::cout << std::left << std::setw(static_cast<int>(width) + 2) << algorithm.id
              << spoken(Message(algorithm.summary)) << " [" << algorithm.published_by << "]";
    for (const Knob& knob : algorithm.knobs) {
      std::cout << " --knob " << knob.id << '=';
      for (std::size_t option = 0; option < knob.options.size(); ++option) {
        std::cout << (option == 0 ? "" : "|") << knob.options[option].id;
      }
    }
    std::cout << '\n';
  }
  return 0;
}

}  // namespace sudoscope::cli
