// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/SvlogReader.h"

#include "GzipReader.h"
#include "NavigationFrames.h"
#include "NmeaNavigation.h"
#include "SvlogClock.h"
#include "formats/MavlinkJson.h"
#include "formats/SvlogSession.h"
#include "mavlink/FramePeek.h"
#include "ping/cerulean/Container.h"

#include <utility>

namespace leadline::formats {

namespace {

/// Limits for the frames that wait for earlier ones.
constexpr std::size_t maxWaitingFrames = 4096;
constexpr std::size_t maxWaitingBytes = std::size_t{16} << 20U;

/// True if messages of a vehicle are among these frames.
bool hasMavlink(base::ByteSpan bytes)
{
    ping::Parser parser(ping::Parser::Lengths::Any);
    while (const auto frame = parser.next(bytes))
        if (frame->messageId == ping::cerulean::MavlinkJson::id)
            return true;
    return false;
}

} // namespace

/// The vehicles' messages, which have one stream, and the vehicle of the NMEA sentences.
struct SvlogVehicle {
    std::optional<log::StreamNumber> stream;
    MavlinkSequences sequences;
    /// The file has messages of a vehicle, so that its sentences are not needed.
    bool hasMavlink = false;
    std::optional<log::StreamNumber> nmeaStream;
    NmeaNavigation nmea;
    NavigationFrames frames;
};

SvlogReader::SvlogReader(io::ExtendedFile& source, log::Log& log, log::ChosenFamilies chosen)
    : m_source(source),
      m_file(source.file()),
      m_log(log),
      m_classifier(log, std::move(chosen)),
      m_clock(std::make_unique<SvlogClock>()),
      m_vehicle(std::make_unique<SvlogVehicle>())
{
    m_counts.untimed = true;
    if (GzipReader::recognises(m_file.at(0, io::ForwardView::step)))
        m_packed = std::make_unique<GzipReader>(source.file());
}

SvlogReader::~SvlogReader() = default;

bool SvlogReader::recognises(base::ByteSpan beginning)
{
    std::vector<std::byte> unpacked;
    if (GzipReader::recognises(beginning)) {
        unpacked = GzipReader::beginning(beginning, io::ForwardView::step);
        beginning = unpacked;
    }
    ping::Parser parser(ping::Parser::Lengths::Any);
    return parser.next(beginning) || parser.drain();
}

bool SvlogReader::step(std::size_t bytes)
{
    const std::uint64_t until = m_at + bytes;
    while (!m_finished && m_at < until)
        m_packed ? readPacked() : readPlain();
    return !m_finished;
}

void SvlogReader::readPlain()
{
    const auto data = m_file.at(m_at, io::ForwardView::step);
    feed(m_at, data);
    m_at += data.size();
    m_counts.mediumFailed = data.empty() && m_at < m_file.size();
    if (m_at >= m_file.size() || m_counts.mediumFailed)
        finish();
}

void SvlogReader::readPacked()
{
    const auto data = m_packed->next();
    m_at = m_packed->bytesRead();
    const auto at = data.empty() ? base::Result<std::uint64_t>(0) : m_source.keep(data);
    m_counts.temporaryStorageFull = m_counts.temporaryStorageFull || !at;
    if (at)
        feed(*at, data);
    if (!data.empty() && at)
        return;
    m_counts.mediumFailed = m_packed->mediumFailed();
    m_counts.truncated = m_packed->truncated();
    m_counts.containerBytesLost = m_packed->bytesLost();
    finish();
}

void SvlogReader::feed(std::uint64_t offset, base::ByteSpan bytes)
{
    if (m_counts.records == 0 && !m_vehicle->hasMavlink)
        m_vehicle->hasMavlink = hasMavlink(bytes);
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
    if (takeVehicles(frame))
        return;
    if (frame.messageId == ping::cerulean::NmeaSentence::id)
        takeNmea(frame);
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

bool SvlogReader::takeVehicles(const ping::Frame& frame)
{
    if (frame.messageId != ping::cerulean::MavlinkJson::id)
        return false;
    const auto message =
        mavlinkFrameOf({reinterpret_cast<const char*>(frame.payload.data()), frame.payload.size()},
                       m_vehicle->sequences);
    if (!message)
        return false;
    m_vehicle->hasMavlink = true;
    if (!m_vehicle->stream)
        m_vehicle->stream = m_log.addStream(frame.source, ping::DeviceKind::Vehicle);
    return m_vehicle->stream && addVehicles(*m_vehicle->stream, *message);
}

void SvlogReader::takeNmea(const ping::Frame& frame)
{
    if (m_vehicle->hasMavlink)
        return;
    const auto said = m_vehicle->nmea.take(
        {reinterpret_cast<const char*>(frame.payload.data()), frame.payload.size()});
    if (!said)
        return;
    if (!m_vehicle->nmeaStream) {
        m_vehicle->nmeaStream = m_log.addStream(frame.source, ping::DeviceKind::Vehicle);
        if (m_vehicle->nmeaStream)
            m_log.streamForWriting(*m_vehicle->nmeaStream)
                .setLabel({.name = std::string(nmeaVehicle), .serial = {}});
    }
    if (!m_vehicle->nmeaStream)
        return;
    for (const auto& made : m_vehicle->frames.at(m_clock->timeBetween(), {}, *said))
        addVehicles(*m_vehicle->nmeaStream, made);
}

bool SvlogReader::addVehicles(log::StreamNumber stream, base::ByteSpan message)
{
    const auto at = m_source.keep(message);
    m_counts.temporaryStorageFull = m_counts.temporaryStorageFull || !at;
    if (!at)
        return false;
    const log::Piece piece{*at, static_cast<std::uint32_t>(message.size())};
    add(stream, m_clock->timeBetween(), message, {&piece, 1});
    return true;
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
    const auto vehicles = m_log.stream(frame.stream).kind().isVehicle()
                              ? mavlink::readFrame(frame.bytes)
                              : std::nullopt;
    const bool isAdded =
        vehicles ? m_log.appendFromFile(frame.stream, *vehicles, time, true, frame.pieces)
                 : m_log.appendFromFile(frame.stream, ping::viewFrame(frame.bytes), time, true,
                                        frame.pieces);
    m_counts.frames += isAdded ? 1U : 0U;
    m_counts.logFull = m_counts.logFull || !isAdded;
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
