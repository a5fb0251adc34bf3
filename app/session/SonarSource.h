// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "echo/WaterSound.h"
#include "session/EchoLevels.h"
#include "timing/ScreenTimes.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <span>

namespace leadline::app {

/// The pings of one sonar for the plots, and how many of them are at or before the playhead. Lives
/// in the window's thread; the log may grow.
class SonarSource : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(bool present READ present NOTIFY reset)
    /// The log contains a ping of this sonar, regardless of the playhead.
    Q_PROPERTY(bool pinged READ pinged NOTIFY pingedChanged)
    /// The time from the newest ping to the playhead is longer than the ping rate explains.
    Q_PROPERTY(bool silent READ silent NOTIFY silentChanged)
    /// Time of the newest ping while `silent`, seconds of the recording; else NaN.
    Q_PROPERTY(double silentSinceS READ silentSinceS NOTIFY silentChanged)
    Q_PROPERTY(leadline::app::EchoLevels* levels READ levels CONSTANT)

public:
    explicit SonarSource(QObject* parent = nullptr);

    /// Whether there is a sonar; without one reader() must not be called.
    [[nodiscard]] bool present() const { return m_reader.has_value(); }
    [[nodiscard]] bool pinged() const { return m_known > 0; }
    [[nodiscard]] const echo::PingReader& reader() const { return *m_reader; }
    /// Number of pings at or before the playhead.
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] log::Time playhead() const { return m_playhead; }
    /// Number of the first ping of the present mounting, if the user changed it during the dive and
    /// there are pings since at or before the playhead; else 0.
    [[nodiscard]] std::uint64_t firstOfMounting() const
    {
        return m_firstOfMounting < m_count ? m_firstOfMounting : 0;
    }
    /// The mounting changed now: the next ping is the first of it.
    void beginMounting();
    [[nodiscard]] bool silent() const { return m_silentSince.has_value(); }
    [[nodiscard]] double silentSinceS() const;
    /// Median interval between the last pings up to the playhead; 0 while unknown.
    [[nodiscard]] log::Time typicalPeriod() const;

    /// Measures the latency of the pings up to the screen.
    [[nodiscard]] ScreenTimes& screen() { return m_screen; }

    /// The levels that its echoes are drawn with.
    [[nodiscard]] EchoLevels* levels() { return &m_levels; }
    [[nodiscard]] const EchoLevels* levels() const { return &m_levels; }

    /// Of the water that the sound goes through, for its absorption; what the user said of it.
    void setWater(const echo::Water& water);
    /// dB/km at the frequency of the newest ping, of a Ping1D at its 115 kHz; 0 without a ping.
    [[nodiscard]] double absorptionDbPerKm() const;

    /// Called by the session with the selected sonar's reader; nullopt for none.
    void setReader(std::optional<echo::PingReader> reader);
    /// Moves the playhead and updates count().
    void setPlayhead(log::Time playhead);

signals:
    void waterChanged();
    /// The sonar or the log was replaced or removed: plots must be redrawn from scratch.
    void reset();
    /// The playhead moved, or pings came.
    void moved();
    void pingedChanged();
    void silentChanged();

private:
    void update();
    [[nodiscard]] std::optional<log::Time> findSilentSince() const;

    std::optional<echo::PingReader> m_reader;
    /// Number of pings in the whole log, and of those at or before the playhead.
    std::uint64_t m_known = 0;
    std::uint64_t m_count = 0;
    std::uint64_t m_firstOfMounting = 0;
    log::Time m_playhead{};
    std::optional<log::Time> m_silentSince;
    /// Cached typicalPeriod() for a value of count().
    struct Period {
        std::uint64_t count = 0;
        log::Time time{};
    };
    mutable Period m_period;
    echo::Water m_water{.temperatureC = 12, .salinity = 35};
    /// Cached absorptionDbPerKm() for a value of count().
    struct Absorbed {
        std::uint64_t count = 0;
        double dbPerKm = 0;
    };
    mutable Absorbed m_absorbed;
    ScreenTimes m_screen;
    EchoLevels m_levels;
};

/// Time of the next ping after, or of the last ping before, the playhead of any of `sonars`;
/// nullopt if there is none.
[[nodiscard]] std::optional<log::Time> nextPing(std::span<const SonarSource* const> sonars);
[[nodiscard]] std::optional<log::Time> pingBefore(std::span<const SonarSource* const> sonars);

} // namespace leadline::app
