// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/Frame.h"

namespace leadline::ping::cerulean {

using ping::operator==;

/// Four values in the order of the payload; they are of one range step only in number.
struct FourValues {
    float value0 = 0;
    float value1 = 0;
    float value2 = 0;
    float value3 = 0;

    static constexpr base::FieldList fields{&FourValues::value0, &FourValues::value1,
                                            &FourValues::value2, &FourValues::value3};
};

/// Received signals of two channels: I and Q of `results` range steps of the first, then those of
/// the second. The layout is not published. Eight such messages make a ping.
struct ChannelData {
    std::uint32_t pingNumber = 0;
    float analogGain = 0;
    std::uint8_t deviceNumber = 0;
    std::uint8_t reserved = 0;
    std::uint16_t deviceIndex = 0;
    std::int32_t adcPpSignal = 0;
    std::uint8_t channel1 = 0;
    std::uint8_t channel2 = 0;
    std::uint16_t results = 0;
    /// Four floats a range step.
    RestView signal = {};

    static constexpr std::uint16_t id = 3009;
    static constexpr Description description{"channel_data", Category::Get};
    static constexpr base::FieldList fields{
        field(&ChannelData::pingNumber, "ping_number"),
        field(&ChannelData::analogGain, "analog_gain"),
        field(&ChannelData::deviceNumber, "device_number"),
        field(&ChannelData::reserved, "reserved"),
        field(&ChannelData::deviceIndex, "device_index"),
        field(&ChannelData::adcPpSignal, "adc_pp_signal"),
        field(&ChannelData::channel1, "channel_1"),
        field(&ChannelData::channel2, "channel_2"),
        field(&ChannelData::results, "results"),
        itemsField(&ChannelData::signal, "signal", "float[4 results]"),
    };
    /// 1000 range steps; the rest is for fields that newer firmware appends.
    static constexpr std::size_t longestPayload = 16384;
    static constexpr auto itemCount = &ChannelData::results;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan)
    {
        return itemFormatOf<FourValues>();
    }
};

/// Ends the messages of a ping: its range in metres, and the direction upwards in the sonar's
/// frame. ping_hz_realized is the acoustic frequency. Temperature and pressure are -1000 without a
/// sensor.
struct EndPingInfo {
    std::uint32_t reserved1 = 0;
    float rangeStartM = 0;
    float rangeEndM = 0;
    float upVecX = 0;
    float upVecY = 0;
    float upVecZ = 0;
    std::uint32_t pingNumber = 0;
    float waterDegC = 0;
    float waterBar = 0;
    float heaveM = 0;
    float magVecX = 0;
    float magVecY = 0;
    float magVecZ = 0;
    float pingHzRealized = 0;
    std::int32_t gainIndex = 0;
    std::uint16_t pulseUsec = 0;
    std::uint16_t nRangeBins = 0;
    std::uint16_t samplesPerRangeBin = 0;
    std::uint8_t deviceNumber = 0;
    std::uint8_t unused = 0;
    std::uint32_t pwrUpMsec = 0;
    std::uint64_t utcMsec = 0;

    static constexpr std::uint16_t id = 3010;
    static constexpr Description description{"end_ping_info", Category::Get};
    static constexpr base::FieldList fields{
        field(&EndPingInfo::reserved1, "reserved1"),
        field(&EndPingInfo::rangeStartM, "range_start_m", "m"),
        field(&EndPingInfo::rangeEndM, "range_end_m", "m"),
        field(&EndPingInfo::upVecX, "up_vec_x"),
        field(&EndPingInfo::upVecY, "up_vec_y"),
        field(&EndPingInfo::upVecZ, "up_vec_z"),
        field(&EndPingInfo::pingNumber, "ping_number"),
        field(&EndPingInfo::waterDegC, "water_degC"),
        field(&EndPingInfo::waterBar, "water_bar"),
        field(&EndPingInfo::heaveM, "heave_m"),
        field(&EndPingInfo::magVecX, "mag_vec_x"),
        field(&EndPingInfo::magVecY, "mag_vec_y"),
        field(&EndPingInfo::magVecZ, "mag_vec_z"),
        field(&EndPingInfo::pingHzRealized, "ping_hz_realized"),
        field(&EndPingInfo::gainIndex, "gain_index"),
        field(&EndPingInfo::pulseUsec, "pulse_usec"),
        field(&EndPingInfo::nRangeBins, "n_range_bins"),
        field(&EndPingInfo::samplesPerRangeBin, "samples_per_range_bin"),
        field(&EndPingInfo::deviceNumber, "device_number"),
        field(&EndPingInfo::unused, "unused"),
        field(&EndPingInfo::pwrUpMsec, "pwr_up_msec"),
        field(&EndPingInfo::utcMsec, "utc_msec"),
    };
};

} // namespace leadline::ping::cerulean
