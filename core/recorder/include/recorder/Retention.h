// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::recorder {

/// Which recordings to keep; with no limit set, all of them.
struct RetentionRule {
    /// Recordings whose last message is older may be deleted.
    std::optional<std::chrono::nanoseconds> age = {};
    /// Total bytes to keep; above that the oldest recordings may be deleted.
    std::optional<std::uint64_t> bytes = {};
};

struct OldRecording {
    std::filesystem::path file;
    std::uint64_t bytes = 0;
    /// UTC of the first and the last message, since 1970.
    std::chrono::nanoseconds start{};
    std::chrono::nanoseconds end{};
};

/// Recordings in a folder that may be deleted under a rule, oldest first. Nothing is deleted: the
/// list is shown to the pilot. It excludes recordings that have markers, a dive sheet or other
/// notes by the user, are being recorded, incomplete or empty, or are not named like Leadline's.
/// `notes` is the fallback folder for sidecar files; `now` is since 1970. Reads only the ends of
/// files.
[[nodiscard]] std::vector<OldRecording> proposeRemoval(const std::filesystem::path& folder,
                                                       const std::filesystem::path& notes,
                                                       const RetentionRule& rule,
                                                       std::chrono::nanoseconds now,
                                                       const std::stop_token& stop = {});

} // namespace leadline::recorder
