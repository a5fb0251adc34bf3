// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/XtfExport.h"

#include "FrameTraversal.h"
#include "base/Units.h"
#include "echo/PingReader.h"
#include "echo/VehicleTrack.h"
#include "formats/XtfLayout.h"
#include "mavlink/Codec.h"
#include "ping/Codec.h"
#include "ping/xtf/Xtf.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/Side.h"
#include "sidescan/TravelledDistance.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <string>
#include <utility>

namespace leadline::exporting {

namespace {

namespace xtf = formats::xtf;
using base::storeLittle;
using Bytes = std::vector<std::byte>;
using sidescan::Side;

static_assert(echo::commonDecibels.atZero == xtf::file::decibelsAtZero &&
              echo::commonDecibels.atFullScale == xtf::file::decibelsAtFullScale);

/// Pings of both sides that are further apart are not of one packet.
constexpr log::Time oneRow = std::chrono::milliseconds(250);
/// What else is known of the bottom than by the ping itself is found in so much at a time.
constexpr log::Time bottomStretch = std::chrono::seconds(60);
constexpr log::Time bottomMargin = std::chrono::seconds(5);
/// A speed of the GPS that was received earlier is not known any more.
constexpr log::Time speedLasts = std::chrono::seconds(3);
constexpr log::Time longestInterval = std::chrono::seconds(60);
constexpr double knotsPerMetrePerSecond = 3600.0 / 1852;
constexpr std::size_t channelsInFirstHeader = 6;
constexpr std::size_t channelsInFurtherHeader = 8;

void storeText(std::span<std::byte> bytes, std::size_t at, std::size_t size, std::string_view text)
{
    std::ranges::copy(std::as_bytes(std::span(text.substr(0, size))), bytes.subspan(at).begin());
}

struct Channel {
    /// Several streams where frames of one unit came under the ids of others.
    std::vector<sidescan::Unit> units;
    Side side = Side::Unknown;
    std::string name;
};

/// Port units have even numbers and starboard units the next ones; those of no side come last.
std::map<std::uint16_t, Channel> channelsOf(const log::Log& log, const std::vector<bool>& wanted,
                                            const sidescan::SideChoices& choices)
{
    sidescan::SideFinder sides;
    sides.setChoices(choices);
    sides.lookAt(log);
    std::map<std::uint16_t, Channel> channels;
    std::array<std::uint16_t, 2> next{0, 1};
    const auto add = [&](std::uint16_t number, const sidescan::Unit& unit, Side side) {
        std::string name = log.stream(unit.stream).label().name;
        // What the recording calls a unit says less than its side, unless it says that, too.
        if (side != Side::Unknown && sidescan::sideInName(name) != side) {
            name = sidescan::nameOf(side);
            if (number > 1)
                name += ' ' + std::to_string(number / 2 + 1);
        }
        channels.emplace(number, Channel{.units = {unit}, .side = side, .name = std::move(name)});
    };
    const auto sameUnit = [&](const sidescan::Unit& unit, Side side) {
        constexpr std::uint8_t notAssigned = 255;
        return std::ranges::find_if(channels, [&](const auto& each) {
            const sidescan::Unit& other = each.second.units.front();
            // Those of an XTF file have a channel each.
            return log.stream(unit.stream).kind() != ping::Family::Xtf &&
                   unit.channel != notAssigned && unit.channel == other.channel &&
                   unit.looks == other.looks && side == each.second.side &&
                   log.stream(unit.stream).kind() == log.stream(other.stream).kind();
        });
    };
    for (const sidescan::Unit& unit : sides.units()) {
        const Side side = sides.sideOf(log, unit);
        if (!wanted[unit.stream] || side == Side::Unknown)
            continue;
        if (const auto known = sameUnit(unit, side); known != channels.end()) {
            known->second.units.push_back(unit);
            continue;
        }
        std::uint16_t& number = next[side == Side::Port ? 0 : 1];
        add(number, unit, side);
        number = static_cast<std::uint16_t>(number + 2);
    }
    auto last = channels.empty() ? std::uint16_t{0}
                                 : static_cast<std::uint16_t>((channels.rbegin()->first | 1U) + 1);
    for (const sidescan::Unit& unit : sides.units())
        if (wanted[unit.stream] && sides.sideOf(log, unit) == Side::Unknown)
            add(last++, unit, Side::Unknown);
    return channels;
}

/// By their first pings.
bool areInDecibels(const log::Log& log, const std::map<std::uint16_t, Channel>& channels)
{
    return std::ranges::all_of(channels, [&](const auto& each) {
        Bytes scratch;
        const auto ping = echo::PingReader(log, each.second.units.front().stream).read(0, scratch);
        return ping && ping->decibels;
    });
}

std::uint8_t typeOf(Side side)
{
    return side == Side::Port        ? xtf::channel::port
           : side == Side::Starboard ? xtf::channel::starboard
                                     : xtf::channel::subBottom;
}

Bytes fileHeader(const std::map<std::uint16_t, Channel>& channels, std::string_view sonar,
                 std::string_view version, bool isInDecibels)
{
    // A pair has both of its channels, also if one has no unit.
    const std::size_t count = channels.rbegin()->second.side == Side::Unknown
                                  ? channels.rbegin()->first + std::size_t{1}
                                  : (channels.rbegin()->first | std::size_t{1}) + 1;
    const std::size_t further =
        count > channelsInFirstHeader
            ? (count - channelsInFirstHeader + channelsInFurtherHeader - 1) /
                  channelsInFurtherHeader
            : 0;
    Bytes bytes((1 + further) * xtf::file::size);
    const std::span all(bytes);
    bytes[0] = std::byte{xtf::file::format};
    bytes[xtf::file::systemType] = std::byte{1};
    storeText(all, xtf::file::programName, xtf::file::programSize, "Leadline");
    storeText(all, xtf::file::programVersion, xtf::file::programSize, version);
    storeText(all, xtf::file::sonarName, xtf::file::sonarNameSize, sonar);
    if (isInDecibels)
        storeText(all, xtf::file::note, xtf::file::noteSize, xtf::file::decibelNote);
    storeLittle(all, xtf::file::navigationUnits, xtf::file::degrees);
    storeLittle(all, xtf::file::sonarChannels, static_cast<std::uint16_t>(count));
    for (std::size_t i = 0; i < count; ++i) {
        const auto its = all.subspan(xtf::file::channels + i * xtf::channel::size);
        const auto found = channels.find(static_cast<std::uint16_t>(i));
        const Side side = found != channels.end() ? found->second.side
                          : i % 2 == 0            ? Side::Port
                                                  : Side::Starboard;
        its[xtf::channel::type] = std::byte{typeOf(side)};
        its[xtf::channel::subChannel] = static_cast<std::byte>(i / 2);
        storeLittle(its, xtf::channel::correction, xtf::channel::slantRange);
        storeLittle(its, xtf::channel::unipolar, std::uint16_t{1});
        storeLittle(its, xtf::channel::bytesPerSample, std::uint16_t{2});
        if (found != channels.end())
            storeText(its, xtf::channel::name, xtf::channel::nameSize, found->second.name);
    }
    return bytes;
}

/// A ping as its channel has it in a packet.
struct Part {
    std::uint16_t channel = 0;
    log::Time time{};
    std::uint32_t number = 0;
    double soundSpeed = 0;
    /// Nothing if the recording does not say it.
    std::optional<double> altitudeM = {};
    Bytes bytes;
};

class Writer {
public:
    Writer(const formats::Recording& recording, BufferedSink& sink,
           std::map<std::uint16_t, Channel> channels, sidescan::Corrections corrections)
        : m_recording(recording),
          m_log(recording.log()),
          m_sink(sink),
          m_channels(std::move(channels)),
          m_vehicle(m_log),
          m_travelled(m_log),
          m_rows(m_log)
    {
        m_rows.setChoices(std::move(corrections.sides));
        m_bottom.setByHand(std::move(corrections.bottom));
    }

    [[nodiscard]] std::uint64_t pings() const { return m_pings; }
    [[nodiscard]] bool isReadable() const { return m_isReadable; }

    bool add(log::FrameNumber number, const log::FrameEntry& entry)
    {
        if (m_log.stream(entry.stream).kind().isVehicle()) {
            takeVehicles(number, entry);
            return true;
        }
        auto& reader = m_readers.try_emplace(entry.stream, m_log, entry.stream).first->second;
        const auto ping = reader.readFrame(number, m_scratch);
        if (!ping) {
            m_isReadable = m_log.read(number, m_scratch).has_value();
            return m_isReadable;
        }
        return ping->profile.samples.empty() || addPing(*ping);
    }

    /// Writes the packet that waits for another side's ping.
    bool flush()
    {
        if (m_parts.empty())
            return true;
        const log::Time time = m_parts.front().time;
        Bytes packet = head(time);
        for (const Part& part : m_parts)
            base::append(packet, part.bytes);
        packet.resize((packet.size() + xtf::packet::multiple - 1) / xtf::packet::multiple *
                      xtf::packet::multiple);
        storeLittle(std::span(packet), xtf::packet::bytes,
                    static_cast<std::uint32_t>(packet.size()));
        m_parts.clear();
        return m_sink.add(packet);
    }

private:
    void takeVehicles(log::FrameNumber number, const log::FrameEntry& entry)
    {
        m_vehicle.take(number, entry);
        if (entry.messageId != mavlink::GpsRawInt::id || m_vehicle.stream() != entry.stream)
            return;
        const auto frame = m_log.readMavlink(number, m_scratch);
        constexpr std::uint16_t unknown = 65535;
        if (!frame)
            return;
        const auto gps = mavlink::decodePayload<mavlink::GpsRawInt>(frame->payload());
        if (gps.vel != unknown)
            m_gpsSpeed = {entry.time, gps.vel / 100.0};
    }

    /// Speed over ground, metres per second; 0 if none is known. The autopilot's estimate is used
    /// first, because the GPS may send positions alone with a speed of 0; so may imported files.
    double speedAt(log::Time time)
    {
        const double estimated = m_travelled.speedAt(time).value_or(0);
        const bool isKnownByGps = m_gpsSpeed && time - m_gpsSpeed->first <= speedLasts;
        return estimated == 0 && isKnownByGps ? m_gpsSpeed->second : estimated;
    }

    /// Of a unit that was not there at first, the one of its stream with its synchronisation
    /// channel, or the only one.
    [[nodiscard]] std::optional<std::uint16_t> channelOf(const sidescan::Unit& unit) const
    {
        std::optional<std::uint16_t> ofStream;
        int inStream = 0;
        for (const auto& [number, channel] : m_channels) {
            if (std::ranges::find(channel.units, unit) != channel.units.end())
                return number;
            const auto same =
                std::ranges::find(channel.units, unit.stream, &sidescan::Unit::stream);
            if (same == channel.units.end())
                continue;
            if (same->channel == unit.channel && unit.channel <= 1)
                return number;
            ofStream = number;
            ++inStream;
        }
        return inStream == 1 ? ofStream : std::nullopt;
    }

    bool addPing(const echo::Ping& ping)
    {
        const ping::Frame frame = ping::viewFrame(m_scratch);
        const auto* message =
            ping::descriptorOf(m_log.stream(ping.stream).kind().family())->ping(frame);
        const auto fields = message ? message->read(frame.payload) : std::nullopt;
        const auto channel =
            fields ? channelOf(sidescan::unitOf(ping.stream, *fields)) : std::nullopt;
        if (!channel)
            return true;
        const bool isOtherPacket = std::ranges::any_of(m_parts, [&](const Part& part) {
            return part.channel == *channel || part.channel / 2 != *channel / 2 ||
                   ping.time - part.time > oneRow;
        });
        if (isOtherPacket && !flush())
            return false;
        ++m_pings;
        Part part{.channel = *channel,
                  .time = ping.time,
                  .number = ping.pingNumber.value_or(static_cast<std::uint32_t>(m_pings)),
                  .soundSpeed = ping.soundSpeed,
                  .bytes = channelBytes(ping, *channel)};
        if (const auto own = ping::decodePayload<ping::xtf::Profile>(frame.payload);
            own && frame.messageId == ping::xtf::Profile::id && own->altitudeM > 0)
            part.altitudeM = own->altitudeM;
        const auto after = std::ranges::upper_bound(m_parts, part.channel, {}, &Part::channel);
        m_parts.insert(after, std::move(part));
        return true;
    }

    Bytes channelBytes(const echo::Ping& ping, std::uint16_t channel)
    {
        const ping::Samples& samples = ping.profile.samples;
        const double halfSpeed = ping.soundSpeed / 2;
        Bytes bytes(xtf::pingChannel::headSize);
        const std::span head(bytes);
        const auto store = [&](std::size_t at, double value) {
            storeLittle(head, at, static_cast<float>(value));
        };
        storeLittle(head, xtf::pingChannel::number, channel);
        store(xtf::pingChannel::slantRange, ping.profile.startM + ping.profile.lengthM);
        store(xtf::pingChannel::delay, ping.profile.startM / halfSpeed);
        store(xtf::pingChannel::duration, ping.profile.lengthM / halfSpeed);
        const auto [before, isFirst] = m_before.try_emplace(channel, ping.time);
        if (!isFirst && ping.time - before->second < longestInterval)
            store(xtf::pingChannel::secondsPerPing, base::secondsOf(ping.time - before->second));
        before->second = ping.time;
        storeLittle(head, xtf::pingChannel::frequency,
                    static_cast<std::uint16_t>(std::min(ping.frequencyKhz.value_or(0), 65535U)));
        storeLittle(head, xtf::pingChannel::samples, static_cast<std::uint32_t>(samples.size()));
        const auto found = m_channels.find(channel);
        const bool isPort = found->second.side == Side::Port;
        const unsigned scale = 65535 / samples.fullScale();
        bytes.reserve(bytes.size() + 2 * samples.size());
        for (std::size_t i = 0; i < samples.size(); ++i)
            base::appendLittle(bytes, static_cast<std::uint16_t>(
                                          samples[isPort ? samples.size() - 1 - i : i] * scale));
        return bytes;
    }

    Bytes head(log::Time time)
    {
        using namespace std::chrono;
        const Part& first = m_parts.front();
        Bytes packet(xtf::ping::headSize);
        const std::span bytes(packet);
        const auto store = [&](std::size_t at, double value) {
            storeLittle(bytes, at, static_cast<float>(value));
        };
        storeLittle(bytes, 0, xtf::packet::magic);
        packet[xtf::packet::type] = std::byte{xtf::packet::sonar};
        packet[xtf::packet::subChannel] = static_cast<std::byte>(first.channel / 2);
        storeLittle(bytes, xtf::packet::channels, static_cast<std::uint16_t>(m_parts.size()));

        const auto stamp = round<milliseconds>(utcAt(time));
        const base::CivilTime date = base::civilUtc(stamp);
        storeLittle(bytes, xtf::ping::year, static_cast<std::uint16_t>(date.year));
        const std::array fields{date.month,  date.day,    date.hour,
                                date.minute, date.second, date.millisecond / 10};
        for (std::size_t i = 0; i < fields.size(); ++i)
            packet[xtf::ping::month + i] = static_cast<std::byte>(fields[i]);
        const base::CivilTime newYear{.year = date.year, .month = 1, .day = 1};
        storeLittle(bytes, xtf::ping::dayOfYear,
                    static_cast<std::uint16_t>(1 + (stamp - newYear.asUtc()) / hours(24)));
        storeLittle(bytes, xtf::ping::number, first.number);
        store(xtf::ping::soundVelocity, first.soundSpeed / 2);
        store(xtf::ping::computedSoundVelocity, first.soundSpeed);

        const echo::VehiclePose pose = m_vehicle.at(time);
        if (pose.latitude && pose.longitude)
            for (const auto& [y, x] : {std::pair(xtf::ping::shipY, xtf::ping::shipX),
                                       std::pair(xtf::ping::sensorY, xtf::ping::sensorX)}) {
                storeLittle(bytes, y, *pose.latitude);
                storeLittle(bytes, x, *pose.longitude);
            }
        if (pose.headingDeg) {
            store(xtf::ping::shipHeading, *pose.headingDeg);
            store(xtf::ping::sensorHeading, *pose.headingDeg);
        }
        store(xtf::ping::sensorPitch, pose.pitchDeg.value_or(0));
        store(xtf::ping::sensorRoll, pose.rollDeg.value_or(0));
        store(xtf::ping::sensorDepth, pose.depthM.value_or(0));
        for (const std::size_t at : {xtf::ping::shipSpeed, xtf::ping::sensorSpeed})
            store(at, speedAt(time) * knotsPerMetrePerSecond);
        const auto altitude = altitudeAt(time);
        const bool isOfPing = first.altitudeM && !(altitude && altitude->byHand);
        store(xtf::ping::sensorAltitude, isOfPing   ? *first.altitudeM
                                         : altitude ? altitude->metres
                                                    : 0);
        return packet;
    }

    [[nodiscard]] std::chrono::nanoseconds utcAt(log::Time time) const
    {
        if (const auto zero = m_recording.clock().utcOfZeroAt(time))
            return *zero + time;
        if (const auto& local = m_recording.startLocal())
            return local->asUtc() + time;
        return time;
    }

    std::optional<sidescan::Altitude> altitudeAt(log::Time time)
    {
        if (!m_bottomUntil || time >= *m_bottomUntil) {
            m_bottomUntil = time + bottomStretch;
            m_rows.load(time - bottomMargin, *m_bottomUntil + bottomMargin);
            m_bottom.take(m_rows);
        }
        const auto found = m_bottom.at(time);
        return found && found->confidencePercent >= sidescan::BottomTrack::leastConfidencePercent
                   ? found
                   : std::nullopt;
    }

    const formats::Recording& m_recording;
    const log::Log& m_log;
    BufferedSink& m_sink;
    std::map<std::uint16_t, Channel> m_channels;
    std::map<log::StreamNumber, echo::PingReader> m_readers;
    std::map<std::uint16_t, log::Time> m_before;
    echo::VehicleFollower m_vehicle;
    /// Metres per second, and when they were received.
    std::optional<std::pair<log::Time, double>> m_gpsSpeed;
    sidescan::TravelledDistance m_travelled;
    sidescan::RowWindow m_rows;
    sidescan::BottomTrack m_bottom;
    std::optional<log::Time> m_bottomUntil;
    /// Of the packet that waits, sorted by channel.
    std::vector<Part> m_parts;
    Bytes m_scratch;
    std::uint64_t m_pings = 0;
    bool m_isReadable = true;
};

bool isReceivedSideScan(const log::Stream& stream)
{
    return !stream.sent() && sidescan::isSideScan(stream);
}

} // namespace

base::Result<std::uint64_t> exportXtf(const formats::Recording& recording, const ExportPart& part,
                                      std::string_view version, const BytesSink& sink,
                                      const ExportWatch& watch,
                                      const SideScanCorrections& corrections)
{
    const log::Log& log = recording.log();
    if (const auto there = part.check(log, isReceivedSideScan); !there)
        return there.error();
    auto corrected = corrections.in(log);
    if (!corrected)
        return corrected.error();
    std::vector<bool> wanted = wantedStreams(log, part, isReceivedSideScan);
    auto channels = channelsOf(log, wanted, corrected->sides);
    if (channels.empty())
        return base::Error{base::Message("The recording holds no side-scan sonar.")};
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
            stream.kind().isVehicle() && !stream.sent())
            wanted[i] = true;

    BufferedSink gathered(sink);
    const log::Stream& first = log.stream(channels.begin()->second.units.front().stream);
    const Bytes header = fileHeader(channels, ping::titleOf(first.kind().family()), version,
                                    areInDecibels(log, channels));
    Writer writer(recording, gathered, std::move(channels), std::move(*corrected));
    const bool whole = gathered.add(header) &&
                       forEachFrame(log, part, wanted, watch,
                                    [&](log::FrameNumber number, const log::FrameEntry& entry) {
                                        return writer.add(number, entry);
                                    });
    if (!writer.isReadable())
        return unreadable();
    if (!whole && gathered.good())
        return cancelled();
    if (!writer.flush() || !gathered.good() || !gathered.flush())
        return base::Error{
            base::Message("The log could not be written: the disk is full or gone.")};
    return writer.pings();
}

} // namespace leadline::exporting
