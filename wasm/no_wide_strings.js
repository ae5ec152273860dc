/* global mergeInto, LibraryManager -- of the linker of Emscripten */
// Linked into the glue of both modules: no string of wide characters crosses, so that what would turn them into JavaScript's
// is left out.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring__deps: [],
  _embind_register_std_wstring: function () {},
});
