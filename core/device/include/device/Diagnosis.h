// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Probe.h"
#include "link/Ipv4.h"
#include "link/LinkUrl.h"
#include "link/PortFacts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::device {

/// Address at which BlueOS offers MAVLink besides the ports of ground stations.
inline constexpr std::string_view blueOsVehicle = "udp://192.168.2.2:14660";

enum class Problem : std::uint8_t {
    None,
    /// The serial port, or the name of the host, does not exist.
    NotFound,
    NoPermission,
    /// Another program has the port open.
    PortInUse,
    /// Bytes arrive, but no valid messages.
    WrongRate,
    NoAnswer,
    /// Messages arrive, but no device identifies itself.
    NotIdentified,
    /// The device that answers is of another family than the user chose, or of an unknown one.
    AnotherDevice,
    /// No network of this computer leads to the address.
    NoNetwork,
    /// No computer on the network has that address.
    HostUnreachable,
    /// The computer answers, but none of its programs listens on that port.
    PortClosed,
    CannotOpen,
};

/// One line of the list of checks that the page Devices shows.
struct Check {
    enum class State : std::uint8_t { Passed, Failed, Warning, Waiting };
    State state = State::Waiting;
    base::Message name;
    base::Message text;
    /// Command to be copied into a terminal; empty if there is none.
    std::string command = {};

    friend bool operator==(const Check&, const Check&) = default;
};

/// One verdict, one remedy and the checks that it is based on; `title` and `text` are shown on the
/// page Devices.
struct Diagnosis {
    Problem problem = Problem::None;
    base::Message title;
    base::Message text;
    /// The remedy as a command to be copied into a terminal; empty if there is none.
    std::string command = {};
    /// A command with the same effect until the next restart or replugging; empty if there is none.
    std::string commandForNow = {};
    /// Address to connect to instead; empty if there is none.
    std::string insteadUrl = {};
    std::vector<Check> checks = {};

    /// Title and text on one line.
    [[nodiscard]] base::Message message() const { return base::Message("%1.", title) + text; }

    friend bool operator==(const Diagnosis&, const Diagnosis&) = default;
};

/// Everything that was found out about a link, from which diagnose() draws its conclusion.
struct Evidence {
    link::LinkUrl url;
    /// Present for serial: and udpin: links.
    std::optional<link::PortFacts> port = {};
    /// This computer's IPv4 networks; filled in for links over a network.
    std::vector<link::Ipv4Network> networks = {};
    /// Missing if the endpoint must not be probed.
    std::optional<ProbeResult> probe = {};
    /// True if the link is connected now and a device answered on it earlier.
    bool answeredBefore = false;
};

/// Whether this port may be probed. False if another program has it open or it cannot be opened, so
/// that a search never disturbs another program.
[[nodiscard]] bool mayProbe(const link::LinkUrl& url, const link::PortFacts& port);

[[nodiscard]] Diagnosis diagnose(const Evidence& evidence);

} // namespace leadline::device
