// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::link {

/// The two ids of a USB device.
struct UsbId {
    std::uint16_t vendor = 0;
    std::uint16_t product = 0;

    friend bool operator==(const UsbId&, const UsbId&) = default;
};

/// What a serial port is, as far as it says: only an Adapter is probed by itself.
enum class PortKind : std::uint8_t {
    /// A USB chip that is nothing but a serial port.
    Adapter,
    /// Flight and vehicle controllers, whose port must be left alone.
    Autopilot,
    Other,
};

struct SerialPort {
    /// `/dev/ttyUSB0`; `COM3` elsewhere.
    std::string path;
    std::string description;
    std::string manufacturer;
    std::string serialNumber;
    std::optional<UsbId> usb;
    PortKind kind = PortKind::Other;
};

/// By USB ids, and by what autopilots with the ids of their chip's maker call themselves.
[[nodiscard]] PortKind kindOfPort(const std::optional<UsbId>& usb, std::string_view description,
                                  std::string_view manufacturer);

/// The serial ports with hardware behind them; ptys are in no such list. Takes some milliseconds.
[[nodiscard]] std::vector<SerialPort> listSerialPorts();

using PortLister = std::function<std::vector<SerialPort>()>;

} // namespace leadline::link
