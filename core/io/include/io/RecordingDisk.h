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

/// A file that is being recorded. It is locked as long as this lives, and closed with it.
class RecordingFile {
public:
    RecordingFile() = default;
    RecordingFile(const RecordingFile&) = delete;
    RecordingFile& operator=(const RecordingFile&) = delete;
    virtual ~RecordingFile() = default;

    /// Writes all or nothing behind what was written: a part that was written is taken back.
    virtual base::Status append(base::ByteSpan bytes) = 0;
    /// Waits until what was written would survive a power cut. May be called on another thread
    /// than all else, which goes on meanwhile: of what is appended then it promises nothing.
    virtual base::Status sync() = 0;
    /// False when it was deleted, moved, or its medium pulled.
    [[nodiscard]] virtual bool isThere() const = 0;
    /// False when another program took away some of what was written.
    [[nodiscard]] virtual bool isWhole() const = 0;
    [[nodiscard]] virtual std::filesystem::path path() const = 0;
};

/// Ends the name of a recording's part, so that parts stand together and in order: "-part002".
[[nodiscard]] std::string partSuffix(int part);
[[nodiscard]] bool isPartSuffix(std::string_view text);
/// Whether a file is called as Leadline calls its recordings: "20260913-135512Z.mcap", "…Z-2.mcap",
/// "…Z-part002.mcap", "…Z-2-part002.mcap".
[[nodiscard]] bool isRecordingName(std::string_view name);
/// Those of a folder, by their names; none where it cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> recordingsIn(const std::filesystem::path& folder);

/// Where recordings go. Used by the disk thread alone, but for RecordingFile::sync(); any call may
/// take as long as the disk does.
class RecordingDisk {
public:
    RecordingDisk() = default;
    RecordingDisk(const RecordingDisk&) = delete;
    RecordingDisk& operator=(const RecordingDisk&) = delete;
    virtual ~RecordingDisk() = default;

    /// A new file `<stem><suffix>.mcap`, or `<stem>-2<suffix>.mcap` and so on where that is taken;
    /// makes the folder.
    virtual base::Result<std::unique_ptr<RecordingFile>> create(const std::string& stem,
                                                                const std::string& suffix) = 0;
    /// Nullopt when it cannot be told.
    [[nodiscard]] virtual std::optional<std::uint64_t> freeBytes() const = 0;
};

/// A folder of this computer.
class FolderDisk : public RecordingDisk {
public:
    explicit FolderDisk(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    base::Result<std::unique_ptr<RecordingFile>> create(const std::string& stem,
                                                        const std::string& suffix) override;
    [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override;

private:
    std::filesystem::path m_folder;
};

/// What a recording tells the pilot of its disk.

inline constexpr std::uint64_t megabyte = 1'000'000;

/// "1 message", "20 messages"
[[nodiscard]] std::string counted(std::uint64_t messages);
/// "1.2 GB left: about 5 minutes at this rate."
[[nodiscard]] std::string spaceSentence(std::uint64_t free, base::Duration roomFor);
/// "20 messages were not recorded while the disk was full"
[[nodiscard]] std::string fullSentence(std::uint64_t messages);
/// Two sentences, of which any may be empty.
[[nodiscard]] std::string joined(const std::string& first, const std::string& second);

} // namespace leadline::io
