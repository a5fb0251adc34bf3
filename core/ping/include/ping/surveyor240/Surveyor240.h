// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/Frame.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/cerulean/General.h"

namespace leadline::ping::surveyor240 {

using ping::operator==;

/// Attitude: the direction upwards in the sonar's frame (x forward, y to port, z up), see
/// pitchRoll().
struct AttitudeReport {
    float upVecX = 0;
    float upVecY = 0;
    float upVecZ = 0;
    float reserved1 = 0;
    float reserved2 = 0;
    float reserved3 = 0;
    std::uint64_t utcMsec = 0;
    std::uint32_t pwrUpMsec = 0;

    static constexpr std::uint16_t id = 504;
    static constexpr Description description{"attitude_report", Category::Get};
    static constexpr base::FieldList fields{
        field(&AttitudeReport::upVecX, "up_vec_x"),
        field(&AttitudeReport::upVecY, "up_vec_y"),
        field(&AttitudeReport::upVecZ, "up_vec_z"),
        field(&AttitudeReport::reserved1, "reserved_1"),
        field(&AttitudeReport::reserved2, "reserved_2"),
        field(&AttitudeReport::reserved3, "reserved_3"),
        field(&AttitudeReport::utcMsec, "utc_msec", "msec"),
        field(&AttitudeReport::pwrUpMsec, "pwr_up_msec", "msec"),
    };
};

/// A point of YzPointData: metres to port and up.
struct YzPoint {
    float y = 0;
    float z = 0;

    static constexpr base::FieldList fields{&YzPoint::y, &YzPoint::z};
};

/// Soundings of one ping in metres. Temperature and pressure are -1000 without a sensor.
struct YzPointData {
    std::uint32_t timestampMsec = 0;
    std::uint32_t pingNumber = 0;
    float sosMps = 0;
    float upVecX = 0;
    float upVecY = 0;
    float upVecZ = 0;
    float magVecX = 0;
    float magVecY = 0;
    float magVecZ = 0;
    std::uint32_t reserved0 = 0;
    std::uint32_t reserved1 = 0;
    std::uint32_t reserved2 = 0;
    std::uint32_t reserved3 = 0;
    std::uint32_t reserved4 = 0;
    std::uint32_t reserved5 = 0;
    std::uint32_t reserved6 = 0;
    std::uint32_t reserved7 = 0;
    std::uint32_t reserved8 = 0;
    std::uint32_t reserved9 = 0;
    float waterDegC = 0;
    float waterBar = 0;
    float heaveM = 0;
    float startM = 0;
    float endM = 0;
    std::uint16_t unused = 0;
    std::uint16_t numPoints = 0;
    RestView yzPointData = {};

    static constexpr std::uint16_t id = 3011;
    static constexpr Description description{"yz_point_data", Category::Get};
    static constexpr base::FieldList fields{
        field(&YzPointData::timestampMsec, "timestamp_msec", "msec"),
        field(&YzPointData::pingNumber, "ping_number"),
        field(&YzPointData::sosMps, "sos_mps", "m/s"),
        field(&YzPointData::upVecX, "up_vec_x"),
        field(&YzPointData::upVecY, "up_vec_y"),
        field(&YzPointData::upVecZ, "up_vec_z"),
        field(&YzPointData::magVecX, "mag_vec_x"),
        field(&YzPointData::magVecY, "mag_vec_y"),
        field(&YzPointData::magVecZ, "mag_vec_z"),
        field(&YzPointData::reserved0, "reserved_0"),
        field(&YzPointData::reserved1, "reserved_1"),
        field(&YzPointData::reserved2, "reserved_2"),
        field(&YzPointData::reserved3, "reserved_3"),
        field(&YzPointData::reserved4, "reserved_4"),
        field(&YzPointData::reserved5, "reserved_5"),
        field(&YzPointData::reserved6, "reserved_6"),
        field(&YzPointData::reserved7, "reserved_7"),
        field(&YzPointData::reserved8, "reserved_8"),
        field(&YzPointData::reserved9, "reserved_9"),
        field(&YzPointData::waterDegC, "water_degC", "deg C"),
        field(&YzPointData::waterBar, "water_bar", "bar"),
        field(&YzPointData::heaveM, "heave_m", "meters"),
        field(&YzPointData::startM, "start_m", "meters"),
        field(&YzPointData::endM, "end_m", "meters"),
        field(&YzPointData::unused, "unused"),
        field(&YzPointData::numPoints, "num_points"),
        itemsField(&YzPointData::yzPointData, "yz_point_data", "point[num_points]"),
    };
    static constexpr std::size_t longestPayload = maxLongPayloadSize;
    static constexpr auto itemCount = &YzPointData::numPoints;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan)
    {
        return itemFormatOf<YzPoint>();
    }
};

/// A point of AtofPointData: radians from straight down, positive to port, and two-way seconds.
struct AtofPoint {
    float angle = 0;
    float timeOfFlight = 0;
    std::uint32_t reserved0 = 0;
    std::uint32_t reserved1 = 0;

    static constexpr base::FieldList fields{&AtofPoint::angle, &AtofPoint::timeOfFlight,
                                            &AtofPoint::reserved0, &AtofPoint::reserved1};
};

/// Soundings of one ping as angles and times of flight; the sound speed of the message was used for
/// the angles too. listening_sec is the time of the last range bin.
struct AtofPointData {
    std::uint32_t pwrUpMsec = 0;
    std::uint64_t utcMsec = 0;
    float listeningSec = 0;
    float sosMps = 0;
    std::uint32_t pingNumber = 0;
    std::uint32_t pingHz = 0;
    float pulseSec = 0;
    std::uint32_t flags = 0;
    std::uint16_t numPoints = 0;
    std::uint16_t reserved = 0;
    RestView atofPointData = {};

    static constexpr std::uint16_t id = 3012;
    static constexpr Description description{"atof_point_data", Category::Get};
    static constexpr base::FieldList fields{
        field(&AtofPointData::pwrUpMsec, "pwr_up_msec", "msec"),
        field(&AtofPointData::utcMsec, "utc_msec", "msec"),
        field(&AtofPointData::listeningSec, "listening_sec", "sec"),
        field(&AtofPointData::sosMps, "sos_mps", "m/s"),
        field(&AtofPointData::pingNumber, "ping_number"),
        field(&AtofPointData::pingHz, "ping_hz", "Hz"),
        field(&AtofPointData::pulseSec, "pulse_sec", "sec"),
        field(&AtofPointData::flags, "flags"),
        field(&AtofPointData::numPoints, "num_points"),
        field(&AtofPointData::reserved, "reserved"),
        itemsField(&AtofPointData::atofPointData, "atof_point_data", "point[num_points]"),
    };
    static constexpr std::size_t longestPayload = maxLongPayloadSize;
    static constexpr auto itemCount = &AtofPointData::numPoints;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan)
    {
        return itemFormatOf<AtofPoint>();
    }
};

/// Starts or stops pinging and sets everything else. end_mm is the end of the range, not its
/// length: 0 selects it automatically. A gain index of -1 is automatic, else 0..10. Without
/// enable_atof_data the device sends attitudes only.
struct SetPingParameters {
    std::int32_t startMm = 0;
    std::int32_t endMm = 0;
    float sosMps = 0;
    std::int16_t gainIndex = 0;
    std::int16_t msecPerPing = 0;
    std::uint16_t deprecated = 0;
    std::uint8_t diagnosticInjectedSignal = 0;
    bool pingEnable = false;
    bool enableChannelData = false;
    bool reservedForRawData = false;
    bool enableYzPointData = false;
    bool enableAtofData = false;
    std::int32_t targetPingHz = 0;
    std::uint16_t nRangeSteps = 0;
    std::uint16_t reserved = 0;
    float pulseLenSteps = 1.5F;

    static constexpr std::uint16_t id = 3023;
    static constexpr Description description{"set_ping_parameters", Category::Control};
    static constexpr base::FieldList fields{
        field(&SetPingParameters::startMm, "start_mm", "mm"),
        field(&SetPingParameters::endMm, "end_mm", "mm"),
        field(&SetPingParameters::sosMps, "sos_mps", "m/s"),
        field(&SetPingParameters::gainIndex, "gain_index"),
        field(&SetPingParameters::msecPerPing, "msec_per_ping", "ms/ping"),
        field(&SetPingParameters::deprecated, "deprecated"),
        field(&SetPingParameters::diagnosticInjectedSignal, "diagnostic_injected_signal"),
        field(&SetPingParameters::pingEnable, "ping_enable"),
        field(&SetPingParameters::enableChannelData, "enable_channel_data"),
        field(&SetPingParameters::reservedForRawData, "reserved_for_raw_data"),
        field(&SetPingParameters::enableYzPointData, "enable_yz_point_data"),
        field(&SetPingParameters::enableAtofData, "enable_atof_data"),
        field(&SetPingParameters::targetPingHz, "target_ping_hz"),
        field(&SetPingParameters::nRangeSteps, "n_range_steps"),
        field(&SetPingParameters::reserved, "reserved"),
        field(&SetPingParameters::pulseLenSteps, "pulse_len_steps"),
    };
    /// The older form ends behind a last reserved byte; its pulse has 1.5 steps.
    static constexpr std::size_t oldestSize = 24;
};

/// Messages of the Surveyor 240-16.
using Messages =
    MessageList<cerulean::UtcRequest, cerulean::UtcResponse, cerulean::SetNetInfo,
                cerulean::WaterStats, cerulean::SynchronizationChannel,
                cerulean::SetSynchronizationChannel, AttitudeReport, cerulean::ChannelData,
                cerulean::EndPingInfo, YzPointData, AtofPointData, SetPingParameters>;

} // namespace leadline::ping::surveyor240
