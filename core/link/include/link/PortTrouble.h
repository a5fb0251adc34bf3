// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace leadline::link {

// What is wrong with a port, as facts for the connection doctor. Linux has them; elsewhere
// everything is fine as far as is known.

/// Whether this user may read and write a port, and what would have to change.
struct PortPermission {
    bool exists = false;
    bool mayOpen = false;
    /// `dialout`; its number where it has no name.
    std::string group;
    std::string user;
    /// The user was added to the group, but this session is older: logging in again is enough.
    bool userIsInGroup = false;
};

/// A program that has something open.
struct Holder {
    std::int64_t process = 0;
    /// `ping-viewer`; at most 15 bytes, as the kernel has it.
    std::string program;

    friend bool operator==(const Holder&, const Holder&) = default;
};

struct Holders {
    std::vector<Holder> programs;
    /// Programs of other users could not be looked into, so there may be more.
    bool incomplete = false;
};

/// Cheap.
[[nodiscard]] PortPermission portPermission(const std::string& path);

/// Other programs that have a port open. Looks at every open file of the system: some ten
/// milliseconds, for a worker.
[[nodiscard]] Holders holdersOfPort(const std::string& path,
                                    const std::filesystem::path& proc = "/proc");
/// Other programs that listen on a UDP port; as slow.
[[nodiscard]] Holders holdersOfUdpPort(std::uint16_t port,
                                       const std::filesystem::path& proc = "/proc");

/// ModemManager tries every new port with commands of its own for some seconds.
struct ModemManager {
    bool running = false;
    /// A rule of udev keeps it away from this port (ID_MM_DEVICE_IGNORE).
    bool ignoresPort = false;
};
[[nodiscard]] ModemManager modemManager(const std::string& path,
                                        const std::filesystem::path& proc = "/proc",
                                        const std::filesystem::path& udev = "/run/udev/data");

} // namespace leadline::link
