// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/AScanRaster.h"
#include "raster/PolarRaster.h"
#include "raster/WaterfallRaster.h"

#include "support/GoldenImage.h"
#include "support/TestMain.h"

#include <QFile>
#include <QImage>
#include <QTest>

#include <cmath>
#include <deque>

using namespace leadline;
using namespace leadline::raster;

namespace {

Canvas canvasOf(QImage& image)
{
    return {image.bits(), image.width(), image.height(), image.bytesPerLine()};
}

QImage blank(int width, int height)
{
    QImage image(width, height, QImage::Format_RGBA8888);
    image.fill(0);
    return image;
}

Colormap palette(const char* name)
{
    QFile file(
        QStringLiteral(LEADLINE_SOURCE_DIR "/resources/colormaps/%1.txt").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const auto map = Colormap::parse(name, {text.data(), static_cast<std::size_t>(text.size())});
    return map ? *map : Colormap();
}

/// A harbour of sums and products only, so that it is the same everywhere: transmit pulse, noise,
/// a wall that comes and goes, a post.
class Harbour {
public:
    echo::Profile profile(int angle, double startM, double lengthM, std::size_t count)
    {
        std::vector<std::uint8_t>& samples = m_owned.emplace_back(count);
        const int swing = (angle % 200) < 100 ? angle % 100 : 100 - angle % 100;
        const double wall = 4 + swing * 0.05;
        const bool post = angle > 228 && angle < 236;
        for (std::size_t i = 0; i < count; ++i) {
            m_noise = m_noise * 1664525U + 1013904223U;
            const double range =
                startM + (static_cast<double>(i) + 0.5) * lengthM / static_cast<double>(count);
            double value = static_cast<double>((m_noise >> 24U) % 40U) * (1 - range / 20);
            if (range < 0.4)
                value += 220 * (1 - range / 0.4);
            value += echoAt(range - wall, 0.5, 210);
            if (post)
                value += echoAt(range - 3, 0.15, 250);
            samples[i] = static_cast<std::uint8_t>(std::clamp(value, 0.0, 255.0));
        }
        return {startM, lengthM, samples};
    }

private:
    static double echoAt(double off, double width, double strength)
    {
        const double t = 1 - off * off / (width * width);
        return t > 0 ? strength * t : 0;
    }

    std::deque<std::vector<std::uint8_t>> m_owned;
    std::uint32_t m_noise = 1;
};

std::vector<echo::Spoke> turn(Harbour& harbour, int step)
{
    std::vector<echo::Spoke> spokes;
    for (int angle = 0; angle < 400; angle += step) {
        if (angle >= 40 && angle < 70)
            continue; // never scanned
        const double range = angle >= 300 ? 7 : 10;
        spokes.push_back({harbour.profile(angle, 0, range, 600), static_cast<double>(angle),
                          static_cast<double>(step)});
    }
    return spokes;
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

private slots:
    void polar()
    {
        Harbour harbour;
        const auto spokes = turn(harbour, 2);
        QImage image = blank(200, 180);
        PolarRaster raster(PolarGeometry(200, 180), 10);
        raster.drawAll(canvasOf(image), newestBySector(spokes), spokes, palette("ember"));
        QCOMPARE(support::compareGolden(QStringLiteral("polar-ember"), image), QString());
    }

    void polarTurnedMirroredZoomedAndFaded()
    {
        Harbour harbour;
        const auto spokes = turn(harbour, 3);
        PolarView view = PolarView::fitting(180, 180).zoomed(1.6, 120, 40);
        view.rotationGrad = 30;
        view.mirrored = true;
        std::vector<float> fade;
        for (int k = 0; k < SectorRange::perTurn; ++k)
            fade.push_back(1 - 0.7F * static_cast<float>(k) / SectorRange::perTurn);
        QImage image = blank(180, 180);
        PolarRaster raster(PolarGeometry(180, 180, view), 10);
        raster.drawAll(canvasOf(image), newestBySector(spokes), spokes, palette("viridis"), fade);
        QCOMPARE(support::compareGolden(QStringLiteral("polar-view"), image), QString());
    }

    void waterfallByPing()
    {
        Harbour harbour;
        std::vector<echo::Profile> profiles;
        for (int i = 0; i < 150; ++i)
            profiles.push_back(harbour.profile(130 + i, 0, i < 60 ? 8 : 12, 400));
        QImage image = blank(200, 140);
        WaterfallRaster raster(0, 12);
        raster.drawColumns(canvasOf(image), 50, profiles, palette("fishfinder"));
        QCOMPARE(support::compareGolden(QStringLiteral("waterfall-fishfinder"), image), QString());
    }

    void waterfallByTime()
    {
        Harbour harbour;
        std::vector<echo::Profile> profiles;
        std::vector<PingPeriod> periods;
        double at = 0;
        for (int i = 0; i < 300; ++i) {
            const double period = i < 200 ? 0.05 : 0.4;
            if (i == 120)
                at += 3; // silence
            profiles.push_back(harbour.profile(100 + i, 0.5, 9.5, 300));
            periods.push_back({at, at + period});
            at += period;
        }
        QImage image = blank(200, 140);
        WaterfallRaster raster(0, 12);
        raster.drawByTime(canvasOf(image), profiles, periods, 0, at, palette("ink"));
        QCOMPARE(support::compareGolden(QStringLiteral("waterfall-time-ink"), image), QString());
    }

    void ascan()
    {
        Harbour harbour;
        QImage image = blank(80, 160);
        AScanRaster raster(0, 12);
        raster.draw(canvasOf(image), harbour.profile(232, 0, 10, 1200), palette("amber"));
        QCOMPARE(support::compareGolden(QStringLiteral("ascan-amber"), image), QString());
    }
};

LEADLINE_GUILESS_TEST(PicturesTest)
#include "tst_pictures.moc"
