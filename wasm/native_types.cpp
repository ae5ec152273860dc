// The plain types that cross the boundary, in place of embind's own list: that has forty types, each with
// its name, and the modules use a dozen. A type that is missing here is refused when the module is loaded.
#include <emscripten/bind.h>
#include <emscripten/em_macros.h>

#include <cstdint>
#include <cstring>
#include <limits>
#include <string>

using namespace emscripten::internal;

namespace {

// JavaScript takes a type for unsigned if its name says so, and finds the caller of a method by the names of the types.
template <class T>
void register_integer(const char* name) {
  using Limits = std::numeric_limits<T>;
  _embind_register_integer(TypeID<T>::get(), name, sizeof(T), Limits::min(), Limits::max());
}

}  // namespace

extern "C" {

// Embind frees it.
EMSCRIPTEN_KEEPALIVE char* __getTypeName(const void*) { return strdup("no type of native_types.cpp"); }

__attribute__((constructor)) void __embind_register_native_and_builtin_types() {
  _embind_register_void(TypeID<void>::get(), "void");
  _embind_register_bool(TypeID<bool>::get(), "bool", sizeof(bool), true, false);
  register_integer<std::uint8_t>("unsigned char");
  register_integer<std::uint16_t>("unsigned short");
  register_integer<int>("int");
  register_integer<unsigned>("unsigned");
  register_integer<unsigned long>("unsigned long");
  _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
  _embind_register_std_string(TypeID<std::string>::get(), "string");
  _embind_register_emval(TypeID<emscripten::val>::get(), "val");
}

}  // extern "C"
