// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"
#include "log/RecorderTypes.h"
#include "log/Stream.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a pilot writes beside the pings: marks on what he sees, and notes.
namespace leadline::annotations {

/// 16 hexadecimal digits, drawn at random: the same mark in every file that speaks of it.
using MarkId = std::string;
[[nodiscard]] MarkId newMarkId();

/// A moment of a log, and of UTC where its clock is known. A file that is cut, split or laid beside
/// others keeps the UTC; a log without one keeps the time.
struct MarkMoment {
    /// On the clock of the log in which the mark was made or is read.
    log::Time time{};
    /// Since 1970.
    std::optional<std::chrono::nanoseconds> utc = {};

    /// The same moment in a log of which that is the zero; its own time where either knows no UTC.
    [[nodiscard]] MarkMoment in(std::optional<std::chrono::nanoseconds> utcOfZero) const;
    friend bool operator==(const MarkMoment&, const MarkMoment&) = default;
};

/// A stretch of the samples of one ping around a marker.
struct SnippetPing {
    /// How much later than the marked ping it was measured.
    log::Time after{};
    /// Clockwise from the marker's own direction, -180..180; 0 of a sonar that does not turn.
    double besideDeg = 0;
    double stepDeg = 0;
    /// Metres along the look, in the marker's sound speed: sample i of n lies at
    /// startM + (i + ½) · lengthM / n.
    double startM = 0;
    double lengthM = 0;
    /// Raw intensities.
    std::vector<std::uint8_t> samples = {};

    friend bool operator==(const SnippetPing&, const SnippetPing&) = default;
};

/// Where the marked thing lies on the earth.
struct MarkPosition {
    /// Degrees, WGS 84.
    double latitude = 0;
    double longitude = 0;
    /// ± metres: that of the vehicle, of the range and of the bearing together.
    double errorM = 0;
    /// The message that the vehicle's position is from: "GPS_RAW_INT".
    std::string source = {};
    /// From that message to the marked ping.
    double ageS = 0;

    friend bool operator==(const MarkPosition&, const MarkPosition&) = default;
};

/// One place in one ping, as it was when it was marked.
struct Marker {
    MarkId id = {};
    /// From 1 on; it stays when others are deleted.
    int number = 0;
    /// The user's words; empty until he gives it one.
    std::string name = {};
    /// Of the marked ping.
    MarkMoment moment = {};
    log::StreamKind sonar = log::StreamKind::Other;
    /// log::streamName().
    std::string stream = {};
    /// The echoes, or the vehicle, come from a simulator.
    bool simulated = false;

    /// Along the look, slant, in metres, in this sound speed (m/s): rangeIn() gives it in another.
    double rangeM = 0;
    double rangeErrorM = 0;
    double soundSpeed = 0;
    /// Which of how many samples of the ping it is; nullopt where it has none there.
    std::optional<std::uint32_t> sample = {};
    std::uint32_t samples = 0;
    /// 0..255
    std::optional<int> intensity = {};

    /// Clockwise from the front, -180..180, mounting taken into account; nullopt of a sonar that
    /// does not turn.
    std::optional<double> relativeDeg = {};
    double relativeErrorDeg = 0;
    /// 0..360 from north: true north where `northIsTrue`, else the vehicle's own ("hdg").
    std::optional<double> trueDeg = {};
    double trueErrorDeg = 0;
    bool northIsTrue = false;
    /// The vehicle's, with the same reference.
    std::optional<double> headingDeg = {};
    /// Of the vehicle, metres, positive downwards.
    std::optional<double> depthM = {};
    /// What an echosounder that looks down measured to the bottom, metres.
    std::optional<double> altitudeM = {};
    std::optional<MarkPosition> position = {};
    /// Heading, depth and position are from a log that the user laid beside the sonar's by hand.
    bool alignedByHand = false;

    /// As the device reported them: "range_m" "10", "gain" "2", …
    log::NoteValues settings = {};
    /// In the order of their directions, or of their times where the sonar does not turn.
    std::vector<SnippetPing> snippet = {};

    /// How long the sound was on its way, there and back: what was measured whatever the speed.
    [[nodiscard]] double travelS() const { return soundSpeed > 0 ? 2 * rangeM / soundSpeed : 0; }
    /// The range in another sound speed (m/s).
    [[nodiscard]] double rangeIn(double speed) const
    {
        return soundSpeed > 0 && speed > 0 ? rangeM * speed / soundSpeed : rangeM;
    }

    friend bool operator==(const Marker&, const Marker&) = default;
};

/// The user's words about a moment.
struct UserNote {
    MarkId id = {};
    MarkMoment moment = {};
    std::string text = {};

    friend bool operator==(const UserNote&, const UserNote&) = default;
};

} // namespace leadline::annotations
