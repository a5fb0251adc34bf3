// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ConnectionPlan.h"

#include <variant>

namespace leadline::app {

ping::Family ConnectionPlan::family() const
{
    return url.device.value_or(ping::Family::Unknown).family();
}

device::DriverStart ConnectionPlan::startFor(ping::Family its,
                                             std::optional<std::uint8_t> address) const
{
    const auto mayBe = [its](const Known& each) {
        return each.family == ping::Family::Unknown || each.family == its;
    };
    device::DriverStart begins = start;
    if (standbyFor360 && its == ping::Family::Ping1D)
        begins.driver.standby = false;
    if (const auto found = address ? known.find(*address) : known.end();
        found != known.end() && mayBe(found->second))
        begins = found->second.start;
    // While it is not known which of the sonars it is, a sonar that may be one in Standby is not
    // made to scan.
    if (!address)
        for (const auto& [id, each] : known)
            begins.driver.standby =
                begins.driver.standby || (mayBe(each) && each.start.driver.standby);
    begins.driver.address = address;
    return begins;
}

void ConnectionPlan::execute(const SonarCommand& command)
{
    if (const auto* standby = std::get_if<SetStandby>(&command)) {
        start.driver.standby = standby->standby;
        start.driver.startsPinging = !standby->standby;
        standbyFor360 = false;
    } else if (const auto* mount = std::get_if<SetMount>(&command))
        start.mount = mount->mount;
    else if (const auto* settings = std::get_if<SetSettings>(&command)) {
        for (const device::SettingValue& each : settings->values)
            if (each.key == "soundSpeed" && base::plausibleSoundSpeed(each.value))
                start.soundSpeed = each.value;
    }
}

} // namespace leadline::app
