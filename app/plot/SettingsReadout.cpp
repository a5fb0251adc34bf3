// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SettingsReadout.h"

#include "base/Units.h"
#include "echo/BearingIndex.h"
#include "echo/PingReader.h"
#include "pictures/PictureNotes.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

/// The part of a turn that a sonar scans, device gradians.
struct ScannedSector {
    double centreGrad = 200;
    /// A width of 400 is the whole turn.
    double widthGrad = 400;
};

constexpr int turn = base::gradiansPerTurn;
/// Somewhat more pings than one turn takes at the finest step, 400.
constexpr std::uint64_t pingsLookedAt = 450;
/// The step of a scan is at most 10 gradians, so gaps of up to two steps belong to the scanned
/// sector.
constexpr int widestStep = 20;

std::optional<ScannedSector> said(const echo::PingReader& reader, log::FrameNumber frame)
{
    using Message = ping::ping360::AutoDeviceData;
    echo::PingReader::Scratch scratch;
    const auto found = reader.log().read(frame, scratch);
    if (!found || found->messageId != Message::id)
        return std::nullopt;
    const auto message = ping::decodePayload<Message>(found->payload);
    if (!message || message->startAngle >= turn || message->stopAngle >= turn)
        return std::nullopt;
    const int width = (message->stopAngle - message->startAngle + turn) % turn;
    // A sector from 0 to 399 gradians is the whole turn.
    if (width == 0 || width >= turn - std::max<int>(message->numSteps, 1))
        return ScannedSector{};
    return ScannedSector{message->startAngle + width / 2.0, static_cast<double>(width)};
}

/// The scanned sector at ping `ping`, from auto_device_data or else from the bearings of the
/// preceding pings.
std::optional<ScannedSector> sectorSeen(const echo::PingReader& reader, std::uint64_t ping)
{
    const auto entry = reader.entry(ping);
    if (!entry)
        return std::nullopt;
    if (const auto sector = said(reader, entry->frame))
        return sector;
    const std::uint64_t first = ping + 1 > pingsLookedAt ? ping + 1 - pingsLookedAt : 0;
    std::vector<log::PingEntry> entries(static_cast<std::size_t>(ping + 1 - first));
    if (!reader.log().stream(reader.stream()).pings().read(first, entries))
        return std::nullopt;
    std::vector<int> bearings;
    for (const log::PingEntry& one : entries)
        if (one.angleGrad < turn)
            bearings.push_back(one.angleGrad);
    if (bearings.empty())
        return std::nullopt;
    std::sort(bearings.begin(), bearings.end());
    // The part of the turn that is not scanned is the largest gap between bearings.
    int gap = bearings.front() + turn - bearings.back();
    int begin = bearings.front();
    for (std::size_t i = 1; i < bearings.size(); ++i)
        if (bearings[i] - bearings[i - 1] > gap) {
            gap = bearings[i] - bearings[i - 1];
            begin = bearings[i];
        }
    if (gap <= widestStep)
        return ScannedSector{};
    const int width = turn - gap;
    return ScannedSector{begin + width / 2.0, static_cast<double>(width)};
}

/// A smaller share of clipped samples comes from the peaks of single strong echoes.
constexpr int leastClippedPercent = 3;

int orUnknown(const std::optional<std::uint32_t>& value)
{
    return value ? static_cast<int>(*value) : -1;
}

} // namespace

// In mode_auto (1205) or general_info (1210).
int modeAutoAt(const echo::PingReader& reader, log::Time time)
{
    namespace d1 = ping::ping1d;
    const log::Log& log = reader.log();
    const log::Stream& stream = log.stream(reader.stream());
    std::optional<log::FrameNumber> newest;
    for (const std::uint16_t id : {d1::ModeAuto::id, d1::GeneralInfo::id}) {
        const log::FrameSeries* series = stream.series(id);
        const std::uint64_t count = series ? log.countUpTo(*series, time) : 0;
        const auto frame = count > 0 ? series->at(count - 1) : std::nullopt;
        if (frame && (!newest || *frame > *newest))
            newest = frame;
    }
    std::vector<std::byte> scratch;
    const auto found = newest ? log.read(*newest, scratch) : std::nullopt;
    if (!found)
        return -1;
    if (found->messageId == d1::GeneralInfo::id) {
        const auto info = ping::decodePayload<d1::GeneralInfo>(found->payload);
        return info ? int{info->modeAuto != 0} : -1;
    }
    const auto mode = ping::decodePayload<d1::ModeAuto>(found->payload);
    return mode ? int{mode->modeAuto != 0} : -1;
}

void SettingsReadout::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &SettingsReadout::restart, &SettingsReadout::update))
        emit sourceChanged();
}

void SettingsReadout::setUpsideDown(bool upsideDown)
{
    if (std::exchange(m_upsideDown, upsideDown) == upsideDown)
        return;
    update();
    emit mountingChanged();
}

void SettingsReadout::setTurnOffset(int degrees)
{
    if (std::exchange(m_turnOffset, degrees) == degrees)
        return;
    update();
    emit mountingChanged();
}

void SettingsReadout::restart()
{
    m_clipped.forget();
    update();
}

void SettingsReadout::update()
{
    const auto now = read();
    if (now == m_values)
        return;
    m_values = now;
    emit changed();
}

std::optional<SettingsReadout::Values> SettingsReadout::read() const
{
    if (!m_source || !m_source->present() || m_source->count() == 0)
        return std::nullopt;
    const echo::PingReader& reader = m_source->reader();
    const std::uint64_t number = m_source->count() - 1;
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(number, scratch);
    if (!ping)
        return std::nullopt;
    Values values;
    values.rangeFromM = ping->profile.startM;
    values.rangeToM = ping->profile.endM();
    values.gainIndex = orUnknown(ping->gainIndex);
    values.sampleCount = static_cast<int>(ping->profile.samples.size());
    values.transmitUs = orUnknown(ping->transmitUs);
    values.frequencyKhz = orUnknown(ping->frequencyKhz);
    values.soundSpeed = ping->soundSpeed;
    values.clippedPercent = m_clipped.percentOf(reader, m_source->count());
    values.scanning = ping->angleGrad.has_value();
    if (!values.scanning) {
        values.modeAuto = modeAutoAt(reader, m_source->playhead());
        return values;
    }

    const auto here = reader.entry(number);
    const auto before = number > 0 ? reader.entry(number - 1) : std::nullopt;
    if (here)
        values.stepGrad = echo::stepOf(*here, before ? &*before : nullptr, nullptr);
    if (const auto sector = sectorSeen(reader, number)) {
        const double relative = base::degreesFromGradians(sector->centreGrad - 200);
        values.sectorWidthDeg = base::degreesFromGradians(sector->widthGrad);
        values.sectorCentreDeg =
            relativeDegrees(m_turnOffset + (m_upsideDown ? -relative : relative));
    }
    return values;
}

QString SettingsReadout::gainText() const
{
    const Values now = values();
    if (now.gainIndex < 0)
        return {};
    return formatGain(static_cast<std::uint32_t>(now.gainIndex), now.scanning);
}

QString SettingsReadout::sectorText() const
{
    const Values now = values();
    if (now.sectorWidthDeg < 0)
        return {};
    QString width = tr("%1°").arg(qRound(now.sectorWidthDeg));
    if (now.sectorWidthDeg >= 360)
        return width;
    const int centre = qRound(now.sectorCentreDeg);
    const QString sign = centre < 0 ? QStringLiteral("\u2212") : QString();
    return tr("%1 at %2°").arg(width, sign + QString::number(std::abs(centre)));
}

QString SettingsReadout::clippedText() const
{
    const Values now = values();
    if (now.clippedPercent < leastClippedPercent)
        return {};
    const QString said = tr("%1 % of samples clipped.").arg(now.clippedPercent);
    if (now.gainIndex < 1)
        return said;
    QString lower;
    if (now.scanning)
        lower = now.gainIndex == 1 ? tr("Low") : tr("Normal");
    else if (const auto factor =
                 ping::ping1d::gainFactor(static_cast<std::uint32_t>(now.gainIndex - 1)))
        lower = tr("gain %1 (×%2)").arg(now.gainIndex - 1).arg(*factor, 0, 'g', 3);
    return lower.isEmpty() ? said : said + QLatin1Char(' ') + tr("Try %1.").arg(lower);
}

int ClippedShare::percentOf(const echo::PingReader& reader, std::uint64_t count)
{
    echo::Clipping all;
    echo::PingReader::Scratch scratch;
    for (std::uint64_t ping = count - std::min(count, looked); ping < count; ++ping) {
        Known& known = m_known[static_cast<std::size_t>(ping % looked)];
        if (known.number != ping + 1) {
            const auto read = reader.read(ping, scratch);
            known = {.number = ping + 1,
                     .clipping = read ? echo::clippingOf(read->profile) : echo::Clipping{}};
        }
        all.add(known.clipping);
    }
    return static_cast<int>(std::lround(all.percent()));
}

} // namespace leadline::app
