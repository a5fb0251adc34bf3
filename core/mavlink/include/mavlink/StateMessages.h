// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"

namespace leadline::mavlink {

// Messages about a vehicle's position and attitude.

struct GpsRawInt {
    static constexpr std::uint16_t id = 24;

    std::uint64_t timeUsec = 0;
    std::int32_t lat = 0;
    std::int32_t lon = 0;
    std::int32_t alt = 0;
    std::uint16_t eph = 0;
    std::uint16_t epv = 0;
    std::uint16_t vel = 0;
    std::uint16_t cog = 0;
    std::uint8_t fixType = 0;
    std::uint8_t satellitesVisible = 0;
    std::int32_t altEllipsoid = 0;
    std::uint32_t hAcc = 0;
    std::uint32_t vAcc = 0;
    std::uint32_t velAcc = 0;
    std::uint32_t hdgAcc = 0;
    std::uint16_t yaw = 0;

    static constexpr base::FieldList fields{
        field(&GpsRawInt::timeUsec, "time_usec", "us"),
        field(&GpsRawInt::lat, "lat", "degE7"),
        field(&GpsRawInt::lon, "lon", "degE7"),
        field(&GpsRawInt::alt, "alt", "mm"),
        field(&GpsRawInt::eph, "eph"),
        field(&GpsRawInt::epv, "epv"),
        field(&GpsRawInt::vel, "vel", "cm/s"),
        field(&GpsRawInt::cog, "cog", "cdeg"),
        field(&GpsRawInt::fixType, "fix_type"),
        field(&GpsRawInt::satellitesVisible, "satellites_visible"),
        field(&GpsRawInt::altEllipsoid, "alt_ellipsoid", "mm", true),
        field(&GpsRawInt::hAcc, "h_acc", "mm", true),
        field(&GpsRawInt::vAcc, "v_acc", "mm", true),
        field(&GpsRawInt::velAcc, "vel_acc", "mm", true),
        field(&GpsRawInt::hdgAcc, "hdg_acc", "degE5", true),
        field(&GpsRawInt::yaw, "yaw", "cdeg", true),
    };
};

/// One of three barometer messages, which differ only in the id.
template<std::uint16_t Id>
struct ScaledPressureOf {
    static constexpr std::uint16_t id = Id;

    std::uint32_t timeBootMs = 0;
    float pressAbs = 0;
    float pressDiff = 0;
    std::int16_t temperature = 0;
    std::int16_t temperaturePressDiff = 0;

    static constexpr base::FieldList fields{
        field(&ScaledPressureOf::timeBootMs, "time_boot_ms", "ms"),
        field(&ScaledPressureOf::pressAbs, "press_abs", "hPa"),
        field(&ScaledPressureOf::pressDiff, "press_diff", "hPa"),
        field(&ScaledPressureOf::temperature, "temperature", "cdegC"),
        field(&ScaledPressureOf::temperaturePressDiff, "temperature_press_diff", "cdegC", true),
    };
};
using ScaledPressure = ScaledPressureOf<29>;
using ScaledPressure2 = ScaledPressureOf<137>;
using ScaledPressure3 = ScaledPressureOf<143>;

/// Yaw is clockwise from north.
struct Attitude {
    static constexpr std::uint16_t id = 30;

    std::uint32_t timeBootMs = 0;
    float roll = 0;
    float pitch = 0;
    float yaw = 0;
    float rollspeed = 0;
    float pitchspeed = 0;
    float yawspeed = 0;

    static constexpr base::FieldList fields{
        field(&Attitude::timeBootMs, "time_boot_ms", "ms"),
        field(&Attitude::roll, "roll", "rad"),
        field(&Attitude::pitch, "pitch", "rad"),
        field(&Attitude::yaw, "yaw", "rad"),
        field(&Attitude::rollspeed, "rollspeed", "rad/s"),
        field(&Attitude::pitchspeed, "pitchspeed", "rad/s"),
        field(&Attitude::yawspeed, "yawspeed", "rad/s"),
    };
};

/// North, east, down relative to the vehicle's own origin.
struct LocalPositionNed {
    static constexpr std::uint16_t id = 32;

    std::uint32_t timeBootMs = 0;
    float x = 0;
    float y = 0;
    float z = 0;
    float vx = 0;
    float vy = 0;
    float vz = 0;

    static constexpr base::FieldList fields{
        field(&LocalPositionNed::timeBootMs, "time_boot_ms", "ms"),
        field(&LocalPositionNed::x, "x", "m"),
        field(&LocalPositionNed::y, "y", "m"),
        field(&LocalPositionNed::z, "z", "m"),
        field(&LocalPositionNed::vx, "vx", "m/s"),
        field(&LocalPositionNed::vy, "vy", "m/s"),
        field(&LocalPositionNed::vz, "vz", "m/s"),
    };
};

/// `hdg` is 65535 if unknown.
struct GlobalPositionInt {
    static constexpr std::uint16_t id = 33;

    std::uint32_t timeBootMs = 0;
    std::int32_t lat = 0;
    std::int32_t lon = 0;
    std::int32_t alt = 0;
    std::int32_t relativeAlt = 0;
    std::int16_t vx = 0;
    std::int16_t vy = 0;
    std::int16_t vz = 0;
    std::uint16_t hdg = 0;

    static constexpr base::FieldList fields{
        field(&GlobalPositionInt::timeBootMs, "time_boot_ms", "ms"),
        field(&GlobalPositionInt::lat, "lat", "degE7"),
        field(&GlobalPositionInt::lon, "lon", "degE7"),
        field(&GlobalPositionInt::alt, "alt", "mm"),
        field(&GlobalPositionInt::relativeAlt, "relative_alt", "mm"),
        field(&GlobalPositionInt::vx, "vx", "cm/s"),
        field(&GlobalPositionInt::vy, "vy", "cm/s"),
        field(&GlobalPositionInt::vz, "vz", "cm/s"),
        field(&GlobalPositionInt::hdg, "hdg", "cdeg"),
    };
};

/// `alt` is negative below the surface.
struct VfrHud {
    static constexpr std::uint16_t id = 74;

    float airspeed = 0;
    float groundspeed = 0;
    float alt = 0;
    float climb = 0;
    std::int16_t heading = 0;
    std::uint16_t throttle = 0;

    static constexpr base::FieldList fields{
        field(&VfrHud::airspeed, "airspeed", "m/s"),
        field(&VfrHud::groundspeed, "groundspeed", "m/s"),
        field(&VfrHud::alt, "alt", "m"),
        field(&VfrHud::climb, "climb", "m/s"),
        field(&VfrHud::heading, "heading", "deg"),
        field(&VfrHud::throttle, "throttle", "%"),
    };
};

struct DistanceSensor {
    static constexpr std::uint16_t id = 132;

    std::uint32_t timeBootMs = 0;
    std::uint16_t minDistance = 0;
    std::uint16_t maxDistance = 0;
    std::uint16_t currentDistance = 0;
    std::uint8_t type = 0;
    std::uint8_t sensorId = 0;
    std::uint8_t orientation = 0;
    std::uint8_t covariance = 0;
    float horizontalFov = 0;
    float verticalFov = 0;
    std::array<float, 4> quaternion{};
    std::uint8_t signalQuality = 0;

    static constexpr base::FieldList fields{
        field(&DistanceSensor::timeBootMs, "time_boot_ms", "ms"),
        field(&DistanceSensor::minDistance, "min_distance", "cm"),
        field(&DistanceSensor::maxDistance, "max_distance", "cm"),
        field(&DistanceSensor::currentDistance, "current_distance", "cm"),
        field(&DistanceSensor::type, "type"),
        field(&DistanceSensor::sensorId, "id"),
        field(&DistanceSensor::orientation, "orientation"),
        field(&DistanceSensor::covariance, "covariance", "cm^2"),
        field(&DistanceSensor::horizontalFov, "horizontal_fov", "rad", true),
        field(&DistanceSensor::verticalFov, "vertical_fov", "rad", true),
        field(&DistanceSensor::quaternion, "quaternion", "", true),
        field(&DistanceSensor::signalQuality, "signal_quality", "%", true),
    };
};

struct Ahrs2 {
    static constexpr std::uint16_t id = 178;

    float roll = 0;
    float pitch = 0;
    float yaw = 0;
    float altitude = 0;
    std::int32_t lat = 0;
    std::int32_t lng = 0;

    static constexpr base::FieldList fields{
        field(&Ahrs2::roll, "roll", "rad"), field(&Ahrs2::pitch, "pitch", "rad"),
        field(&Ahrs2::yaw, "yaw", "rad"),   field(&Ahrs2::altitude, "altitude", "m"),
        field(&Ahrs2::lat, "lat", "degE7"), field(&Ahrs2::lng, "lng", "degE7"),
    };
};

} // namespace leadline::mavlink
