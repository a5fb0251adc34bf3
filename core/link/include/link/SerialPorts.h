// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::link {

/// USB vendor and product id.
struct UsbId {
    std::uint16_t vendor = 0;
    std::uint16_t product = 0;

    friend bool operator==(const UsbId&, const UsbId&) = default;
};

/// The kind of a serial port as far as known. Only an Adapter is probed automatically.
enum class PortKind : std::uint8_t {
    /// A USB chip that is only a serial adapter.
    Adapter,
    /// A flight or vehicle controller; it must not be probed.
    Autopilot,
    Other,
};

struct SerialPort {
    /// `/dev/ttyUSB0`, or `COM3` on Windows.
    std::string path;
    std::string description;
    std::string manufacturer;
    std::string serialNumber;
    std::optional<UsbId> usb;
    PortKind kind = PortKind::Other;
};

/// From the USB ids, and from the names of autopilots that use the ids of their chip's
/// manufacturer.
[[nodiscard]] PortKind kindOfPort(const std::optional<UsbId>& usb, std::string_view description,
                                  std::string_view manufacturer);

/// Serial ports with hardware; pseudo terminals are not listed. Takes some milliseconds.
[[nodiscard]] std::vector<SerialPort> listSerialPorts();

using PortLister = std::function<std::vector<SerialPort>()>;

} // namespace leadline::link
