// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/PortAccess.h"

#include "base/Ascii.h"

#if defined(__linux__)

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <functional>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>

#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#endif

namespace leadline::link {

#if defined(__linux__)

namespace {

namespace fs = std::filesystem;

std::string groupName(gid_t group)
{
    std::array<char, 16384> buffer{};
    ::group entry{};
    ::group* found = nullptr;
    if (::getgrgid_r(group, &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr)
        return found->gr_name;
    return std::to_string(group);
}

struct User {
    std::string name;
    gid_t group = 0;
};

User thisUser()
{
    std::array<char, 16384> buffer{};
    ::passwd entry{};
    ::passwd* found = nullptr;
    const uid_t id = ::geteuid();
    if (::getpwuid_r(id, &entry, buffer.data(), buffer.size(), &found) == 0 && found != nullptr)
        return {found->pw_name, found->pw_gid};
    return {std::to_string(id), ::getegid()};
}

bool isInGroup(const User& user, gid_t group)
{
    std::vector<gid_t> groups(64);
    int count = static_cast<int>(groups.size());
    if (::getgrouplist(user.name.c_str(), user.group, groups.data(), &count) < 0) {
        groups.resize(static_cast<std::size_t>(count));
        ::getgrouplist(user.name.c_str(), user.group, groups.data(), &count);
    }
    groups.resize(static_cast<std::size_t>(std::max(count, 0)));
    return std::ranges::find(groups, group) != groups.end();
}

std::string firstLine(const fs::path& file)
{
    std::ifstream in(file);
    std::string line;
    std::getline(in, line);
    return line;
}

std::optional<std::int64_t> processNumber(const fs::path& folder)
{
    return base::parseNumber<std::int64_t>(folder.filename().string());
}

std::vector<fs::path> entriesOf(const fs::path& folder, std::error_code& error)
{
    std::vector<fs::path> entries;
    fs::directory_iterator each(folder, error);
    while (!error && each != fs::directory_iterator()) {
        entries.push_back(each->path());
        each.increment(error);
    }
    return entries;
}

/// Programs, except this one, with an open file whose /proc link target satisfies `matches`.
Holders holdersOf(const fs::path& proc, const std::function<bool(const std::string&)>& matches)
{
    Holders holders;
    std::error_code error;
    for (const fs::path& process : entriesOf(proc, error)) {
        const auto number = processNumber(process);
        if (!number || *number == ::getpid())
            continue;
        std::error_code closed;
        for (const fs::path& file : entriesOf(process / "fd", closed)) {
            std::error_code gone;
            if (const auto target = fs::read_symlink(file, gone); !gone && matches(target)) {
                holders.programs.push_back({*number, firstLine(process / "comm")});
                break;
            }
        }
        // Other errors mean that the process has ended and holds nothing.
        if (closed == std::errc::permission_denied)
            holders.incomplete = true;
    }
    std::ranges::sort(holders.programs, {}, &Holder::process);
    return holders;
}

/// Inodes of the sockets that are bound to a port, from /proc/net/udp: `sl local:port rem st q:q
/// t:t r uid timeout inode`.
void addSockets(const fs::path& table, std::uint16_t port, std::set<std::string>& sockets)
{
    std::ifstream in(table);
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream words(line);
        std::string local;
        std::string word;
        std::string inode;
        words >> word >> local;
        for (int i = 0; i < 8; ++i)
            words >> inode;
        const auto colon = local.rfind(':');
        if (!words || colon == std::string::npos)
            continue;
        unsigned bound = 0;
        std::from_chars(local.data() + colon + 1, local.data() + local.size(), bound, 16);
        if (bound == port)
            sockets.insert("socket:[" + inode + "]");
    }
}

} // namespace

PortPermission portPermission(const std::string& path)
{
    PortPermission permission;
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return permission;
    const User user = thisUser();
    permission.exists = true;
    permission.mayOpen = ::access(path.c_str(), R_OK | W_OK) == 0;
    permission.group = groupName(status.st_gid);
    permission.user = user.name;
    permission.userIsInGroup = isInGroup(user, status.st_gid);
    return permission;
}

Holders holdersOfPort(const std::string& path, const fs::path& proc)
{
    std::error_code error;
    const std::string target = fs::canonical(path, error).string();
    if (error)
        return {};
    return holdersOf(proc, [&](const std::string& open) { return open == target; });
}

Holders holdersOfUdpPort(std::uint16_t port, const fs::path& proc)
{
    std::set<std::string> sockets;
    addSockets(proc / "net" / "udp", port, sockets);
    addSockets(proc / "net" / "udp6", port, sockets);
    if (sockets.empty())
        return {};
    return holdersOf(proc, [&](const std::string& open) { return sockets.contains(open); });
}

ModemManager modemManager(const std::string& path, const fs::path& proc, const fs::path& udev)
{
    ModemManager found;
    std::error_code error;
    for (const fs::path& process : entriesOf(proc, error))
        if (processNumber(process) && firstLine(process / "comm") == "ModemManager")
            found.running = true;
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISCHR(status.st_mode))
        return found;
    std::string numbers = std::to_string(major(status.st_rdev));
    numbers += ':';
    numbers += std::to_string(minor(status.st_rdev));
    std::ifstream properties(udev / ('c' + numbers));
    for (std::string line; std::getline(properties, line);)
        if (line == "E:ID_MM_DEVICE_IGNORE=1")
            found.ignoresPort = true;
    return found;
}

#else

PortPermission portPermission(const std::string& path)
{
    std::error_code error;
    const bool exists = std::filesystem::exists(path, error);
    return {.exists = exists, .mayOpen = true, .group = {}, .user = {}, .userIsInGroup = true};
}

Holders holdersOfPort(const std::string&, const std::filesystem::path&)
{
    return {};
}

Holders holdersOfUdpPort(std::uint16_t, const std::filesystem::path&)
{
    return {};
}

ModemManager modemManager(const std::string&, const std::filesystem::path&,
                          const std::filesystem::path&)
{
    return {};
}

#endif

} // namespace leadline::link
