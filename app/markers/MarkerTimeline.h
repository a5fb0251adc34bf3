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

/// Something on the time line of a log, for people.
struct Moment {
    /// In the order in which they are drawn over each other.
    enum class Kind : std::uint8_t { Event, Gap, Warning, Alarm, Note, Marker };

    Kind kind = Kind::Event;
    log::Time time{};
    /// Of a marker or a note; else empty.
    annotations::MarkId id = {};
    /// Of a marker.
    int number = 0;
    /// One line.
    std::string words = {};
    /// The device that it is about; may be empty.
    std::string device = {};
};

/// Its words, in the language of the window unless they are the pilot's own.
[[nodiscard]] QString wordsOf(const Moment& moment);

/// All that was marked in one log, and what happened in it.
class MarkerTimeline {
public:
    void clear() { *this = {}; }
    /// The log's zero, since 1970; what was read before is placed anew.
    void setZero(std::optional<std::chrono::nanoseconds> utcOfZero);
    /// What a recording tells, from its first record on: what is known already is passed over.
    void take(const annotations::EventLog& happenings);
    /// What lies beside it, behind what the recording tells.
    void take(const std::vector<annotations::MarkerRecord>& beside);
    void add(const annotations::MarkerRecord& record);
    void add(const annotations::LogEvent& happening);

    [[nodiscard]] const annotations::MarkerStore& book() const { return m_book; }
    [[nodiscard]] std::optional<std::chrono::nanoseconds> zero() const { return m_utcOfZero; }
    /// All in the order of time, with the gaps.
    [[nodiscard]] std::vector<Moment> moments(const std::vector<log::Gap>& gaps) const;

private:
    void bind();

    std::optional<std::chrono::nanoseconds> m_utcOfZero;
    std::vector<annotations::LogEvent> m_events;
    std::vector<std::shared_ptr<const annotations::MarkerRecord>> m_recorded;
    std::vector<annotations::MarkerRecord> m_beside;
    annotations::MarkerStore m_book;
};

/// Whether it is worth a place on the time line: what a pilot asked for is seen when it is applied.
[[nodiscard]] bool isShown(const annotations::LogEvent& happening);

} // namespace leadline::app
