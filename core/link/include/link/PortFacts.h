// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"
#include "link/PortAccess.h"
#include "link/SerialPorts.h"

#include <functional>
#include <optional>
#include <string>

namespace leadline::link {

/// Facts about a link's port that are known without opening it.
struct PortFacts {
    /// Access rights; only for a serial port.
    PortPermission permission;
    /// Other programs that have the serial port open, or listen on the UDP port of a udpin: link.
    Holders holders;
    ModemManager modemManager;
    /// Description of the port, if it is in the list of serial ports.
    std::optional<SerialPort> port = {};
    /// Latency timer of the USB adapter in ms, if it has one.
    std::optional<int> latencyTimerMs = {};
};

/// For serial: and udpin: links; empty for others. Takes about ten milliseconds, so call it on a
/// worker.
[[nodiscard]] PortFacts inspectPort(const LinkUrl& url);

/// Device path of a serial: address: `/dev/ttyUSB0` for `ttyUSB0`.
[[nodiscard]] std::string portPath(const LinkUrl& url);

using PortInspector = std::function<PortFacts(const LinkUrl&)>;

} // namespace leadline::link
