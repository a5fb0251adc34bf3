// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/PingViewerRecord.h"

#include "base/CivilTime.h"
#include "base/Unicode.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace leadline::formats {

namespace {

using base::loadBig;

constexpr std::uint32_t nullLength = 0xffffffff;
constexpr std::uint32_t formatVersion = 1;
/// Lengths of hh:mm:ss.zzz in ASCII, and in UTF-16 with digits outside the basic plane.
constexpr std::uint32_t shortestTime = 12;
constexpr std::uint32_t longestTime = 48;
constexpr std::string_view title = "PingViewer sensor log file";

std::u32string fromUtf8(base::ByteSpan text)
{
    return base::fromUtf8({reinterpret_cast<const char*>(text.data()), text.size()});
}

std::optional<log::Time> readTime(base::ByteSpan text)
{
    if (text.size() % 2 == 0)
        if (const auto time = base::timeOfDay(base::fromUtf16Big(text)))
            return time;
    return base::timeOfDay(fromUtf8(text));
}

bool saysSimulated(base::ByteSpan tag)
{
    const std::u32string mark = base::fromUtf8(simulatedTag);
    return (tag.size() % 2 == 0 && base::fromUtf16Big(tag).ends_with(mark)) ||
           fromUtf8(tag).ends_with(mark);
}

/// Emits the characters of hh:mm:ss.zzz.
template<class Put>
void putTime(std::chrono::milliseconds time, char32_t zeroDigit, const Put& put)
{
    const auto digits = [&](std::int64_t value, std::int64_t highest) {
        for (; highest > 0; highest /= 10)
            put(zeroDigit + static_cast<char32_t>(value / highest % 10));
    };
    const std::int64_t ms = time.count();
    digits(ms / 3'600'000, 10);
    put(U':');
    digits(ms / 60'000 % 60, 10);
    put(U':');
    digits(ms / 1000 % 60, 10);
    put(U'.');
    digits(ms % 1000, 100);
}

} // namespace

PingViewerRecord PingViewerRecord::peek(base::ByteSpan head, std::uint64_t left)
{
    PingViewerRecord record;
    const auto cutOff = [&] {
        record.state = State::CutOff;
        return record;
    };
    if (head.size() < 4)
        return left < 4 ? cutOff() : record;
    const auto textLength = loadBig<std::uint32_t>(head);
    const bool timeless = textLength == nullLength || textLength == 0;
    if (!timeless && (textLength < shortestTime || textLength > longestTime))
        return record;
    const std::size_t lengthAt = 4 + (timeless ? 0 : textLength);
    if (head.size() < lengthAt)
        return left < lengthAt ? cutOff() : record;
    if (!timeless) {
        record.time = readTime(head.subspan(4, textLength));
        record.timeDamaged = !record.time;
    }
    if (head.size() < lengthAt + 4)
        return left < lengthAt + 4 ? cutOff() : record;
    const auto claimed = loadBig<std::uint32_t>(head, lengthAt);
    const std::uint32_t length = claimed == nullLength ? 0 : claimed;
    // Runs of bytes 0 or 0xff are no records.
    if (length > maxData || (timeless && length == 0))
        return record;
    record.dataStart = lengthAt + 4;
    record.dataLength = length;
    record.state = record.size() <= left ? State::Whole : State::CutOff;
    return record;
}

bool PingViewerHeader::hasTitle(base::ByteSpan bytes)
{
    if (bytes.size() < 4)
        return false;
    const auto length = loadBig<std::uint32_t>(bytes);
    const bool wide = length == 2 * title.size();
    if (!wide && length != title.size())
        return false;
    const auto text = bytes.subspan(4, std::min<std::size_t>(length, bytes.size() - 4));
    // A file that ends within the title is still recognised.
    if (text.size() < 8)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char expected = !wide ? title[i] : i % 2 == 1 ? title[i / 2] : '\0';
        if (std::to_integer<char>(text[i]) != expected)
            return false;
    }
    return true;
}

std::optional<PingViewerHeader> PingViewerHeader::read(base::ByteSpan bytes)
{
    std::size_t at = 0;
    base::ByteSpan text;
    const auto has = [&](std::size_t more) { return bytes.size() - at >= more; };
    const auto skipString = [&] {
        if (!has(4))
            return false;
        const auto length = loadBig<std::uint32_t>(bytes, at);
        at += 4;
        text = {};
        if (length == nullLength)
            return true;
        if (!has(length))
            return false;
        text = bytes.subspan(at, length);
        at += length;
        return true;
    };
    // The header consists of title, version, git hash, date, tag, OS name, OS version, family and
    // type.
    if (!skipString() || !has(4))
        return std::nullopt;
    at += 4;
    bool simulated = false;
    constexpr int tagAt = 2;
    for (int i = 0; i < 5; ++i) {
        if (!skipString())
            return std::nullopt;
        simulated = simulated || (i == tagAt && saysSimulated(text));
    }
    if (!has(8))
        return std::nullopt;
    const auto family = loadBig<std::int32_t>(bytes, at);
    const auto type = loadBig<std::int32_t>(bytes, at + 4);
    PingViewerHeader header{.size = at + 8, .kind = std::nullopt, .simulated = simulated};
    const bool plausible = family == 0 || family == 1;
    if (plausible && type == 1)
        header.kind = ping::Family::Ping1D;
    else if (plausible && type == 2)
        header.kind = ping::Family::Ping360;
    return header;
}

void appendPingViewerHeader(std::vector<std::byte>& bytes, const PingViewerTexts& texts,
                            PingViewerText as)
{
    appendPingViewerText(bytes, title, as);
    base::appendBig(bytes, formatVersion);
    for (const std::string* text :
         {&texts.gitHash, &texts.date, &texts.tag, &texts.osName, &texts.osVersion})
        appendPingViewerText(bytes, *text, as);
    base::appendBig(bytes, texts.family);
    base::appendBig(bytes, texts.type);
}

void appendPingViewerRecord(std::vector<std::byte>& bytes,
                            std::optional<std::chrono::milliseconds> time, base::ByteSpan data)
{
    appendPingViewerRecordHead(bytes, time, data.size());
    base::append(bytes, data);
}

void appendPingViewerRecordHead(std::vector<std::byte>& bytes,
                                std::optional<std::chrono::milliseconds> time, std::size_t length)
{
    if (time && *time < std::chrono::hours(24)) {
        base::appendBig(bytes, std::uint32_t{2 * shortestTime});
        putTime(*time, U'0',
                [&](char32_t c) { base::appendBig(bytes, static_cast<std::uint16_t>(c)); });
    } else {
        appendPingViewerNull(bytes);
    }
    base::appendBig(bytes, static_cast<std::uint32_t>(length));
}

void appendPingViewerText(std::vector<std::byte>& bytes, std::string_view utf8, PingViewerText as)
{
    if (as == PingViewerText::Utf8) {
        appendPingViewerData(bytes, std::as_bytes(std::span(utf8)));
        return;
    }
    std::vector<std::byte> units;
    for (const char32_t c : base::fromUtf8(utf8)) {
        if (c < 0x10000) {
            base::appendBig(units, static_cast<std::uint16_t>(c));
        } else {
            base::appendBig(units, static_cast<std::uint16_t>(0xd7c0U + (c >> 10U)));
            base::appendBig(units, static_cast<std::uint16_t>(0xdc00U + (c & 0x3ffU)));
        }
    }
    appendPingViewerData(bytes, units);
}

void appendPingViewerNull(std::vector<std::byte>& bytes)
{
    base::appendBig(bytes, nullLength);
}

void appendPingViewerData(std::vector<std::byte>& bytes, base::ByteSpan data)
{
    base::appendBig(bytes, static_cast<std::uint32_t>(data.size()));
    base::append(bytes, data);
}

std::string pingViewerTime(std::chrono::milliseconds time, char32_t zeroDigit)
{
    std::u32string text;
    putTime(time, zeroDigit, [&](char32_t c) { text.push_back(c); });
    return base::toUtf8(text);
}

} // namespace leadline::formats
