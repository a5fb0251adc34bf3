// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/EchoItem.h"

#include "echo/PingShaper.h"
#include "plot/Follow.h"

#include <QQuickWindow>
#include <QTimer>

#include <cmath>

namespace leadline::app {

EchoItem::EchoItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void EchoItem::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &EchoItem::startAnew, &QQuickItem::polish))
        emit sourceChanged();
}

void EchoItem::setDisplay(DisplaySettings* display)
{
    if (followDisplay(*this, m_display, display, &QQuickItem::polish))
        emit displayChanged();
}

void EchoItem::setBackground(const QColor& background)
{
    if (m_background == background)
        return;
    m_background = background;
    polish();
    emit backgroundChanged();
}

void EchoItem::startAnew()
{
    forget();
    polish();
}

QSize EchoItem::pixelSize() const
{
    // What is wider than the item by a rounding error only is not wider.
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
    return m_display ? m_display->colours() : grey;
}

echo::EchoShaping EchoItem::shaping() const
{
    return m_display ? m_display->shaping() : echo::EchoShaping{};
}

echo::Profile EchoItem::shaped(std::uint64_t number, const echo::Profile& profile,
                               std::vector<std::uint8_t>& into) const
{
    echo::PingShaper shaper;
    shaper.setShaping(shaping());
    return shaper.shape(source()->reader(), number, profile, into);
}

void EchoItem::drawMoreLater()
{
    // A polish within a polish would be done in the same frame.
    QTimer::singleShot(0, this, &QQuickItem::polish);
}

void EchoItem::updatePolish()
{
    if (!isVisible())
        return;
    m_tiles.setBackground(m_background);
    if (hasSonar() && !pixelSize().isEmpty()) {
        draw();
    } else {
        forget();
        m_tiles.resize({});
    }
    m_tiles.prepare();
    update();
    emit worked();
}

QSGNode* EchoItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    // The picture's pixels lie on the window's, wherever the item does.
    const double ratio = pixelRatio();
    const QPointF at = mapToScene({0, 0}) * ratio;
    const QPointF aside = QPointF(std::round(at.x()) - at.x(), std::round(at.y()) - at.y()) / ratio;
    return m_tiles.sync(old, *window(), ratio,
                        placement() * QTransform::fromTranslate(aside.x(), aside.y()));
}

void EchoItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    polish();
}

void EchoItem::itemChange(ItemChange change, const ItemChangeData& value)
{
    QQuickItem::itemChange(change, value);
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged ||
        change == ItemVisibleHasChanged)
        polish();
}

} // namespace leadline::app
