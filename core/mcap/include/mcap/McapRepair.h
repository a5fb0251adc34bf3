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
    /// Nothing was to be done.
    bool wasComplete = false;
    std::uint64_t messages = 0;
    /// Of the last message, since 1970.
    std::optional<std::chrono::nanoseconds> end = {};
    /// Bytes that are no whole message, as a rule at the end.
    std::uint64_t bytesDropped = 0;
    /// Whole records that were too large to be copied when it was written anew.
    std::uint64_t recordsTooLarge = 0;
    /// It is more than cut off: something amid it is damaged, and it was written anew.
    bool wasDamaged = false;
    /// What is lost for good, of a file that was complete already too: messages, and chunks that
    /// are damaged or missing.
    std::uint64_t messagesMissing = 0;
    std::uint64_t damagedParts = 0;
    /// Where the file is kept as it was, if it had to be written anew and was damaged.
    std::filesystem::path original = {};

    /// One line for the pilot; `name` is the file's.
    [[nodiscard]] std::string sentence(const std::string& name) const;
};

/// Completes a recording that was cut off, in place: its last chunk is closed after its last whole
/// message, and indexes, summary and footer are written behind it. Only the end is touched, and
/// in such an order that after a crash at any moment all messages are there and it can be repaired
/// again. A file of another program that lacks more (no chunks, no indexes, a compressed chunk cut
/// off), and any file that is damaged amid, finished or not, is written anew beside it and takes
/// its place when it is safe; whatever does not come into the new file stays under another name
/// (`RepairReport::original`). Locked files, which are being recorded, are left alone.
/// Told to stop while it still reads, it leaves the file as it is.
base::Result<RepairReport> repairMcap(const std::filesystem::path& path,
                                      const std::stop_token& stop = {});

struct FolderRepair {
    std::filesystem::path file;
    base::Result<RepairReport> result;
};

/// Completes what a crash left behind in the folder where Leadline records, in the order of its
/// time. Files that have their end, that are being recorded, that are empty or that are not called
/// like Leadline's recordings are left alone.
std::vector<FolderRepair> repairRecordings(const std::filesystem::path& folder,
                                           const std::stop_token& stop = {});

} // namespace leadline::mcap
