// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/SvlogReader.h"

#include "SvlogClock.h"
#include "SvlogSession.h"

namespace leadline::formats {

namespace {

/// Limits for the frames that wait for earlier ones.
constexpr std::size_t maxWaitingFrames = 4096;
constexpr std::size_t maxWaitingBytes = std::size_t{16} << 20U;

} // namespace

SvlogReader::SvlogReader(io::ExtendedFile& source, log::Log& log)
    : m_source(source),
      m_file(source.file()),
      m_log(log),
      m_classifier(log),
      m_clock(std::make_unique<SvlogClock>())
{
    m_counts.untimed = true;
}

SvlogReader::~SvlogReader() = default;

bool SvlogReader::recognises(base::ByteSpan beginning)
{
    ping::Parser parser;
    return parser.next(beginning) || parser.drain();
}

bool SvlogReader::step(std::size_t bytes)
{
    const std::uint64_t until = m_at + bytes;
    while (!m_finished && m_at < until) {
        const auto data = m_file.at(m_at, io::ForwardView::step);
        feed(m_at, data);
        m_at += data.size();
        m_counts.mediumFailed = data.empty() && m_at < m_file.size();
        if (m_at >= m_file.size() || m_counts.mediumFailed)
            finish();
    }
    return !m_finished;
}

void SvlogReader::feed(std::uint64_t offset, base::ByteSpan bytes)
{
    m_fed.feed(m_parser, offset, bytes, {}, [this](const ping::Frame& frame) { take(frame); });
}

void SvlogReader::finish()
{
    m_counts.truncated = m_counts.truncated || m_parser.waitingBytes() > 0;
    m_fed.drain(m_parser, [this](const ping::Frame& frame) { take(frame); });
    while (!m_waiting.empty())
        appendFirst();
    m_finished = true;
}

void SvlogReader::take(const ping::Frame& frame)
{
    const auto place = m_fed.placeOf(frame.streamOffset, frame.bytes.size());
    ++m_counts.records;
    beginSession(frame);
    const auto stream = m_counts.logFull ? std::nullopt : m_classifier.streamOf(frame);
    if (!stream) {
        m_counts.logFull = true;
        return;
    }
    const log::Stream& its = m_log.stream(*stream);
    const log::Time time = log::isWrapped(frame.messageId)
                               ? m_clock->timeBetween()
                               : m_clock->timeOf(frame.source, SonarStamp::of(its.kind(), frame));
    add(*stream, time, frame.bytes, place.pieces);
}

// What waits is written first, because device ids and clocks may be others from here on.
void SvlogReader::beginSession(const ping::Frame& frame)
{
    const auto session = SvlogSession::of(frame);
    if (!session)
        return;
    while (!m_waiting.empty())
        appendFirst();
    m_clock->beginSession(session->utc, static_cast<log::FrameNumber>(m_log.frameCount()));
    m_classifier.beginSession();
    for (const SvlogSession::Device& device : session->devices)
        m_classifier.describeDevice(device.id, device.family, {.name = device.name, .serial = {}});
    if (m_program.empty())
        m_program = session->program;
}

void SvlogReader::add(log::StreamNumber stream, log::Time time, base::ByteSpan bytes,
                      std::span<const log::Piece> pieces)
{
    m_waiting.emplace(time, Waiting{.stream = stream,
                                    .bytes = {bytes.begin(), bytes.end()},
                                    .pieces = {pieces.begin(), pieces.end()}});
    m_waitingBytes += bytes.size();
    while (m_waiting.rbegin()->first - m_waiting.begin()->first > SvlogClock::disorder ||
           m_waiting.size() > maxWaitingFrames || m_waitingBytes > maxWaitingBytes)
        appendFirst();
}

void SvlogReader::appendFirst()
{
    const auto first = m_waiting.begin();
    const Waiting& frame = first->second;
    const log::Time time = std::max(first->first, m_counts.last.value_or(log::Time{}));
    if (!m_counts.first)
        m_counts.first = time;
    m_counts.last = time;
    if (m_log.appendFromFile(frame.stream, ping::viewFrame(frame.bytes), time, true, frame.pieces))
        ++m_counts.frames;
    else
        m_counts.logFull = true;
    m_waitingBytes -= frame.bytes.size();
    m_waiting.erase(first);
}

log::ReadCounts SvlogReader::counts() const
{
    log::ReadCounts counts = m_counts;
    counts.bytesRead = m_at;
    counts.untimedFrames = counts.frames;
    counts.bytesSkipped = m_parser.skippedBytes();
    counts.badChecksums = m_parser.badChecksums();
    counts.startUtc = clock().utcOfZeroAt(log::Time{});
    return counts;
}

log::RecordingContents SvlogReader::contents() const
{
    log::RecordingContents contents;
    contents.library = m_program;
    return contents;
}

log::WallClock SvlogReader::clock() const
{
    return m_clock->wallClock();
}

} // namespace leadline::formats
