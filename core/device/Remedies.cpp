// SPDX-License-Identifier: GPL-3.0-or-later
#include "Remedies.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string_view>

namespace leadline::device {

namespace {

std::string hex4(std::uint16_t value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (unsigned shift = 16; shift > 0; shift -= 4)
        text += digits[(value >> (shift - 4)) & 15U];
    return text;
}

/// Quotes a text for a POSIX shell with single quotes, which may themselves occur in file names.
std::string quoted(const std::string& text)
{
    const bool plain = std::ranges::all_of(text, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               std::string_view("/._-+:").find(c) != std::string_view::npos;
    });
    if (plain)
        return text;
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

} // namespace

std::string portName(const link::LinkUrl& url)
{
    return std::filesystem::path(url.place).filename().string();
}

base::Message holderName(const link::Holder& holder)
{
    return holder.program.empty()
               ? base::Message("A program (process %1)", holder.process)
               : base::Message("%1 (process %2)", holder.program, holder.process);
}

std::string modemManagerRule(const link::PortFacts& port)
{
    if (!port.port || !port.port->usb)
        return {};
    const link::UsbId& usb = *port.port->usb;
    return "echo 'ATTRS{idVendor}==\"" + hex4(usb.vendor) + "\", ATTRS{idProduct}==\"" +
           hex4(usb.product) +
           "\", ENV{ID_MM_DEVICE_IGNORE}=\"1\"' | sudo tee -a "
           "/etc/udev/rules.d/70-leadline.rules && sudo udevadm control --reload && "
           "sudo udevadm trigger --subsystem-match=tty";
}

std::string addToGroup(const link::PortPermission& permission)
{
    // Membership of root's group would allow far more than the use of a port.
    if (permission.group == "root" || permission.userIsInGroup)
        return {};
    return "sudo usermod -aG " + quoted(permission.group) + " " + quoted(permission.user);
}

std::string allowForNow(const link::PortPermission& permission, const link::LinkUrl& url)
{
    return "sudo setfacl -m u:" + quoted(permission.user) + ":rw " + quoted(link::portPath(url));
}

base::Message ownAddresses(const std::vector<link::Ipv4Network>& networks)
{
    std::optional<base::Message> all;
    for (const link::Ipv4Network& network : networks) {
        auto address = base::Message::verbatim(network.address.toString());
        all = all ? base::Message("%1 and %2", std::move(*all), std::move(address))
                  : std::move(address);
    }
    return all.value_or(base::Message());
}

AddressAdvice addressAdvice(const link::LinkUrl& url,
                            const std::vector<link::Ipv4Network>& networks)
{
    const auto there = link::Ipv4::parse(url.place);
    const bool direct = there && std::ranges::any_of(networks, [&](const link::Ipv4Network& each) {
                            return each.contains(*there);
                        });
    if (!there || there->isLoopback() || direct)
        return {};
    link::Ipv4 example = *there;
    example.parts[3] = there->parts[3] == 1 ? 2 : 1;
    const std::string prefix = std::to_string(there->parts[0]) + "." +
                               std::to_string(there->parts[1]) + "." +
                               std::to_string(there->parts[2]) + ".x";
    AddressAdvice advice;
    advice.text =
        (networks.empty() ? base::Message("This computer has no network address.")
                          : base::Message("This computer is %1.", ownAddresses(networks))) +
        base::Message("It needs an address in %1, for example %2.", prefix, example.toString());
    if (networks.size() == 1)
        advice.command = "sudo ip address add " + example.toString() + "/24 dev " +
                         quoted(networks.front().interfaceName);
    return advice;
}

} // namespace leadline::device
