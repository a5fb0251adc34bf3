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

/// The status of a sonar for the window, and the commands for it, as plain values that cross
/// threads.
namespace leadline::app {

inline constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

struct SonarStatus {
    ping::Family family = ping::Family::Unknown;
    /// Text form of a LinkUrl.
    std::string url;
    /// MAC or serial number of the sonar, if it is known.
    std::string unit = {};
    bool simulated = false;
    link::Link::State link = link::Link::State::Closed;
    /// The link is not open because its port does not exist.
    bool unplugged = false;
    LinkEvidence evidence = {};
    /// The program that uses the port, if it is known.
    std::string portHolder = {};
    std::optional<SlowPort> slowPort = {};
    /// Number of datagrams from other senders, which were dropped.
    std::uint64_t rejectedDatagrams = 0;
    /// Number of repeated datagrams of the sonar, which were dropped.
    std::uint64_t repeated = 0;
    device::DriverState driver = device::DriverState::LinkDown;
    /// Reason why the sonar is not live; empty if it is.
    base::Message reason;
    /// Damage of the data that the link receives.
    LinkErrorRate::Figures damage = {};
    std::optional<device::Identity> identity = {};
    /// The families that it may be of, while it has not said itself which it is.
    std::vector<ping::Family> candidates = {};
    std::optional<log::StreamNumber> stream = {};
    bool standby = false;
    bool listening = false;
    bool foundScanning = false;
    /// Time of the first contact.
    std::optional<base::Instant> connectedAt = {};
    std::optional<base::Instant> lastPing = {};
    /// Pings per second; 0 without pings.
    double rateHz = 0;
    double expectedHz = 0;
    /// Nullopt if loss cannot be counted.
    std::optional<double> lossPercent = {};
    /// Times between requests for pings and their replies, over the last five minutes.
    std::optional<mavlink::DurationSummary> requestToReply = {};
    /// For a while, there have been fewer pings than expected, or too many losses.
    bool slow = false;
    /// In the order of device::settingRows(family); empty while no driver uses the device.
    std::vector<device::SettingStatus> settings = {};
    /// Nullopt for a device whose mounting makes no difference.
    std::optional<device::Mount> mount = {};
    /// Each ping is requested; otherwise the device sends pings by itself.
    bool isAsked = false;
    /// Number of the last command whose effect is included.
    std::uint64_t handledCommand = 0;
};

struct SetSettings {
    device::SettingValues values;
};
/// Settles a setting that was changed elsewhere; `key` is that of its row.
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
    /// The user confirmed the mounting, so it is not a guess.
    bool confirmed = true;
};

using SonarCommand = std::variant<SetSettings, UseRequested, KeepReported, SetStandby, TakeOver,
                                  CheckAgain, SetMount>;
/// Sends a command and returns its number; later commands have higher numbers.
using SendCommand = std::function<std::uint64_t(const SonarCommand&)>;

} // namespace leadline::app
