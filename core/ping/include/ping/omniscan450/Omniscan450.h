// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/cerulean/General.h"

namespace leadline::ping::omniscan450 {

using ping::operator==;

/// Sound speed in mm/s, which is 1500000 for 1500 m/s; the device rejects message 1002.
struct SetSpeedOfSound {
    std::uint32_t speedOfSound = 0;

    static constexpr std::uint16_t id = 116;
    static constexpr Description description{"set_speed_of_sound", Category::Control};
    static constexpr base::FieldList fields{
        field(&SetSpeedOfSound::speedOfSound, "speed_of_sound", "mm/s"),
    };
};

/// Starts or stops pinging and sets everything else; sent once. An interval of 0 is the best rate,
/// a gain index of -1 is automatic (else 0..7), num_results is 200..1200. pulse_len_percent and
/// filter_duration_percent are fractions of the two-way time, not percent: 0.002 and 0.0015 are
/// usual.
struct PingParams {
    std::uint32_t startMm = 0;
    std::uint32_t lengthMm = 0;
    std::uint32_t msecPerPing = 0;
    float reserved1 = 0;
    float reserved2 = 0;
    float pulseLenPercent = 0;
    float filterDurationPercent = 0;
    std::int16_t gainIndex = 0;
    std::uint16_t numResults = 0;
    std::uint8_t enable = 0;
    std::uint8_t reserved3 = 0;
    std::uint8_t reserved4 = 0;
    std::uint8_t reserved5 = 0;

    static constexpr std::uint16_t id = 2197;
    static constexpr Description description{"os_ping_params", Category::Control};
    static constexpr base::FieldList fields{
        field(&PingParams::startMm, "start_mm", "mm"),
        field(&PingParams::lengthMm, "length_mm", "mm"),
        field(&PingParams::msecPerPing, "msec_per_ping", "msec"),
        field(&PingParams::reserved1, "reserved_1"),
        field(&PingParams::reserved2, "reserved_2"),
        field(&PingParams::pulseLenPercent, "pulse_len_percent"),
        field(&PingParams::filterDurationPercent, "filter_duration_percent"),
        field(&PingParams::gainIndex, "gain_index"),
        field(&PingParams::numResults, "num_results"),
        field(&PingParams::enable, "enable"),
        field(&PingParams::reserved3, "reserved_3"),
        field(&PingParams::reserved4, "reserved_4"),
        field(&PingParams::reserved5, "reserved_5"),
    };
    /// Drivers also send a form without the last two reserved bytes.
    static constexpr std::size_t oldestSize = 34;
};

/// Echo profile of one side. Result i of num_results lies at start_mm + (i + 1/2) * length_mm /
/// num_results, slant range, and is min_pwr_db + value / 65535 * (max_pwr_db - min_pwr_db), on a
/// scale that is of this message alone. The sound speed is in decimetres per second, the time in
/// milliseconds since power-up. channel_number is the synchronisation channel, not a side, 255 if
/// none was assigned; transducer_heading_deg is what the user has set. analog_gain is a factor.
struct MonoProfile {
    std::uint32_t pingNumber = 0;
    std::uint32_t startMm = 0;
    std::uint32_t lengthMm = 0;
    std::uint32_t timestampMs = 0;
    std::uint32_t pingHz = 0;
    std::uint16_t gainIndex = 0;
    std::uint16_t numResults = 0;
    std::uint16_t sosDmps = 0;
    std::uint8_t channelNumber = 0;
    std::uint8_t reserved = 0;
    float pulseDurationSec = 0;
    float analogGain = 0;
    float maxPwrDb = 0;
    float minPwrDb = 0;
    float transducerHeadingDeg = 0;
    float vehicleHeadingDeg = 0;
    RestView pwrResults = {};

    static constexpr std::uint16_t id = 2198;
    static constexpr Description description{"os_mono_profile", Category::Get};
    static constexpr base::FieldList fields{
        field(&MonoProfile::pingNumber, "ping_number"),
        field(&MonoProfile::startMm, "start_mm", "mm"),
        field(&MonoProfile::lengthMm, "length_mm", "mm"),
        field(&MonoProfile::timestampMs, "timestamp_ms", "ms"),
        field(&MonoProfile::pingHz, "ping_hz", "hz"),
        field(&MonoProfile::gainIndex, "gain_index"),
        field(&MonoProfile::numResults, "num_results"),
        field(&MonoProfile::sosDmps, "sos_dmps"),
        field(&MonoProfile::channelNumber, "channel_number"),
        field(&MonoProfile::reserved, "reserved"),
        field(&MonoProfile::pulseDurationSec, "pulse_duration_sec"),
        field(&MonoProfile::analogGain, "analog_gain"),
        field(&MonoProfile::maxPwrDb, "max_pwr_db"),
        field(&MonoProfile::minPwrDb, "min_pwr_db"),
        field(&MonoProfile::transducerHeadingDeg, "transducer_heading_deg"),
        field(&MonoProfile::vehicleHeadingDeg, "vehicle_heading_deg"),
        itemsField(&MonoProfile::pwrResults, "pwr_results", "u16[num_results]"),
    };
    static constexpr auto itemCount = &MonoProfile::numResults;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan)
    {
        return itemFormatOf<std::uint16_t>();
    }
};

/// Messages of the Omniscan 450, side looking and forward looking.
using Messages = MessageList<SetSpeedOfSound, cerulean::SynchronizationChannel,
                             cerulean::SetSynchronizationChannel, PingParams, MonoProfile>;

} // namespace leadline::ping::omniscan450
