// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "io/ByteSource.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

namespace leadline::io {

/// A file that this program alone changes: an advisory lock is held as long as this lives.
class LockedFile : public ByteSource {
public:
    ~LockedFile() override;

    enum class Make : std::uint8_t { Existing, New, Either };
    enum class Trouble : std::uint8_t { Exists, Locked, Other };
    struct Failure {
        Trouble trouble = Trouble::Other;
        base::Error error;
    };
    /// `Existing` opens for reading and writing, `New` must not exist yet, `Either` opens it as it
    /// is or makes it. Null with `failure` set when that did not work.
    static std::unique_ptr<LockedFile> open(const std::filesystem::path& path, Make make,
                                            Failure& failure);

    /// Somebody else writes it. To ask disturbs nobody who asks, too.
    [[nodiscard]] static bool isLocked(const std::filesystem::path& path);

    [[nodiscard]] std::uint64_t size() const override;
    [[nodiscard]] std::size_t readAt(std::uint64_t offset,
                                     std::span<std::byte> into) const override;
    base::Status writeAt(std::uint64_t offset, std::span<const std::byte> bytes);
    base::Status resize(std::uint64_t size);
    base::Status sync();
    /// The path still leads to this file.
    [[nodiscard]] bool isThere() const;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    LockedFile(int descriptor, std::filesystem::path path);

    int m_descriptor;
    std::filesystem::path m_path;
};

/// Somebody still writes the file of which so many bytes were read: it is locked, as Leadline's
/// recordings are, or longer by now.
[[nodiscard]] bool isBeingWritten(const std::filesystem::path& path, std::uint64_t bytes);

/// Why the system refused, for the end of a sentence: "the disk is full".
[[nodiscard]] std::string reasonOf(std::error_code error);

/// Who may read and write `from` may do so with what takes its place, and nobody else; nothing
/// changes where `from` is not there.
void keepPermissions(const std::filesystem::path& from, const std::filesystem::path& to);

/// Makes a new or renamed file in it survive a power cut.
void syncFolder(const std::filesystem::path& folder);

} // namespace leadline::io
