# Targets for find_package(sudoscope): sudoscope::sudoscope, and one for each layer, as sudoscope::grid.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include("${CMAKE_CURRENT_LIST_DIR}/sudoscope-targets.cmake")
