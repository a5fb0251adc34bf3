// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace leadline::link {

// Facts about problems with a port, for the connection doctor. Available on Linux only; on other
// systems no problem is reported.

/// Whether this user may open a port, and what that requires.
struct PortPermission {
    bool exists = false;
    bool mayOpen = false;
    /// Group that owns the port: `dialout`, or a number if the group has no name.
    std::string group;
    std::string user;
    /// The user was added to the group after this session began: logging in again is enough.
    bool userIsInGroup = false;
};

/// A program that has a port open.
struct Holder {
    std::int64_t process = 0;
    /// Such as `ping-viewer`; at most 15 bytes, as the kernel stores it.
    std::string program;

    friend bool operator==(const Holder&, const Holder&) = default;
};

struct Holders {
    std::vector<Holder> programs;
    /// True if processes of other users could not be inspected, so there may be more.
    bool incomplete = false;
};

/// Fast enough for any thread.
[[nodiscard]] PortPermission portPermission(const std::string& path);

/// Other programs that have a port open. Inspects all open files of the system, which takes about
/// ten milliseconds: call it on a worker.
[[nodiscard]] Holders holdersOfPort(const std::string& path,
                                    const std::filesystem::path& proc = "/proc");
/// Other programs that listen on a UDP port. Takes as long as holdersOfPort().
[[nodiscard]] Holders holdersOfUdpPort(std::uint16_t port,
                                       const std::filesystem::path& proc = "/proc");

/// ModemManager, a service that sends commands to every new serial port for some seconds.
struct ModemManager {
    bool running = false;
    /// A udev rule excludes this port (ID_MM_DEVICE_IGNORE).
    bool ignoresPort = false;
};
[[nodiscard]] ModemManager modemManager(const std::string& path,
                                        const std::filesystem::path& proc = "/proc",
                                        const std::filesystem::path& udev = "/run/udev/data");

} // namespace leadline::link
