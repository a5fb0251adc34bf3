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

/// Markers that a pilot sets on echoes, and notes.
namespace leadline::annotations {

/// Random, 16 hexadecimal digits. The same marker has the same id in every file that holds it.
using MarkerId = std::string;
[[nodiscard]] MarkerId newMarkerId();

/// A time in a log, and its UTC where the log's clock is known. UTC stays valid when a recording is
/// cut, split or merged with others; without UTC only the log time is.
struct MarkerMoment {
    /// Time in the log in which the marker was made or is shown.
    log::Time time{};
    /// Since 1970.
    std::optional<std::chrono::nanoseconds> utc = {};

    /// The same moment in a log whose time zero is `utcOfZero`; unchanged if either UTC is unknown.
    [[nodiscard]] MarkerMoment in(std::optional<std::chrono::nanoseconds> utcOfZero) const;
    friend bool operator==(const MarkerMoment&, const MarkerMoment&) = default;
};

/// A range of samples around a marker, from one ping.
struct SnippetPing {
    /// Time since the marked ping; negative for earlier pings.
    log::Time after{};
    /// Bearing relative to the marker's, clockwise, -180..180; 0 for a sonar that does not turn.
    double besideDeg = 0;
    double stepDeg = 0;
    /// Slant range in metres, at the marker's sound speed: sample i of n lies at startM + (i + ½) ·
    /// lengthM / n.
    double startM = 0;
    double lengthM = 0;
    /// Raw intensities.
    /// As they lie in the frame: little-endian where they have two bytes each.
    std::vector<std::uint8_t> samples = {};
    /// Bytes of a sample, 1 or 2.
    std::uint8_t sampleWidth = 1;

    friend bool operator==(const SnippetPing&, const SnippetPing&) = default;
};

/// Geographic position of the marked target.
struct MarkerPosition {
    /// Degrees, WGS 84.
    double latitude = 0;
    double longitude = 0;
    /// ± metres, from the errors of vehicle position, range and bearing combined.
    double errorM = 0;
    /// MAVLink message that the vehicle's position comes from, such as "GPS_RAW_INT".
    std::string source = {};
    /// Seconds from that message to the marked ping.
    double ageS = 0;

    friend bool operator==(const MarkerPosition&, const MarkerPosition&) = default;
};

/// A marked point in one ping, with everything known about it when the marker was set.
struct Marker {
    MarkerId id = {};
    /// Counts from 1; never changes when other markers are deleted.
    int number = 0;
    /// Name given by the user; empty if none.
    std::string name = {};
    /// Time of the marked ping.
    MarkerMoment moment = {};
    ping::DeviceKind sonar = ping::Family::Unknown;
    /// Stream name as log::streamName() gives it.
    std::string stream = {};
    /// True if the echoes or the vehicle data come from a simulator.
    bool simulated = false;

    /// Slant range in metres at the sound speed `soundSpeed` (m/s); rangeIn() converts it.
    double rangeM = 0;
    double rangeErrorM = 0;
    double soundSpeed = 0;
    /// Index of the marked sample in the ping, and the ping's number of samples; nullopt if the
    /// point lies outside the samples.
    std::optional<std::uint32_t> sample = {};
    std::uint32_t samples = 0;
    /// Of the marked sample, 0..255.
    std::optional<int> intensity = {};

    /// Degrees clockwise from the vehicle's front, -180..180, corrected for the mounting; nullopt
    /// for a sonar that does not turn.
    std::optional<double> relativeDeg = {};
    double relativeErrorDeg = 0;
    /// 0..360 degrees from true north if `northIsTrue`, else from the vehicle's own north ("hdg").
    std::optional<double> trueDeg = {};
    double trueErrorDeg = 0;
    bool northIsTrue = false;
    /// The vehicle's heading, against the same north as `trueDeg`.
    std::optional<double> headingDeg = {};
    /// Depth of the vehicle, metres, positive downwards.
    std::optional<double> depthM = {};
    /// Distance to the bottom from a downward-looking echosounder, metres.
    std::optional<double> altitudeM = {};
    std::optional<MarkerPosition> position = {};
    /// Heading, depth and position come from a vehicle log that the user aligned with the sonar's
    /// by hand.
    bool alignedByHand = false;

    /// Settings reported by the device: "range_m" "10", "gain" "2", …
    log::NoteValues settings = {};
    /// Ordered by bearing, or by time for a sonar that does not turn.
    std::vector<SnippetPing> snippet = {};

    /// Two-way travel time in seconds, which does not depend on the assumed sound speed.
    [[nodiscard]] double travelS() const { return soundSpeed > 0 ? 2 * rangeM / soundSpeed : 0; }
    /// The slant range (m) at another sound speed (m/s).
    [[nodiscard]] double rangeIn(double speed) const
    {
        return soundSpeed > 0 && speed > 0 ? rangeM * speed / soundSpeed : rangeM;
    }

    friend bool operator==(const Marker&, const Marker&) = default;
};

/// A text that the user attached to a moment.
struct UserNote {
    MarkerId id = {};
    MarkerMoment moment = {};
    std::string text = {};

    friend bool operator==(const UserNote&, const UserNote&) = default;
};

} // namespace leadline::annotations
