// The houses that rules add to a grid: one function a rule, named in
// constraint_kinds.cpp, or here for the rows that both tables of kinds have.
#pragma once

#include "sudoscope/base/say.hpp"
#include "sudoscope/grid/geometry.hpp"

namespace sudoscope {

HousesAdded add_diagonals(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);
HousesAdded add_falling_diagonal(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);
HousesAdded add_rising_diagonal(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);
// Hyper-sudoku (NRC Handelsblad, 2005): rows and columns 2-4 and 6-8.
HousesAdded add_windows(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);
// The cells at the same place of their boxes.
HousesAdded add_disjoint_groups(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);
// Each list of `side` cells in the data; a shorter one is no house.
HousesAdded add_extra_regions(const PlainGrid& grid, std::string_view data, std::vector<House>& houses);

// Error for a grid that windows do not fit.
Message windows_misfit();

inline constexpr ConstraintKind kDiagonals{
    .id = "diagonals", .name = MessageId::kKindDiagonals, .add_houses = add_diagonals, .takes_data = false};
inline constexpr ConstraintKind kWindows{.id = "windows",
                                         .name = MessageId::kKindWindows,
                                         .add_houses = add_windows,
                                         .takes_data = false,
                                         .misfit = windows_misfit};

}  // namespace sudoscope
