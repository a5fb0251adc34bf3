// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/SvlogExport.h"

#include "FrameTraversal.h"
#include "GzipWriter.h"
#include "formats/MavlinkJson.h"
#include "formats/SvlogReader.h"
#include "formats/SvlogSession.h"
#include "log/StreamClassifier.h"
#include "mavlink/FramePeek.h"
#include "ping/FamilyDescriptor.h"
#include "ping/cerulean/Container.h"

#include <algorithm>
#include <array>

namespace leadline::exporting {

namespace {

using formats::SvlogSession;

constexpr std::uint8_t everybody = 255;

bool isReceived(const log::Stream& stream)
{
    return !stream.sent();
}

bool isReceivedSonar(const log::Stream& stream)
{
    return isReceived(stream) && !stream.kind().isVehicle();
}

/// The source id of each wanted stream. Streams of one id are one device, if they were in a
/// recording by that id.
std::vector<std::uint8_t> sourcesOf(const formats::Recording& recording,
                                    const std::vector<bool>& wanted)
{
    const log::Log& log = recording.log();
    std::vector<std::uint8_t> sources(wanted.size());
    std::array<bool, 256> isTaken{};
    isTaken[0] = true;
    isTaken[everybody] = true;
    const bool keepsAll = recording.format() == log::Format::Svlog;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
        std::uint8_t& source = sources[i];
        source = stream.source();
        if (!wanted[i] || keepsAll)
            continue;
        if (isTaken[source]) {
            const auto free = std::ranges::find(isTaken, false);
            source = free == isTaken.end() ? stream.source()
                                           : static_cast<std::uint8_t>(free - isTaken.begin());
        }
        isTaken[source] = true;
    }
    return sources;
}

SvlogSession sessionOf(const formats::Recording& recording, const std::vector<bool>& wanted,
                       const std::vector<std::uint8_t>& sources, log::Time begin)
{
    SvlogSession session;
    if (const auto zero = recording.clock().utcOfZeroAt(begin))
        session.utc = *zero + begin;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const log::Stream& stream = recording.log().stream(static_cast<log::StreamNumber>(i));
        if (!wanted[i])
            continue;
        if (stream.kind().isVehicle())
            session.platformId = sources[i];
        else if (stream.kind() != ping::Family::Unknown)
            session.devices.push_back(
                {.id = sources[i], .family = stream.kind().family(), .name = stream.label().name});
    }
    // Ids that were two devices' in two sessions say nothing.
    const std::vector<SvlogSession::Device> all = session.devices;
    std::erase_if(session.devices, [&](const SvlogSession::Device& device) {
        return std::ranges::any_of(all, [&](const SvlogSession::Device& other) {
            return other.id == device.id && other.family != device.family;
        });
    });
    return session;
}

/// A vehicle that was made of NMEA sentences is not wanted where the sentences are.
void leaveOutNmeaVehicle(const log::Log& log, std::vector<bool>& wanted)
{
    const auto streamAt = [&](std::size_t i) -> const log::Stream& {
        return log.stream(static_cast<log::StreamNumber>(i));
    };
    bool hasSentences = false;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        hasSentences =
            hasSentences || (wanted[i] && streamAt(i).series(ping::cerulean::NmeaSentence::id));
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (hasSentences && streamAt(i).kind().isVehicle() &&
            streamAt(i).label().name == formats::SvlogReader::nmeaVehicle)
            wanted[i] = false;
}

base::ByteSpan textBytes(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

} // namespace

base::Result<std::uint64_t> exportSvlog(const formats::Recording& recording, const ExportPart& part,
                                        SvlogForm form, const BytesSink& sink,
                                        const ExportWatch& watch)
{
    using namespace ping::cerulean;
    const log::Log& log = recording.log();
    if (const auto there = part.check(log, isReceived); !there)
        return there.error();
    std::vector<bool> wanted = wantedStreams(log, part, isReceived);
    const std::vector<bool> sonars = wantedStreams(log, part, isReceivedSonar);
    if (std::ranges::none_of(sonars, [](bool is) { return is; }))
        return base::Error{base::Message("The recording holds no sonar.")};
    leaveOutNmeaVehicle(log, wanted);
    const std::vector<std::uint8_t> sources = sourcesOf(recording, wanted);

    GzipWriter gzip(sink);
    const BytesSink packed = [&gzip](base::ByteSpan bytes) { return gzip.add(bytes); };
    BufferedSink gathered(form == SvlogForm::Compressed ? packed : sink);
    FrameReader reader(log);
    std::uint64_t frames = 0;
    bool isBegun = false;
    bool read = true;
    const auto beginSession = [&](log::Time time) {
        isBegun = true;
        const std::string json = formats::sessionJson(sessionOf(recording, wanted, sources, time));
        return gathered.add(ping::encodeFrame(JsonWrapper::id, textBytes(json), 0, everybody));
    };
    const auto add = [&](log::FrameNumber number, const log::FrameEntry& entry) {
        const auto bytes = reader.read(number, entry);
        if (!bytes) {
            read = false;
            return false;
        }
        const bool isVehicles = log.stream(entry.stream).kind().isVehicle();
        const std::uint8_t source = sources[entry.stream];
        if (!isVehicles && SvlogSession::of(ping::viewFrame(*bytes)))
            return beginSession(entry.time);
        if (!isBegun && !beginSession(entry.time))
            return false;
        ++frames;
        if (isVehicles) {
            const auto frame = mavlink::readFrame(*bytes);
            const std::string json = frame ? formats::mavlinkJsonOf(*frame) : std::string();
            frames -= json.empty() ? 1U : 0U;
            return json.empty() ||
                   gathered.add(ping::encodeFrame(MavlinkJson::id, textBytes(json), source));
        }
        const ping::Frame frame = ping::viewFrame(*bytes);
        return frame.source == source
                   ? gathered.add(*bytes)
                   : gathered.add(ping::encodeFrame(frame.messageId, frame.payload, source,
                                                    frame.destination));
    };
    const bool whole = forEachFrame(log, part, wanted, watch, add);
    if (!read)
        return unreadable();
    if (!whole && gathered.good())
        return cancelled();
    if (!gathered.good() || !gathered.flush() || (form == SvlogForm::Compressed && !gzip.finish()))
        return base::Error{
            base::Message("The log could not be written: the disk is full or gone.")};
    return frames;
}

} // namespace leadline::exporting
