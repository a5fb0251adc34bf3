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

/// Identifies the content of a file: the stamp changes with any write, or if another file takes its
/// name.
struct FileStamp {
    std::uint64_t bytes = 0;
    /// Modification time since 1970, with the file system's resolution.
    std::chrono::nanoseconds changed{};
    /// Inode number; 0 where the system has none.
    std::uint64_t node = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
/// Nullopt if there is no such file.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::filesystem::path& path);

/// A file opened for reading. It is not memory-mapped, because removing its medium would then crash
/// the program.
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

/// A temporary file without a name, which disappears with the program however that ends.
class SpillFile : public ByteSource {
public:
    /// The file is created at first use, in the system's folder for temporary files.
    SpillFile();
    ~SpillFile() override;

    /// Returns the offset of the appended bytes, or why they could not be stored.
    base::Result<std::uint64_t> append(std::span<const std::byte> bytes);

    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;

private:
    /// One thread appends, other threads read.
    mutable std::mutex m_mutex;
    std::unique_ptr<File::Handle> m_handle;
    std::uint64_t m_size = 0;
    bool m_failed = false;
};

} // namespace leadline::io
