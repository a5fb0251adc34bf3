// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "devices/LiveSonar.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::test {

/// A live sonar whose status is set by the test, and the commands that the window sends to it.
class SonarBench {
public:
    explicit SonarBench(ping::Family family, std::string url = "sim:ping360",
                        const device::Firmware& firmware = {3, 3, 1},
                        std::optional<std::uint8_t> id = 2)
    {
        make();
        status.family = family;
        status.url = std::move(url);
        status.link = link::Link::State::Open;
        status.driver = device::DriverState::Live;
        if (id)
            status.identity =
                device::Identity{.family = family, .firmware = firmware, .deviceId = *id};
        status.lastPing = clock.now();
        for (const device::SettingRow& row : device::settingRows(family))
            status.settings.push_back(row.isKept ? applied(row.lowest) : device::SettingStatus());
        if (family == ping::Family::Ping360) {
            status.mount = device::Mount();
            for (const auto& [key, value] : device::SettingValues{{"rangeM", 20},
                                                                  {"gain", 1},
                                                                  {"frequencyKhz", 750},
                                                                  {"transmitUs", 54},
                                                                  {"sectorCentreDeg", 0},
                                                                  {"sectorWidthDeg", 360},
                                                                  {"stepGrad", 1}})
                setting(key) = applied(value);
            setting("transmitUs").isAutomatic = true;
            setting("stareDeg").isAutomatic = true;
        } else {
            for (const auto& [key, value] : device::SettingValues{{"mode", 0},
                                                                  {"rangeStartM", 0},
                                                                  {"rangeLengthM", 15},
                                                                  {"gain", 3},
                                                                  {"intervalMs", 100},
                                                                  {"soundSpeed", 1500}})
                setting(key) = applied(value);
        }
        report();
    }

    static device::SettingStatus applied(double value)
    {
        return {.state = device::SettingState::Applied, .reported = value};
    }
    /// A setting that the user requested, and for which the device reports another value.
    static device::SettingStatus applied(double asked, double reported)
    {
        return {.state = device::SettingState::Applied, .requested = asked, .reported = reported};
    }
    static device::SettingStatus pending(double asked, double reported)
    {
        return {.state = device::SettingState::Pending, .requested = asked, .reported = reported};
    }
    static device::SettingStatus refused(double asked, double reported, std::string words)
    {
        return {.state = device::SettingState::Refused,
                .requested = asked,
                .reported = reported,
                .reason = base::Message::verbatim(std::move(words))};
    }
    static device::SettingStatus foreign(double mine, double theirs)
    {
        return {
            .state = device::SettingState::ChangedElsewhere, .requested = mine, .reported = theirs};
    }

    /// The status of a setting by the key of its row.
    [[nodiscard]] device::SettingStatus& setting(std::string_view key)
    {
        const auto rows = device::settingRows(status.family);
        return status.settings[static_cast<std::size_t>(device::findRow(rows, key) - rows.data())];
    }
    /// The model that the window uses for a setting.
    [[nodiscard]] app::SettingModel& model(std::string_view key) const
    {
        return sonar->settings()->model(key);
    }
    /// Value of a setting in the last command; noValue if that was another command.
    [[nodiscard]] double lastOf(std::string_view key) const
    {
        if (const auto* settings = last<app::SetSettings>())
            for (const device::SettingValue& each : settings->values)
                if (each.key == key)
                    return each.value;
        return device::noValue;
    }
    /// Passes the status, which includes all sent commands, to the window.
    void report()
    {
        status.handledCommand = sent.size();
        sonar->apply(status);
    }
    /// Creates the sonar anew, as after a restart of the program.
    void make()
    {
        sonar = std::make_unique<app::LiveSonar>(
            clock,
            [this](const app::SonarCommand& command) {
                sent.push_back(command);
                return sent.size();
            },
            [] {});
    }
    /// The last command, if it is of this type.
    template<class Command>
    [[nodiscard]] const Command* last() const
    {
        return sent.empty() ? nullptr : std::get_if<Command>(&sent.back());
    }
    /// Advances the clock until a chosen value is sent.
    void settle() { clock.advance(std::chrono::milliseconds(300)); }

    base::FakeClock clock;
    std::vector<app::SonarCommand> sent;
    app::SonarStatus status;
    std::unique_ptr<app::LiveSonar> sonar;
};

} // namespace leadline::test
