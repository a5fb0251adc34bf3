// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-levels-sheet FOLDER OUT.png [SIDE]: every recording of a folder, raw beside automatic
// levels, two recordings in a row, each picture SIDE pixels wide and high (480), and of both the
// share of the palette's lightness that the echoes above the noise take, and the lightness of the
// noise. The file has the palette's colours only.
#include "echo/PolarWindow.h"
#include "echo/WaterfallWindow.h"
#include "formats/Recording.h"
#include "log/SonarKind.h"
#include "pictures/ColormapStore.h"
#include "pictures/EchoPicture.h"
#include "raster/LevelColours.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace leadline;

namespace {

constexpr int usualSide = 480;
constexpr int gap = 8;
constexpr int perRow = 2;
constexpr int caption = 22;

struct Figures {
    /// From the 5th to the 95th percentile of the echoes, as a share of the whole lightness.
    double echoSpan = 0;
    double noiseLightness = 0;
};

Figures figuresOf(const echo::LevelMeasurement& measured, const raster::Colormap& colours)
{
    const auto lightness = [&](std::size_t value) {
        return double{raster::Oklab::from(colours.entries()[value]).lightness};
    };
    const auto black = static_cast<std::size_t>(measured.curve.black);
    const auto at = [&](std::size_t from, std::size_t until, double share) {
        double total = 0;
        for (std::size_t i = from; i < until; ++i)
            total += measured.counts[i];
        double seen = 0;
        for (std::size_t i = from; i < until; ++i)
            if ((seen += measured.counts[i]) >= share * total)
                return i;
        return until - 1;
    };
    Figures figures;
    figures.noiseLightness = lightness(at(0, black + 1, 0.5));
    if (measured.result == echo::LevelMeasurement::Result::Echoes)
        figures.echoSpan =
            lightness(at(black + 1, 256, 0.95)) - lightness(at(black + 1, 256, 0.05));
    return figures;
}

struct Drawn {
    QImage raw;
    QImage automatic;
    QString text;
};

std::optional<Drawn> draw(const log::Log& log, log::StreamNumber stream,
                          const raster::Colormap& palette, QSize side)
{
    const echo::PingReader reader(log, stream);
    if (reader.count() == 0)
        return std::nullopt;
    const bool scans = log::isDrawnAs(log.stream(stream).kind(), ping::View::Scanning);
    echo::LevelMeasurement measured;
    const auto picture = [&](bool automatic) {
        const app::PictureLevels levels{.automatic = automatic};
        return scans ? app::drawPolar(reader, reader.count(), side, 0, std::nullopt, palette,
                                      app::Mounted::AsRecorded, levels)
                     : app::drawWaterfall(reader, reader.count(), side, app::Columns::Ping, palette,
                                          levels);
    };
    if (scans) {
        echo::BearingIndex index(reader);
        echo::PolarWindow window;
        window.load(reader, index.newestOf(reader.count()));
        if (window.newest())
            measured = echo::measureTurn(window, echo::EchoSettings::of(*window.newest()));
    } else {
        const std::uint64_t first =
            reader.count() - std::min(reader.count(), static_cast<std::uint64_t>(side.width()));
        echo::WaterfallWindow window;
        window.load(reader, first, reader.count());
        measured = echo::measureLevels(window.profiles());
    }
    const Figures raw = figuresOf(measured, palette);
    const Figures automatic =
        figuresOf(measured, raster::LevelColours(palette).under(measured.curve));
    return Drawn{
        picture(false).image, picture(true).image,
        QString::asprintf("black %.0f white %.0f gamma %.2f | echoes %.0f %% -> %.0f %% of "
                          "the lightness | noise %.3f -> %.3f",
                          measured.curve.black, measured.curve.white, measured.curve.gamma,
                          100 * raw.echoSpan, 100 * automatic.echoSpan, raw.noiseLightness,
                          automatic.noiseLightness)};
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const int pixels = argc == 4 ? QByteArray(argv[3]).toInt() : usualSide;
    if (argc < 3 || argc > 4 || pixels < 16 || pixels > 4096) {
        std::fputs("leadline-levels-sheet FOLDER OUT.png [SIDE]\n", stderr);
        return 2;
    }
    const QSize side(pixels, pixels);
    const auto palette = app::ColormapStore().load(QStringLiteral("ember"));
    if (!palette)
        return 1;
    std::vector<Drawn> all;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        auto opened =
            formats::Recording::open(QFile::encodeName(folder.filePath(name)).toStdString());
        if (!opened || !(*opened)->index({}))
            continue;
        const log::Log& log = (*opened)->log();
        for (std::size_t i = 0; i < log.streamCount(); ++i) {
            const auto stream = static_cast<log::StreamNumber>(i);
            if (!log::isKnownSonar(log.stream(stream).kind()))
                continue;
            if (auto drawn = draw(log, stream, *palette, side)) {
                drawn->text = name + QStringLiteral(": ") + drawn->text;
                std::puts(qPrintable(drawn->text));
                all.push_back(std::move(*drawn));
            }
        }
    }
    const int width = 2 * side.width() + gap;
    const int height = side.height() + caption;
    const int rows = (static_cast<int>(all.size()) + perRow - 1) / perRow;
    QImage sheet(perRow * (width + gap) - gap, rows * height, QImage::Format_RGB32);
    sheet.fill(Qt::black);
    QPainter painter(&sheet);
    painter.setPen(Qt::white);
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const Drawn& drawn = all[static_cast<std::size_t>(i)];
        const int x = i % perRow * (width + gap);
        const int y = i / perRow * height;
        painter.drawText(QRect(x + 4, y, width - 4, caption), Qt::AlignVCenter, drawn.text);
        painter.drawImage(x, y + caption, drawn.raw);
        painter.drawImage(x + side.width() + gap, y + caption, drawn.automatic);
    }
    painter.end();
    QList<QRgb> colours;
    for (const raster::Rgba& entry : palette->entries())
        colours += qRgb(entry.r, entry.g, entry.b);
    sheet = sheet.convertToFormat(QImage::Format_Indexed8, colours,
                                  Qt::ThresholdDither | Qt::AvoidDither);
    return sheet.save(QString::fromLocal8Bit(argv[2])) ? 0 : 1;
}
