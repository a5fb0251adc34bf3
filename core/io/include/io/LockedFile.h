// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "io/ByteSource.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

namespace leadline::io {

/// A file opened for writing, with an advisory lock held until it is closed.
class LockedFile : public ByteSource {
public:
    ~LockedFile() override;

    enum class Make : std::uint8_t { Existing, New, Either };
    enum class Cause : std::uint8_t { Exists, Locked, Other };
    struct Failure {
        Cause cause = Cause::Other;
        base::Error error;
    };
    /// `Existing` opens for reading and writing, `New` requires that the file does not exist,
    /// `Either` opens or creates it. Returns null and sets `failure` on error.
    static std::unique_ptr<LockedFile> open(const std::filesystem::path& path, Make make,
                                            Failure& failure);

    /// True if another process has the lock. The check itself does not block other openers.
    [[nodiscard]] static bool isLocked(const std::filesystem::path& path);

    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;
    base::Status writeAt(std::uint64_t offset, std::span<const std::byte> bytes);
    base::Status resize(std::uint64_t size);
    base::Status sync();
    /// True if the path still refers to this file.
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    LockedFile(int descriptor, std::filesystem::path path);

    int m_descriptor;
    std::filesystem::path m_path;
};

/// True if the file, of which `bytes` bytes were read, is still being written: it is locked or has
/// grown.
[[nodiscard]] bool isBeingWritten(const std::filesystem::path& path, std::uint64_t bytes);

/// The system's reason as the end of a sentence: "the disk is full".
[[nodiscard]] base::Message reasonOf(std::error_code error);

/// Copies the permissions of `from` to `to`; does nothing if `from` does not exist.
void copyPermissions(const std::filesystem::path& from, const std::filesystem::path& to);

/// Flushes a folder, so that new or renamed files in it survive a power cut.
void syncFolder(const std::filesystem::path& folder);

} // namespace leadline::io
