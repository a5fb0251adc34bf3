// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/FirmwareName.h"

#include "base/Ascii.h"

#include <algorithm>
#include <array>

namespace leadline::firmware {

namespace {

constexpr std::string_view pingWord = "ping";
constexpr std::uint8_t ping1dRevision = 1;
constexpr std::uint8_t ping2Revision = 2;
/// The only revision of a Ping360 that has been seen.
constexpr std::uint8_t ping360Revision = 'C';

/// True for a lowercase letter or a byte of a multi-byte UTF-8 character; the text has been
/// lowercased before.
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Removes a version such as `3.29` or `3.3.8` from the beginning of the text.
std::optional<FirmwareVersion> takeVersion(std::string_view& text)
{
    std::array<std::uint16_t, 3> parts{};
    std::size_t count = 0;
    for (; count < parts.size(); ++count) {
        std::string_view rest = text;
        if (count > 0 && !(rest.size() > 1 && rest.front() == '.' && base::isDigit(rest[1])))
            break;
        rest.remove_prefix(count > 0 ? 1 : 0);
        const auto part = base::consumeNumber<std::uint32_t>(rest);
        if (!part || *part > 0xffff)
            return std::nullopt;
        parts[count] = static_cast<std::uint16_t>(*part);
        text = rest;
    }
    if (count < 2)
        return std::nullopt;
    return FirmwareVersion{parts[0], parts[1], parts[2]};
}

/// Baud rate from a part such as `9600b` or `115kb` anywhere in the text.
std::optional<std::uint32_t> rateIn(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!base::isDigit(text[i]) || (i > 0 && base::isDigit(text[i - 1])))
            continue;
        std::string_view rest = text.substr(i);
        const auto number = base::consumeNumber<std::uint32_t>(rest);
        if (number == 9600U && rest.starts_with("b"))
            return 9600;
        if ((number == 115U && rest.starts_with("kb")) ||
            (number == 115200U && rest.starts_with("b")))
            return 115200;
    }
    return std::nullopt;
}

/// True if a sonar's name may end before `rest`: it must be followed by a version or the end of the
/// word.
bool endsWord(std::string_view rest)
{
    if (rest.empty() || (!base::isDigit(rest.front()) && !isLetter(rest.front())))
        return true;
    return rest.size() > 1 && rest.front() == 'v' && base::isDigit(rest[1]);
}

/// Removes the separator between a sonar's name and its version.
void skipToVersion(std::string_view& text)
{
    const bool isGap =
        !text.empty() && std::string_view("-_ ").find(text.front()) != std::string_view::npos;
    text.remove_prefix(isGap ? 1 : 0);
    text.remove_prefix(text.starts_with('v') ? 1 : 0);
}

/// The kind of sonar named by the text after `ping`; the characters that name it are removed.
std::optional<FirmwareKind> takeKind(std::string_view& text)
{
    const auto takes = [&](std::string_view word) {
        const bool isIt = text.starts_with(word) && endsWord(text.substr(word.size()));
        text.remove_prefix(isIt ? word.size() : 0);
        return isIt;
    };
    if (takes("360"))
        return FirmwareKind::Ping360;
    if (takes("1d"))
        return FirmwareKind::Ping1D;
    if (takes("2"))
        return FirmwareKind::Ping2;
    // Early Ping1D firmware is named only Ping; a whole version is required because other names,
    // such as "Ping-viewer" and "Ping-V2", begin alike.
    std::string_view version = text;
    if (text.starts_with("-v") || text.starts_with("_v") || text.starts_with(" v"))
        if (skipToVersion(version); takeVersion(version))
            return FirmwareKind::Ping1D;
    return std::nullopt;
}

/// Evaluates the text that follows one occurrence of `ping` and its kind.
FirmwareName nameFrom(FirmwareKind kind, std::string_view rest)
{
    FirmwareName name{.kind = kind};
    skipToVersion(rest);
    name.version = takeVersion(rest);
    if (kind == FirmwareKind::Ping1D)
        name.baudRate = rateIn(rest);
    return name;
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

std::optional<FirmwareKind> kindOf(ping::Family family, std::optional<std::uint8_t> revision)
{
    switch (family) {
    case ping::Family::Ping360:
        if (revision == ping360Revision)
            return FirmwareKind::Ping360;
        break;
    case ping::Family::Ping1D:
        if (!revision || revision == ping1dRevision)
            return FirmwareKind::Ping1D;
        if (revision == ping2Revision)
            return FirmwareKind::Ping2;
        break;
    default:
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
    const std::string lower = base::lowerCase(fileName);
    const std::string_view text = lower;
    std::optional<FirmwareName> name;
    for (auto at = text.find(pingWord); at != std::string_view::npos;
         at = text.find(pingWord, at + pingWord.size())) {
        // Words such as "mapping" and "newping2" do not name a sonar.
        if (at > 0 && (isLetter(text[at - 1]) || base::isDigit(text[at - 1])))
            continue;
        std::string_view rest = text.substr(at + pingWord.size());
        const bool isNumbered = !rest.empty() && base::isDigit(rest.front());
        const auto kind = takeKind(rest);
        // The name is rejected if it contains an unknown sonar or two different ones.
        if ((!kind && isNumbered) || (kind && name && name->kind != *kind))
            return std::nullopt;
        if (kind && !name)
            name = nameFrom(*kind, rest);
    }
    return name;
}

} // namespace leadline::firmware
