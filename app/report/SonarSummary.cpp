// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/SonarSummary.h"

#include "base/Clock.h"
#include "formats/Recording.h"
#include "language/Tr.h"
#include "pictures/PictureNotes.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace leadline::app {

namespace {

/// Ranges that differ by no more than this share count as equal: Auto moves the range of a Ping1D
/// with the bottom, and a new sound speed changes every range slightly.
constexpr double sameRange = 0.02;
/// A greater difference of ping numbers means that the sonar was restarted.
constexpr std::uint32_t longestGap = 10'000;

QString firmwareOf(const log::Stream& stream)
{
    const auto device = stream.device();
    return device ? QStringLiteral("%1.%2.%3")
                        .arg(device->firmwareMajor)
                        .arg(device->firmwareMinor)
                        .arg(device->firmwarePatch)
                  : QString();
}

QString formatSettings(const swath::Swath& swath, bool imperial)
{
    QStringList words;
    if (swath.rangeEndM) {
        const QString to = shortLength(*swath.rangeEndM, 2, imperial);
        const double from = swath.rangeStartM.value_or(0);
        words += (imperial ? tr("%1 ft") : tr("%1 m"))
                     .arg(from > 0 ? QStringLiteral("%1–%2").arg(shortLength(from, 2, imperial), to)
                                   : to);
    }
    if (swath.soundSpeed)
        words += (imperial ? tr("%1 ft/s") : tr("%1 m/s"))
                     .arg(shortLength(*swath.soundSpeed, 1, imperial));
    return words.join(QStringLiteral(" · "));
}

} // namespace

SonarSummaries::Sonar& SonarSummaries::of(log::StreamNumber stream)
{
    const auto found = m_sonars.find(stream);
    if (found != m_sonars.end())
        return found->second;
    Sonar& sonar = m_sonars.try_emplace(stream, m_log, stream).first->second;
    const log::Stream& its = m_log.stream(stream);
    sonar.reported = {.stream = stream,
                      .kind = its.kind(),
                      .name = QString::fromStdString(formats::streamName(m_log, stream)),
                      .firmware = firmwareOf(its),
                      .simulated = its.simulated()};
    return sonar;
}

std::optional<double> SonarSummaries::take(log::FrameNumber number, const log::FrameEntry& entry,
                                           ReportEvents& events)
{
    const ping::DeviceKind kind = m_log.stream(entry.stream).kind();
    const ping::FamilyDescriptor* family = ping::descriptorOf(kind.family());
    if (family && family->swath(entry.messageId))
        return takeSwaths(entry);
    if (!echo::isMeasurement(kind, entry.messageId))
        return std::nullopt;
    constexpr std::uint32_t sure = 50;
    const auto ping = takePing(number, entry, events);
    return ping && ping->confidencePercent.value_or(100) >= sure ? ping->distanceM : std::nullopt;
}

std::optional<echo::Ping> SonarSummaries::takePing(log::FrameNumber number,
                                                   const log::FrameEntry& entry,
                                                   ReportEvents& events)
{
    Sonar& sonar = of(entry.stream);
    auto ping = sonar.reader.readFrame(number, m_scratch);
    if (!ping || ping->profile.samples.empty())
        return ping;
    if (count(sonar, entry.time, ping->pingNumber))
        sonar.reported.settings =
            formatSettings(sonar.reader, sonar.reader.countUpTo(entry.time), m_report.imperial);
    compare(sonar, *ping, events);
    return ping;
}

// Of a sonar that sends several messages with points for each ping the reader reads one.
std::optional<double> SonarSummaries::takeSwaths(const log::FrameEntry& entry)
{
    Sonar& sonar = of(entry.stream);
    if (!sonar.swaths) {
        sonar.swaths = std::make_unique<swath::SwathReader>(m_log, entry.stream);
        sonar.nextSwath = sonar.swaths->countUpTo(m_report.from - log::Time(1));
    }
    std::optional<double> distance;
    const std::uint64_t until = sonar.swaths->countUpTo(entry.time);
    for (; sonar.nextSwath < until; ++sonar.nextSwath) {
        auto swath = sonar.swaths->read(sonar.nextSwath);
        if (!swath)
            continue;
        sonar.filter.apply(*swath);
        sonar.hasSeveralReceivers |=
            sonar.receiver.value_or(swath->deviceNumber) != swath->deviceNumber;
        sonar.receiver = swath->deviceNumber;
        if (count(sonar, swath->time, swath->pingNumber))
            sonar.reported.settings = formatSettings(*swath, m_report.imperial);
        distance = swath::medianDepth(*swath);
    }
    return distance;
}

bool SonarSummaries::count(Sonar& sonar, log::Time time, std::optional<std::uint32_t> pingNumber)
{
    const bool isFirst = sonar.reported.pings++ == 0;
    if (isFirst)
        sonar.first = time;
    sonar.last = time;
    if (!pingNumber)
        return isFirst;
    auto& lost = sonar.reported.lost;
    lost = lost.value_or(0);
    if (sonar.lastNumber && *pingNumber > *sonar.lastNumber)
        if (const auto missing = *pingNumber - *sonar.lastNumber - 1; missing < longestGap)
            *lost += missing;
    sonar.lastNumber = pingNumber;
    return isFirst;
}

// Only the range of a scanning sonar counts as a setting; that of an echosounder follows the
// bottom.
void SonarSummaries::compare(Sonar& sonar, const echo::Ping& ping, ReportEvents& events) const
{
    const bool scans = ping.angleGrad.has_value();
    const Settings now{.gainIndex = scans ? ping.gainIndex : std::nullopt,
                       .frequencyKhz = ping.frequencyKhz,
                       .rangeM = scans ? ping.profile.endM() : 0};
    const auto before = std::exchange(sonar.settings, now);
    if (!before)
        return;
    QStringList changes;
    if (std::abs(now.rangeM - before->rangeM) > sameRange * before->rangeM)
        changes += (m_report.imperial ? tr("range %1 ft") : tr("range %1 m"))
                       .arg(shortLength(now.rangeM, 2, m_report.imperial));
    if (now.gainIndex != before->gainIndex && now.gainIndex)
        changes += tr("gain %1").arg(formatGain(*now.gainIndex, scans));
    if (now.frequencyKhz != before->frequencyKhz && now.frequencyKhz)
        changes += tr("%1 kHz").arg(*now.frequencyKhz);
    events.addSettings(ping.time, sonar.reported.name, changes.join(QStringLiteral(", ")));
}

void SonarSummaries::finish()
{
    for (auto& [stream, sonar] : m_sonars) {
        const double seconds = base::secondsOf(sonar.last - sonar.first);
        if (sonar.reported.pings > 1 && seconds > 0)
            sonar.reported.perSecond = static_cast<double>(sonar.reported.pings - 1) / seconds;
        if (sonar.hasSeveralReceivers)
            sonar.reported.lost.reset();
        m_report.simulated |= sonar.reported.simulated;
        m_report.sonars.push_back(sonar.reported);
    }
}

void nameSides(DiveReport& report, const log::Log& log, const sidescan::SideChoices& choices)
{
    sidescan::SideFinder sides;
    sides.setChoices(choices);
    sides.lookAt(log);
    const auto isSideScan = [&](const DiveReport::Sonar& sonar) {
        return sidescan::isSideScan(log.stream(sonar.stream));
    };
    if (std::ranges::count_if(report.sonars, isSideScan) < 2)
        return;
    for (DiveReport::Sonar& sonar : report.sonars) {
        const sidescan::Side side = sides.sideOfStream(log, sonar.stream);
        if (side != sidescan::Side::Unknown)
            sonar.name = QStringLiteral("%1 · %2").arg(
                sonar.name, side == sidescan::Side::Port ? tr("Port") : tr("Starboard"));
    }
}

} // namespace leadline::app
