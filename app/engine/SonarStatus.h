// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Identity.h"
#include "device/Sector.h"
#include "device/SettingRow.h"
#include "device/SonarDriver.h"
#include "engine/LinkDiagnostics.h"
#include "engine/LinkErrorRate.h"
#include "engine/PortLatency.h"
#include "link/Link.h"
#include "log/FrameEntry.h"
#include "mavlink/RecentDurations.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What the io thread and the window tell each other about a sonar, in plain values.
namespace leadline::app {

inline constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

struct SonarStatus {
    ping::Family family = ping::Family::Unknown;
    /// A LinkUrl.
    std::string url;
    /// The MAC or serial number of the sonar, where it is known.
    std::string unit = {};
    bool simulated = false;
    link::Link::State link = link::Link::State::Closed;
    /// The link is not open because its port is not there.
    bool unplugged = false;
    LinkEvidence signs = {};
    /// The program that has the port, as far as it is known.
    std::string portHolder = {};
    std::optional<SlowPort> slowPort = {};
    /// Datagrams of others on the link, dropped.
    std::uint64_t strangers = 0;
    /// Datagrams of the sonar that arrived once more, dropped.
    std::uint64_t repeated = 0;
    device::DriverState driver = device::DriverState::LinkDown;
    /// Why it is not live, else empty.
    std::string reason;
    /// Of what its link brings.
    LinkErrorRate::Figures damage = {};
    std::optional<device::Identity> identity = {};
    std::optional<log::StreamNumber> stream = {};
    bool standby = false;
    bool listening = false;
    bool foundScanning = false;
    /// Since when it is contacted.
    std::optional<base::Instant> connectedAt = {};
    std::optional<base::Instant> lastPing = {};
    /// Pings a second; 0 without.
    double rateHz = 0;
    double expectedHz = 0;
    /// Nothing where loss cannot be counted.
    std::optional<double> lossPercent = {};
    /// From requests for pings to their arrival, of the last five minutes.
    std::optional<mavlink::DurationSummary> requestToReply = {};
    /// Fewer pings than expected, or too many lost, for a while.
    bool slow = false;
    /// Of each of device::settingRows(family); empty while no driver speaks to it.
    std::vector<device::SettingStatus> settings = {};
    /// Nothing of one whose mounting makes no difference.
    std::optional<device::Mount> mount = {};
    /// For each ping; else it sends them by itself.
    bool isAsked = false;
    /// Number of the last command that is in this.
    std::uint64_t heardCommand = 0;
};

struct SetSettings {
    device::SettingValues values;
};
/// Of a setting that was changed elsewhere, by the key of its row.
struct UseRequested {
    std::string_view key;
};
struct KeepReported {
    std::string_view key;
};
struct SetStandby {
    bool standby = true;
};
struct TakeOver {};
struct CheckAgain {};
struct SetMount {
    device::Mount mount;
    /// Somebody who knows has said so.
    bool confirmed = true;
};

using SonarCommand = std::variant<SetSettings, UseRequested, KeepReported, SetStandby, TakeOver,
                                  CheckAgain, SetMount>;
/// Gives the command's number; later ones have higher numbers.
using SendCommand = std::function<std::uint64_t(const SonarCommand&)>;

} // namespace leadline::app
