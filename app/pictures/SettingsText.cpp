// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/SettingsText.h"

#include "echo/BearingIndex.h"
#include "language/Tr.h"
#include "ping/Ping1dGain.h"

#include <QStringList>

#include <array>
#include <vector>

namespace leadline::app {

namespace {

QString stepWords(const echo::PingReader& reader, std::uint64_t number)
{
    const auto here = reader.entry(number);
    if (!here)
        return {};
    const auto before = number > 0 ? reader.entry(number - 1) : std::nullopt;
    return tr("step %1 grad").arg(echo::stepOf(*here, before ? &*before : nullptr, nullptr));
}

} // namespace

QString shortNumber(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    if (!text.contains(QLatin1Char('.')))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString gainWords(std::uint32_t index, bool scanning)
{
    if (scanning) {
        const std::array names{tr("Low"), tr("Normal"), tr("High")};
        return index < names.size() ? names[index] : QString::number(index);
    }
    const auto decibels = ping::ping1d::gainDecibels(index);
    return decibels ? tr("%1 dB").arg(*decibels, 0, 'f', 1) : QString::number(index);
}

QString settingsWords(const echo::PingReader& reader, std::uint64_t count)
{
    if (count == 0)
        return {};
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(count - 1, scratch);
    if (!ping)
        return {};
    const bool scanning = ping->angleGrad.has_value();
    const QString to = shortNumber(ping->profile.endM(), 2);
    QStringList words{scanning || ping->profile.startM <= 0
                          ? tr("%1 m").arg(to)
                          : tr("%1–%2 m").arg(shortNumber(ping->profile.startM, 2), to)};
    if (ping->gainIndex)
        words += tr("gain %1").arg(gainWords(*ping->gainIndex, scanning));
    if (ping->frequencyKhz)
        words += tr("%1 kHz").arg(*ping->frequencyKhz);
    if (scanning)
        words += stepWords(reader, count - 1);
    words += ping->profile.samples.size() == 1 ? tr("1 sample")
                                               : tr("%1 samples").arg(ping->profile.samples.size());
    if (ping->transmitUs)
        words += tr("transmit %1 µs").arg(*ping->transmitUs);
    words += tr("%1 m/s").arg(shortNumber(ping->soundSpeed, 1));
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace leadline::app
