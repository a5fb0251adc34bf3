// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/SonarSummary.h"

#include "base/Clock.h"
#include "formats/Recording.h"
#include "language/Tr.h"
#include "pictures/PictureNotes.h"

#include <QStringList>

#include <cmath>
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

} // namespace

SonarSummaries::Sonar& SonarSummaries::of(log::StreamNumber stream)
{
    const auto found = m_sonars.find(stream);
    if (found != m_sonars.end())
        return found->second;
    Sonar& sonar = m_sonars.emplace(stream, echo::PingReader(m_log, stream)).first->second;
    const log::Stream& its = m_log.stream(stream);
    sonar.reported = {.stream = stream,
                      .kind = its.kind(),
                      .name = QString::fromStdString(formats::streamName(m_log, stream)),
                      .firmware = firmwareOf(its),
                      .simulated = its.simulated()};
    return sonar;
}

std::optional<echo::Ping> SonarSummaries::take(log::FrameNumber number,
                                               const log::FrameEntry& entry, ReportEvents& events)
{
    if (!echo::isMeasurement(m_log.stream(entry.stream).kind(), entry.messageId))
        return std::nullopt;
    Sonar& sonar = of(entry.stream);
    auto ping = sonar.reader.readFrame(number, m_scratch);
    if (!ping || ping->profile.samples.empty())
        return ping;
    if (sonar.reported.pings++ == 0) {
        sonar.first = entry.time;
        sonar.reported.settings =
            formatSettings(sonar.reader, sonar.reader.countUpTo(entry.time), m_report.imperial);
    }
    sonar.last = entry.time;
    countLost(sonar, *ping);
    compare(sonar, *ping, events);
    return ping;
}

void SonarSummaries::countLost(Sonar& sonar, const echo::Ping& ping)
{
    if (!ping.pingNumber)
        return;
    auto& lost = sonar.reported.lost;
    lost = lost.value_or(0);
    if (sonar.lastNumber && *ping.pingNumber > *sonar.lastNumber)
        if (const auto missing = *ping.pingNumber - *sonar.lastNumber - 1; missing < longestGap)
            *lost += missing;
    sonar.lastNumber = ping.pingNumber;
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
        m_report.simulated |= sonar.reported.simulated;
        m_report.sonars.push_back(sonar.reported);
    }
}

} // namespace leadline::app
