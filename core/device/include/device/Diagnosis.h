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

/// Where BlueOS serves the vehicle besides the ports of ground stations.
inline constexpr std::string_view blueOsVehicle = "udp://192.168.2.2:14660";

enum class Trouble : std::uint8_t {
    None,
    /// The port, or the name of the host, does not exist.
    NotThere,
    NoPermission,
    /// Another program has the port.
    PortHeld,
    /// Bytes arrive, but no messages.
    WrongRate,
    NoAnswer,
    /// Messages arrive, but nobody says who he is.
    NotIdentified,
    /// Not what the link's user said, or none that is known.
    AnotherDevice,
    /// No network of this computer leads there.
    NoNetwork,
    /// Nothing in the network has that address.
    HostAway,
    /// A computer is there, and none of its programs has that port.
    PortClosed,
    CannotOpen,
};

/// One line of the list of checks.
struct Check {
    enum class State : std::uint8_t { Passed, Failed, Warning, Waiting };
    State state = State::Waiting;
    std::string name;
    std::string text;
    /// To be copied into a terminal; empty where there is none.
    std::string command = {};

    friend bool operator==(const Check&, const Check&) = default;
};

/// One verdict, one remedy and what it rests on; `title` and `text` as the page
/// Devices shows them.
struct Diagnosis {
    Trouble trouble = Trouble::None;
    std::string title;
    std::string text;
    /// The remedy, to be copied into a terminal; empty where there is none.
    std::string command = {};
    /// The same for this session only.
    std::string commandForNow = {};
    /// What to connect to instead; empty where there is nothing.
    std::string insteadUrl = {};
    std::vector<Check> checks = {};

    /// In one line.
    [[nodiscard]] std::string sentence() const { return title + ". " + text; }

    friend bool operator==(const Diagnosis&, const Diagnosis&) = default;
};

/// All that was found out about a link.
struct Evidence {
    link::LinkUrl url;
    /// Of serial: and udpin: links.
    std::optional<link::PortFacts> port = {};
    /// Of this computer, for links over a network.
    std::vector<link::Ipv4Network> networks = {};
    /// Missing where the place may not be touched.
    std::optional<ProbeResult> probe = {};
    /// It is connected, and somebody answered there before.
    bool answeredBefore = false;
};

/// May this port be probed? A search never touches what is another's.
[[nodiscard]] bool mayProbe(const link::LinkUrl& url, const link::PortFacts& port);

[[nodiscard]] Diagnosis diagnose(const Evidence& evidence);

} // namespace leadline::device
