/* global mergeInto, LibraryManager, UTF8ToString -- of the linker of Emscripten */
// Linked into the glue of both modules.
mergeInto(LibraryManager.library, {
  // No string of wide characters crosses: what would turn them into JavaScript's is left out.
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
  // What arguments.cpp calls where an argument is wrong.
  sudoscope_throw: function (sentence) {
    throw new Error(UTF8ToString(sentence));
  },
});
