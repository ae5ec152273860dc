// Files are the same where device and number are, which links and other paths do not change.
#include "named_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "ending.hpp"

namespace sudoscope::cli {
namespace {

using FileIdentity = std::pair<dev_t, ino_t>;

// Nothing of what is no file on a disk, or not there yet.
std::optional<FileIdentity> identity_of(const NamedFile& file) {
  struct stat status{};
  const int error = file.path == "-" ? ::fstat(file.is_written ? STDOUT_FILENO : STDIN_FILENO, &status)
                                     : ::stat(file.path.c_str(), &status);
  if (error != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

}  // namespace

std::optional<std::string> find_clash(const NamedFiles& files) {
  for (const NamedFile& one : files) {
    for (const NamedFile* other = &one + 1; other < files.data() + files.size(); ++other) {
      const auto identity = identity_of(one);
      if ((one.is_written || other->is_written) && identity && identity == identity_of(*other)) {
        return one.title + " and " + other->title + " are the same file.";
      }
    }
  }
  return std::nullopt;
}

std::string unreadable(const std::string& file) {
  const bool is_standard = file == "-";
  const int descriptor = is_standard ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  char byte = 0;
  const bool fails = descriptor < 0 || ::read(descriptor, &byte, 1) < 0;
  const std::string reason = fails ? ": " + reason_of(errno) + "." : ".";
  if (!is_standard && descriptor >= 0) ::close(descriptor);
  return (is_standard ? "Standard input" : "The file " + file) + " cannot be read" + reason;
}

}  // namespace sudoscope::cli
