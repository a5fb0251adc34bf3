// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/Frame.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/cerulean/General.h"

namespace leadline::ping::omniscan3d {

using ping::operator==;

/// Attitude: the direction upwards in the frame of the receiver with its mounting, see pitchRoll().
struct AttitudeReport {
    float upVecX = 0;
    float upVecY = 0;
    float upVecZ = 0;
    float reserved1 = 0;
    float reserved2 = 0;
    float reserved3 = 0;
    std::uint64_t utcMsec = 0;
    std::uint32_t pwrUpMsec = 0;
    std::uint8_t channelNumber = 0;

    static constexpr std::uint16_t id = 504;
    static constexpr Description description{"attitude_report", Category::Get};
    static constexpr base::FieldList fields{
        field(&AttitudeReport::upVecX, "up_vec_x"),
        field(&AttitudeReport::upVecY, "up_vec_y"),
        field(&AttitudeReport::upVecZ, "up_vec_z"),
        field(&AttitudeReport::reserved1, "reserved_1"),
        field(&AttitudeReport::reserved2, "reserved_2"),
        field(&AttitudeReport::reserved3, "reserved_3"),
        field(&AttitudeReport::utcMsec, "utc_msec", "ms"),
        field(&AttitudeReport::pwrUpMsec, "pwr_up_msec", "ms"),
        field(&AttitudeReport::channelNumber, "channel_number"),
    };
    /// Older documents have no channel.
    static constexpr std::size_t oldestSize = 36;
};

/// Starts or stops pinging and sets everything else. An end_m of 0 selects the range automatically,
/// a gain index of -1 the gain (else 0..10). enable_atof_data has to be true.
struct SetPingParams {
    float startM = 0;
    float endM = 0;
    float sosMps = 0;
    std::int16_t gainIndex = 0;
    std::int16_t msecPerPing = 0;
    std::uint16_t reserved1 = 0;
    std::uint8_t diagnosticInjectedSignal = 0;
    bool pingEnable = false;
    bool enableChannelData = false;
    bool reservedForRawData = false;
    bool reserved2 = false;
    bool enableAtofData = false;
    std::int32_t targetPingHz = 0;
    std::uint16_t nRangeSteps = 0;
    std::uint16_t reserved3 = 0;
    float pulseLenSteps = 0;

    static constexpr std::uint16_t id = 3024;
    static constexpr Description description{"os3d_set_ping_params", Category::Control};
    static constexpr base::FieldList fields{
        field(&SetPingParams::startM, "start_m", "m"),
        field(&SetPingParams::endM, "end_m", "m"),
        field(&SetPingParams::sosMps, "sos_mps", "m/s"),
        field(&SetPingParams::gainIndex, "gain_index"),
        field(&SetPingParams::msecPerPing, "msec_per_ping", "ms/ping"),
        field(&SetPingParams::reserved1, "reserved1"),
        field(&SetPingParams::diagnosticInjectedSignal, "diagnostic_injected_signal"),
        field(&SetPingParams::pingEnable, "ping_enable"),
        field(&SetPingParams::enableChannelData, "enable_channel_data"),
        field(&SetPingParams::reservedForRawData, "reserved_for_raw_data"),
        field(&SetPingParams::reserved2, "reserved2"),
        field(&SetPingParams::enableAtofData, "enable_atof_data"),
        field(&SetPingParams::targetPingHz, "target_ping_hz"),
        field(&SetPingParams::nRangeSteps, "n_range_steps"),
        field(&SetPingParams::reserved3, "reserved3"),
        field(&SetPingParams::pulseLenSteps, "pulse_len_steps"),
    };
};

/// A point of PointSet: radians from straight down, positive to starboard, two-way seconds, power
/// in the unit of the thresholds, and 0 unclassified, 1 bottom, 2 water column.
struct Point {
    float angle = 0;
    float timeOfFlight = 0;
    float power = 0;
    std::uint8_t type = 0;
    std::uint8_t unused0 = 0;
    std::uint8_t unused1 = 0;
    std::uint8_t unused2 = 0;

    static constexpr base::FieldList fields{&Point::angle,  &Point::timeOfFlight, &Point::power,
                                            &Point::type,   &Point::unused0,      &Point::unused1,
                                            &Point::unused2};
};

/// A point of version 0.
struct BetaPoint {
    float angle = 0;
    float timeOfFlight = 0;
    float power = 0;

    static constexpr base::FieldList fields{&BetaPoint::angle, &BetaPoint::timeOfFlight,
                                            &BetaPoint::power};
};

struct BetaPointWithoutPower {
    float angle = 0;
    float timeOfFlight = 0;

    static constexpr base::FieldList fields{&BetaPointWithoutPower::angle,
                                            &BetaPointWithoutPower::timeOfFlight};
};

/// Soundings of one ping as angles and times of flight. The set is generous: what reaches
/// pwr_threshold_med is usually shown. Version 0 is a beta layout with the type of all points in
/// unused_1, one threshold, a float, in the bits of unused_2, and in unused_3 whether its points
/// have a power; the layout of versions above 1 is unknown.
struct PointSet {
    std::uint32_t pingNumber = 0;
    float sosMps = 0;
    std::uint16_t numPoints = 0;
    std::uint16_t unused1 = 0;
    std::uint32_t unused2 = 0;
    std::uint64_t utcMsec = 0;
    std::uint32_t pwrUpMsec = 0;
    std::uint8_t version = 0;
    std::uint8_t deviceNumber = 0;
    std::uint8_t unused3 = 0;
    std::uint8_t reserved1 = 0;
    float pwrThresholdHigh = 0;
    float pwrThresholdMed = 0;
    float pwrThresholdLow = 0;
    std::uint32_t reserved20 = 0;
    std::uint32_t reserved21 = 0;
    std::uint32_t reserved22 = 0;
    std::uint32_t reserved23 = 0;
    std::uint32_t reserved24 = 0;
    std::uint32_t reserved25 = 0;
    std::uint32_t reserved26 = 0;
    std::uint32_t reserved27 = 0;
    std::uint32_t reserved28 = 0;
    RestView atofPointData = {};

    static constexpr std::uint16_t id = 3104;
    static constexpr Description description{"os3d_point_set", Category::Get};
    static constexpr base::FieldList fields{
        field(&PointSet::pingNumber, "ping_number"),
        field(&PointSet::sosMps, "sos_mps"),
        field(&PointSet::numPoints, "num_points"),
        field(&PointSet::unused1, "unused_1"),
        field(&PointSet::unused2, "unused_2"),
        field(&PointSet::utcMsec, "utc_msec", "ms"),
        field(&PointSet::pwrUpMsec, "pwr_up_msec", "ms"),
        field(&PointSet::version, "version"),
        field(&PointSet::deviceNumber, "device_number"),
        field(&PointSet::unused3, "unused_3"),
        field(&PointSet::reserved1, "reserved_1"),
        field(&PointSet::pwrThresholdHigh, "pwr_threshold_high"),
        field(&PointSet::pwrThresholdMed, "pwr_threshold_med"),
        field(&PointSet::pwrThresholdLow, "pwr_threshold_low"),
        field(&PointSet::reserved20, "reserved2_0"),
        field(&PointSet::reserved21, "reserved2_1"),
        field(&PointSet::reserved22, "reserved2_2"),
        field(&PointSet::reserved23, "reserved2_3"),
        field(&PointSet::reserved24, "reserved2_4"),
        field(&PointSet::reserved25, "reserved2_5"),
        field(&PointSet::reserved26, "reserved2_6"),
        field(&PointSet::reserved27, "reserved2_7"),
        field(&PointSet::reserved28, "reserved2_8"),
        itemsField(&PointSet::atofPointData, "atof_point_data", "point[num_points]"),
    };
    static constexpr std::size_t longestPayload = maxLongPayloadSize;
    /// Of `version`, and of the flag of version 0 in unused_3, in the payload.
    static constexpr std::size_t versionOffset = 28;
    static constexpr std::size_t hasPowerOffset = 30;
    static constexpr auto itemCount = &PointSet::numPoints;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan payload)
    {
        if (base::loadLittle<std::uint8_t>(payload, versionOffset) != 0)
            return itemFormatOf<Point>();
        return base::loadLittle<std::uint8_t>(payload, hasPowerOffset) != 0
                   ? itemFormatOf<BetaPoint>()
                   : itemFormatOf<BetaPointWithoutPower>();
    }
};

/// Messages of the Omniscan 3D.
using Messages = MessageList<cerulean::SynchronizationChannel, cerulean::SetSynchronizationChannel,
                             AttitudeReport, cerulean::ChannelData, cerulean::EndPingInfo,
                             SetPingParams, PointSet>;

} // namespace leadline::ping::omniscan3d
