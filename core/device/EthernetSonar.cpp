// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/EthernetSonar.h"

#include <cctype>
#include <charconv>
#include <span>
#include <system_error>

namespace leadline::device {

namespace {

constexpr std::string_view question = "Discovery";
constexpr std::string_view order = "SetSS1IP ";
constexpr std::string_view firstLine = "SONAR PING360";
constexpr std::string_view macBegins = "MAC Address:-";
constexpr std::string_view addressBegins = "IP Address:-";
constexpr std::string_view portBegins = "Port:-";
/// Second line of the answers of Cerulean's devices.
constexpr std::string_view ceruleanLine = "Cerulean Sonar";
/// A real answer has four lines of about a hundred bytes in all.
constexpr std::size_t longestAnswer = 512;

std::vector<std::byte> bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blank = " \t\r";
    const auto begin = text.find_first_not_of(blank);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
}

std::optional<std::uint16_t> portIn(std::string_view text)
{
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && port > 0 ? std::optional(port) : std::nullopt;
}

/// Decimal number with three digits: 2 becomes `002`.
std::string padded(std::uint8_t part)
{
    const std::string digits = std::to_string(part);
    return std::string(3 - digits.size(), '0') + digits;
}

} // namespace

std::optional<std::string> normalMac(std::string_view text)
{
    constexpr std::size_t size = 17;
    if (text.size() != size)
        return std::nullopt;
    std::string mac;
    for (std::size_t i = 0; i < size; ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool separator = i % 3 == 2;
        if (separator ? c != '-' && c != ':' : std::isxdigit(c) == 0)
            return std::nullopt;
        mac += separator ? '-' : static_cast<char>(std::toupper(c));
    }
    return mac;
}

std::optional<EthernetSonar> parseDiscoveryAnswer(base::ByteSpan datagram)
{
    if (datagram.empty() || datagram.size() > longestAnswer)
        return std::nullopt;
    std::string_view text(reinterpret_cast<const char*>(datagram.data()), datagram.size());
    EthernetSonar sonar;
    bool hasAddress = false;
    bool isPing360 = false;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (number == 1) {
            isPing360 = line.starts_with(firstLine);
        } else if (number == 2 && line == ceruleanLine) {
            sonar.isCerulean = !isPing360;
        } else if (line.starts_with(macBegins)) {
            sonar.mac = normalMac(trimmed(line.substr(macBegins.size()))).value_or(std::string());
        } else if (line.starts_with(addressBegins)) {
            const auto address = link::Ipv4::parse(trimmed(line.substr(addressBegins.size())));
            hasAddress = address.has_value();
            sonar.address = address.value_or(link::Ipv4());
        } else if (sonar.isCerulean && line.starts_with(portBegins)) {
            sonar.port = portIn(trimmed(line.substr(portBegins.size())));
        }
    }
    const bool isKnown = isPing360 ? !sonar.mac.empty() : sonar.isCerulean;
    return isKnown && hasAddress ? std::optional(sonar) : std::nullopt;
}

std::vector<std::byte> discoveryRequest()
{
    return bytesOf(question);
}

std::vector<std::byte> addressChangeRequest(const link::Ipv4& address)
{
    std::string text(order);
    for (std::size_t i = 0; i < address.parts.size(); ++i) {
        if (i > 0)
            text += '.';
        text += padded(address.parts[i]);
    }
    return bytesOf(text);
}

} // namespace leadline::device
