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

SerialLatency lowerLatency(int descriptor, const std::string& path,
                           const std::filesystem::path& ttys)
{
    // The flag makes the driver set the timer, for any user; the file takes root or a udev rule.
    SerialLatency latency;
    latency.lowLatency = askForLowLatency(descriptor);
    std::error_code error;
    const auto device = std::filesystem::canonical(path, error);
    if (error)
        return latency;
    const auto file = ttys / device.filename() / "device" / "latency_timer";
    latency.timerMs = readTimer(file);
    if (latency.isSlow()) {
        std::ofstream(file) << "1\n";
        latency.timerMs = readTimer(file);
    }
    return latency;
}

#else

SerialLatency lowerLatency(int, const std::string&, const std::filesystem::path&)
{
    return {};
}

#endif

} // namespace leadline::link
