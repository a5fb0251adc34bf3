// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/EventText.h"

#include "formats/DeviceNotes.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>

namespace leadline::app {

namespace {

using Kind = device::DriverEvent::Kind;
using Level = log::RecordedEvent::Level;

struct Word {
    std::string_view kind;
    std::string_view name;
    Level level = Level::Info;
};

Word wordOf(Kind kind)
{
    switch (kind) {
    case Kind::Connected:
        return {"state", "connected"};
    case Kind::AnotherDevice:
        return {"state", "another device", Level::Warning};
    case Kind::WrongDevice:
        return {"state", "wrong device", Level::Error};
    case Kind::UnknownProtocol:
        return {"state", "unknown protocol", Level::Error};
    case Kind::LinkDown:
        return {"state", "link down", Level::Warning};
    case Kind::Lost:
        return {"state", "lost", Level::Warning};
    case Kind::Regained:
        return {"state", "regained"};
    case Kind::PowerCycled:
        return {"state", "power cycled", Level::Warning};
    case Kind::Standby:
        return {"state", "standby"};
    case Kind::Scanning:
        return {"state", "scanning"};
    case Kind::FoundScanning:
        return {"state", "found scanning", Level::Warning};
    case Kind::SettingApplied:
        return {"setting", "applied"};
    case Kind::SettingRefused:
        return {"setting", "refused", Level::Warning};
    case Kind::ChangedElsewhere:
        return {"setting", "changed elsewhere", Level::Warning};
    case Kind::AnotherProgram:
        return {"state", "another program", Level::Warning};
    case Kind::TakenOver:
        return {"state", "taken over"};
    case Kind::SecondDevice:
        return {"state", "second device"};
    case Kind::FellBack:
        return {"state", "fell back", Level::Warning};
    case Kind::Nack:
        return {"device", "nack", Level::Warning};
    case Kind::DeviceText:
        break;
    }
    return {"device", "text"};
}

std::string_view nameOf(SonarSetting setting)
{
    switch (setting) {
    case SonarSetting::Mode:
        return "mode";
    case SonarSetting::Range:
        return "range";
    case SonarSetting::Gain:
        return "gain";
    case SonarSetting::IntervalMs:
        return "ping interval";
    case SonarSetting::SoundSpeed:
        return "sound speed";
    case SonarSetting::FrequencyKhz:
        return "frequency";
    case SonarSetting::TransmitUs:
        return "transmit duration";
    case SonarSetting::Sector:
        return "sector";
    case SonarSetting::StepGrad:
        return "step";
    case SonarSetting::Stare:
        break;
    }
    return "stare";
}

std::string numberText(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

std::string valueText(const SetSetting& wish)
{
    if (std::isnan(wish.value))
        return wish.setting == SonarSetting::Stare ? "off" : "auto";
    const bool both = wish.setting == SonarSetting::Sector ||
                      (wish.setting == SonarSetting::Range && wish.other > 0);
    return both ? numberText(wish.value) + " " + numberText(wish.other) : numberText(wish.value);
}

} // namespace

log::RecordedEvent recordedOf(const device::DriverEvent& event)
{
    const Word word = wordOf(event.kind);
    return {.at = event.at,
            .level = word.level,
            .device = {},
            .kind = std::string(word.kind),
            .name = std::string(word.name),
            .value = {},
            .text = event.text};
}

std::optional<log::RecordedEvent> recordedOf(const SonarCommand& command, base::Instant at)
{
    log::RecordedEvent event{.at = at,
                             .level = Level::Info,
                             .device = {},
                             .kind = "setting",
                             .name = {},
                             .value = {},
                             .text = {}};
    if (const auto* wish = std::get_if<SetSetting>(&command)) {
        event.name = nameOf(wish->setting);
        event.value = valueText(*wish);
        event.text = "Asked for: " + event.name + " " + event.value + ".";
    } else if (const auto* hangs = std::get_if<SetMount>(&command)) {
        event.name = "mounting";
        event.value = formats::mountingText(hangs->mount.upsideDown, hangs->mount.turnDeg);
        event.text = "Mounting: " + event.value + ".";
    } else {
        return std::nullopt;
    }
    return event;
}

bool isForThePilot(Kind kind)
{
    switch (kind) {
    case Kind::AnotherDevice:
    case Kind::PowerCycled:
    case Kind::SettingRefused:
    case Kind::SecondDevice:
    case Kind::FellBack:
    case Kind::Nack:
    case Kind::DeviceText:
        return true;
    // These stay, and are said for as long.
    case Kind::WrongDevice:
    case Kind::UnknownProtocol:
    case Kind::FoundScanning:
    case Kind::AnotherProgram:
    case Kind::Connected:
    case Kind::LinkDown:
    case Kind::Lost:
    case Kind::Regained:
    case Kind::Standby:
    case Kind::Scanning:
    case Kind::SettingApplied:
    case Kind::ChangedElsewhere:
    case Kind::TakenOver:
        break;
    }
    return false;
}

} // namespace leadline::app
