// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/PingViewerReader.h"

#include <algorithm>
#include <utility>

namespace leadline::formats {

namespace {

constexpr std::size_t maxStride = std::size_t{64} << 10U;

/// True if the first bytes at `at` can be those of a record's time string.
bool mayStartRecord(base::ByteSpan bytes, std::size_t at)
{
    // Tests the three high bytes of the length of a time string, or of a null string.
    const std::byte first = bytes[at];
    return (first == std::byte{0} || first == std::byte{0xff}) && bytes[at + 1] == first &&
           bytes[at + 2] == first;
}

} // namespace

PingViewerReader::PingViewerReader(const io::ByteSource& file, log::Log& log,
                                   log::ChosenFamilies chosen)
    : m_file(file),
      m_indexer(log, std::move(chosen))
{
}

PingViewerRecord PingViewerReader::peekRecord(std::uint64_t offset)
{
    // Each record has been examined before as the successor of its predecessor, so the result is
    // kept.
    if (!m_peeked || m_peeked->first != offset)
        m_peeked.emplace(offset,
                         PingViewerRecord::peek(m_file.at(offset, PingViewerRecord::maxHead),
                                                m_file.size() - offset));
    return m_peeked->second;
}

// A record without a time is accepted only if a plausible record follows it.
bool PingViewerReader::isRecord(const PingViewerRecord& record, std::uint64_t offset)
{
    if (record.state == PingViewerRecord::State::Implausible)
        return false;
    if (record.time)
        return true;
    if (record.state != PingViewerRecord::State::Whole)
        return false;
    const std::uint64_t end = offset + record.size();
    if (end == m_file.size())
        return true;
    const PingViewerRecord next = peekRecord(end);
    return next.state != PingViewerRecord::State::Implausible && !next.timeDamaged;
}

bool PingViewerReader::mayBegin(std::uint64_t offset)
{
    if (offset == m_file.size())
        return true;
    const PingViewerRecord record = peekRecord(offset);
    // A few bytes at the end are the beginning of a record that was cut off.
    const bool cutInHead = record.state == PingViewerRecord::State::CutOff && record.dataStart == 0;
    return (cutInHead && !record.timeDamaged) || isRecord(record, offset);
}

std::optional<std::uint64_t> PingViewerReader::findRecord(std::uint64_t from, std::uint64_t to)
{
    // The bytes are copied, because examining a record may move the view; only a few at first,
    // since in a malicious file the next candidate is always near.
    std::size_t stride = 256;
    std::uint64_t at = from;
    while (at < to) {
        const auto length = static_cast<std::size_t>(std::min<std::uint64_t>(stride, to - at)) + 2;
        const auto held = m_file.at(at, length);
        const std::vector<std::byte> bytes(held.begin(), held.end());
        for (std::size_t i = 0; i + 2 < bytes.size(); ++i)
            if (mayStartRecord(bytes, i)) {
                const PingViewerRecord record = peekRecord(at + i);
                // A record with a damaged time is not accepted as the start, because any text of
                // that length could be one.
                if (!record.timeDamaged && isRecord(record, at + i))
                    return at + i;
            }
        at += stride;
        stride = std::min(2 * stride, maxStride);
    }
    return std::nullopt;
}

bool PingViewerReader::recognises(base::ByteSpan beginning, std::uint64_t size)
{
    if (PingViewerHeader::hasTitle(beginning))
        return true;
    if (beginning.empty())
        return false;
    // Two consecutive records, or one that fills the file, identify the format.
    for (std::size_t at = 0; at + 3 < beginning.size(); ++at) {
        if (!mayStartRecord(beginning, at))
            continue;
        const auto first = PingViewerRecord::peek(beginning.subspan(at), size - at);
        if (first.state != PingViewerRecord::State::Whole || !first.time)
            continue;
        const std::uint64_t end = at + first.size();
        if (end == size)
            return true;
        if (end < beginning.size() &&
            PingViewerRecord::peek(beginning.subspan(end), size - end).state !=
                PingViewerRecord::State::Implausible)
            return true;
    }
    return false;
}

bool PingViewerReader::step(std::size_t bytes)
{
    if (m_finished)
        return false;
    if (!m_headerRead)
        readHeader();
    const std::uint64_t until = m_at + bytes;
    while (m_at < until && !m_finished) {
        const std::uint64_t looked = m_searchFrom.value_or(m_at);
        if (looked >= m_file.size() && !m_searchFrom) {
            finish();
            break;
        }
        if (looked < m_file.size() && m_file.at(looked, 1).empty()) {
            m_counts.mediumFailed = true;
            finish();
            break;
        }
        if (m_searchFrom) {
            resynchronise();
            break;
        }
        const PingViewerRecord record = peekRecord(m_at);
        if (record.state == PingViewerRecord::State::Whole && isRecord(record, m_at)) {
            readRecord(record);
        } else {
            m_lostIsTail = record.state == PingViewerRecord::State::CutOff;
            m_searchFrom = m_at + 1;
        }
    }
    m_counts.bytesRead = std::max(m_counts.bytesRead, m_searchFrom.value_or(m_at));
    return !m_finished;
}

void PingViewerReader::readHeader()
{
    m_headerRead = true;
    const auto beginning = m_file.at(0, PingViewerHeader::maxSize);
    const bool named = PingViewerHeader::hasTitle(beginning);
    if (!named && mayBegin(0))
        return;
    const auto header = PingViewerHeader::read(beginning);
    if (header && mayBegin(header->size)) {
        if (header->kind)
            m_indexer.setFamily(*header->kind);
        if (header->simulated)
            m_indexer.setSimulated();
        m_at = header->size;
    } else if (named && !header && m_file.size() <= PingViewerHeader::maxSize &&
               !findRecord(1, m_file.size())) {
        m_at = m_file.size();
        m_counts.truncated = true;
    }
}

// Searches for the next record in steps, so that the search in a large damaged file can be
// cancelled.
void PingViewerReader::resynchronise()
{
    const std::uint64_t from = *m_searchFrom;
    const std::uint64_t to = std::min<std::uint64_t>(from + io::ForwardView::step, m_file.size());
    if (const auto found = findRecord(from, to)) {
        m_counts.containerBytesLost += *found - m_at;
        m_at = *found;
        m_searchFrom.reset();
    } else if (to == m_file.size()) {
        if (m_lostIsTail)
            m_counts.truncated = true;
        else
            m_counts.containerBytesLost += to - m_at;
        m_at = to;
        m_searchFrom.reset();
        finish();
    } else {
        m_searchFrom = to;
    }
}

void PingViewerReader::readRecord(const PingViewerRecord& record)
{
    const std::uint64_t dataAt = m_at + record.dataStart;
    std::uint64_t end = m_at + record.size();
    std::size_t length = record.dataLength;
    if (!mayBegin(end)) {
        // Either the next record is damaged, or this one's length is; in that case the next record
        // begins within it.
        if (const auto inside = findRecord(dataAt, end)) {
            length = static_cast<std::size_t>(*inside - dataAt);
            end = *inside;
        }
    }
    const PingViewerRecord next = end < m_file.size() ? peekRecord(end) : PingViewerRecord{};
    const auto stamp = stampOf(record, next);
    const auto data = m_file.at(dataAt, length);
    if (data.size() < length) {
        m_counts.mediumFailed = true;
        finish();
        return;
    }
    if (!m_counts.first && !stamp.untimed)
        m_counts.first = stamp.time;
    m_counts.last = stamp.time;
    ++m_counts.records;
    m_indexer.feed(dataAt, data, stamp);
    m_at = end;
}

// A time that contradicts its neighbours is damaged; the last valid one is used instead.
log::FrameIndexer::Stamp PingViewerReader::stampOf(const PingViewerRecord& record,
                                                   const PingViewerRecord& next) const
{
    const log::Time last = m_counts.last.value_or(log::Time{});
    if (!record.time)
        return {last, true};
    const bool atEnd = next.state == PingViewerRecord::State::Implausible;
    const bool nextFits = atEnd || (next.time && *next.time >= last);
    const bool outside = *record.time < last || (next.time && *record.time > *next.time);
    return nextFits && outside ? log::FrameIndexer::Stamp{last, true}
                               : log::FrameIndexer::Stamp{*record.time, false};
}

void PingViewerReader::finish()
{
    m_indexer.finish();
    m_finished = true;
}

log::ReadCounts PingViewerReader::counts() const
{
    log::ReadCounts counts = m_counts;
    m_indexer.addTo(counts);
    return counts;
}

} // namespace leadline::formats
