// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/EchoItem.h"

#include "echo/PingShaper.h"
#include "plot/Follow.h"

#include <QElapsedTimer>
#include <QQuickWindow>
#include <QThread>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <latch>

namespace leadline::app {

namespace {

QThreadPool& painters()
{
    static QThreadPool threads;
    static const bool set = [] {
        threads.setObjectName(QStringLiteral("painters"));
        threads.setMaxThreadCount(std::clamp(QThread::idealThreadCount(), 1, 4));
        return true;
    }();
    Q_UNUSED(set)
    return threads;
}

} // namespace

EchoItem::EchoItem(QQuickItem* parent, TiledImage::Cut cut) : QQuickItem(parent), m_tiles(cut)
{
    setFlag(ItemHasContents);
}

EchoItem::~EchoItem()
{
    disconnect(m_notes);
    std::erase(awaited(), this);
}

QList<EchoItem*> EchoItem::visibleIn(QQuickItem& item)
{
    QList<EchoItem*> plots;
    if (!item.isVisible())
        return plots;
    if (auto* plot = qobject_cast<EchoItem*>(&item))
        plots += plot;
    for (QQuickItem* child : item.childItems())
        plots += visibleIn(*child);
    return plots;
}

std::vector<EchoItem*>& EchoItem::awaited()
{
    static std::vector<EchoItem*> items;
    return items;
}

void EchoItem::redraw()
{
    if (!m_awaited)
        awaited().push_back(this);
    m_awaited = true;
    polish();
    // An update that is requested while the frame is being prepared would bring one more frame.
    update();
}

std::vector<EchoItem*> EchoItem::takeVisible()
{
    std::vector<EchoItem*> together;
    for (EchoItem* item : awaited()) {
        const bool joins =
            item->paints() && paints() && item->isVisible() && item->window() == window();
        if (item == this || joins)
            together.push_back(item);
    }
    for (EchoItem* item : together) {
        item->m_awaited = false;
        std::erase(awaited(), item);
    }
    return together;
}

void EchoItem::setSource(SonarSource* source)
{
    if (!followSource(*this, m_source, source, &EchoItem::restart, &EchoItem::redraw))
        return;
    disconnect(m_levelsChanged);
    disconnect(m_levelsDue);
    if (source) {
        m_levelsChanged = connect(source->levels(), &EchoLevels::changed, this, &EchoItem::redraw);
        connect(source, &SonarSource::waterChanged, this, &EchoItem::redraw, Qt::UniqueConnection);
        m_levelsDue = connect(source->levels(), &EchoLevels::dueAgain, this, &EchoItem::redraw);
    }
    emit sourceChanged();
}

void EchoItem::setDisplay(DisplaySettings* display)
{
    if (followDisplay(*this, m_display, display, &EchoItem::redraw))
        emit displayChanged();
}

void EchoItem::setBackground(const QColor& background)
{
    if (m_background == background)
        return;
    m_background = background;
    redraw();
    emit backgroundChanged();
}

void EchoItem::restart()
{
    forget();
    redraw();
}

QSize EchoItem::pixelSize() const
{
    // The tolerance keeps an item that exceeds whole pixels by a rounding error from taking one
    // more.
    const double ratio = pixelRatio();
    return {static_cast<int>(std::floor(width() * ratio + 1e-6)),
            static_cast<int>(std::floor(height() * ratio + 1e-6))};
}

double EchoItem::pixelRatio() const
{
    return window() ? window()->effectiveDevicePixelRatio() : 1.0;
}

const raster::Colormap& EchoItem::colours() const
{
    static const raster::Colormap grey;
    if (!m_display)
        return grey;
    return m_source ? m_source->levels()->colours(*m_display) : m_display->colours();
}

echo::EchoShaping EchoItem::shaping() const
{
    const bool off = !m_display || (m_source && m_source->levels()->isRaw());
    if (off)
        return {};
    echo::EchoShaping shaping = m_display->shaping();
    if (shaping.compensation.spreading != echo::RangeCompensation::Spreading::None && m_source)
        shaping.compensation.absorptionDbPerKm = m_source->absorptionDbPerKm();
    return shaping;
}

std::optional<echo::EchoSettings> EchoItem::newestSettings() const
{
    if (!hasSonar() || m_source->count() == 0)
        return std::nullopt;
    echo::PingReader::Scratch scratch;
    const auto ping = m_source->reader().read(m_source->count() - 1, scratch);
    return ping ? std::optional(echo::EchoSettings::of(*ping)) : std::nullopt;
}

void EchoItem::measureLevels(const echo::EchoSettings& settings,
                             const std::function<echo::LevelMeasurement()>& measure)
{
    EchoLevels& levels = *m_source->levels();
    const log::Time at = m_source->playhead();
    if (m_display && levels.due(at, settings, shaping()))
        levels.take(at, settings, shaping(), measure());
}

echo::Profile EchoItem::shaped(std::uint64_t number, const echo::Profile& profile,
                               std::vector<std::uint8_t>& into) const
{
    echo::PingShaper shaper;
    shaper.setShaping(shaping());
    return shaper.shape(source()->reader(), number, profile, into);
}

void EchoItem::scheduleDraw() const
{
    // A polish that is requested within a polish would be carried out in the same frame.
    QTimer::singleShot(0, this, &EchoItem::redraw);
}

void EchoItem::updatePolish()
{
    // An item that is no longer awaited was drawn together with another plot.
    if (!isVisible() || !m_awaited)
        return;
    const std::vector<EchoItem*> together = takeVisible();
    std::vector<EchoItem*> painting;
    for (EchoItem* item : together)
        if (item->drawOrForget() && item->paints())
            painting.push_back(item);
    const auto little = std::partition(painting.begin(), painting.end(),
                                       [](const EchoItem* item) { return item->paintsMuch(); });
    paintTogether(static_cast<std::size_t>(little - painting.begin()), [&painting](std::size_t i) {
        painting[i]->paint();
        painting[i]->m_tiles.prepare();
    });
    std::for_each(little, painting.end(), [](EchoItem* item) { item->paint(); });
    for (EchoItem* item : painting)
        item->painted();
    for (EchoItem* item : together)
        item->m_tiles.prepare();
    // The signal is emitted last because its receivers may change which items are awaited.
    for (const QPointer<EchoItem>& item :
         std::vector<QPointer<EchoItem>>(together.begin(), together.end()))
        if (item)
            emit item->worked();
}

bool EchoItem::drawOrForget()
{
    m_tiles.setBackground(m_background);
    if (hasSonar() && !pixelSize().isEmpty()) {
        draw();
        return true;
    }
    forget();
    m_tiles.resize({});
    return false;
}

// Runs while the window's thread waits for the frame that will show the picture.
void EchoItem::publishShown()
{
    if (!paints() || !hasSonar() || !isDrawn())
        return;
    ScreenTimes& times = m_source->screen();
    if (m_noted != times.stamp()) {
        disconnect(m_notes);
        m_noted = times.stamp();
        m_notes = connect(
            window(), &QQuickWindow::frameSwapped, window(), [its = m_noted] { its->note(); },
            Qt::DirectConnection);
    }
    times.drawn(m_source->reader(), m_source->count());
}

QSGNode* EchoItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    publishShown();
    // The picture is moved by less than a pixel, so that its pixels lie exactly on the window's.
    const double ratio = pixelRatio();
    const QPointF at = mapToScene({0, 0}) * ratio;
    const QPointF aside = QPointF(std::round(at.x()) - at.x(), std::round(at.y()) - at.y()) / ratio;
    return m_tiles.sync(old, *window(), ratio,
                        placement() * QTransform::fromTranslate(aside.x(), aside.y()));
}

void EchoItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    redraw();
}

void EchoItem::itemChange(ItemChange change, const ItemChangeData& value)
{
    QQuickItem::itemChange(change, value);
    if (change == ItemSceneChange) {
        disconnect(m_notes);
        m_noted.reset();
    }
    if (change == ItemVisibleHasChanged && paints() && m_source)
        m_source->screen().interrupt();
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged ||
        change == ItemVisibleHasChanged)
        redraw();
}

void paintTogether(std::size_t count, const std::function<void(std::size_t)>& paint)
{
    std::latch done(static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i)
        painters().start([&paint, &done, i] {
            paint(i);
            done.count_down();
        });
    done.wait();
}

QDeadlineTimer SliceBudget::ofThisFrame()
{
    constexpr qint64 budgetMs = 3;
    // All plots of a frame are drawn one after the other; a call after this time belongs to the
    // next frame.
    constexpr qint64 frameMs = 10;
    static QElapsedTimer sinceFirst;
    if (!sinceFirst.isValid() || sinceFirst.hasExpired(frameMs))
        sinceFirst.start();
    return QDeadlineTimer(std::max(budgetMs - sinceFirst.elapsed(), qint64{0}));
}

} // namespace leadline::app
