// The end of a program that breaks a REQUIRES of this library, with a sentence in place of undefined behaviour.
#pragma once

namespace sudoscope {

// Prints the sentence to the standard error stream and aborts. A host without such a stream links a definition of its
// own in place of src/base/misuse.cpp, as wasm/ does, which throws an Error of JavaScript.
[[noreturn]] void end_of_misuse(const char* sentence);

}  // namespace sudoscope
