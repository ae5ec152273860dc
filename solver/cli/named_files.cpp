// Files are the same if device and number are, whatever the links and paths to them.
#include "named_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>

#include "ending.hpp"
#include "sudoscope/base/say.hpp"

namespace sudoscope::cli {
namespace {

using Id = MessageId;
using FileIdentity = std::pair<dev_t, ino_t>;

// Nothing for anything but an existing file on a disk.
std::optional<FileIdentity> identity_of(const NamedFile& file) {
  struct stat status{};
  const int error = file.path == "-" ? ::fstat(file.is_written ? STDOUT_FILENO : STDIN_FILENO, &status)
                                     : ::stat(file.path.c_str(), &status);
  if (error != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

}  // namespace

Message input_named(const std::string& path) { return path == "-" ? say(Id::kStandardInput) : say(Id::kFileOf, path); }

Message find_clash(const NamedFiles& files) {
  for (const NamedFile& one : files) {
    for (const NamedFile* other = &one + 1; other < files.data() + files.size(); ++other) {
      const auto identity = identity_of(one);
      if ((one.is_written || other->is_written) && identity && identity == identity_of(*other)) {
        return say(Id::kSameFile, one.title, other->title);
      }
    }
  }
  return {};
}

Message unreadable(const std::string& file) {
  const bool is_standard = file == "-";
  const int descriptor = is_standard ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  char byte = 0;
  const bool fails = descriptor < 0 || ::read(descriptor, &byte, 1) < 0;
  const Message reason = fails ? reason_of(errno) : Message();
  if (!is_standard && descriptor >= 0) ::close(descriptor);
  const Message name = input_named(file);
  return reason ? say(Id::kUnreadableFor, name, reason) : say(Id::kUnreadable, name);
}

}  // namespace sudoscope::cli
