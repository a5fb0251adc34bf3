// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/TlogReader.h"

#include <algorithm>

namespace leadline::formats {

namespace {

using State = TlogRecord::State;

/// Threads of one program may write slightly out of order; a clock that is set changes by more.
constexpr std::chrono::microseconds disorder = std::chrono::seconds(1);
/// No log pauses for half a year, but a clock that had not been set may jump by that.
constexpr std::chrono::microseconds longestPause = std::chrono::days(180);

constexpr std::size_t searchWindow = 4096;

/// The first position from 1 on at which a record, or a frame without a stamp, may begin.
std::size_t nextPlace(base::ByteSpan bytes)
{
    for (std::size_t at = 1; at + TlogRecord::stampSize < bytes.size(); ++at) {
        const std::byte start = bytes[at + TlogRecord::stampSize];
        if (start == mavlink::startV1 || start == mavlink::startV2)
            return at;
    }
    return bytes.size() > TlogRecord::stampSize ? bytes.size() - TlogRecord::stampSize : 1;
}

} // namespace

bool TlogReader::recognises(base::ByteSpan beginning)
{
    bool first = true;
    while (!beginning.empty()) {
        const auto head = beginning.first(std::min(beginning.size(), TlogRecord::maxSize));
        const TlogRecord record = TlogRecord::peek(head, first, {});
        if (record.state == State::Good && record.stampUs)
            return true;
        first = false;
        beginning = beginning.subspan(nextPlace(beginning));
    }
    return false;
}

bool TlogReader::step(std::size_t bytes)
{
    const std::uint64_t until = m_at + bytes;
    while (!m_finished && m_at < until) {
        if (m_at >= m_file.size()) {
            finish();
            break;
        }
        const auto left = std::min<std::uint64_t>(TlogRecord::maxSize, m_file.size() - m_at);
        const auto seen = m_file.at(m_at, static_cast<std::size_t>(left));
        if (seen.size() < left) {
            m_counts.mediumFailed = true;
            finish();
            break;
        }
        // A frame without a stamp is accepted only after a record with one.
        const bool first = m_counts.records == 0;
        const TlogRecord record = TlogRecord::peek(seen, m_afterGood, m_order);
        const bool good = record.state == State::Good && (record.stampUs || !first);
        if (good || (record.state == State::OddStamp && isConfirmed(record))) {
            take(record, m_file.at(m_at, record.size()));
        } else {
            m_counts.badChecksums += record.state == State::BadCrc ? 1U : 0U;
            m_endCutOff = m_endCutOff || record.state == State::CutOff;
            skip(m_file.at(m_at, searchWindow));
        }
    }
    m_counts.bytesRead = m_at;
    return !m_finished;
}

// An unusual stamp is accepted if the next record has one that follows it closely.
bool TlogReader::isConfirmed(const TlogRecord& record)
{
    constexpr std::uint64_t dayUs = 86'400'000'000;
    const auto next =
        TlogRecord::peek(m_file.at(m_at + record.size(), TlogRecord::maxSize), true, record.order);
    return next.state == State::Good && next.stampUs && *next.stampUs >= *record.stampUs &&
           *next.stampUs - *record.stampUs < dayUs;
}

void TlogReader::take(const TlogRecord& record, base::ByteSpan bytes)
{
    const bool untimed = !record.stampUs;
    if (record.stampUs) {
        setTime(*record.stampUs);
        m_order = record.order;
        ++m_counts.records;
    } else {
        ++m_counts.untimedFrames;
    }
    ++m_counts.frames;
    if (!m_stream)
        m_stream = m_log.addStream(0, ping::DeviceKind::Vehicle);
    const mavlink::Frame frame(*record.message, bytes.subspan(record.frameAt()));
    const log::Piece piece{m_at + record.frameAt(), static_cast<std::uint32_t>(record.frameSize)};
    if (!m_stream || !m_log.appendFromFile(*m_stream, frame, m_time, untimed, {&piece, 1}))
        m_counts.logFull = true;
    m_at += record.size();
    m_afterGood = true;
    m_endCutOff = false;
}

void TlogReader::setTime(std::uint64_t stampUs)
{
    using std::chrono::microseconds;
    const bool plausible = TlogRecord::isPlausible(stampUs);
    // An implausible stamp may be any number; it is limited to avoid an overflow.
    const auto us = static_cast<std::int64_t>(std::min(stampUs, TlogRecord::lastStampUs));
    if (!m_counts.first) {
        m_counts.first = log::Time{};
        m_firstUs = us;
        m_zeroUs = us;
        if (plausible)
            m_counts.startUtc = microseconds(us);
        m_clock.add({log::Time{}, microseconds(us), plausible});
    }
    const microseconds passed = microseconds(us - m_zeroUs) - m_time;
    if (passed < -disorder || passed > longestPause) {
        ++m_counts.clockSteps;
        m_zeroUs = us - m_time.count();
        m_clock.add({m_time, microseconds(m_zeroUs), plausible,
                     static_cast<log::FrameNumber>(m_log.frameCount())});
    } else {
        m_time = std::max(m_time, m_time + passed);
    }
    m_counts.last = m_time;
    m_counts.durationByStamps = microseconds(us - m_firstUs);
}

void TlogReader::skip(base::ByteSpan bytes)
{
    const std::size_t skipped = nextPlace(bytes);
    m_at += skipped;
    m_counts.bytesSkipped += skipped;
    m_afterGood = false;
}

void TlogReader::finish()
{
    m_counts.truncated = m_endCutOff;
    m_finished = true;
}

} // namespace leadline::formats
