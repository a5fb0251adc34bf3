// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"
#include "device/Sector.h"
#include "device/Setting.h"
#include "ping/Ping360.h"

#include <cstdint>
#include <optional>
#include <string>

namespace leadline::device {

/// What the user wants of a Ping360, in his terms. The defaults are those of a first start.
struct Ping360Wish {
    double rangeM = 20;
    /// 0 low, 1 normal, 2 high.
    std::uint8_t gain = 1;
    std::uint16_t frequencyKhz = 750;
    /// nullopt: Auto, by the range.
    std::optional<std::uint16_t> transmitDurationUs = {};
    Sector sector = {};
    /// Gradians.
    std::uint8_t step = 1;
    std::uint8_t delayMs = 0;
    /// Stare: the head is parked at this relative bearing, in degrees.
    std::optional<double> stareDeg = {};

    friend bool operator==(const Ping360Wish&, const Ping360Wish&) = default;
};

/// What the head is told, in the wire's terms.
struct Ping360Order {
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 0;
    /// Ticks of 25 ns.
    std::uint16_t samplePeriod = 0;
    std::uint16_t frequencyKhz = 0;
    std::uint16_t samples = 0;
    HeadSector sector = {};
    std::uint8_t step = 1;
    std::uint8_t delayMs = 0;

    friend bool operator==(const Ping360Order&, const Ping360Order&) = default;

    [[nodiscard]] static Ping360Order of(const Ping360Wish& wish, const Mount& mount,
                                         double soundSpeed = base::defaultSoundSpeed);
    /// With the sector that a device_data does not tell taken from `sector`.
    [[nodiscard]] static Ping360Order of(const ping::ping360::DeviceData& data,
                                         const Ping360Order& sector);
    [[nodiscard]] static Ping360Order of(const ping::ping360::AutoDeviceData& data);

    [[nodiscard]] ping::ping360::Transducer transducer(std::uint16_t angle) const;
    [[nodiscard]] ping::ping360::AutoTransmit autoTransmit() const;
    [[nodiscard]] double rangeM(double soundSpeed = base::defaultSoundSpeed) const;
    /// Of the sound, there and back.
    [[nodiscard]] double soundSeconds() const;
};

/// Empty for what may be asked for; the limits are the protocol's, of the range 0.5 to 100 m.
[[nodiscard]] std::string complaint(const Ping360Wish& wish);

/// The settings of a Ping360, requested and reported. A head takes them all in one order and tells
/// them with each ping.
class Ping360Settings {
public:
    /// In the user's terms; of an order, what it comes to.
    struct Values {
        double rangeM = 0;
        std::uint8_t gain = 0;
        std::uint16_t frequencyKhz = 0;
        /// As sent; whether it is Auto is said by the wish.
        std::uint16_t transmitDurationUs = 0;
        Sector sector = {};
        std::uint8_t step = 1;
        std::uint8_t delayMs = 0;
    };
    [[nodiscard]] static Values valuesOf(const Ping360Order& order, const Mount& mount,
                                         double soundSpeed);

    /// What differs from `before`, or is not applied, becomes pending.
    void request(const Values& before, const Values& wanted);
    /// `asked` and `told` are of the order and of the ping that answers it. True if they are the
    /// same; what is not is left as it is.
    bool confirm(const Values& asked, const Values& reported);
    /// What differs.
    void refuse(const Values& one, const Values& other, const std::string& words);
    /// Somebody else's. True if anything changed.
    bool report(const Values& reported);
    [[nodiscard]] bool anyPending() const;

    Setting<double> rangeM;
    Setting<std::uint8_t> gain;
    Setting<std::uint16_t> frequencyKhz;
    Setting<std::uint16_t> transmitDurationUs;
    Setting<Sector> sector;
    Setting<std::uint8_t> step;
    Setting<std::uint8_t> delayMs;

private:
    template<class Self, class Visit>
    static void forEach(Self& self, Visit&& visit)
    {
        visit(self.rangeM, &Values::rangeM);
        visit(self.gain, &Values::gain);
        visit(self.frequencyKhz, &Values::frequencyKhz);
        visit(self.transmitDurationUs, &Values::transmitDurationUs);
        visit(self.sector, &Values::sector);
        visit(self.step, &Values::step);
        visit(self.delayMs, &Values::delayMs);
    }
};

} // namespace leadline::device
