// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/LockedFile.h"

#include "Descriptor.h"
#include "io/File.h"

#include <cerrno>
#include <utility>

// Platform branch: on other systems recording and repair are not possible yet.
#if defined(LEADLINE_POSIX_FILES)
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace leadline::io {

LockedFile::LockedFile(int descriptor, std::filesystem::path path)
    : m_descriptor(descriptor),
      m_path(std::move(path))
{
}

bool isBeingWritten(const std::filesystem::path& path, std::uint64_t bytes)
{
    const auto stamp = stampOf(path);
    return stamp && (stamp->bytes > bytes || LockedFile::isLocked(path));
}

base::Message reasonOf(std::error_code error)
{
    switch (error.value()) {
    case ENOSPC:
#if !defined(_WIN32) // Windows has no quotas.
    case EDQUOT:
#endif
        return base::Message("the disk is full");
    case EROFS:
        return base::Message("the disk is write-protected");
    case EACCES:
    case EPERM:
        return base::Message("this user may not write there");
    case ENOENT:
        return base::Message("there is no such folder");
    case ENOTDIR:
        return base::Message("a file stands where its folder should be");
    case EEXIST:
        return base::Message("its name is taken already");
    case EISDIR:
        return base::Message("a folder stands in its place");
    case EIO:
    case ENODEV:
    case ENXIO:
        return base::Message("the disk is not responding");
    case EFBIG:
        return base::Message("the disk takes no file that large");
    default:
        return base::Message("the system refuses it (error %1)", error.value());
    }
}

void copyPermissions(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code failed;
    const auto there = std::filesystem::status(from, failed);
    if (!failed && std::filesystem::is_regular_file(there))
        std::filesystem::permissions(to, there.permissions(), failed);
}

#if defined(LEADLINE_POSIX_FILES)

namespace {

constexpr base::Message::Template cannotBeChanged("%1 cannot be changed: %2.");
constexpr base::Message::Template cannotBeMade("%1 cannot be made: %2.");
constexpr base::Message::Template cannotBeWritten("%1 cannot be written: %2.");

/// `text` has %1 for the file's name and %2 for the reason.
base::Error cannot(const std::filesystem::path& path, base::Message::Template text, int error)
{
    return {
        base::Message(text, path.filename().string(), reasonOf({error, std::generic_category()}))};
}

} // namespace

LockedFile::~LockedFile()
{
    ::close(m_descriptor);
}

std::unique_ptr<LockedFile> LockedFile::open(const std::filesystem::path& path, Make make,
                                             Failure& failure)
{
    const int flags = O_RDWR | O_CLOEXEC | O_NOCTTY | (make == Make::Existing ? 0 : O_CREAT) |
                      (make == Make::New ? O_EXCL : 0);
    const int descriptor = ::open(path.c_str(), flags, 0644);
    if (descriptor < 0) {
        const int error = errno;
        failure = {error == EEXIST ? Cause::Exists : Cause::Other,
                   error == ENOENT && make == Make::Existing
                       ? base::Error{base::Message("%1 does not exist.", path.filename().string())}
                   : make == Make::Existing ? cannot(path, cannotBeChanged, error)
                                            : cannot(path, cannotBeMade, error)};
        return nullptr;
    }
    std::unique_ptr<LockedFile> file(new LockedFile(descriptor, path));
    struct stat about = {};
    if (::fstat(descriptor, &about) != 0 || !S_ISREG(about.st_mode)) {
        failure = {Cause::Other, {base::Message("%1 is not a file.", path.filename().string())}};
        return nullptr;
    }
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        failure = {Cause::Locked,
                   {base::Message("%1 is being recorded at this moment: it is left alone.",
                                  path.filename().string())}};
        return nullptr;
    }
    return file;
}

bool LockedFile::isLocked(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (descriptor < 0)
        return false;
    const bool locked = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(descriptor);
    return locked;
}

std::uint64_t LockedFile::size() const
{
    struct stat about = {};
    return ::fstat(m_descriptor, &about) == 0 ? static_cast<std::uint64_t>(about.st_size) : 0;
}

std::size_t LockedFile::readAt(std::uint64_t offset, std::span<std::byte> into) const
{
    return readFrom(m_descriptor, offset, into);
}

base::Status LockedFile::writeAt(std::uint64_t offset, std::span<const std::byte> bytes)
{
    const int error = writeTo(m_descriptor, offset, bytes);
    return error == 0 ? base::done() : cannot(m_path, cannotBeWritten, error);
}

base::Status LockedFile::resize(std::uint64_t size)
{
    return ::ftruncate(m_descriptor, static_cast<off_t>(size)) == 0
               ? base::done()
               : cannot(m_path, cannotBeWritten, errno);
}

base::Status LockedFile::sync()
{
#if defined(__APPLE__)
    const bool synced = ::fcntl(m_descriptor, F_FULLFSYNC) == 0;
#else
    const bool synced = ::fdatasync(m_descriptor) == 0;
#endif
    // Some file systems do not support syncing; then there is nothing to wait for.
    return synced || errno == EINVAL ? base::done() : cannot(m_path, cannotBeWritten, errno);
}

bool LockedFile::isThere() const
{
    struct stat here = {};
    struct stat named = {};
    return ::fstat(m_descriptor, &here) == 0 && ::stat(m_path.c_str(), &named) == 0 &&
           here.st_dev == named.st_dev && here.st_ino == named.st_ino;
}

void syncFolder(const std::filesystem::path& folder)
{
    const std::filesystem::path named = folder.empty() ? "." : folder;
    const int descriptor = ::open(named.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

#else

LockedFile::~LockedFile() = default;

std::unique_ptr<LockedFile> LockedFile::open(const std::filesystem::path&, Make, Failure& failure)
{
    failure = {Cause::Other,
               {base::Message("On this system Leadline cannot record or repair yet.")}};
    return nullptr;
}
bool LockedFile::isLocked(const std::filesystem::path&)
{
    return false;
}
std::uint64_t LockedFile::size() const
{
    return 0;
}
std::size_t LockedFile::readAt(std::uint64_t, std::span<std::byte>) const
{
    return 0;
}
base::Status LockedFile::writeAt(std::uint64_t, std::span<const std::byte>)
{
    return base::done();
}
base::Status LockedFile::resize(std::uint64_t)
{
    return base::done();
}
base::Status LockedFile::sync()
{
    return base::done();
}
bool LockedFile::isThere() const
{
    return false;
}
void syncFolder(const std::filesystem::path&) {}

#endif

} // namespace leadline::io
