// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/XtfReader.h"

#include "NavigationFrames.h"
#include "base/Ascii.h"
#include "base/CivilTime.h"
#include "base/Unicode.h"
#include "base/Units.h"
#include "formats/XtfLayout.h"
#include "mavlink/FramePeek.h"
#include "ping/Codec.h"
#include "ping/xtf/Xtf.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace leadline::formats {

namespace {

using base::loadLittle;
using std::chrono::nanoseconds;

constexpr double metresPerSecondOfKnot = 1852.0 / 3600;
/// The longest packet that any sonar writes, with a margin.
constexpr std::size_t longestPacket = std::size_t{16} << 20U;
constexpr std::size_t longestHeader = 16 * xtf::file::size;
constexpr std::size_t magicWindow = 4096;
/// Packets of several sources may be in the wrong order by so much; a clock that is set changes by
/// more.
constexpr log::Time packetDisorder = std::chrono::seconds(5);
/// Earlier dates, which the format is younger than, are those of a clock that nobody set.
constexpr int firstYear = 1990;
/// No survey pauses for longer; a clock that jumps by more was set, or its bytes are damaged.
constexpr log::Time longestSurveyPause = std::chrono::days(7);
constexpr log::Time longestSurvey = std::chrono::days(365);
constexpr log::Time pingWithoutClock = std::chrono::milliseconds(100);
constexpr std::size_t mostResults =
    (ping::maxLongPayloadSize - ping::fixedSize<ping::xtf::Profile>()) / sizeof(std::uint16_t);
/// The first ping's strongest sample of 4 bytes becomes up to this many counts; stronger ones have
/// room above.
constexpr int firstPeakBits = 13;
constexpr double mostCounts = 65535;

bool isMagicAt(base::ByteSpan bytes, std::size_t at)
{
    return at + 2 <= bytes.size() && loadLittle<std::uint16_t>(bytes, at) == xtf::packet::magic;
}

/// Where the first packet begins: behind as many KiB as there are channels for.
std::size_t headerSize(base::ByteSpan beginning)
{
    for (std::size_t at = xtf::file::size; at <= longestHeader; at += xtf::file::size)
        if (isMagicAt(beginning, at))
            return at;
    return xtf::file::size;
}

/// Up to the first NUL, without blanks around it.
std::string textAt(base::ByteSpan bytes, std::size_t at, std::size_t size)
{
    const std::string_view all(reinterpret_cast<const char*>(bytes.data()) + at, size);
    return base::validUtf8(base::trimmed(all.substr(0, all.find('\0'))));
}

/// Nothing for what is no number, and for 0, which stands for what is not known.
template<class T>
std::optional<double> knownAt(base::ByteSpan bytes, std::size_t at)
{
    const auto value = static_cast<double>(loadLittle<T>(bytes, at));
    return std::isfinite(value) && value != 0 ? std::optional(value) : std::nullopt;
}

std::optional<double> firstOf(std::optional<double> first, std::optional<double> second)
{
    return first ? first : second;
}

/// False if no place is known, which 0 stands for.
bool readPlace(Navigation& navigation, base::ByteSpan packet, std::size_t y, std::size_t x)
{
    const auto latitude = loadLittle<double>(packet, y);
    const auto longitude = loadLittle<double>(packet, x);
    const bool isKnown =
        (latitude != 0 || longitude != 0) && std::abs(latitude) <= 90 && std::abs(longitude) <= 180;
    if (isKnown) {
        navigation.latitude = latitude;
        navigation.longitude = longitude;
    }
    return isKnown;
}

/// Nothing if both are 0, as where there is no sensor.
void readTilt(Navigation& navigation, base::ByteSpan packet, std::size_t roll, std::size_t pitch)
{
    if (!knownAt<float>(packet, roll) && !knownAt<float>(packet, pitch))
        return;
    navigation.rollDeg = loadLittle<float>(packet, roll);
    navigation.pitchDeg = loadLittle<float>(packet, pitch);
}

/// The date whose u16 year is at `at`, in whole seconds since 1970.
std::optional<nanoseconds> dateAt(base::ByteSpan packet, std::size_t at)
{
    using namespace std::chrono;
    const auto byte = [&](std::size_t behind) {
        return std::to_integer<unsigned>(packet[at + sizeof(std::uint16_t) + behind]);
    };
    const int theYear = loadLittle<std::uint16_t>(packet, at);
    const year_month_day date(year(theYear), month(byte(0)), day(byte(1)));
    if (theYear < 1970 || theYear > 2199 || !date.ok() || byte(2) > 23 || byte(3) > 59 ||
        byte(4) > 60)
        return std::nullopt;
    return sys_days(date).time_since_epoch() + hours(byte(2)) + minutes(byte(3)) + seconds(byte(4));
}

std::optional<nanoseconds> pingTime(base::ByteSpan packet)
{
    const auto date = dateAt(packet, xtf::ping::year);
    const auto hundredths = std::to_integer<int>(packet[xtf::ping::hundredths]);
    return date ? std::optional(*date + std::chrono::milliseconds(10 * std::min(hundredths, 99)))
                : std::nullopt;
}

/// Metres per second; nothing if the file does not say it.
std::optional<double> soundSpeedOf(base::ByteSpan packet)
{
    for (const std::size_t at : {xtf::ping::soundVelocity, xtf::ping::computedSoundVelocity}) {
        const double said = loadLittle<float>(packet, at);
        for (const double speed : {said, 2 * said})
            if (base::plausibleSoundSpeed(speed))
                return speed;
    }
    return std::nullopt;
}

/// Of a value in kilohertz or in hertz.
std::uint32_t hertz(double frequency)
{
    constexpr double mostKilohertz = 5000;
    constexpr double most = 10e6;
    const double value = frequency < mostKilohertz ? frequency * 1000 : frequency;
    return value > 0 && value <= most ? static_cast<std::uint32_t>(std::lround(value)) : 0;
}

std::uint32_t millimetres(double metres)
{
    constexpr double most = 1e6;
    return metres > 0 ? static_cast<std::uint32_t>(std::lround(std::min(metres, most) * 1000)) : 0;
}

std::uint8_t sideOf(std::uint8_t type)
{
    return type == xtf::channel::port        ? ping::xtf::portChannel
           : type == xtf::channel::starboard ? ping::xtf::starboardChannel
                                             : ping::xtf::noSideChannel;
}

std::string_view sideName(std::uint8_t type)
{
    return type == xtf::channel::port        ? "port"
           : type == xtf::channel::starboard ? "starboard"
                                             : "sub-bottom";
}

} // namespace

/// The vehicle's stream, and which packets say where it is.
struct XtfVehicle {
    std::optional<log::StreamNumber> stream;
    NavigationFrames frames;
    bool pingsHavePosition = false;
    bool pingsHaveHeading = false;
    bool pingsHaveTilt = false;
};

XtfReader::XtfReader(io::ExtendedFile& source, log::Log& log)
    : m_source(source),
      m_file(source.file()),
      m_log(log),
      m_vehicle(std::make_unique<XtfVehicle>())
{
}

XtfReader::~XtfReader() = default;

bool XtfReader::recognises(base::ByteSpan beginning)
{
    if (beginning.size() < xtf::file::size ||
        std::to_integer<std::uint8_t>(beginning[0]) != xtf::file::format)
        return false;
    const std::size_t size = headerSize(beginning);
    const bool endsThere = beginning.size() < size + 2;
    return isMagicAt(beginning, size) ||
           (endsThere && beginning[xtf::file::systemType] == std::byte{1});
}

bool XtfReader::step(std::size_t bytes)
{
    if (m_at == 0)
        readHeader();
    const std::uint64_t until = m_at + bytes;
    while (!m_finished && m_at < until) {
        if (m_at >= m_file.size()) {
            finish();
        } else if (const std::size_t size = packetSize(m_at);
                   size > 0 &&
                   (isFollowed(m_at, size) || !nextPacket(m_at + std::size_t{1}, m_at + size))) {
            const auto packet = m_file.at(m_at, size);
            m_at += packet.size();
            if (packet.size() < size) {
                m_counts.mediumFailed = true;
                finish();
                break;
            }
            ++m_counts.records;
            take(packet);
        } else {
            skipDamage();
        }
    }
    m_counts.bytesRead = m_at;
    return !m_finished;
}

void XtfReader::readHeader()
{
    const auto header = m_file.at(0, longestHeader + 2);
    if (header.size() < xtf::file::size) {
        m_counts.mediumFailed = m_file.size() >= xtf::file::size;
        m_counts.truncated = true;
        m_finished = true;
        return;
    }
    const std::size_t size = headerSize(header);
    m_program = textAt(header, xtf::file::programName, xtf::file::programSize);
    const std::string version = textAt(header, xtf::file::programVersion, xtf::file::programSize);
    if (!m_program.empty() && !version.empty())
        m_program += ' ' + version;
    m_sonar = textAt(header, xtf::file::sonarName, xtf::file::sonarNameSize);
    m_isInDecibels = textAt(header, xtf::file::note, xtf::file::noteSize) == xtf::file::decibelNote;
    m_isInDegrees =
        loadLittle<std::uint16_t>(header, xtf::file::navigationUnits) == xtf::file::degrees;
    for (std::size_t at = xtf::file::channels; at + xtf::channel::size <= size;
         at += xtf::channel::size) {
        const auto its = header.subspan(at, xtf::channel::size);
        m_channels.push_back(
            {.type = std::to_integer<std::uint8_t>(its[xtf::channel::type]),
             .isGroundRange = loadLittle<std::uint16_t>(its, xtf::channel::correction) ==
                              xtf::channel::groundRange,
             .isUnipolar = loadLittle<std::uint16_t>(its, xtf::channel::unipolar) != 0,
             .bytesPerSample = loadLittle<std::uint16_t>(its, xtf::channel::bytesPerSample),
             .sampleFormat = std::to_integer<std::uint8_t>(its[xtf::channel::sampleFormat]),
             .samples = loadLittle<std::uint32_t>(its, xtf::channel::samples),
             .frequencyHz = hertz(loadLittle<float>(its, xtf::channel::frequency))});
    }
    m_at = size;
}

std::size_t XtfReader::packetSize(std::uint64_t at) const
{
    std::array<std::byte, xtf::packet::headSize> head{};
    if (m_source.file().readAt(at, head) < head.size() || !isMagicAt(head, 0))
        return 0;
    const std::size_t size = loadLittle<std::uint32_t>(head, xtf::packet::bytes);
    const bool canBe = size >= head.size() && size <= longestPacket && size <= m_file.size() - at;
    return canBe ? size : 0;
}

bool XtfReader::isFollowed(std::uint64_t at, std::size_t packet) const
{
    std::array<std::byte, 2> next{};
    return at + packet == m_file.size() ||
           (m_source.file().readAt(at + packet, next) == next.size() && isMagicAt(next, 0));
}

std::optional<std::uint64_t> XtfReader::nextPacket(std::uint64_t from, std::uint64_t until)
{
    while (from < until && !m_stop.stop_requested()) {
        const auto bytes = m_file.at(from, magicWindow);
        if (bytes.empty()) {
            m_counts.mediumFailed = true;
            return std::nullopt;
        }
        std::size_t found = 0;
        while (found < bytes.size() && !isMagicAt(bytes, found))
            ++found;
        if (found == bytes.size()) {
            // The last byte may be the first of the magic number.
            from += std::max<std::size_t>(bytes.size() - 1, 1);
            continue;
        }
        from += found;
        if (const std::size_t size = packetSize(from); size > 0 && isFollowed(from, size))
            return from < until ? std::optional(from) : std::nullopt;
        ++from;
    }
    return std::nullopt;
}

void XtfReader::skipDamage()
{
    const std::uint64_t from = m_at;
    const bool isPacket = isMagicAt(m_file.at(m_at, 2), 0);
    m_at = nextPacket(m_at + 1, m_file.size()).value_or(m_file.size());
    if (m_counts.mediumFailed) {
        m_at = from;
        finish();
        return;
    }
    if (isPacket && m_at >= m_file.size()) {
        m_counts.truncated = true;
    } else {
        m_counts.containerBytesLost += m_at - from;
        ++m_counts.messagesMissing;
        ++m_stretches;
    }
}

// By the numbers of the pings before and after the damage, where they can be of one count. One
// message was counted for each damaged stretch; the pings take its place.
void XtfReader::countLost(base::ByteSpan packet, std::size_t channels)
{
    if (channels == 0 || packet.size() < xtf::ping::headSize + xtf::pingChannel::headSize)
        return;
    const LastPing now{.number = loadLittle<std::uint32_t>(packet, xtf::ping::number),
                       .bytesLost = m_counts.containerBytesLost,
                       .stretches = m_stretches};
    // Each side may have a count of its own; that of the first one is the packet's.
    const auto first =
        loadLittle<std::uint16_t>(packet, xtf::ping::headSize + xtf::pingChannel::number);
    const auto [entry, isFirst] = m_lastPings.try_emplace(first, now);
    const LastPing before = std::exchange(entry->second, now);
    const std::uint32_t apart = now.number - before.number;
    const std::uint64_t skipped = now.bytesLost - before.bytesLost;
    if (isFirst || apart <= 1 || apart - 1 > skipped / xtf::ping::headSize)
        return;
    const std::uint64_t lost = std::uint64_t{apart - 1} * channels;
    m_replaced = std::max(m_replaced, before.stretches);
    const std::uint64_t replaced = std::min(lost, m_stretches - m_replaced);
    m_replaced += replaced;
    m_counts.messagesMissing += lost - replaced;
}

void XtfReader::take(base::ByteSpan packet)
{
    switch (std::to_integer<std::uint8_t>(packet[xtf::packet::type])) {
    case xtf::packet::sonar:
        if (packet.size() >= xtf::ping::headSize)
            takePing(packet);
        else
            ++m_counts.messagesMissing;
        break;
    case xtf::packet::attitude:
    case xtf::packet::navigation:
    case xtf::packet::gyro:
    case xtf::packet::rawNavigation:
        if (packet.size() >= xtf::motion::size)
            takeMotion(packet);
        break;
    default:
        break;
    }
}

void XtfReader::takePing(base::ByteSpan packet)
{
    const auto utc = pingTime(packet);
    if (!utc && !m_zero && m_counts.first)
        m_time += pingWithoutClock;
    setTime(utc);
    using namespace xtf::ping;
    const auto knots =
        firstOf(knownAt<float>(packet, sensorSpeed), knownAt<float>(packet, shipSpeed));
    Navigation navigation;
    if (m_isInDegrees && !readPlace(navigation, packet, sensorY, sensorX))
        readPlace(navigation, packet, shipY, shipX);
    if (knots)
        navigation.speedMps = *knots * metresPerSecondOfKnot;
    navigation.headingDeg =
        firstOf(knownAt<float>(packet, sensorHeading), knownAt<float>(packet, shipHeading));
    readTilt(navigation, packet, sensorRoll, sensorPitch);
    navigation.depthM = knownAt<float>(packet, sensorDepth);
    m_vehicle->pingsHavePosition |= navigation.latitude.has_value();
    m_vehicle->pingsHaveHeading |= navigation.headingDeg.has_value();
    m_vehicle->pingsHaveTilt |= navigation.rollDeg.has_value();
    addNavigation(navigation);

    const std::size_t channels = loadLittle<std::uint16_t>(packet, xtf::packet::channels);
    countLost(packet, channels);
    std::size_t at = headSize;
    for (std::size_t i = 0; i < channels; ++i) {
        if (at + xtf::pingChannel::headSize > packet.size()) {
            m_counts.messagesMissing += channels - i;
            break;
        }
        const std::size_t number = loadLittle<std::uint16_t>(packet, at + xtf::pingChannel::number);
        const std::size_t index = number < m_channels.size() ? number : i;
        if (index >= m_channels.size()) {
            m_counts.messagesMissing += channels - i;
            break;
        }
        Channel& channel = m_channels[index];
        std::size_t samples = loadLittle<std::uint32_t>(packet, at + xtf::pingChannel::samples);
        if (samples == 0)
            samples = channel.samples;
        const std::size_t size = channel.bytesPerSample;
        const std::size_t left = packet.size() - at - xtf::pingChannel::headSize;
        if ((size != 1 && size != 2 && size != 4) || samples > left / size) {
            m_counts.messagesMissing += channels - i;
            break;
        }
        const std::size_t all = xtf::pingChannel::headSize + samples * size;
        if (channel.sampleFormat == xtf::channel::ibmFloat && size == sizeof(float))
            ++m_counts.messagesMissing;
        else if (channel.type < xtf::channel::bathymetry && samples > 0)
            takeChannel(packet, at, channel, static_cast<std::uint8_t>(index + 1));
        at += all;
    }
}

void XtfReader::takeChannel(base::ByteSpan packet, std::size_t at, Channel& channel,
                            std::uint8_t source)
{
    const auto head = packet.subspan(at, xtf::pingChannel::headSize);
    std::size_t count = loadLittle<std::uint32_t>(head, xtf::pingChannel::samples);
    if (count == 0)
        count = channel.samples;
    const auto samples =
        packet.subspan(at + xtf::pingChannel::headSize, count * channel.bytesPerSample);
    const auto magnitude = [&](std::size_t i) -> double {
        switch (channel.bytesPerSample) {
        case 1:
            return 257.0 * std::to_integer<int>(samples[i]);
        case 2: {
            const auto value = loadLittle<std::uint16_t>(samples, 2 * i);
            const int signedValue = static_cast<std::int16_t>(value);
            return channel.isUnipolar ? value : std::abs(signedValue);
        }
        default:
            break;
        }
        if (channel.sampleFormat == xtf::channel::ieeeFloat) {
            const double value = std::abs(loadLittle<float>(samples, 4 * i));
            return std::isfinite(value) ? value : 0;
        }
        return std::abs(static_cast<double>(loadLittle<std::int32_t>(samples, 4 * i)));
    };

    if (channel.bytesPerSample == 4 && !channel.scale) {
        double peak = 0;
        for (std::size_t i = 0; i < count; ++i)
            peak = std::max(peak, magnitude(i));
        if (peak > 0)
            channel.scale = std::exp2(firstPeakBits - std::ilogb(peak) - 1);
    }
    double scale = channel.scale.value_or(1);
    if (channel.bytesPerSample == 2) {
        const int weight = loadLittle<std::int16_t>(head, xtf::pingChannel::weight);
        if (!channel.weight)
            channel.weight = weight;
        scale = std::exp2(std::clamp(*channel.weight - weight, -16, 16));
    }

    const auto soundSpeed = soundSpeedOf(packet);
    const double halfSpeed = soundSpeed.value_or(base::defaultSoundSpeed) / 2;
    const double startM = knownAt<float>(head, xtf::pingChannel::delay).value_or(0) * halfSpeed;
    const auto slantM = knownAt<float>(head, xtf::pingChannel::slantRange);
    const auto durationS = knownAt<float>(head, xtf::pingChannel::duration);
    const double lengthM =
        slantM ? *slantM - std::max(startM, 0.0) : durationS.value_or(0) * halfSpeed;

    // Samples that lie evenly on the ground, as of a processed file, and what is known of it.
    const double altitudeM = knownAt<float>(packet, xtf::ping::sensorAltitude).value_or(0);
    const double endM = startM + lengthM;
    const double groundM =
        knownAt<float>(head, xtf::pingChannel::groundRange)
            .value_or(std::sqrt(std::max(0.0, endM * endM - altitudeM * altitudeM)));
    if (channel.isGroundRange && !(altitudeM > 0 && groundM > 0 && lengthM > 0)) {
        ++m_counts.messagesMissing;
        return;
    }
    /// Of the k-th nearest of as many slant ranges; 0 nearer than the ground.
    const auto magnitudeAt = [&](std::size_t k) {
        if (channel.isGroundRange) {
            const double slant =
                startM + (static_cast<double>(k) + 0.5) * lengthM / static_cast<double>(count);
            if (slant <= altitudeM)
                return 0.0;
            const double ground = std::sqrt(slant * slant - altitudeM * altitudeM);
            const double sample = ground / groundM * static_cast<double>(count);
            k = sample < static_cast<double>(count) ? static_cast<std::size_t>(sample) : count - 1;
        }
        return magnitude(channel.type == xtf::channel::port ? count - 1 - k : k);
    };

    const std::size_t group = (count + mostResults - 1) / mostResults;
    const std::size_t results = (count + group - 1) / group;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(2 * results);
    for (std::size_t i = 0; i < results; ++i) {
        double value = 0;
        for (std::size_t k = i * group; k < std::min(count, (i + 1) * group); ++k)
            value = std::max(value, magnitudeAt(k));
        const auto result =
            static_cast<std::uint16_t>(std::lround(std::min(value * scale, mostCounts)));
        bytes.push_back(static_cast<std::uint8_t>(result & 0xffU));
        bytes.push_back(static_cast<std::uint8_t>(result >> 8U));
    }

    ping::xtf::Profile profile;
    profile.pingNumber = loadLittle<std::uint32_t>(packet, xtf::ping::number);
    profile.startMm = millimetres(startM);
    profile.lengthMm =
        millimetres(lengthM * static_cast<double>(results * group) / static_cast<double>(count));
    profile.timestampMs = static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(m_time).count());
    profile.pingHz = channel.frequencyHz > 0
                         ? channel.frequencyHz
                         : hertz(loadLittle<std::uint16_t>(head, xtf::pingChannel::frequency));
    profile.soundSpeedMps = static_cast<float>(soundSpeed.value_or(0));
    profile.altitudeM =
        static_cast<float>(knownAt<float>(packet, xtf::ping::sensorAltitude).value_or(0));
    if (m_isInDecibels) {
        profile.minPwrDb = static_cast<float>(xtf::file::decibelsAtZero);
        profile.maxPwrDb = static_cast<float>(xtf::file::decibelsAtFullScale);
    }
    profile.channelNumber = sideOf(channel.type);
    profile.transducerHeadingDeg = channel.type == xtf::channel::port        ? -90
                                   : channel.type == xtf::channel::starboard ? 90
                                                                             : 0;
    profile.numResults = static_cast<std::uint16_t>(results);
    profile.results.bytes = bytes;

    if (!channel.stream) {
        channel.stream = m_log.addStream(source, ping::Family::Xtf);
        if (channel.stream)
            m_log.streamForWriting(*channel.stream)
                .setLabel({.name = (m_sonar.empty() ? "" : m_sonar + ' ') +
                                   std::string(sideName(channel.type)),
                           .serial = {}});
    }
    if (!channel.stream) {
        m_counts.logFull = true;
        return;
    }
    append(*channel.stream, ping::encodeFrame(profile, source), false);
}

void XtfReader::takeMotion(base::ByteSpan packet)
{
    using namespace xtf::motion;
    Navigation navigation;
    std::optional<nanoseconds> utc;
    const auto place = [&](std::size_t y, std::size_t x) {
        if (m_isInDegrees && !m_vehicle->pingsHavePosition)
            readPlace(navigation, packet, y, x);
    };
    const auto tilt = [&](std::size_t roll, std::size_t pitch) {
        if (!m_vehicle->pingsHaveTilt)
            readTilt(navigation, packet, roll, pitch);
    };
    const auto heading = [&](std::size_t at) {
        if (!m_vehicle->pingsHaveHeading)
            navigation.headingDeg = knownAt<float>(packet, at);
    };
    const auto later = [&](auto part) {
        if (utc)
            *utc += part;
    };
    switch (std::to_integer<std::uint8_t>(packet[xtf::packet::type])) {
    case xtf::packet::attitude:
        utc = dateAt(packet, attitudeYear);
        later(std::chrono::milliseconds(loadLittle<std::uint16_t>(packet, attitudeMilliseconds)));
        tilt(attitudeRoll, attitudePitch);
        heading(attitudeHeading);
        break;
    case xtf::packet::navigation:
        utc = dateAt(packet, year);
        later(std::chrono::microseconds(loadLittle<std::uint32_t>(packet, microseconds)));
        place(navigationY, navigationX);
        break;
    case xtf::packet::gyro:
        utc = dateAt(packet, year);
        later(std::chrono::microseconds(loadLittle<std::uint32_t>(packet, microseconds)));
        heading(gyroHeading);
        break;
    default:
        utc = dateAt(packet, year);
        later(std::chrono::microseconds(100 * loadLittle<std::uint16_t>(packet, rawTenths)));
        place(rawY, rawX);
        tilt(rawRoll, rawPitch);
        heading(rawHeading);
        break;
    }
    setTime(utc);
    addNavigation(navigation);
}

void XtfReader::addNavigation(const Navigation& navigation)
{
    const bool isAnything =
        navigation.latitude || navigation.headingDeg || navigation.rollDeg || navigation.depthM;
    if (!isAnything)
        return;
    const auto zero = m_clock.utcOfZeroAt(m_time);
    const auto utc = zero ? std::optional<nanoseconds>(*zero + m_time) : std::nullopt;
    for (const auto& frame : m_vehicle->frames.at(m_time, utc, navigation)) {
        if (!m_vehicle->stream)
            m_vehicle->stream = m_log.addStream(0, ping::DeviceKind::Vehicle);
        if (m_vehicle->stream)
            append(*m_vehicle->stream, frame, true);
        else
            m_counts.logFull = true;
    }
}

void XtfReader::append(log::StreamNumber stream, base::ByteSpan frame, bool isVehicles)
{
    const auto at = m_source.keep(frame);
    if (!at) {
        m_counts.temporaryStorageFull = true;
        return;
    }
    const log::Piece piece{*at, static_cast<std::uint32_t>(frame.size())};
    const bool isUntimed = !m_zero;
    const auto vehicles = isVehicles ? mavlink::readFrame(frame) : std::nullopt;
    const bool isAdded =
        vehicles
            ? m_log.appendFromFile(stream, *vehicles, m_time, isUntimed, {&piece, 1})
            : m_log.appendFromFile(stream, ping::viewFrame(frame), m_time, isUntimed, {&piece, 1});
    m_counts.frames += isAdded ? 1U : 0U;
    m_counts.untimedFrames += isAdded && isUntimed ? 1U : 0U;
    m_counts.logFull = m_counts.logFull || !isAdded;
    if (!m_counts.first)
        m_counts.first = m_time;
    m_counts.last = m_time;
}

void XtfReader::setTime(std::optional<nanoseconds> utc)
{
    if (!utc)
        return;
    const log::Time since = m_zero ? *utc - *m_zero - m_time : log::Time{};
    if (!m_zero || since < -packetDisorder || since > longestSurveyPause) {
        const bool isFirst = !m_zero;
        m_zero = *utc - m_time;
        if (*utc < std::chrono::sys_days(std::chrono::year(firstYear) / 1 / 1).time_since_epoch())
            return;
        m_counts.clockSteps += isFirst ? 0U : 1U;
        m_clock.add({.from = m_time,
                     .zero = *m_zero,
                     .firstFrame = static_cast<log::FrameNumber>(m_log.frameCount())});
        if (!m_counts.startUtc)
            m_counts.startUtc = m_zero;
        return;
    }
    m_time = std::min(std::max(m_time, m_time + since), longestSurvey);
}

void XtfReader::finish()
{
    m_counts.untimed = !m_zero;
    m_finished = true;
}

log::RecordingContents XtfReader::contents() const
{
    log::RecordingContents contents;
    contents.library = m_program;
    return contents;
}

} // namespace leadline::formats
