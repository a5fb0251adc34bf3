// SPDX-License-Identifier: GPL-3.0-or-later
#include "RenderSupport.h"

#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::test {

namespace {

using support::Values;

echo::Profile profileOf(const NaivePing& ping)
{
    return {ping.startM.value_or(0), ping.lengthM.value_or(0),
            std::span(reinterpret_cast<const std::uint8_t*>(ping.samples.constData()),
                      static_cast<std::size_t>(ping.samples.size()))};
}

QList<NaivePing> pingsUpTo(const NaiveBin& log, std::optional<qint64> atMs)
{
    QList<NaivePing> pings;
    for (const NaivePing& ping : pingsOf(log))
        if (ping.id != 1211 && ping.id != 1212 && (!atMs || ping.timeMs <= *atMs))
            pings += ping;
    return pings;
}

/// Gradians from one bearing to the other, if that can be a step.
int stepTo(const NaivePing& ping, const NaivePing& neighbour)
{
    const int apart = std::abs(int(*ping.angleGrad) - int(*neighbour.angleGrad));
    const int step = std::min(apart, 400 - apart);
    return step >= 1 && step <= 10 ? step : 0;
}

int widthOf(const QList<NaivePing>& pings, qsizetype i)
{
    if (pings[i].steps.value_or(0) > 0)
        return int(*pings[i].steps);
    int width = i > 0 ? stepTo(pings[i], pings[i - 1]) : 0;
    if (width == 0 && i + 1 < pings.size())
        width = stepTo(pings[i], pings[i + 1]);
    return std::max(width, 1);
}

Values polar(const QList<NaivePing>& pings, QSize size)
{
    std::array<bool, 800> covered{};
    std::vector<echo::Spoke> newestFirst;
    double edge = 0;
    for (qsizetype i = pings.size(); i-- > 0;) {
        if (pings[i].samples.isEmpty())
            continue;
        const int width = widthOf(pings, i);
        bool shown = false;
        for (int half = -width; half < width; ++half) {
            bool& there = covered[std::size_t((2 * int(*pings[i].angleGrad) + half + 800) % 800)];
            shown = shown || !there;
            there = true;
        }
        if (!shown)
            continue;
        newestFirst.push_back({profileOf(pings[i]), double(*pings[i].angleGrad), double(width)});
        edge = std::max(edge, newestFirst.back().profile.endM());
    }
    std::reverse(newestFirst.begin(), newestFirst.end());
    return support::referencePolar(size.width(), size.height(), newestFirst, edge);
}

Values waterfall(const QList<NaivePing>& pings, QSize size)
{
    const qsizetype shown = std::min<qsizetype>(pings.size(), size.width());
    std::vector<echo::Profile> columns(std::size_t(size.width() - shown));
    double top = 0;
    double bottom = 0;
    bool any = false;
    for (const NaivePing& ping : pings.last(shown)) {
        columns.push_back(profileOf(ping));
        if (ping.samples.isEmpty())
            continue;
        top = any ? std::min(top, columns.back().startM) : columns.back().startM;
        bottom = std::max(bottom, columns.back().endM());
        any = true;
    }
    return support::referenceWaterfall(size.height(), columns, top, bottom);
}

Values ascan(const QList<NaivePing>& pings, QSize size)
{
    if (pings.isEmpty())
        return Values(std::size_t(size.width()) * std::size_t(size.height()), -1);
    const echo::Profile profile = profileOf(pings.last());
    return support::referenceAScan(size.width(), size.height(), profile, profile.startM,
                                   profile.endM());
}

quint32 big32(const QByteArray& bytes, qsizetype at)
{
    quint32 value = 0;
    for (qsizetype i = at; i < at + 4; ++i)
        value = value << 8U | quint8(bytes[i]);
    return value;
}

} // namespace

Values expectedPicture(const QString& view, const NaiveBin& log, std::optional<qint64> atMs,
                       QSize size)
{
    const QList<NaivePing> pings = pingsUpTo(log, atMs);
    if (view == "polar")
        return polar(pings, size);
    return view == "waterfall" ? waterfall(pings, size) : ascan(pings, size);
}

QString differenceOf(const QByteArray& png, QSize size, const Values& expected)
{
    if (png.size() < 33 || !png.startsWith("\x89PNG\r\n\x1a\n") || png.mid(12, 4) != "IHDR")
        return QStringLiteral("is no PNG");
    if (QSize(int(big32(png, 16)), int(big32(png, 20))) != size)
        return QStringLiteral("is of another size");
    if (png.mid(24, 5) != QByteArray("\x08\x06\x00\x00\x00", 5))
        return QStringLiteral("is not 8-bit RGBA without interlace");
    const QImage image = QImage::fromData(png, "PNG").convertToFormat(QImage::Format_RGBA8888);
    if (image.size() != size || expected.size() != std::size_t(size.width() * size.height()))
        return QStringLiteral("cannot be read");
    int data = 0;
    int different = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const uchar* pixel = image.constScanLine(y) + 4 * x;
            const int wanted = expected[std::size_t(y * size.width() + x)];
            const bool grey = pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[3] == 255;
            data += wanted >= 0 || pixel[3] > 0 ? 1 : 0;
            different += wanted < 0 ? (pixel[3] > 0 ? 1 : 0) : (grey && pixel[0] == wanted ? 0 : 1);
        }
    return different * 100 > data
               ? QStringLiteral("%1 of %2 pixels with data differ").arg(different).arg(data)
               : QString();
}

} // namespace leadline::test
