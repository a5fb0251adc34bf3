// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "device/Setting.h"
#include "ping/Ping1d.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

/// The settings of a Ping1D: each names its value, the messages that set and tell it, and its
/// words. complaint() is empty for a value that may be sent; the limits are the protocol's.
namespace leadline::device::ping1d {

/// The stretch of range that profiles show, mm from the transducer, in the device's own metres: it
/// computes with its own sound speed. Follows the device in Auto.
struct Range {
    struct Value {
        std::uint32_t startMm = 0;
        std::uint32_t lengthMm = 0;
        friend bool operator==(const Value&, const Value&) = default;
    };
    using Get = ping::ping1d::Range;
    using Set = ping::ping1d::SetRange;
    static constexpr std::string_view name = "Range";
    static constexpr bool followsAuto = true;
    static Value valueOf(const Get& reported) { return {reported.scanStart, reported.scanLength}; }
    static Set setOf(const Value& value) { return {value.startMm, value.lengthMm}; }
    [[nodiscard]] static std::string words(const Value& value);
    [[nodiscard]] static std::string complaint(const Value& value);
};

/// Index 0..6 into ping::ping1d::gainFactors. Follows the device in Auto.
struct Gain {
    using Value = std::uint32_t;
    using Get = ping::ping1d::GainSetting;
    using Set = ping::ping1d::SetGainSetting;
    static constexpr std::string_view name = "Gain";
    static constexpr bool followsAuto = true;
    static Value valueOf(const Get& reported) { return reported.gainSetting; }
    static Set setOf(Value value) { return {static_cast<std::uint8_t>(value)}; }
    [[nodiscard]] static std::string words(Value value);
    [[nodiscard]] static std::string complaint(Value value);
};

/// mode_auto: true lets the device choose range and gain, both.
struct Auto {
    using Value = bool;
    using Get = ping::ping1d::ModeAuto;
    using Set = ping::ping1d::SetModeAuto;
    static constexpr std::string_view name = "Mode";
    static constexpr bool followsAuto = false;
    static Value valueOf(const Get& reported) { return reported.modeAuto != 0; }
    static Set setOf(Value value) { return {static_cast<std::uint8_t>(value)}; }
    [[nodiscard]] static std::string words(Value value) { return value ? "Auto" : "Manual"; }
    [[nodiscard]] static std::string complaint(Value) { return {}; }
};

/// ms between pings.
struct Interval {
    using Value = std::uint16_t;
    using Get = ping::ping1d::PingInterval;
    using Set = ping::ping1d::SetPingInterval;
    static constexpr std::string_view name = "Ping interval";
    static constexpr bool followsAuto = false;
    static Value valueOf(const Get& reported) { return reported.pingInterval; }
    static Set setOf(Value value) { return {value}; }
    [[nodiscard]] static std::string words(Value value);
    [[nodiscard]] static std::string complaint(Value) { return {}; }
};

/// mm/s, the device's own.
struct SoundSpeed {
    using Value = std::uint32_t;
    using Get = ping::ping1d::SpeedOfSound;
    using Set = ping::ping1d::SetSpeedOfSound;
    static constexpr std::string_view name = "The device's sound speed";
    static constexpr bool followsAuto = false;
    static Value valueOf(const Get& reported) { return reported.speedOfSound; }
    static Set setOf(Value value) { return {value}; }
    [[nodiscard]] static std::string words(Value value);
    [[nodiscard]] static std::string complaint(Value value);
};

/// ping_enable; Standby sets it.
struct Pinging {
    using Value = bool;
    using Get = ping::ping1d::PingEnable;
    using Set = ping::ping1d::SetPingEnable;
    static constexpr std::string_view name = "Pinging";
    static constexpr bool followsAuto = false;
    static Value valueOf(const Get& reported) { return reported.pingEnabled != 0; }
    static Set setOf(Value value) { return {static_cast<std::uint8_t>(value)}; }
    [[nodiscard]] static std::string words(Value value) { return value ? "on" : "off"; }
    [[nodiscard]] static std::string complaint(Value) { return {}; }
};

/// A setting and how far its sending is.
template<class S>
struct Tracked {
    Setting<typename S::Value> setting;
    /// Its exchange is under way.
    bool busy = false;
    /// A look at it is under way, for something hinted at a change.
    bool looking = false;
    int attempts = 0;
    /// When somebody changed it last.
    std::optional<base::Instant> changedAt = {};
    /// Told while all are read anew, to be judged when all are there.
    std::optional<typename S::Value> reread = {};
};

/// In the order in which they are sent again: what the others depend on first.
using AllSettings = std::tuple<Tracked<Pinging>, Tracked<Auto>, Tracked<Range>, Tracked<Gain>,
                               Tracked<Interval>, Tracked<SoundSpeed>>;

} // namespace leadline::device::ping1d
