// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "base/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::io {

/// A file being recorded. It stays locked until it is closed by the destructor.
class RecordingFile {
public:
    RecordingFile() = default;
    RecordingFile(const RecordingFile&) = delete;
    RecordingFile& operator=(const RecordingFile&) = delete;
    virtual ~RecordingFile() = default;

    /// Appends all bytes or none: after an error, a partial write is removed.
    virtual base::Status append(base::ByteSpan bytes) = 0;
    /// Returns when the bytes written before the call would survive a power cut. May be called from
    /// another thread while append() is used.
    virtual base::Status sync() = 0;
    /// False if the file was deleted or moved, or its medium removed.
    [[nodiscard]] virtual bool isThere() const = 0;
    /// False if another program truncated the file.
    [[nodiscard]] virtual bool isWhole() const = 0;
    [[nodiscard]] virtual std::filesystem::path path() const = 0;
};

/// Suffix of the file name of a recording's part, which sorts parts in order: "-part002".
[[nodiscard]] std::string partSuffix(int part);
[[nodiscard]] bool isPartSuffix(std::string_view text);
/// True if the name has the form of Leadline's recordings: "20260913-135512Z.mcap", "…Z-2.mcap",
/// "…Z-part002.mcap", "…Z-2-part002.mcap".
[[nodiscard]] bool isRecordingName(std::string_view name);
/// Recordings in a folder, sorted by name; empty if the folder cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> recordingsIn(const std::filesystem::path& folder);

/// The storage for recordings. Used only by the disk thread, except for RecordingFile::sync(); any
/// call may block.
class RecordingDisk {
public:
    RecordingDisk() = default;
    RecordingDisk(const RecordingDisk&) = delete;
    RecordingDisk& operator=(const RecordingDisk&) = delete;
    virtual ~RecordingDisk() = default;

    /// Creates `<stem><suffix>.mcap`, or `<stem>-2<suffix>.mcap` and so on if that exists, and the
    /// folder if needed.
    virtual base::Result<std::unique_ptr<RecordingFile>> create(const std::string& stem,
                                                                const std::string& suffix) = 0;
    /// Nullopt if unknown.
    [[nodiscard]] virtual std::optional<std::uint64_t> freeBytes() const = 0;
};

/// A folder in the file system.
class FolderDisk : public RecordingDisk {
public:
    explicit FolderDisk(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    base::Result<std::unique_ptr<RecordingFile>> create(const std::string& stem,
                                                        const std::string& suffix) override;
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override;

private:
    std::filesystem::path m_folder;
};

/// Messages for the pilot about the disk.

inline constexpr std::uint64_t megabyte = 1'000'000;

/// "1 message", "20 messages"
[[nodiscard]] base::Message messagesText(std::uint64_t messages);
/// "1.2 GB left: about 5 minutes at this rate."
[[nodiscard]] base::Message spaceText(std::uint64_t free, base::Duration roomFor);

} // namespace leadline::io
