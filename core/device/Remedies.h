// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Ipv4.h"
#include "link/LinkUrl.h"
#include "link/PortFacts.h"

#include <string>
#include <vector>

namespace leadline::device {

// What a user copies into a terminal, and the sentences around it.

/// `ttyUSB0`
[[nodiscard]] std::string portName(const link::LinkUrl& url);
/// `ping-viewer (process 4121)`
[[nodiscard]] std::string holderName(const link::Holder& holder);
/// Leadline's own rule that keeps ModemManager away from one kind of adapter; empty
/// where the adapter's ids are not known.
[[nodiscard]] std::string modemManagerRule(const link::PortFacts& port);
[[nodiscard]] std::string addToGroup(const link::PortPermission& permission);
[[nodiscard]] std::string allowForNow(const link::PortPermission& permission,
                                      const link::LinkUrl& url);

/// Which address this computer needs to reach another, and how it gets it.
struct AddressAdvice {
    /// `This computer is 192.168.1.20. It needs an address in 192.168.2.x, for example …`; empty if
    /// it is in the same network, or the other is no address.
    std::string text;
    std::string command;
};
[[nodiscard]] AddressAdvice addressAdvice(const link::LinkUrl& url,
                                          const std::vector<link::Ipv4Network>& networks);

} // namespace leadline::device
