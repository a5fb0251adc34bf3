// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Fields.h"

namespace leadline::mavlink {

// What a vehicle tells of where it is and how it lies.

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

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_usec", "us"}, &GpsRawInt::timeUsec);
        visit(Field{"lat", "degE7"}, &GpsRawInt::lat);
        visit(Field{"lon", "degE7"}, &GpsRawInt::lon);
        visit(Field{"alt", "mm"}, &GpsRawInt::alt);
        visit(Field{"eph"}, &GpsRawInt::eph);
        visit(Field{"epv"}, &GpsRawInt::epv);
        visit(Field{"vel", "cm/s"}, &GpsRawInt::vel);
        visit(Field{"cog", "cdeg"}, &GpsRawInt::cog);
        visit(Field{"fix_type"}, &GpsRawInt::fixType);
        visit(Field{"satellites_visible"}, &GpsRawInt::satellitesVisible);
        visit(Field{"alt_ellipsoid", "mm", true}, &GpsRawInt::altEllipsoid);
        visit(Field{"h_acc", "mm", true}, &GpsRawInt::hAcc);
        visit(Field{"v_acc", "mm", true}, &GpsRawInt::vAcc);
        visit(Field{"vel_acc", "mm", true}, &GpsRawInt::velAcc);
        visit(Field{"hdg_acc", "degE5", true}, &GpsRawInt::hdgAcc);
        visit(Field{"yaw", "cdeg", true}, &GpsRawInt::yaw);
    }

    friend constexpr bool operator==(const GpsRawInt&, const GpsRawInt&) = default;
};

/// One of up to three barometers; only the message's id differs.
template<std::uint16_t Id>
struct ScaledPressureOf {
    static constexpr std::uint16_t id = Id;

    std::uint32_t timeBootMs = 0;
    float pressAbs = 0;
    float pressDiff = 0;
    std::int16_t temperature = 0;
    std::int16_t temperaturePressDiff = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_boot_ms", "ms"}, &ScaledPressureOf::timeBootMs);
        visit(Field{"press_abs", "hPa"}, &ScaledPressureOf::pressAbs);
        visit(Field{"press_diff", "hPa"}, &ScaledPressureOf::pressDiff);
        visit(Field{"temperature", "cdegC"}, &ScaledPressureOf::temperature);
        visit(Field{"temperature_press_diff", "cdegC", true},
              &ScaledPressureOf::temperaturePressDiff);
    }

    friend constexpr bool operator==(const ScaledPressureOf&, const ScaledPressureOf&) = default;
};
using ScaledPressure = ScaledPressureOf<29>;
using ScaledPressure2 = ScaledPressureOf<137>;
using ScaledPressure3 = ScaledPressureOf<143>;

/// Yaw clockwise from north.
struct Attitude {
    static constexpr std::uint16_t id = 30;

    std::uint32_t timeBootMs = 0;
    float roll = 0;
    float pitch = 0;
    float yaw = 0;
    float rollspeed = 0;
    float pitchspeed = 0;
    float yawspeed = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_boot_ms", "ms"}, &Attitude::timeBootMs);
        visit(Field{"roll", "rad"}, &Attitude::roll);
        visit(Field{"pitch", "rad"}, &Attitude::pitch);
        visit(Field{"yaw", "rad"}, &Attitude::yaw);
        visit(Field{"rollspeed", "rad/s"}, &Attitude::rollspeed);
        visit(Field{"pitchspeed", "rad/s"}, &Attitude::pitchspeed);
        visit(Field{"yawspeed", "rad/s"}, &Attitude::yawspeed);
    }

    friend constexpr bool operator==(const Attitude&, const Attitude&) = default;
};

/// North, east, down from an origin of the vehicle's own.
struct LocalPositionNed {
    static constexpr std::uint16_t id = 32;

    std::uint32_t timeBootMs = 0;
    float x = 0;
    float y = 0;
    float z = 0;
    float vx = 0;
    float vy = 0;
    float vz = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_boot_ms", "ms"}, &LocalPositionNed::timeBootMs);
        visit(Field{"x", "m"}, &LocalPositionNed::x);
        visit(Field{"y", "m"}, &LocalPositionNed::y);
        visit(Field{"z", "m"}, &LocalPositionNed::z);
        visit(Field{"vx", "m/s"}, &LocalPositionNed::vx);
        visit(Field{"vy", "m/s"}, &LocalPositionNed::vy);
        visit(Field{"vz", "m/s"}, &LocalPositionNed::vz);
    }

    friend constexpr bool operator==(const LocalPositionNed&, const LocalPositionNed&) = default;
};

/// `hdg` is 65535 when it is not known.
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

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_boot_ms", "ms"}, &GlobalPositionInt::timeBootMs);
        visit(Field{"lat", "degE7"}, &GlobalPositionInt::lat);
        visit(Field{"lon", "degE7"}, &GlobalPositionInt::lon);
        visit(Field{"alt", "mm"}, &GlobalPositionInt::alt);
        visit(Field{"relative_alt", "mm"}, &GlobalPositionInt::relativeAlt);
        visit(Field{"vx", "cm/s"}, &GlobalPositionInt::vx);
        visit(Field{"vy", "cm/s"}, &GlobalPositionInt::vy);
        visit(Field{"vz", "cm/s"}, &GlobalPositionInt::vz);
        visit(Field{"hdg", "cdeg"}, &GlobalPositionInt::hdg);
    }

    friend constexpr bool operator==(const GlobalPositionInt&, const GlobalPositionInt&) = default;
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

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"airspeed", "m/s"}, &VfrHud::airspeed);
        visit(Field{"groundspeed", "m/s"}, &VfrHud::groundspeed);
        visit(Field{"alt", "m"}, &VfrHud::alt);
        visit(Field{"climb", "m/s"}, &VfrHud::climb);
        visit(Field{"heading", "deg"}, &VfrHud::heading);
        visit(Field{"throttle", "%"}, &VfrHud::throttle);
    }

    friend constexpr bool operator==(const VfrHud&, const VfrHud&) = default;
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

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"time_boot_ms", "ms"}, &DistanceSensor::timeBootMs);
        visit(Field{"min_distance", "cm"}, &DistanceSensor::minDistance);
        visit(Field{"max_distance", "cm"}, &DistanceSensor::maxDistance);
        visit(Field{"current_distance", "cm"}, &DistanceSensor::currentDistance);
        visit(Field{"type"}, &DistanceSensor::type);
        visit(Field{"id"}, &DistanceSensor::sensorId);
        visit(Field{"orientation"}, &DistanceSensor::orientation);
        visit(Field{"covariance", "cm^2"}, &DistanceSensor::covariance);
        visit(Field{"horizontal_fov", "rad", true}, &DistanceSensor::horizontalFov);
        visit(Field{"vertical_fov", "rad", true}, &DistanceSensor::verticalFov);
        visit(Field{"quaternion", "", true}, &DistanceSensor::quaternion);
        visit(Field{"signal_quality", "%", true}, &DistanceSensor::signalQuality);
    }

    friend constexpr bool operator==(const DistanceSensor&, const DistanceSensor&) = default;
};

struct Ahrs2 {
    static constexpr std::uint16_t id = 178;

    float roll = 0;
    float pitch = 0;
    float yaw = 0;
    float altitude = 0;
    std::int32_t lat = 0;
    std::int32_t lng = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(Field{"roll", "rad"}, &Ahrs2::roll);
        visit(Field{"pitch", "rad"}, &Ahrs2::pitch);
        visit(Field{"yaw", "rad"}, &Ahrs2::yaw);
        visit(Field{"altitude", "m"}, &Ahrs2::altitude);
        visit(Field{"lat", "degE7"}, &Ahrs2::lat);
        visit(Field{"lng", "degE7"}, &Ahrs2::lng);
    }

    friend constexpr bool operator==(const Ahrs2&, const Ahrs2&) = default;
};

} // namespace leadline::mavlink
