// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/EchoLog.h"
#include "plot/EchoItem.h"

#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace leadline::test {

/// A Ping360 that turns a gradian each 50 ms; from 30 s on it sees half as far again.
inline void fillWithSpokes(EchoLog& log, unsigned pings)
{
    for (unsigned i = 0; i < pings; ++i)
        log.add(Spoke360{.angleGrad = std::uint16_t(i % 400),
                         .samplePeriod = std::uint16_t(i < 600 ? 888 : 1333),
                         .samples = someSamples(400, i)}
                    .frame(),
                std::chrono::milliseconds(50 * i));
}

/// A Ping1D, ten pings a second, that is silent from 20 to 24 s.
inline void fillWithProfiles(EchoLog& log, unsigned pings)
{
    for (unsigned i = 0; i < pings; ++i)
        log.add(Echo1d{.distanceMm = 3000 + 10 * (i % 300),
                       .pingNumber = i,
                       .startMm = 0,
                       .lengthMm = i < 400 ? 9'990U : 14'000U,
                       .samples = someSamples(200, i)}
                    .profile(),
                std::chrono::milliseconds(100 * i + (i < 200 ? 0 : 4000)));
}

/// An item in a window of its own, as large as the item.
class Shown {
public:
    Shown(app::EchoItem& item, QSize size)
    {
        item.setParentItem(m_window.contentItem());
        item.setSize(size);
        m_window.resize(size);
        m_window.setColor(Qt::black);
        m_window.show();
    }

    /// What the window shows, after its next frame.
    [[nodiscard]] QImage grab() { return m_window.grabWindow(); }

private:
    QQuickWindow m_window;
};

/// Rows of how a head hangs on its vehicle: degrees that it is turned by, and the wrong way up.
inline void addMounts()
{
    QTest::addColumn<int>("turn");
    QTest::addColumn<bool>("upsideDown");
    QTest::newRow("ahead") << 0 << false;
    QTest::newRow("to the right") << 90 << false;
    QTest::newRow("aft") << -180 << false;
    QTest::newRow("aft, as it is typed") << 180 << false;
    QTest::newRow("upside down") << 0 << true;
    QTest::newRow("upside down to the right") << 90 << true;
}

/// Where an echo is looked for: shares of the disc's radius, degrees clockwise from up, and how
/// bright it is at least.
struct EchoWanted {
    double from = 0;
    double to = 1;
    double aboutDeg = 0;
    double withinDeg = 180;
    int atLeast = 200;
};
/// The bearing of its middle in a disc that fills the picture; nullopt where there is none.
[[nodiscard]] inline std::optional<double> bearingOfEcho(const QImage& picture,
                                                         const EchoWanted& wanted = {})
{
    const double radius = std::min(picture.width(), picture.height()) / 2.0;
    double x = 0;
    double y = 0;
    for (int row = 0; row < picture.height(); ++row)
        for (int column = 0; column < picture.width(); ++column) {
            const QRgb pixel = reinterpret_cast<const QRgb*>(picture.constScanLine(row))[column];
            if (qAlpha(pixel) < 255 || qRed(pixel) < wanted.atLeast)
                continue;
            const double dx = column + 0.5 - picture.width() / 2.0;
            const double dy = row + 0.5 - picture.height() / 2.0;
            const double distance = std::hypot(dx, dy) / radius;
            const double deg = std::atan2(dx, -dy) * 180 / std::numbers::pi;
            if (distance < wanted.from || distance > wanted.to ||
                std::abs(std::remainder(deg - wanted.aboutDeg, 360)) > wanted.withinDeg)
                continue;
            x += dx;
            y += dy;
        }
    if (x == 0 && y == 0)
        return std::nullopt;
    return std::atan2(x, -y) * 180 / std::numbers::pi;
}

/// Where two pictures differ; empty when they do not.
[[nodiscard]] inline QByteArray differenceOf(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return QStringLiteral("%1x%2 and %3x%4")
            .arg(a.width())
            .arg(a.height())
            .arg(b.width())
            .arg(b.height())
            .toLatin1();
    if (a == b)
        return {};
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                return QStringLiteral("at %1,%2: %3 and %4")
                    .arg(x)
                    .arg(y)
                    .arg(a.pixel(x, y), 8, 16)
                    .arg(b.pixel(x, y), 8, 16)
                    .toLatin1();
    return {};
}

/// A picture with straight alpha as it looks on an opaque background.
[[nodiscard]] inline QImage over(const QImage& picture, const QColor& background)
{
    QImage result(picture.size(), QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            result.setPixelColor(x, y,
                                 picture.pixelColor(x, y).alpha() == 0 ? background
                                                                       : picture.pixelColor(x, y));
    return result;
}

} // namespace leadline::test
