// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Diagnosis.h"
#include "device/Probe.h"
#include "link/LinkUrl.h"
#include "link/SerialPorts.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::device {

/// An address where a sonar may be, and what is known of it.
struct SearchEndpoint {
    enum class Origin : std::uint8_t {
        /// Entered by the user for this search.
        Named,
        Recent,
        /// An address at which a BlueROV2 serves its sonars.
        Usual,
        /// The same ports on this computer, for simulators and bridges that run here.
        Loopback,
        SerialPort,
        /// A Ping360 that answered the Ethernet discovery.
        Ethernet,
    };
    enum class State : std::uint8_t {
        /// The first probe has not finished yet.
        Probing,
        Answering,
        Silent,
        /// Not probed, because it is in use or waits for the user's request; `diagnosis` says why.
        Skipped,
    };

    /// The address to connect to; includes the baud rate of a serial line if it is not the default
    /// one.
    link::LinkUrl url;
    Origin origin = Origin::Named;
    State state = State::Probing;
    /// True if it is left alone because it is open in this program.
    bool inUse = false;
    std::vector<FoundDevice> devices = {};
    /// Present for a serial port that is in the list of ports.
    std::optional<link::SerialPort> port = {};
    /// MAC address of a sonar on Ethernet, such as `54-10-EC-79-7D-C5`; else empty.
    std::string mac = {};
    /// Why no device answers, or what is wrong with the one that answers.
    Diagnosis diagnosis = {};
};

/// True if both are the same port or network endpoint, whatever their baud rates and devices are.
[[nodiscard]] bool sameEndpoint(const link::LinkUrl& one, const link::LinkUrl& other);

[[nodiscard]] bool isLoopback(const link::LinkUrl& url);
/// True if datagrams to `url`, a loopback address, arrive at this program's own link `listening`.
[[nodiscard]] bool leadsTo(const link::LinkUrl& url, const link::LinkUrl& listening);

/// Why a search leaves an endpoint alone until the user asks for it; nullopt if it may be probed.
/// `kind` is that of a serial port.
[[nodiscard]] std::optional<Diagnosis> deferredDiagnosis(const link::LinkUrl& url,
                                                         link::PortKind kind);

} // namespace leadline::device
