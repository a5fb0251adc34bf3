// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "devices/LiveSonar.h"

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::test {

/// A live sonar whose news the test makes, and what the window sends it.
class SonarBench {
public:
    explicit SonarBench(ping::Family family, std::string url = "sim:ping360",
                        const device::Firmware& firmware = {3, 3, 1},
                        std::optional<std::uint8_t> id = 2)
    {
        make();
        news.family = family;
        news.url = std::move(url);
        news.link = link::Link::State::Open;
        news.driver = device::DriverState::Live;
        if (id)
            news.identity =
                device::Identity{.family = family, .firmware = firmware, .deviceId = *id};
        news.lastPing = clock.now();
        if (family == ping::Family::Ping360)
            news.settings = app::Ping360News{.rangeM = applied(20),
                                             .gain = applied(1),
                                             .frequencyKhz = applied(750),
                                             .transmitUs = applied(54),
                                             .sectorCentreDeg = applied(0),
                                             .sectorWidthDeg = applied(360),
                                             .stepGrad = applied(1)};
        else
            news.settings = app::Ping1dNews{.mode = applied(0),
                                            .rangeStartM = applied(0),
                                            .rangeLengthM = applied(15),
                                            .gain = applied(3),
                                            .intervalMs = applied(100),
                                            .soundSpeed = applied(1500)};
        report();
    }

    static app::SettingStatus applied(double value)
    {
        return {.state = device::SettingState::Applied, .reported = value};
    }
    /// Asked for by the user, and called so by the device.
    static app::SettingStatus applied(double asked, double reported)
    {
        return {.state = device::SettingState::Applied, .requested = asked, .reported = reported};
    }
    static app::SettingStatus pending(double asked, double reported)
    {
        return {.state = device::SettingState::Pending, .requested = asked, .reported = reported};
    }
    static app::SettingStatus refused(double asked, double reported, std::string words)
    {
        return {.state = device::SettingState::Refused,
                .requested = asked,
                .reported = reported,
                .words = std::move(words)};
    }
    static app::SettingStatus foreign(double mine, double theirs)
    {
        return {
            .state = device::SettingState::ChangedElsewhere, .requested = mine, .reported = theirs};
    }

    [[nodiscard]] app::Ping360News& of360() { return std::get<app::Ping360News>(news.settings); }
    [[nodiscard]] app::Ping1dNews& of1d() { return std::get<app::Ping1dNews>(news.settings); }
    /// The news reach the window; all that was sent is in them.
    void report()
    {
        news.heardCommand = sent.size();
        sonar->apply(news);
    }
    /// Another contact with the same device, as after a restart.
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
    /// The last that was sent, if it is of that kind.
    template<class Command>
    [[nodiscard]] const Command* last() const
    {
        return sent.empty() ? nullptr : std::get_if<Command>(&sent.back());
    }
    /// So long that what was chosen is sent.
    void settle() { clock.advance(std::chrono::milliseconds(300)); }

    base::FakeClock clock;
    std::vector<app::SonarCommand> sent;
    app::SonarStatus news;
    std::unique_ptr<app::LiveSonar> sonar;
};

} // namespace leadline::test
