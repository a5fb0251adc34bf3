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

/// An event that a recording holds, with its time in the log.
struct LogEvent {
    log::Time time{};
    log::RecordedEvent::Level level = log::RecordedEvent::Level::Info;
    /// Name of the source; empty for an event of the session.
    std::string device;
    /// "state", "setting", "alarm", "recorder", …
    std::string kind;
    std::string name;
    std::string value;
    /// For people. An event of an older recording has its English text only, verbatim.
    base::Message message;

    friend bool operator==(const LogEvent&, const LogEvent&) = default;
};

/// Whether the event is a request of the user for a setting, whose outcome is another event.
[[nodiscard]] bool isRequest(const LogEvent& event);

/// What a recording holds besides frames: events, markers and notes. Beyond these limits further
/// ones are dropped and `full` is set.
struct EventLog {
    static constexpr std::size_t maxEvents = 20'000;
    static constexpr std::size_t maxEventBytes = std::size_t{16} << 20U;
    static constexpr std::size_t maxMarkers = 10'000;
    static constexpr std::size_t maxMarkerBytes = std::size_t{64} << 20U;

    void add(LogEvent event);
    void add(std::shared_ptr<const MarkerRecord> mark);

    /// In the recording's order.
    std::vector<LogEvent> events;
    /// Pointers are never null.
    std::vector<std::shared_ptr<const MarkerRecord>> marks;
    /// At least one event or marker was dropped because a limit was reached.
    bool full = false;

private:
    std::size_t m_eventBytes = 0;
    std::size_t m_markBytes = 0;
};

/// Decodes a message of the topic leadline/events; nullopt if it is not a valid event.
[[nodiscard]] std::optional<LogEvent> decodeEvent(std::string_view json, log::Time time);

} // namespace leadline::annotations
