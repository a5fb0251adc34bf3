// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/LevelMeasurement.h"
#include "echo/Ping.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::echo {

/// The settings of a ping that decide how strong its echoes are.
struct EchoSettings {
    std::uint32_t gain = 0;
    std::uint32_t frequencyKhz = 0;
    /// Range in decimetres, so that the sound speed does not make new settings.
    std::int64_t rangeDm = 0;

    [[nodiscard]] static EchoSettings of(const Ping& ping);
    friend bool operator==(const EchoSettings&, const EchoSettings&) = default;
};

class PolarWindow;
/// Measures the bearings of a picture that were made with these settings, or all of them as long as
/// most are still of others, which have to be seen, too. Too few unless there are three of them.
[[nodiscard]] LevelMeasurement measureTurn(const PolarWindow& spokes, const EchoSettings& settings);

/// Automatic levels over time: the curve of new settings at once, and again at once each time that
/// there is twice as much to measure, so that the first pings of a turn do not decide for it. After
/// that slowly enough that the picture does not pump, and not at all for changes that nobody would
/// see. Time is a parameter.
class AutoLevels {
public:
    /// A picture at another time than this far ahead was moved by the user: the curve follows at
    /// once.
    static constexpr std::chrono::seconds jump{5};
    /// Intensities by which a point moves in a second of the recording.
    static constexpr double perSecond = 2;

    /// True if the levels at that time and for these settings have to be measured again, which is
    /// due once a second, at other settings and after a jump.
    [[nodiscard]] bool due(log::Time time, const EchoSettings& settings) const;
    /// Takes a measurement of the pings with these settings at that time.
    void update(log::Time time, const EchoSettings& settings, const LevelMeasurement& measured);
    /// Discards everything: another recording.
    void forget();

    /// The curve to draw with; the raw one before the first update.
    [[nodiscard]] const ToneCurve& curve() const { return m_curve; }
    /// Neither measured nor remembered for these settings.
    [[nodiscard]] bool learning() const { return m_learning; }
    /// On its way to another curve.
    [[nodiscard]] bool moving() const { return m_moving; }
    /// The settings of the last update; nullopt before it.
    [[nodiscard]] const std::optional<EchoSettings>& settings() const { return m_settings; }

private:
    /// The curve last reached at other settings.
    struct Known {
        EchoSettings settings;
        ToneCurve curve;
    };

    void follow(const ToneCurve& wanted, double seconds);
    void remember();

    ToneCurve m_curve;
    std::optional<EchoSettings> m_settings;
    log::Time m_time{};
    bool m_learning = true;
    bool m_moving = false;
    /// Samples of the measurement that the curve took over at once.
    std::uint64_t m_samples = 0;
    std::vector<Known> m_known;
};

} // namespace leadline::echo
