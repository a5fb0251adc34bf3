// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "ping/cerulean/Swath.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::swath {

/// Whether a sounding is one of the bottom, or why it is left out.
enum class Verdict : std::uint8_t {
    Kept,
    /// Its power is below the threshold of the device that was chosen.
    Weak,
    /// It lies too far above or below the median of its neighbours.
    Outlier
};

/// "kept", "weak", "outlier".
[[nodiscard]] constexpr const char* toString(Verdict verdict)
{
    return verdict == Verdict::Kept ? "kept" : verdict == Verdict::Weak ? "weak" : "outlier";
}

/// A sounding in level axes below the sonar, metres: roll, pitch and heave are applied.
///
/// Errors are bounds of 95 in 100, from the slant range d and the angle a from straight down: range
/// 0.02 m + 0.5 % of d (sound speed and length of a step), angle of the echo 1 degree, and roll and
/// pitch as AttitudeSource has it. Angle and roll add as squares to e. Then the bound of the depth
/// is the root of (cos a * error of d)² + (d sin a * e)² + (along * error of pitch)² + (d cos a (1
/// - cos e))², and that of across the root of (sin a * error of d)² + (d cos a * e)².
struct LevelSounding {
    /// Positive to starboard.
    double acrossM = 0;
    /// Positive ahead.
    double alongM = 0;
    /// Positive downwards, from the sonar.
    double depthM = 0;
    double acrossErrorM = 0;
    double depthErrorM = 0;
    /// In the unit of the device's thresholds; nothing if the message has none.
    std::optional<float> power = {};
    Verdict verdict = Verdict::Kept;
};

/// Where roll and pitch of a swath come from, the best that there is.
enum class AttitudeSource : std::uint8_t {
    /// None within 3 s: the axes are the sonar's own, and roll and pitch are bounded by 10 degrees.
    None,
    /// The vehicle's, by MAVLink, as if the sonar were mounted straight: bounded by 3 degrees.
    Vehicle,
    /// The sonar's reports (504) before and after the ping: bounded by 1 degree.
    Report,
    /// The ping's own: bounded by 1 degree.
    Ping
};

/// All soundings of a ping of a multibeam sonar.
struct Swath {
    log::FrameNumber frame = 0;
    log::Time time{};
    std::uint32_t pingNumber = 0;
    /// Of several receivers of one sonar.
    std::uint8_t deviceNumber = 0;
    AttitudeSource attitudeSource = AttitudeSource::None;
    ping::PitchRoll attitude;
    /// In metres, of the sonar; nothing if no message of the ping says it.
    std::optional<double> rangeStartM = {};
    std::optional<double> rangeEndM = {};
    std::optional<double> soundSpeed = {};
    std::optional<double> frequencyHz = {};
    std::optional<ping::PowerThresholds> thresholds = {};
    /// Those that are left out, too.
    std::vector<LevelSounding> soundings = {};
    /// Points of the message that are no soundings: not finite, or behind the sonar.
    std::size_t rejected = 0;

    [[nodiscard]] std::size_t leftOut() const
    {
        return static_cast<std::size_t>(std::ranges::count_if(
            soundings, [](const LevelSounding& each) { return each.verdict != Verdict::Kept; }));
    }
};

/// Median of the kept soundings' depths below the sonar, metres; nullopt without any, and without
/// an attitude, since the axes are then the sonar's own.
[[nodiscard]] std::optional<double> medianDepth(const Swath& swath);

/// The soundings of a message in level axes, by the direction upwards in the sonar's frame; without
/// one in the sonar's own axes. Heave is taken as positive upwards, as the frame's z is. All of
/// them are kept.
[[nodiscard]] std::vector<LevelSounding> levelSoundings(const ping::SwathFields& fields,
                                                        const std::optional<ping::UpVector>& up,
                                                        AttitudeSource source);

} // namespace leadline::swath
