// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pictures.h"

#include "echo/WaterfallWindow.h"
#include "pictures/EchoPicture.h"
#include "plot/Measuring.h"
#include "raster/WaterfallRaster.h"

namespace leadline::test {

QImage expectedPolar(const WindowRun& run, const app::PolarItem& item)
{
    const double ratio = item.window()->effectiveDevicePixelRatio();
    return app::drawPolar(item.source()->reader(), item.source()->count(), run.pixelsOf(item),
                          item.margin() * ratio, item.display()->sweepsKept(), item.colours())
        .image;
}

QImage expectedWaterfall(const WindowRun& run, const app::WaterfallItem& item)
{
    const app::SonarSource& source = *item.source();
    const QSize size = run.pixelsOf(item);
    // A column more at the left: pings that end just there may be rounded into it.
    const double fromS = item.fromS() - (item.untilS() - item.fromS()) / size.width();
    echo::LevelOfDetail detail(source.reader());
    echo::WaterfallWindow window;
    window.load(source.reader(), detail, app::timeOfSeconds(fromS), source.playhead(),
                static_cast<std::size_t>(size.width()));
    QImage image(size.width() + 1, size.height(), QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    raster::WaterfallRaster waterfall(item.topM(), item.bottomM());
    waterfall.drawByTime(app::canvasOf(image), window, fromS, item.untilS(), item.colours());
    return image.copy(1, 0, size.width(), size.height());
}

namespace {

/// True when there is a plot in it.
bool hideAllButPlots(QQuickItem& item)
{
    if (qobject_cast<app::EchoItem*>(&item))
        return true;
    bool any = false;
    for (QQuickItem* child : item.childItems())
        any = hideAllButPlots(*child) || any;
    if (!any)
        item.setOpacity(0);
    return any;
}

} // namespace

void showPlotsOnly(WindowRun& run)
{
    (void)hideAllButPlots(*run.window().contentItem());
    if (run.waterfall()) {
        run.waterfall()->setDistanceLine(false);
        run.waterfall()->setBottomLine(false);
    }
    for (app::EchoItem* plot : run.plots())
        for (const char* line : {"ringColor", "rimColor", "ageColor", "hatchColor", "lineColor",
                                 "sweepColor", "sweepHaloColor", "clipColor"})
            if (plot->property(line).isValid())
                plot->setProperty(line, QColor(Qt::transparent));
}

} // namespace leadline::test
