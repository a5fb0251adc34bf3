// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/PingViewerWriter.h"

#include <utility>

namespace leadline::test {

PingViewerWriter::PingViewerWriter(Options options) : m_options(std::move(options))
{
    if (m_options.header)
        formats::appendPingViewerHeader(m_bytes,
                                        {.family = m_options.family,
                                         .type = m_options.type,
                                         .gitHash = m_options.gitHash,
                                         .date = m_options.date,
                                         .tag = m_options.tag,
                                         .osName = m_options.osName,
                                         .osVersion = m_options.osVersion},
                                        m_options.utf8 ? formats::PingViewerText::Utf8
                                                       : formats::PingViewerText::Utf16);
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
    formats::appendPingViewerRecord(m_bytes, {}, data);
    ++m_records;
}

void PingViewerWriter::recordWithNullData(std::chrono::milliseconds time)
{
    appendText(timeText(time, m_options.zeroDigit));
    formats::appendPingViewerNull(m_bytes);
    ++m_records;
}

void PingViewerWriter::recordWithTime(std::string_view time, base::ByteSpan data)
{
    appendText(time);
    formats::appendPingViewerData(m_bytes, data);
    ++m_records;
}

void PingViewerWriter::raw(base::ByteSpan bytes)
{
    base::append(m_bytes, bytes);
}

void PingViewerWriter::appendText(std::string_view utf8)
{
    formats::appendPingViewerText(m_bytes, utf8,
                                  m_options.utf8 ? formats::PingViewerText::Utf8
                                                 : formats::PingViewerText::Utf16);
}

} // namespace leadline::test
