// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-levels-sheet FOLDER OUT.png: every recording of a folder, raw beside automatic levels,
// and of both the share of the palette's lightness that the echoes above the noise take, and the
// lightness of the noise.
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

constexpr QSize side(480, 480);
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
                          const raster::Colormap& palette)
{
    const echo::PingReader reader(log, stream);
    if (reader.count() == 0)
        return std::nullopt;
    const bool scans = log::isDrawnAs(log.stream(stream).kind(), ping::View::Scanning);
    echo::LevelMeasurement measured;
    const auto picture = [&](bool automatic) {
        const app::PictureLevels levels{.automatic = automatic};
        return scans ? app::drawPolar(reader, reader.count(), side, 0, false, palette,
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
            reader.count() - std::min<std::uint64_t>(reader.count(), side.width());
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
    if (argc != 3) {
        std::fputs("leadline-levels-sheet FOLDER OUT.png\n", stderr);
        return 2;
    }
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
            if (auto drawn = draw(log, stream, *palette)) {
                drawn->text = name + QStringLiteral(": ") + drawn->text;
                std::puts(qPrintable(drawn->text));
                all.push_back(std::move(*drawn));
            }
        }
    }
    QImage sheet(2 * side.width() + 8, static_cast<int>(all.size()) * (side.height() + caption),
                 QImage::Format_RGB32);
    sheet.fill(Qt::black);
    QPainter painter(&sheet);
    painter.setPen(Qt::white);
    int y = 0;
    for (const Drawn& drawn : all) {
        painter.drawText(4, y + caption - 6, drawn.text);
        painter.drawImage(0, y + caption, drawn.raw);
        painter.drawImage(side.width() + 8, y + caption, drawn.automatic);
        y += side.height() + caption;
    }
    painter.end();
    return sheet.save(QString::fromLocal8Bit(argv[2])) ? 0 : 1;
}
