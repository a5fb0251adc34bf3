// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/PingViewerWriter.h"

#include "base/Unicode.h"

#include <span>
#include <utility>

namespace leadline::test {

namespace {

constexpr std::uint32_t nullLength = 0xffffffffU;
constexpr std::uint32_t formatVersion = 1;

} // namespace

PingViewerWriter::PingViewerWriter(Options options) : m_options(std::move(options))
{
    if (!m_options.header)
        return;
    appendText("PingViewer sensor log file");
    base::appendBig(m_bytes, formatVersion);
    for (const std::string& text :
         {m_options.gitHash, m_options.date, m_options.tag, m_options.osName, m_options.osVersion})
        appendText(text);
    base::appendBig(m_bytes, m_options.family);
    base::appendBig(m_bytes, m_options.type);
}

void PingViewerWriter::record(std::chrono::milliseconds time, base::ByteSpan data)
{
    if (time >= std::chrono::hours(24))
        recordWithNullTime(data);
    else
        recordWithTime(timeText(time, m_options.zeroDigit), data);
}

void PingViewerWriter::recordWithNullTime(base::ByteSpan data)
{
    appendNull();
    appendData(data);
    ++m_records;
}

void PingViewerWriter::recordWithNullData(std::chrono::milliseconds time)
{
    appendText(timeText(time, m_options.zeroDigit));
    appendNull();
    ++m_records;
}

void PingViewerWriter::recordWithTime(std::string_view time, base::ByteSpan data)
{
    appendText(time);
    appendData(data);
    ++m_records;
}

void PingViewerWriter::raw(base::ByteSpan bytes)
{
    base::append(m_bytes, bytes);
}

std::string PingViewerWriter::timeText(std::chrono::milliseconds time, char32_t zeroDigit)
{
    std::u32string text;
    const auto append = [&](std::int64_t value, std::int64_t highest) {
        for (; highest > 0; highest /= 10)
            text.push_back(zeroDigit + static_cast<char32_t>(value / highest % 10));
    };
    const std::int64_t ms = time.count();
    append(ms / 3'600'000, 10);
    text.push_back(U':');
    append(ms / 60'000 % 60, 10);
    text.push_back(U':');
    append(ms / 1000 % 60, 10);
    text.push_back(U'.');
    append(ms % 1000, 100);
    return base::toUtf8(text);
}

void PingViewerWriter::appendText(std::string_view utf8)
{
    if (m_options.utf8) {
        appendData(std::as_bytes(std::span(utf8)));
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
    appendData(units);
}

void PingViewerWriter::appendNull()
{
    base::appendBig(m_bytes, nullLength);
}

void PingViewerWriter::appendData(base::ByteSpan data)
{
    base::appendBig(m_bytes, static_cast<std::uint32_t>(data.size()));
    base::append(m_bytes, data);
}

} // namespace leadline::test
