// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "io/ByteSource.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>

namespace leadline::io {

/// What tells a file from what it was and from others that had its name: after any write it is
/// another one.
struct FileStamp {
    std::uint64_t bytes = 0;
    /// Since 1970, as exactly as the medium tells.
    std::chrono::nanoseconds changed{};
    /// Which of the medium's files it is; 0 where the system does not tell.
    std::uint64_t node = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
/// Nullopt of what is not there.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::filesystem::path& path);

/// A file opened for reading. Not mapped: a mapped file ends the program when its stick is pulled.
class File : public ByteSource {
public:
    ~File() override;

    static base::Result<std::unique_ptr<File>> open(const std::filesystem::path& path);

    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;

private:
    friend class SpillFile;
    struct Handle;
    explicit File(std::unique_ptr<Handle> handle);

    std::unique_ptr<Handle> m_handle;
    std::uint64_t m_size = 0;
};

/// A temporary file without a name: gone with the program, however it ends.
class SpillFile : public ByteSource {
public:
    /// Makes the file on first use, in the folder for temporary files.
    SpillFile();
    ~SpillFile() override;

    /// Where the bytes stand now, or why they could not be kept.
    base::Result<std::uint64_t> append(std::span<const std::byte> bytes);

    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;

private:
    /// One thread appends, any others read.
    mutable std::mutex m_mutex;
    std::unique_ptr<File::Handle> m_handle;
    std::uint64_t m_size = 0;
    bool m_failed = false;
};

} // namespace leadline::io
