// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::recorder {

/// What a pilot wants to keep; nothing said, everything.
struct RetentionRule {
    /// Recordings whose last message is older may go.
    std::optional<std::chrono::nanoseconds> age = {};
    /// As many of the oldest may go as are needed to get down to this.
    std::optional<std::uint64_t> bytes = {};
};

struct OldRecording {
    std::filesystem::path file;
    std::uint64_t bytes = 0;
    /// Of its messages, since 1970.
    std::chrono::nanoseconds start{};
    std::chrono::nanoseconds end{};
};

/// The recordings of a folder that may go by a rule, the oldest first. It deletes nothing: the
/// pilot is shown the list. Never in it: what is marked or noted (markers in it or beside it, a
/// dive sheet, any note besides those that the recorder makes), is being recorded, is not complete,
/// holds no message, or is not called like Leadline's recordings. `notes` is the folder of what
/// cannot lie beside recordings; `now` is since 1970. Reads only the ends of the files.
[[nodiscard]] std::vector<OldRecording> proposeRemoval(const std::filesystem::path& folder,
                                                       const std::filesystem::path& notes,
                                                       const RetentionRule& rule,
                                                       std::chrono::nanoseconds now,
                                                       const std::stop_token& stop = {});

} // namespace leadline::recorder
