// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"
#include "link/PortTrouble.h"
#include "link/SerialPorts.h"

#include <functional>
#include <optional>
#include <string>

namespace leadline::link {

/// What can be known of a link's port without opening it.
struct PortFacts {
    /// Of a serial port.
    PortPermission permission;
    /// Other programs that have the serial port open, or listen on the UDP port of a udpin: link.
    Holders holders;
    ModemManager modemManager;
    /// What the port says it is, where it is in the list of ports.
    std::optional<SerialPort> port = {};
    /// How long the adapter keeps bytes to itself, where it has such a timer.
    std::optional<int> latencyTimerMs = {};
};

/// Of serial: and udpin: links; of others there is nothing to know. Some ten milliseconds, for a
/// worker.
[[nodiscard]] PortFacts inspectPort(const LinkUrl& url);

/// The path that a serial: address means: `ttyUSB0` is `/dev/ttyUSB0`.
[[nodiscard]] std::string portPath(const LinkUrl& url);

using PortInspector = std::function<PortFacts(const LinkUrl&)>;

} // namespace leadline::link
