// Results: values and errors, and the end of a program that asks for the wrong one of them.
#include "sudoscope/base/result.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <string>

#include "catch.hpp"

namespace sudoscope {
namespace {

using Number = Result<int, std::string>;

struct Ending {
  bool is_aborted;
  std::string printed;  // to the standard error stream
};

// How a program ends that calls this, in a process of its own.
template <class Call>
Ending ending_of(Call call) {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    std::signal(SIGABRT, SIG_DFL);  // Catch2 would report it as a failure of this test
    call();
    _exit(0);
  }
  close(ends[1]);
  std::string printed;
  char buffer[256];
  for (ssize_t size = 0; (size = read(ends[0], buffer, sizeof buffer)) > 0;)
    printed.append(buffer, static_cast<std::size_t>(size));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return {WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT, printed};
}

TEST_CASE("a result has a value or an error") {
  const Number seven = 7;
  CHECK(seven.ok());
  CHECK(seven.value() == 7);
  const Number none = Number::failure("no number");
  CHECK_FALSE(none);
  CHECK(none.error() == "no number");
  Result<std::unique_ptr<int>, std::string> owned = std::make_unique<int>(3);
  CHECK(*std::move(owned.value()) == 3);
}

TEST_CASE("the value of a failure, and the error of a value, end the program with a sentence") {
  const Ending no_value = ending_of([] { static_cast<void>(Number::failure("no number").value()); });
  CHECK(no_value.is_aborted);
  CHECK(no_value.printed == "sudoscope: value() was called of a Result that is a failure.\n");
  const Ending no_error = ending_of([] { static_cast<void>(Number(7).error()); });
  CHECK(no_error.is_aborted);
  CHECK(no_error.printed == "sudoscope: error() was called of a Result that has a value.\n");
}

}  // namespace
}  // namespace sudoscope
