// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/File.h"

#include "Descriptor.h"

#include <system_error>
#include <utility>

// Platform branch: POSIX reads at an offset without a lock; other systems use std::FILE with a
// lock.
#if defined(LEADLINE_POSIX_FILES)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <cstdio>
#endif

namespace leadline::io {

#if defined(LEADLINE_POSIX_FILES)

std::optional<FileStamp> stampOf(const std::filesystem::path& path)
{
    struct stat about = {};
    if (::stat(path.c_str(), &about) != 0)
        return std::nullopt;
#if defined(__APPLE__)
    const timespec& changed = about.st_mtimespec;
#else
    const timespec& changed = about.st_mtim;
#endif
    return FileStamp{static_cast<std::uint64_t>(about.st_size),
                     std::chrono::seconds(changed.tv_sec) +
                         std::chrono::nanoseconds(changed.tv_nsec),
                     static_cast<std::uint64_t>(about.st_ino)};
}

struct File::Handle {
    explicit Handle(int fd) : descriptor(fd) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { ::close(descriptor); }

    static std::unique_ptr<Handle> open(const std::filesystem::path& path)
    {
        const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
        return fd < 0 ? nullptr : std::make_unique<Handle>(fd);
    }

    static std::unique_ptr<Handle> temporary()
    {
        std::error_code failed;
        const auto folder = std::filesystem::temp_directory_path(failed);
        std::string name = ((failed ? "/tmp" : folder) / "leadline-XXXXXX").string();
        const int fd = ::mkostemp(name.data(), O_CLOEXEC);
        if (fd < 0)
            return nullptr;
        ::unlink(name.c_str());
        return std::make_unique<Handle>(fd);
    }

    [[nodiscard]] std::size_t read(std::uint64_t offset, std::span<std::byte> into) const
    {
        return readFrom(descriptor, offset, into);
    }

    [[nodiscard]] bool write(std::uint64_t offset, std::span<const std::byte> bytes) const
    {
        return writeTo(descriptor, offset, bytes) == 0;
    }

    int descriptor;
};

#else

std::optional<FileStamp> stampOf(const std::filesystem::path& path)
{
    std::error_code failed;
    const auto bytes = std::filesystem::file_size(path, failed);
    const auto changed =
        failed ? std::filesystem::file_time_type() : std::filesystem::last_write_time(path, failed);
    if (failed)
        return std::nullopt;
    const auto ago = std::filesystem::file_time_type::clock::now() - changed;
    const auto since1970 = std::chrono::system_clock::now().time_since_epoch() - ago;
    return FileStamp{bytes, std::chrono::floor<std::chrono::seconds>(since1970)};
}

struct File::Handle {
    explicit Handle(std::FILE* opened) : file(opened) {}
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { std::fclose(file); }

    static std::unique_ptr<Handle> open(const std::filesystem::path& path)
    {
#if defined(_WIN32)
        std::FILE* opened = _wfopen(path.c_str(), L"rb");
#else
        std::FILE* opened = std::fopen(path.c_str(), "rb");
#endif
        return opened ? std::make_unique<Handle>(opened) : nullptr;
    }

    static std::unique_ptr<Handle> temporary()
    {
        std::FILE* opened = std::tmpfile();
        return opened ? std::make_unique<Handle>(opened) : nullptr;
    }

    bool seek(std::uint64_t offset) const
    {
#if defined(_WIN32)
        return _fseeki64(file, static_cast<long long>(offset), SEEK_SET) == 0;
#else
        return std::fseek(file, static_cast<long>(offset), SEEK_SET) == 0;
#endif
    }

    [[nodiscard]] std::size_t read(std::uint64_t offset, std::span<std::byte> into) const
    {
        const std::lock_guard lock(mutex);
        return seek(offset) ? std::fread(into.data(), 1, into.size(), file) : 0;
    }

    [[nodiscard]] bool write(std::uint64_t offset, std::span<const std::byte> bytes) const
    {
        const std::lock_guard lock(mutex);
        return seek(offset) && std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size() &&
               std::fflush(file) == 0;
    }

    std::FILE* file;
    /// Makes a seek and the read after it one step for all threads.
    mutable std::mutex mutex;
};

#endif

File::File(std::unique_ptr<Handle> handle) : m_handle(std::move(handle)) {}
File::~File() = default;

base::Result<std::unique_ptr<File>> File::open(const std::filesystem::path& path)
{
    const std::string name = path.filename().empty() ? path.string() : path.filename().string();
    std::error_code failed;
    const auto status = std::filesystem::status(path, failed);
    if (status.type() == std::filesystem::file_type::not_found)
        return base::Error{base::Message("%1 does not exist.", name)};
    if (status.type() == std::filesystem::file_type::directory)
        return base::Error{base::Message("%1 is a folder, not a recording.", name)};
    if (status.type() != std::filesystem::file_type::regular)
        return base::Error{base::Message("%1 is not a file that can be read.", name)};
    auto handle = Handle::open(path);
    const auto size = std::filesystem::file_size(path, failed);
    if (!handle || failed)
        return base::Error{base::Message(
            "%1 cannot be opened: this user may not read it, or its medium is gone.", name)};
    std::unique_ptr<File> file(new File(std::move(handle)));
    file->m_size = size;
    return file;
}

std::size_t File::readAt(std::uint64_t offset, std::span<std::byte> into) const
{
    return m_handle->read(offset, into);
}

SpillFile::SpillFile() = default;
SpillFile::~SpillFile() = default;

base::Result<std::uint64_t> SpillFile::append(std::span<const std::byte> bytes)
{
    const std::lock_guard lock(m_mutex);
    if (!m_handle && !m_failed) {
        m_handle = File::Handle::temporary();
        m_failed = !m_handle;
    }
    if (m_failed)
        return base::Error{base::Message("No temporary file could be made.")};
    if (!m_handle->write(m_size, bytes))
        return base::Error{base::Message("The folder for temporary files is full.")};
    const std::uint64_t at = m_size;
    m_size += bytes.size();
    return at;
}

std::uint64_t SpillFile::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_size;
}

std::size_t SpillFile::readAt(std::uint64_t offset, std::span<std::byte> into) const
{
    const File::Handle* handle = nullptr;
    {
        const std::lock_guard lock(m_mutex);
        handle = m_handle.get();
    }
    return handle ? handle->read(offset, into) : 0;
}

} // namespace leadline::io
