// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/SerialLatency.h"

#if defined(__linux__)
#include <fstream>

#include <linux/serial.h>
#include <sys/ioctl.h>
#endif

namespace leadline::link {

#if defined(__linux__)

namespace {

std::optional<int> readTimer(const std::filesystem::path& file)
{
    std::ifstream in(file);
    int ms = 0;
    return in >> ms ? std::optional(ms) : std::nullopt;
}

/// Path of the latency timer file; empty if the port does not exist.
std::filesystem::path timerFile(const std::string& path, const std::filesystem::path& ttys)
{
    std::error_code error;
    const auto device = std::filesystem::canonical(path, error);
    return error ? std::filesystem::path() : ttys / device.filename() / "device" / "latency_timer";
}

bool askForLowLatency(int descriptor)
{
    serial_struct serial{};
    if (::ioctl(descriptor, TIOCGSERIAL, &serial) != 0)
        return false;
    const auto flags = static_cast<unsigned>(serial.flags);
    if ((flags & ASYNC_LOW_LATENCY) != 0)
        return true;
    serial.flags = static_cast<int>(flags | ASYNC_LOW_LATENCY);
    return ::ioctl(descriptor, TIOCSSERIAL, &serial) == 0;
}

} // namespace

void readLatency(SerialLatency& latency, const std::string& path, const std::filesystem::path& ttys)
{
    latency.timerMs = readTimer(timerFile(path, ttys));
}

SerialLatency lowerLatency(int descriptor, const std::string& path,
                           const std::filesystem::path& ttys)
{
    // With this flag the driver sets the timer for any user; writing the file requires root or a
    // udev rule.
    SerialLatency latency;
    latency.lowLatency = askForLowLatency(descriptor);
    readLatency(latency, path, ttys);
    if (latency.isSlow()) {
        std::ofstream(timerFile(path, ttys)) << "1\n";
        readLatency(latency, path, ttys);
    }
    return latency;
}

#else

void readLatency(SerialLatency&, const std::string&, const std::filesystem::path&) {}

SerialLatency lowerLatency(int, const std::string&, const std::filesystem::path&)
{
    return {};
}

#endif

std::string latencyRule()
{
    return "echo 'SUBSYSTEM==\"usb-serial\", DRIVER==\"ftdi_sio\", ATTR{latency_timer}=\"1\"' | "
           "sudo tee -a /etc/udev/rules.d/70-leadline.rules && sudo udevadm control --reload && "
           "sudo udevadm trigger --subsystem-match=usb-serial";
}

} // namespace leadline::link
