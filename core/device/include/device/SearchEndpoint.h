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

/// A place where a sonar may be, and what is known of it.
struct SearchEndpoint {
    enum class Origin : std::uint8_t {
        /// By the user, for this search.
        Named,
        WindowSettings,
        /// Where a BlueROV2 has its sonars.
        Usual,
        /// The same ports of this computer: simulators, and bridges that run here.
        Loopback,
        SerialPort,
        /// Answered the Ethernet discovery.
        Ethernet,
    };
    enum class State : std::uint8_t {
        /// Not asked yet, or for the first time now.
        Asking,
        Answers,
        Silent,
        /// Not touched: it is in use, or waits for the user to say "look here". `diagnosis` says
        /// why.
        LeftAlone,
    };

    /// As it would be connected to; the rate of a serial line is in it where it is not the usual
    /// one.
    link::LinkUrl url;
    Origin origin = Origin::Named;
    State state = State::Asking;
    /// Left alone because it is open in this program.
    bool inUse = false;
    std::vector<FoundDevice> devices = {};
    /// Of a serial port in the list of ports.
    std::optional<link::SerialPort> port = {};
    /// Of a sonar on Ethernet, `54-10-EC-79-7D-C5`.
    std::string mac = {};
    /// Why nobody answers; of one that answers, too, if it is not what it should be.
    Diagnosis diagnosis = {};
};

/// The same port or endpoint, whatever is said of rate and device.
[[nodiscard]] bool samePlace(const link::LinkUrl& one, const link::LinkUrl& other);

[[nodiscard]] bool isLoopback(const link::LinkUrl& url);
/// What is sent to this place of this computer arrives at a link of its own, `listening`.
[[nodiscard]] bool leadsTo(const link::LinkUrl& url, const link::LinkUrl& listening);

/// Why a search by itself leaves a place to the user; nullopt if it may ask there. `kind` is that
/// of a serial port.
[[nodiscard]] std::optional<Diagnosis> waitsForLookHere(const link::LinkUrl& url,
                                                        link::PortKind kind);

} // namespace leadline::device
