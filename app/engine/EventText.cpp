// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/EventText.h"

#include "base/FieldText.h"
#include "formats/DeviceNotes.h"

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
            .message = event.message};
}

std::vector<log::RecordedEvent>
recordedOf(const SonarCommand& command, std::span<const device::SettingRow> rows, base::Instant at)
{
    std::vector<log::RecordedEvent> events;
    const auto add = [&](std::string_view name, std::string value, base::Message message) {
        events.push_back({.at = at,
                          .level = Level::Info,
                          .device = {},
                          .kind = "setting",
                          .name = std::string(name),
                          .value = std::move(value),
                          .message = std::move(message)});
    };
    if (const auto* settings = std::get_if<SetSettings>(&command)) {
        /// Of the newest event.
        base::Message values;
        for (const device::SettingValue& each : settings->values) {
            const device::SettingRow* const row = device::findRow(rows, each.key);
            if (row == nullptr)
                continue;
            const bool isAutomatic = std::isnan(each.value);
            const std::string value =
                isAutomatic ? std::string(row->automatic) : base::numberText(each.value);
            auto shown =
                isAutomatic ? base::Message(row->automatic, {}) : base::Message::verbatim(value);
            const bool isNext = !events.empty() && events.back().name == row->group;
            values = isNext ? base::Message("%1 %2", std::move(values), std::move(shown))
                            : std::move(shown);
            if (isNext)
                events.back().value += " " + value;
            else
                add(row->group, value, {});
            events.back().message = base::Message("Asked for: %1 %2.", row->groupText(), values);
        }
    } else if (const auto* hangs = std::get_if<SetMount>(&command)) {
        const device::Mount& mount = hangs->mount;
        add("mounting", formats::mountingText(mount.upsideDown, mount.turnDeg),
            mount.upsideDown ? base::Message("Mounting: upside down %1.", mount.turnDeg)
                             : base::Message("Mounting: upright %1.", mount.turnDeg));
    }
    return events;
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
    // These states persist, and are shown as long as they do.
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
