// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/cerulean/General.h"

namespace leadline::ping::s500 {

using ping::operator==;

/// Sound speed in mm/s: 1500000 is 1500 m/s.
struct SetSpeedOfSound {
    std::uint32_t sosMmPerSec = 0;

    static constexpr std::uint16_t id = 1002;
    static constexpr Description description{"set_speed_of_sound", Category::Control};
    static constexpr base::FieldList fields{
        field(&SetSpeedOfSound::sosMmPerSec, "sos_mm_per_sec", "mm/s"),
    };
};

/// Starts and stops pinging and sets everything else. A length of 0 selects the range
/// automatically, a gain index of -1 the gain (else 0..13). The interval is the least one, 0 as
/// fast as possible, -1 one ping only. The device sends the message `reportId` (1223 or 1308) for
/// each ping, with 0 it stops; all zeros but the length therefore stop it. A decimation of 0 is
/// automatic.
struct SetPingParams {
    std::uint32_t startMm = 0;
    std::uint32_t lengthMm = 0;
    std::int16_t gainIndex = 0;
    std::int16_t msecPerPing = 0;
    std::uint16_t pulseLenUsec = 0;
    std::uint16_t reportId = 0;
    std::uint16_t reserved = 0;
    std::uint8_t chirp = 0;
    std::uint8_t decimation = 0;

    static constexpr std::uint16_t id = 1015;
    static constexpr Description description{"set_ping_params", Category::Control};
    static constexpr base::FieldList fields{
        field(&SetPingParams::startMm, "start_mm", "mm"),
        field(&SetPingParams::lengthMm, "length_mm", "mm"),
        field(&SetPingParams::gainIndex, "gain_index"),
        field(&SetPingParams::msecPerPing, "msec_per_ping", "msec"),
        field(&SetPingParams::pulseLenUsec, "pulse_len_usec"),
        field(&SetPingParams::reportId, "report_id"),
        field(&SetPingParams::reserved, "reserved"),
        field(&SetPingParams::chirp, "chirp"),
        field(&SetPingParams::decimation, "decimation"),
    };
};

/// Firmware version; device_information also has the patch number.
struct FirmwareVersion {
    std::uint8_t deviceType = 0;
    std::uint8_t deviceModel = 0;
    std::uint16_t versionMajor = 0;
    std::uint16_t versionMinor = 0;

    static constexpr std::uint16_t id = 1200;
    static constexpr Description description{"fw_version", Category::Get};
    static constexpr base::FieldList fields{
        field(&FirmwareVersion::deviceType, "device_type"),
        field(&FirmwareVersion::deviceModel, "device_model"),
        field(&FirmwareVersion::versionMajor, "version_major"),
        field(&FirmwareVersion::versionMinor, "version_minor"),
    };
};

/// Sound speed in mm/s: 1500000 is 1500 m/s.
struct SpeedOfSound {
    std::uint32_t sosMmPerSec = 0;

    static constexpr std::uint16_t id = 1203;
    static constexpr Description description{"speed_of_sound", Category::Get};
    static constexpr base::FieldList fields{
        field(&SpeedOfSound::sosMmPerSec, "sos_mm_per_sec", "mm/sec"),
    };
};

/// Range interval of profiles, mm from the transducer.
struct Range {
    std::uint32_t startMm = 0;
    std::uint32_t lengthMm = 0;

    static constexpr std::uint16_t id = 1204;
    static constexpr Description description{"range", Category::Get};
    static constexpr base::FieldList fields{
        field(&Range::startMm, "start_mm", "mm"),
        field(&Range::lengthMm, "length_mm", "mm"),
    };
};

/// Milliseconds between pings.
struct PingInterval {
    std::uint16_t msecPerPing = 0;

    static constexpr std::uint16_t id = 1206;
    static constexpr Description description{"ping_rate_msec", Category::Get};
    static constexpr base::FieldList fields{
        field(&PingInterval::msecPerPing, "msec_per_ping", "msec"),
    };
};

/// Index 0..13.
struct GainIndex {
    std::uint32_t gainIndex = 0;

    static constexpr std::uint16_t id = 1207;
    static constexpr Description description{"gain_index", Category::Get};
    static constexpr base::FieldList fields{
        field(&GainIndex::gainIndex, "gain_index"),
    };
};

/// Distance from the transducer to the bottom, and its quality in percent.
struct Altitude {
    std::uint32_t altitudeMm = 0;
    std::uint8_t quality = 0;

    static constexpr std::uint16_t id = 1211;
    static constexpr Description description{"altitude", Category::Get};
    static constexpr base::FieldList fields{
        field(&Altitude::altitudeMm, "altitude_mm", "mm"),
        field(&Altitude::quality, "quality"),
    };
};

/// Hundredths of a degree Celsius. The Ping1D has a u16 under this id.
struct ProcessorTemperature {
    std::int32_t centiDegC = 0;

    static constexpr std::uint16_t id = 1213;
    static constexpr Description description{"processor_degC", Category::Get};
    static constexpr base::FieldList fields{
        field(&ProcessorTemperature::centiDegC, "centi_degC", "centi-degrees C"),
    };
};

/// Distances from the transducer of the last ping and of the mean of the last 20, with confidences
/// in percent, and milliseconds of the device's clock. A confidence of 0 means that there was no
/// echo.
struct Distance2 {
    std::uint32_t pingDistanceMm = 0;
    std::uint32_t averagedDistanceMm = 0;
    std::uint16_t reserved = 0;
    std::uint8_t pingConfidence = 0;
    std::uint8_t averageDistanceConfidence = 0;
    std::uint32_t timestamp = 0;

    static constexpr std::uint16_t id = 1223;
    static constexpr Description description{"distance2", Category::Get};
    static constexpr base::FieldList fields{
        field(&Distance2::pingDistanceMm, "ping_distance_mm", "mm"),
        field(&Distance2::averagedDistanceMm, "averaged_distance_mm", "mm"),
        field(&Distance2::reserved, "reserved"),
        field(&Distance2::pingConfidence, "ping_confidence"),
        field(&Distance2::averageDistanceConfidence, "average_distance_confidence"),
        field(&Distance2::timestamp, "timestamp", "msec"),
    };
};

/// Echo profile. Result i of num_results lies at start_mm + (i + 1/2) * length_mm / num_results,
/// and is min_pwr_db + value / 65535 * (max_pwr_db - min_pwr_db), on a scale that is of this
/// message alone. The depths are distances from the transducer, with confidences in percent.
/// analog_gain is a factor.
struct Profile6 {
    std::uint32_t pingNumber = 0;
    std::uint32_t startMm = 0;
    std::uint32_t lengthMm = 0;
    std::uint32_t startPingHz = 0;
    std::uint32_t endPingHz = 0;
    std::uint32_t adcSampleHz = 0;
    std::uint32_t timestampMsec = 0;
    std::uint32_t spare2 = 0;
    float pulseDurationSec = 0;
    float analogGain = 0;
    float maxPwrDb = 0;
    float minPwrDb = 0;
    float thisPingDepthM = 0;
    float smoothDepthM = 0;
    float fspare2 = 0;
    std::uint8_t pingDepthMeasurementConfidence = 0;
    std::uint8_t gainIndex = 0;
    std::uint8_t decimation = 0;
    std::uint8_t smoothedDepthMeasurementConfidence = 0;
    std::uint16_t numResults = 0;
    RestView pwrResults = {};

    static constexpr std::uint16_t id = 1308;
    static constexpr Description description{"profile6_t", Category::Get};
    static constexpr base::FieldList fields{
        field(&Profile6::pingNumber, "ping_number"),
        field(&Profile6::startMm, "start_mm", "mm"),
        field(&Profile6::lengthMm, "length_mm", "mm"),
        field(&Profile6::startPingHz, "start_ping_hz", "hz"),
        field(&Profile6::endPingHz, "end_ping_hz", "hz"),
        field(&Profile6::adcSampleHz, "adc_sample_hz", "hz"),
        field(&Profile6::timestampMsec, "timestamp_msec", "msec"),
        field(&Profile6::spare2, "spare2"),
        field(&Profile6::pulseDurationSec, "pulse_duration_sec", "sec"),
        field(&Profile6::analogGain, "analog_gain"),
        field(&Profile6::maxPwrDb, "max_pwr_db", "dB"),
        field(&Profile6::minPwrDb, "min_pwr_db", "dB"),
        field(&Profile6::thisPingDepthM, "this_ping_depth_m", "m"),
        field(&Profile6::smoothDepthM, "smooth_depth_m", "m"),
        field(&Profile6::fspare2, "fspare2"),
        field(&Profile6::pingDepthMeasurementConfidence, "ping_depth_measurement_confidence"),
        field(&Profile6::gainIndex, "gain_index"),
        field(&Profile6::decimation, "decimation"),
        field(&Profile6::smoothedDepthMeasurementConfidence,
              "smoothed_depth_measurement_confidence"),
        field(&Profile6::numResults, "num_results"),
        itemsField(&Profile6::pwrResults, "pwr_results", "u16[num_results]"),
    };
    /// The device sends at most 6000 results; the rest is for fields that newer firmware appends.
    static constexpr std::size_t longestPayload = 12288;
    static constexpr auto itemCount = &Profile6::numResults;
    [[nodiscard]] static constexpr ItemFormat itemFormat(base::ByteSpan)
    {
        return itemFormatOf<std::uint16_t>();
    }
};

/// Messages of the S500.
using Messages =
    MessageList<cerulean::SynchronizationChannel, cerulean::SetSynchronizationChannel,
                SetSpeedOfSound, SetPingParams, FirmwareVersion, SpeedOfSound, Range, PingInterval,
                GainIndex, Altitude, ProcessorTemperature, Distance2, Profile6>;

} // namespace leadline::ping::s500
