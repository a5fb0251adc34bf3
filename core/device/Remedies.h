// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Ipv4.h"
#include "link/LinkUrl.h"
#include "link/PortFacts.h"

#include <string>
#include <vector>

namespace leadline::device {

// Commands that a user copies into a terminal, and the texts around them.

/// Name of the port's device file without its folder, such as `ttyUSB0`.
[[nodiscard]] std::string portName(const link::LinkUrl& url);
/// Program and process number, such as `ping-viewer (process 4121)`.
[[nodiscard]] base::Message holderName(const link::Holder& holder);
/// Shell command that adds a udev rule which keeps ModemManager away from this kind of USB adapter;
/// empty if the adapter's USB ids are not known.
[[nodiscard]] std::string modemManagerRule(const link::PortFacts& port);
[[nodiscard]] std::string addToGroup(const link::PortPermission& permission);
[[nodiscard]] std::string allowForNow(const link::PortPermission& permission,
                                      const link::LinkUrl& url);

/// This computer's addresses, "192.168.1.20 and 10.0.0.3"; empty if it has none.
[[nodiscard]] base::Message ownAddresses(const std::vector<link::Ipv4Network>& networks);

/// The address that this computer needs to reach another one, and the command that adds it.
struct AddressAdvice {
    /// For example `This computer is 192.168.1.20. It needs an address in 192.168.2.x, for example
    /// …`; empty if the other address is on one of this computer's networks, is its loopback, or is
    /// not a numeric address.
    base::Message text;
    std::string command;
};
[[nodiscard]] AddressAdvice addressAdvice(const link::LinkUrl& url,
                                          const std::vector<link::Ipv4Network>& networks);

} // namespace leadline::device
