// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"
#include "echo/GapFinder.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace leadline::app {

/// Begin and end of a dive's log. The end advances with incoming data, and with the clock when
/// there is none; it is published at most once per drawn frame.
class LiveEdge : public QObject {
    Q_OBJECT

public:
    explicit LiveEdge(LiveSession& dive, QObject* parent = nullptr);

    /// Null before the first frame.
    [[nodiscard]] const log::Log* log() const { return m_log; }
    [[nodiscard]] log::Time begin() const { return m_begin; }
    [[nodiscard]] log::Time end() const { return m_end; }
    [[nodiscard]] const std::vector<log::Gap>& gaps() const { return m_gaps.gaps(); }
    /// UTC since 1970 at the log's zero.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcAtZero() const
    {
        return m_dive.utcZero();
    }

signals:
    /// The end moved, data came, or the log was replaced.
    void moved();

private:
    void grew();
    void update();

    LiveSession& m_dive;
    const log::Log* m_log = nullptr;
    log::Time m_begin{};
    log::Time m_end{};
    log::Time m_newest{};
    echo::GapFinder m_gaps;
    /// Limits moved() to one per drawn frame: data that comes while it runs is published at its
    /// timeout.
    QTimer m_frame;
    bool m_grown = false;
    QTimer m_silence;
};

} // namespace leadline::app
