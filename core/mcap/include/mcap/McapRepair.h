// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::mcap {

struct RepairReport {
    /// The file was already complete.
    bool wasComplete = false;
    std::uint64_t messages = 0;
    /// UTC of the last message, since 1970.
    std::optional<std::chrono::nanoseconds> end = {};
    /// Bytes that belong to no complete message, usually at the end.
    std::uint64_t bytesDropped = 0;
    /// Complete records that were too large to be copied when the file was rewritten.
    std::uint64_t recordsTooLarge = 0;
    /// The file was damaged other than by truncation, and was rewritten.
    bool wasDamaged = false;
    /// Lost messages, and damaged or missing chunks; also counted if the file was complete.
    std::uint64_t messagesMissing = 0;
    std::uint64_t damagedParts = 0;
    /// Path of the unmodified file, if it was damaged and rewritten.
    std::filesystem::path original = {};

    /// What was done, for the pilot; `name` is the file's name.
    [[nodiscard]] base::Message message(const std::string& name) const;

private:
    [[nodiscard]] base::Message repaired(const std::string& name) const;
};

/// Completes a truncated recording in place: closes the last chunk after its last complete message
/// and appends indexes, summary and footer. Only the end is modified, in an order that keeps all
/// messages and allows another repair after a crash at any moment.
///
/// A file that lacks more (from another program: no chunks, no indexes, a truncated compressed
/// chunk) or is damaged elsewhere, finished or not, is written anew beside it and replaced once the
/// new file is safe on disk; if anything is not copied, the original is kept under another name
/// (`RepairReport::original`). Locked files, which are being recorded, are not touched. A stop
/// request while reading leaves the file unchanged.
base::Result<RepairReport> repairMcap(const std::filesystem::path& path,
                                      const std::stop_token& stop = {});

struct FolderRepair {
    std::filesystem::path file;
    base::Result<RepairReport> result;
};

/// Repairs recordings in a folder that a crash left incomplete, in the order of time. Files that
/// are complete, being recorded, empty, or not named like Leadline's recordings are not touched.
std::vector<FolderRepair> repairRecordings(const std::filesystem::path& folder,
                                           const std::stop_token& stop = {});

} // namespace leadline::mcap
