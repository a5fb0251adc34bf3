// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "annotations/MarkerStore.h"
#include "log/Playhead.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace leadline::app {

/// A marker, note, event or gap on a log's timeline, for display.
struct Moment {
    /// In drawing order: later kinds are drawn over earlier ones.
    enum class Kind : std::uint8_t { Event, Gap, Warning, Alarm, Note, Marker };

    Kind kind = Kind::Event;
    log::Time time{};
    /// Id of a marker or a note; else empty.
    annotations::MarkerId id = {};
    /// Number of a marker; else 0.
    int number = 0;
    /// Shown in one line.
    base::Message message = {};
    /// Name of the device concerned; may be empty.
    std::string device = {};
};

/// The moment's text in one line, in the window's language unless the user wrote it.
[[nodiscard]] QString textOf(const Moment& moment, bool imperial);

/// All markers, notes and events of one log.
class MarkerTimeline {
public:
    void clear() { *this = {}; }
    /// Sets the UTC since 1970 of the log's time zero; records read before are placed again.
    void setZero(std::optional<std::chrono::nanoseconds> utcOfZero);
    /// Sets the recording's own events and markers, complete from its first record.
    void take(const annotations::EventLog& happenings);
    /// Takes the records of the recording's sidecar file, which apply after the recording's own.
    void take(const std::vector<annotations::MarkerRecord>& beside);
    void add(const annotations::MarkerRecord& record);
    void add(const annotations::LogEvent& event);

    [[nodiscard]] const annotations::MarkerStore& store() const { return m_store; }
    [[nodiscard]] std::optional<std::chrono::nanoseconds> zero() const { return m_utcOfZero; }
    /// All moments and the gaps, sorted by time.
    [[nodiscard]] std::vector<Moment> moments(const std::vector<log::Gap>& gaps) const;

private:
    void bind();

    std::optional<std::chrono::nanoseconds> m_utcOfZero;
    std::vector<annotations::LogEvent> m_events;
    std::vector<std::shared_ptr<const annotations::MarkerRecord>> m_recorded;
    std::vector<annotations::MarkerRecord> m_beside;
    annotations::MarkerStore m_store;
};

/// Whether the event appears on the timeline. Requests of the user do not, only their results.
[[nodiscard]] bool isShown(const annotations::LogEvent& event);

} // namespace leadline::app
