// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ConnectionPlan.h"

#include <variant>

namespace leadline::app {

ping::Family ConnectionPlan::family() const
{
    if (url.device == link::Device::Ping1D)
        return ping::Family::Ping1D;
    return url.device == link::Device::Ping360 ? ping::Family::Ping360 : ping::Family::Unknown;
}

DrivenSonar::Start ConnectionPlan::startFor(std::optional<std::uint8_t> address) const
{
    const auto known = address ? starts.find(*address) : starts.end();
    DrivenSonar::Start its = known != starts.end() ? known->second : start;
    // As long as it is not known which of them it is, none of them is made to scan.
    if (!address)
        for (const auto& [id, each] : starts)
            its.driver.standby = its.driver.standby || each.driver.standby;
    its.driver.address = address;
    return its;
}

void ConnectionPlan::obey(const SonarCommand& command)
{
    if (const auto* standby = std::get_if<SetStandby>(&command))
        start.driver.standby = standby->standby;
    else if (const auto* mount = std::get_if<SetMount>(&command))
        start.mount = mount->mount;
    else if (const auto* wish = std::get_if<SetSetting>(&command);
             wish != nullptr && wish->setting == SonarSetting::SoundSpeed &&
             base::plausibleSoundSpeed(wish->value))
        start.soundSpeed = wish->value;
}

} // namespace leadline::app
