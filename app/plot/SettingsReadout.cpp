// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SettingsReadout.h"

#include "base/Units.h"
#include "echo/BearingIndex.h"
#include "pictures/SettingsText.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping1dGain.h"
#include "plot/Follow.h"
#include "plot/Measuring.h"
#include "plot/ScannedSector.h"

#include <vector>

namespace leadline::app {

namespace {

/// Less is the top of a strong echo here and there.
constexpr int leastClippedPercent = 3;

int orUnknown(const std::optional<std::uint32_t>& value)
{
    return value ? static_cast<int>(*value) : -1;
}

/// What the device said of it last, up to the time: mode_auto (1205) or general_info (1210).
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

} // namespace

void SettingsReadout::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &SettingsReadout::startAnew, &SettingsReadout::look))
        emit sourceChanged();
}

void SettingsReadout::setDisplay(DisplaySettings* display)
{
    if (followDisplay(*this, m_display, display, &SettingsReadout::look))
        emit displayChanged();
}

void SettingsReadout::startAnew()
{
    m_clipped.forget();
    look();
}

void SettingsReadout::look()
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
        const bool mirrored = m_display && m_display->upsideDown();
        const double offset = m_display ? m_display->turnOffset() : 0;
        const double relative = base::degreesFromGradians(sector->centreGrad - 200);
        values.sectorWidthDeg = base::degreesFromGradians(sector->widthGrad);
        values.sectorCentreDeg = relativeDegrees(offset + (mirrored ? -relative : relative));
    }
    return values;
}

QString SettingsReadout::gainText() const
{
    const Values now = values();
    if (now.gainIndex < 0)
        return {};
    return gainWords(static_cast<std::uint32_t>(now.gainIndex), now.scanning);
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

} // namespace leadline::app
