// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/FirmwareName.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace leadline::firmware {

namespace {

constexpr std::uint8_t ping2Revision = 2;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lower;
}

/// The number at the beginning, which is taken off.
std::optional<std::uint32_t> takeNumber(std::string_view& text)
{
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || text.empty() || !isDigit(text.front()))
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}

/// `3.29` or `3.3.8` at the beginning.
std::optional<FirmwareVersion> takeVersion(std::string_view& text)
{
    std::array<std::uint16_t, 3> parts{};
    std::size_t count = 0;
    for (; count < parts.size(); ++count) {
        std::string_view rest = text;
        if (count > 0 && !(rest.size() > 1 && rest.front() == '.' && isDigit(rest[1])))
            break;
        rest.remove_prefix(count > 0 ? 1 : 0);
        const auto part = takeNumber(rest);
        if (!part || *part > 0xffff)
            return std::nullopt;
        parts[count] = static_cast<std::uint16_t>(*part);
        text = rest;
    }
    if (count < 2)
        return std::nullopt;
    return FirmwareVersion{parts[0], parts[1], parts[2]};
}

/// Of `9600b` or `115kb`, anywhere.
std::optional<std::uint32_t> rateIn(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i]) || (i > 0 && isDigit(text[i - 1])))
            continue;
        std::string_view rest = text.substr(i);
        const auto number = takeNumber(rest);
        if (number == 9600U && rest.starts_with("b"))
            return 9600;
        if ((number == 115U && rest.starts_with("kb")) ||
            (number == 115200U && rest.starts_with("b")))
            return 115200;
    }
    return std::nullopt;
}

/// Which sonar's name this is behind `ping`; what names it is taken off.
std::optional<FirmwareKind> takeKind(std::string_view& text)
{
    const auto takes = [&](std::string_view word) {
        const bool isIt =
            text.starts_with(word) && (text.size() == word.size() || !isDigit(text[word.size()]));
        text.remove_prefix(isIt ? word.size() : 0);
        return isIt;
    };
    if (takes("360"))
        return FirmwareKind::Ping360;
    if (takes("1d"))
        return FirmwareKind::Ping1D;
    if (takes("2"))
        return FirmwareKind::Ping2;
    // The first of them was only called Ping.
    if (text.starts_with("-v") || text.starts_with("_v") || text.starts_with(" v"))
        return FirmwareKind::Ping1D;
    return std::nullopt;
}

} // namespace

std::string nameOf(FirmwareKind kind)
{
    switch (kind) {
    case FirmwareKind::Ping1D:
        return "Ping1D";
    case FirmwareKind::Ping2:
        return "Ping2";
    case FirmwareKind::Ping360:
        break;
    }
    return "Ping360";
}

std::optional<FirmwareKind> kindOf(ping::Family family, std::uint8_t revision)
{
    switch (family) {
    case ping::Family::Ping360:
        return FirmwareKind::Ping360;
    case ping::Family::Ping1D:
        if (revision > ping2Revision)
            return std::nullopt;
        return revision == ping2Revision ? FirmwareKind::Ping2 : FirmwareKind::Ping1D;
    case ping::Family::Unknown:
        break;
    }
    return std::nullopt;
}

std::string toString(const FirmwareVersion& version)
{
    return std::to_string(version.major) + "." + std::to_string(version.minor) + "." +
           std::to_string(version.patch);
}

std::optional<FirmwareName> readFirmwareName(std::string_view fileName)
{
    constexpr std::string_view ping = "ping";
    const std::string lower = lowerCase(fileName);
    std::string_view rest = lower;
    const auto at = rest.find(ping);
    if (at == std::string_view::npos)
        return std::nullopt;
    rest.remove_prefix(at + ping.size());
    const auto kind = takeKind(rest);
    if (!kind)
        return std::nullopt;
    FirmwareName name{.kind = *kind};
    rest.remove_prefix(
        !rest.empty() && std::string_view("-_ ").find(rest.front()) != std::string_view::npos ? 1
                                                                                              : 0);
    rest.remove_prefix(rest.starts_with('v') ? 1 : 0);
    name.version = takeVersion(rest);
    if (*kind == FirmwareKind::Ping1D)
        name.baudRate = rateIn(rest);
    return name;
}

} // namespace leadline::firmware
