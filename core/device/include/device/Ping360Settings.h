// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Ping360Order.h"
#include "device/Setting.h"

#include <cstdint>
#include <string>

namespace leadline::device {

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
    bool confirm(const Values& asked, const Values& told);
    /// What differs.
    void refuse(const Values& one, const Values& other, const std::string& words);
    /// Somebody else's. True if anything changed.
    bool report(const Values& told);
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
