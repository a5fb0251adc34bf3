// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/IntelHex.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace leadline::firmware {

namespace {

/// Record types of the Intel HEX format.
enum class Record : std::uint8_t {
    Data = 0,
    End = 1,
    SegmentAddress = 2,
    SegmentStart = 3,
    LinearAddress = 4,
    LinearStart = 5,
};

/// Bytes of a record besides its data: length, address (2 bytes), type and checksum.
constexpr std::size_t around = 5;
constexpr std::uint64_t behindAll = std::uint64_t{1} << 32U;

std::optional<std::uint8_t> digit(char c)
{
    if (c >= '0' && c <= '9')
        return static_cast<std::uint8_t>(c - '0');
    if (c >= 'a' && c <= 'f')
        return static_cast<std::uint8_t>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F')
        return static_cast<std::uint8_t>(c - 'A' + 10);
    return std::nullopt;
}

/// Bytes of the hexadecimal digits after the colon; nullopt if they are no pairs of digits.
std::optional<std::vector<std::byte>> bytesOf(std::string_view digits)
{
    if (digits.size() % 2 != 0)
        return std::nullopt;
    std::vector<std::byte> bytes;
    bytes.reserve(digits.size() / 2);
    for (std::size_t i = 0; i < digits.size(); i += 2) {
        const auto high = digit(digits[i]);
        const auto low = digit(digits[i + 1]);
        if (!high || !low)
            return std::nullopt;
        bytes.push_back(static_cast<std::byte>(*high << 4U | *low));
    }
    return bytes;
}

std::string_view trimmed(std::string_view line)
{
    const auto last = line.find_last_not_of(" \t\r");
    return last == std::string_view::npos ? std::string_view() : line.substr(0, last + 1);
}

base::Error wrongLine(std::size_t number, const base::Message& what)
{
    return {base::Message("Line %1 of the file %2: it is damaged.", number, what) +
            base::Message("Download it again.")};
}

/// Decodes the lines of a file one after the other and collects their data.
class Lines {
public:
    [[nodiscard]] base::Status take(std::string_view line, std::size_t number)
    {
        if (m_ended)
            return wrongLine(number, base::Message("follows the last line"));
        if (line.front() != ':')
            return wrongLine(number, base::Message("does not begin with a colon"));
        const auto bytes = bytesOf(line.substr(1));
        if (!bytes)
            return wrongLine(number,
                             base::Message("contains something other than pairs of hex digits"));
        const bool isWhole = bytes->size() >= around &&
                             bytes->size() == around + std::to_integer<std::size_t>(bytes->front());
        if (!isWhole)
            return wrongLine(number, base::Message("does not have its stated length"));
        unsigned sum = 0;
        for (const std::byte each : *bytes)
            sum += std::to_integer<unsigned>(each);
        if (sum % 256 != 0)
            return wrongLine(number, base::Message("has a wrong checksum"));
        return takeRecord(*bytes, number);
    }
    [[nodiscard]] bool ended() const { return m_ended; }
    [[nodiscard]] std::vector<HexBlock>& blocks() { return m_blocks; }

private:
    [[nodiscard]] base::Status takeRecord(base::ByteSpan bytes, std::size_t number)
    {
        const auto offset = base::loadBig<std::uint16_t>(bytes, 1);
        const base::ByteSpan data = bytes.subspan(4, bytes.size() - around);
        const auto has = [&](std::size_t size) { return data.size() == size; };
        switch (static_cast<Record>(std::to_integer<std::uint8_t>(bytes[3]))) {
        case Record::Data:
            return takeData(offset, data, number);
        case Record::End:
            m_ended = has(0);
            return m_ended ? base::done()
                           : wrongLine(number, base::Message("is the last one and has data"));
        case Record::SegmentAddress:
            if (!has(2))
                break;
            m_base = std::uint32_t{base::loadBig<std::uint16_t>(data)} << 4U;
            return base::done();
        case Record::LinearAddress:
            if (!has(2))
                break;
            m_base = std::uint32_t{base::loadBig<std::uint16_t>(data)} << 16U;
            return base::done();
        // Records with the start address are checked but not used, since the devices know their
        // start address.
        case Record::SegmentStart:
        case Record::LinearStart:
            if (!has(4))
                break;
            return base::done();
        default:
            return wrongLine(number, base::Message("has an unknown record type"));
        }
        return wrongLine(number, base::Message("has too much or too little for its kind"));
    }
    [[nodiscard]] base::Status takeData(std::uint16_t offset, base::ByteSpan data,
                                        std::size_t number)
    {
        const std::uint64_t address = std::uint64_t{m_base} + offset;
        if (offset + data.size() > 0x10000 || address + data.size() > behindAll)
            return wrongLine(number,
                             base::Message("reaches over the end of its part of the memory"));
        if (data.empty())
            return base::done();
        if (!m_blocks.empty() && m_blocks.back().end() == address)
            base::append(m_blocks.back().bytes, data);
        else
            m_blocks.push_back({static_cast<std::uint32_t>(address), {data.begin(), data.end()}});
        return base::done();
    }

    std::uint32_t m_base = 0;
    bool m_ended = false;
    std::vector<HexBlock> m_blocks;
};

/// Sorts blocks by address and joins adjacent ones; nullopt if a byte is given twice.
std::optional<std::vector<HexBlock>> joined(std::vector<HexBlock> blocks)
{
    std::ranges::stable_sort(blocks, {}, &HexBlock::address);
    std::vector<HexBlock> all;
    for (HexBlock& block : blocks) {
        if (all.empty() || all.back().end() < block.address)
            all.push_back(std::move(block));
        else if (all.back().end() == block.address)
            base::append(all.back().bytes, block.bytes);
        else
            return std::nullopt;
    }
    return all;
}

} // namespace

std::size_t HexFile::size() const
{
    std::size_t sum = 0;
    for (const HexBlock& block : blocks)
        sum += block.bytes.size();
    return sum;
}

base::Result<HexFile> readIntelHex(std::string_view text)
{
    if (text.size() > maxHexText)
        return base::Error{base::Message("The file is too large to be firmware.")};
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return base::Error{base::Message("The file is empty.")};
    // Usually a web page that was saved instead of the file.
    if (text[first] != ':')
        return base::Error{
            base::Message("The file is not firmware: an Intel HEX file begins with a colon.") +
            base::Message("Download the file itself, not the page that shows it.")};
    Lines lines;
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const auto end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty())
            continue;
        if (auto taken = lines.take(line, number); !taken)
            return taken.error();
    }
    if (!lines.ended())
        return base::Error{base::Message("The file ends early: its last line is missing.") +
                           base::Message("Download it again.")};
    auto blocks = joined(std::move(lines.blocks()));
    if (!blocks)
        return base::Error{base::Message("The file gives the same byte twice: it is damaged.") +
                           base::Message("Download it again.")};
    return HexFile{std::move(*blocks)};
}

} // namespace leadline::firmware
