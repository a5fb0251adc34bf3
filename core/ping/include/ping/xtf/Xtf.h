// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/Frame.h"

namespace leadline::ping::xtf {

using ping::operator==;

/// Echo profile of one channel of a side-scan sonar, as it is converted from a recording in the
/// eXtended Triton Format: no device sends it. Result i of num_results lies at start_mm + (i + 1/2)
/// * length_mm / num_results, slant range, and is a linear count, or where max_pwr_db is above
/// min_pwr_db, min_pwr_db + value / 65535 * (max_pwr_db - min_pwr_db). channel_number is 0 for
/// port, 1 for starboard and 255 for neither; transducer_heading_deg is -90, 90 and 0.
/// sound_speed_mps and altitude_m are 0 if the file does not say them. The time is in milliseconds
/// since the file's first ping.
struct Profile {
    std::uint32_t pingNumber = 0;
    std::uint32_t startMm = 0;
    std::uint32_t lengthMm = 0;
    std::uint32_t timestampMs = 0;
    std::uint32_t pingHz = 0;
    float soundSpeedMps = 0;
    float altitudeM = 0;
    float maxPwrDb = 0;
    float minPwrDb = 0;
    float transducerHeadingDeg = 0;
    std::uint8_t channelNumber = 255;
    std::uint8_t reserved = 0;
    std::uint16_t numResults = 0;
    RestView results = {};

    static constexpr std::uint16_t id = 21600;
    static constexpr Description description{"xtf_profile", Category::Get};
    static constexpr base::FieldList fields{
        field(&Profile::pingNumber, "ping_number"),
        field(&Profile::startMm, "start_mm", "mm"),
        field(&Profile::lengthMm, "length_mm", "mm"),
        field(&Profile::timestampMs, "timestamp_ms", "ms"),
        field(&Profile::pingHz, "ping_hz", "hz"),
        field(&Profile::soundSpeedMps, "sound_speed_mps", "m/s"),
        field(&Profile::altitudeM, "altitude_m", "m"),
        field(&Profile::maxPwrDb, "max_pwr_db", "dB"),
        field(&Profile::minPwrDb, "min_pwr_db", "dB"),
        field(&Profile::transducerHeadingDeg, "transducer_heading_deg", "deg"),
        field(&Profile::channelNumber, "channel_number"),
        field(&Profile::reserved, "reserved"),
        field(&Profile::numResults, "num_results"),
        itemsField(&Profile::results, "results", "u16[num_results]"),
    };
    static constexpr std::size_t longestPayload = maxLongPayloadSize;
    static constexpr auto itemCount = &Profile::numResults;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan)
    {
        return itemFormatOf<std::uint16_t>();
    }
};

inline constexpr std::uint8_t portChannel = 0;
inline constexpr std::uint8_t starboardChannel = 1;
inline constexpr std::uint8_t noSideChannel = 255;

using Messages = MessageList<Profile>;

} // namespace leadline::ping::xtf
