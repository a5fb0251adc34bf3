// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "timing/ScreenTimes.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <span>

namespace leadline::app {

/// One sonar of what is open, as the plots see it: its pings, and how many of them stand at or
/// before the playhead. Lives in the window's thread; the log behind it may grow.
class SonarSource : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(bool present READ present NOTIFY reset)
    /// There is a ping in its log, wherever the playhead stands.
    Q_PROPERTY(bool pinged READ pinged NOTIFY pingedChanged)
    /// Nothing has come at the playhead for longer than its rhythm explains.
    Q_PROPERTY(bool silent READ silent NOTIFY silentChanged)
    /// Of the recording: when the newest ping came, while it is silent; NaN else.
    Q_PROPERTY(double silentSinceS READ silentSinceS NOTIFY silentChanged)

public:
    explicit SonarSource(QObject* parent = nullptr);

    /// Whether there is a sonar; without one reader() must not be called.
    [[nodiscard]] bool present() const { return m_reader.has_value(); }
    [[nodiscard]] bool pinged() const { return m_known > 0; }
    [[nodiscard]] const echo::PingReader& reader() const { return *m_reader; }
    /// Pings at or before the playhead.
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] log::Time playhead() const { return m_playhead; }
    [[nodiscard]] bool silent() const { return m_silentSince.has_value(); }
    [[nodiscard]] double silentSinceS() const;
    /// The middle distance of the last pings up to the playhead; 0 while it is unknown.
    [[nodiscard]] log::Time usualPeriod() const;

    /// How long its pings take to the screen.
    [[nodiscard]] ScreenTimes& screen() { return m_screen; }

    /// The session's.
    void setReader(std::optional<echo::PingReader> reader);
    /// Moves the playhead; counts anew.
    void setPlayhead(log::Time playhead);

signals:
    /// Another sonar, another log or none: everything is to be drawn anew.
    void reset();
    /// The playhead moved, or pings came.
    void moved();
    void pingedChanged();
    void silentChanged();

private:
    void update();
    [[nodiscard]] std::optional<log::Time> findSilentSince() const;

    std::optional<echo::PingReader> m_reader;
    /// Pings of the whole log, and of them those at or before the playhead.
    std::uint64_t m_known = 0;
    std::uint64_t m_count = 0;
    log::Time m_playhead{};
    std::optional<log::Time> m_silentSince;
    /// Of so many pings.
    struct Period {
        std::uint64_t count = 0;
        log::Time time{};
    };
    mutable Period m_period;
    ScreenTimes m_screen;
};

/// When the next ping of several sonars together came, behind or before their playhead.
[[nodiscard]] std::optional<log::Time> nextPing(std::span<const SonarSource* const> sonars);
[[nodiscard]] std::optional<log::Time> pingBefore(std::span<const SonarSource* const> sonars);

} // namespace leadline::app
