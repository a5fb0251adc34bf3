// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/SvlogExport.h"

#include "FrameTraversal.h"
#include "GzipWriter.h"
#include "echo/SeriesCursor.h"
#include "formats/MavlinkJson.h"
#include "formats/SvlogSession.h"
#include "log/StreamClassifier.h"
#include "mavlink/Codec.h"
#include "mavlink/FramePeek.h"
#include "ping/FamilyDescriptor.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/cerulean/Container.h"
#include "sidescan/Side.h"

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
        // What no sonar sent, such as headers of sessions, has no device's id.
        if (!wanted[i] || keepsAll || stream.kind() == ping::Family::Unknown)
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
                       const std::vector<std::uint8_t>& sources, log::Time begin,
                       const sidescan::SideChoices& choices)
{
    SvlogSession session;
    sidescan::SideFinder sides;
    sides.setChoices(choices);
    sides.lookAt(recording.log());
    if (const auto zero = recording.clock().utcOfZeroAt(begin))
        session.utc = *zero + begin;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = recording.log().stream(number);
        if (!wanted[i])
            continue;
        std::string name = stream.label().name;
        const sidescan::Side side = sides.sideOfStream(recording.log(), number);
        if (side != sidescan::Side::Unknown && sidescan::sideInName(name) != side)
            name += (name.empty() ? "" : " ") + std::string(sidescan::nameOf(side));
        if (stream.kind().isVehicle())
            session.platformId = sources[i];
        else if (stream.kind() != ping::Family::Unknown)
            session.devices.push_back(
                {.id = sources[i], .family = stream.kind().family(), .name = std::move(name)});
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

/// A vehicle that was made of NMEA sentences says that it has no autopilot of any make.
bool isMadeOfNmea(const log::Log& log, log::StreamNumber vehicle)
{
    std::vector<std::byte> scratch;
    const auto frame = echo::SeriesCursor(log, vehicle, mavlink::Heartbeat::id).read(0, scratch);
    const auto heartbeat =
        frame ? std::optional(mavlink::decodePayload<mavlink::Heartbeat>(frame->payload()))
              : std::nullopt;
    return heartbeat && heartbeat->type == 0 && heartbeat->autopilot == 0;
}

/// It is not wanted where the sentences are.
void leaveOutNmeaVehicle(const log::Log& log, std::vector<bool>& wanted)
{
    const auto number = [](std::size_t i) { return static_cast<log::StreamNumber>(i); };
    bool hasSentences = false;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        hasSentences =
            hasSentences ||
            (wanted[i] && log.stream(number(i)).series(ping::cerulean::NmeaSentence::id));
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (hasSentences && wanted[i] && log.stream(number(i)).kind().isVehicle() &&
            isMadeOfNmea(log, number(i)))
            wanted[i] = false;
}

/// When the clock of the first of these sonars begins that stamps its pings, from `begin` on: a
/// reader takes it for the time of the header. `begin` if none has a clock.
log::Time clocksBegin(const log::Log& log, const std::vector<bool>& wanted, log::Time begin)
{
    std::optional<log::Time> first;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        const ping::FamilyDescriptor* family = ping::descriptorOf(stream.kind().family());
        // Those in logs of SonarLink stamp what they send.
        if (!wanted[i] || !family || family->productId.empty())
            continue;
        const auto takeFirst = [&](std::uint16_t id) {
            echo::SeriesCursor cursor(log, number, id);
            const auto time = cursor.timeOf(cursor.countUpTo(begin - log::Time{1}));
            if (time && (!first || *time < *first))
                first = time;
        };
        for (const ping::PingMessage& each : family->pings)
            takeFirst(each.id);
        for (const ping::SwathMessage& each : family->swaths)
            takeFirst(each.id);
        if (!family->swaths.empty())
            takeFirst(ping::cerulean::EndPingInfo::id);
    }
    return first.value_or(begin);
}

/// True if each device keeps the id that it has in the recording.
bool areAllKept(const log::Log& log, const std::vector<bool>& wanted,
                const std::vector<std::uint8_t>& sources)
{
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
            wanted[i] && sources[i] != stream.source())
            return false;
    return true;
}

base::ByteSpan textBytes(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

} // namespace

base::Result<std::uint64_t> exportSvlog(const formats::Recording& recording, const ExportPart& part,
                                        SvlogForm form, const BytesSink& sink,
                                        const ExportWatch& watch,
                                        const sidescan::SideChoices& sides)
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
    const bool areSourcesKept = areAllKept(log, wanted, sources);
    const auto beginSession = [&](log::Time time) {
        isBegun = true;
        const std::string json = formats::sessionJson(
            sessionOf(recording, wanted, sources, clocksBegin(log, sonars, time), sides));
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
        if (!isVehicles && SvlogSession::of(ping::viewFrame(*bytes))) {
            if (!areSourcesKept)
                return beginSession(entry.time);
            // It says more than Leadline reads.
            isBegun = true;
            return gathered.add(*bytes);
        }
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
