// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/SerialPorts.h"

#include <QSerialPortInfo>

#include <algorithm>
#include <array>
#include <cctype>

namespace leadline::link {

namespace {

constexpr std::uint16_t anyProduct = 0;

struct KnownUsb {
    std::uint16_t vendor;
    std::uint16_t product;
};

/// USB ids of serial adapters: FTDI, Silicon Labs, WCH, Prolific, Microchip, Exar.
constexpr std::array<KnownUsb, 14> adapters{{{0x0403, anyProduct},
                                             {0x10c4, 0xea60},
                                             {0x10c4, 0xea61},
                                             {0x10c4, 0xea70},
                                             {0x10c4, 0xea71},
                                             {0x1a86, 0x7522},
                                             {0x1a86, 0x7523},
                                             {0x1a86, 0x5523},
                                             {0x1a86, 0x55d3},
                                             {0x1a86, 0x55d4},
                                             {0x067b, anyProduct},
                                             {0x04d8, 0x000a},
                                             {0x04d8, 0x00dd},
                                             {0x04e2, anyProduct}}};

/// USB ids of autopilots: 3D Robotics and PX4, Hex/CubePilot, Holybro, CUAV, Auterion, mRo,
/// ArduPilot on pid.codes, NXP, Arduino (APM 2), and STMicroelectronics' virtual port, on which
/// most of the others run.
constexpr std::array<KnownUsb, 13> autopilots{{{0x26ac, anyProduct},
                                               {0x2dae, anyProduct},
                                               {0x3162, anyProduct},
                                               {0x3163, anyProduct},
                                               {0x35a7, anyProduct},
                                               {0x27ac, anyProduct},
                                               {0x1fc9, 0x001c},
                                               {0x1209, 0x5740},
                                               {0x1209, 0x5741},
                                               {0x1209, 0x5742},
                                               {0x2341, 0x0010},
                                               {0x2341, 0x0042},
                                               {0x0483, 0x5740}}};

constexpr std::array<std::string_view, 9> autopilotWords{{"ardupilot", "pixhawk", "px4", "fmu",
                                                          "cubeorange", "cubeblack", "chibios",
                                                          "autopilot", "holybro"}};

bool isIn(const auto& table, const UsbId& usb)
{
    return std::ranges::any_of(table, [&](const KnownUsb& known) {
        return known.vendor == usb.vendor &&
               (known.product == anyProduct || known.product == usb.product);
    });
}

bool namesAutopilot(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::any_of(autopilotWords, [&](std::string_view word) {
        return lower.find(word) != std::string::npos;
    });
}

} // namespace

PortKind kindOfPort(const std::optional<UsbId>& usb, std::string_view description,
                    std::string_view manufacturer)
{
    if (namesAutopilot(description) || namesAutopilot(manufacturer))
        return PortKind::Autopilot;
    if (!usb)
        return PortKind::Other;
    if (isIn(autopilots, *usb))
        return PortKind::Autopilot;
    return isIn(adapters, *usb) ? PortKind::Adapter : PortKind::Other;
}

std::vector<SerialPort> listSerialPorts()
{
    std::vector<SerialPort> ports;
    for (const QSerialPortInfo& info : QSerialPortInfo::availablePorts()) {
        SerialPort port{.path = info.systemLocation().toStdString(),
                        .description = info.description().toStdString(),
                        .manufacturer = info.manufacturer().toStdString(),
                        .serialNumber = info.serialNumber().toStdString(),
                        .usb = {}};
        if (info.hasVendorIdentifier() && info.hasProductIdentifier())
            port.usb = UsbId{info.vendorIdentifier(), info.productIdentifier()};
        port.kind = kindOfPort(port.usb, port.description, port.manufacturer);
        ports.push_back(std::move(port));
    }
    std::ranges::sort(ports, {}, &SerialPort::path);
    return ports;
}

} // namespace leadline::link
