// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Ping360Settings.h"

namespace leadline::device {

Ping360Settings::Values Ping360Settings::valuesOf(const Ping360Order& order, const Mount& mount,
                                                  double soundSpeed)
{
    return {.rangeM = order.rangeM(soundSpeed),
            .gain = order.gain,
            .frequencyKhz = order.frequencyKhz,
            .transmitDurationUs = order.transmitDurationUs,
            .sector = sectorOf(order.sector, mount),
            .step = order.step,
            .delayMs = order.delayMs};
}

void Ping360Settings::request(const Values& before, const Values& wanted)
{
    forEach(*this, [&](auto& setting, auto value) {
        if (before.*value != wanted.*value || setting.state() != SettingState::Applied)
            setting.request(wanted.*value);
    });
}

bool Ping360Settings::confirm(const Values& asked, const Values& told)
{
    bool same = true;
    forEach(*this, [&](auto& setting, auto value) {
        if (told.*value != asked.*value) {
            static_cast<void>(setting.report(told.*value));
            same = false;
        } else if (setting.state() != SettingState::Refused) {
            setting.confirm(told.*value);
        }
    });
    return same;
}

void Ping360Settings::refuse(const Values& one, const Values& other, const std::string& words)
{
    forEach(*this, [&](auto& setting, auto value) {
        if (one.*value != other.*value)
            setting.refuse(words);
    });
}

bool Ping360Settings::report(const Values& told)
{
    bool changed = false;
    forEach(*this,
            [&](auto& setting, auto value) { changed = setting.report(told.*value) || changed; });
    return changed;
}

bool Ping360Settings::anyPending() const
{
    bool any = false;
    forEach(*this, [&](const auto& setting, auto) { any = any || setting.isPending(); });
    return any;
}

} // namespace leadline::device
