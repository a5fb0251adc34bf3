// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerRecord.h"
#include "log/RecorderTypes.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::annotations {

/// Something that a recording says happened at a moment of its log.
struct LogEvent {
    log::Time time{};
    log::RecordedEvent::Level level = log::RecordedEvent::Level::Info;
    /// Name of the source; empty for the session.
    std::string device;
    /// "state", "setting", "alarm", "recorder", …
    std::string kind;
    std::string name;
    std::string value;
    /// For people.
    std::string text;

    friend bool operator==(const LogEvent&, const LogEvent&) = default;
};

/// What a recording holds besides frames: what happened, and what was marked. Bounded: of more than
/// this only the first are kept.
struct EventLog {
    static constexpr std::size_t mostEvents = 20'000;
    static constexpr std::size_t mostEventBytes = std::size_t{16} << 20U;
    static constexpr std::size_t mostMarks = 10'000;
    static constexpr std::size_t mostMarkBytes = std::size_t{64} << 20U;

    void add(LogEvent event);
    void add(std::shared_ptr<const MarkerRecord> mark);

    /// In the order of the recording.
    std::vector<LogEvent> events;
    /// Never null.
    std::vector<std::shared_ptr<const MarkerRecord>> marks;
    /// There were more.
    bool full = false;

private:
    std::size_t m_eventBytes = 0;
    std::size_t m_markBytes = 0;
};

/// From a message of the topic leadline/events; nullopt for what is none.
[[nodiscard]] std::optional<LogEvent> decodeHappening(std::string_view json, log::Time time);

} // namespace leadline::annotations
