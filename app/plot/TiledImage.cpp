// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/TiledImage.h"

#include "pictures/EchoPicture.h"

#include <QMatrix4x4>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTransformNode>
#include <QtEndian>

#include <algorithm>
#include <cstddef>

namespace leadline::app {

namespace {

/// The software backend does not draw the children of a plain QSGNode, so the root is a transform
/// node.
class TilesNode : public QSGTransformNode {
public:
    std::vector<QSGImageNode*> tiles;
    QSize size;
    double pixelRatio = 0;
};

/// Blends two channels at once, which lie in the lower bytes of both halves of the word.
quint32 mixed(quint32 over, quint32 under, quint32 alpha)
{
    constexpr quint32 channels = 0x00ff00ffU;
    const quint32 sum =
        (over & channels) * alpha + (under & channels) * (255U - alpha) + 0x007f007fU;
    // The sum is divided by 255 exactly.
    return ((sum + 0x00010001U + ((sum >> 8U) & channels)) >> 8U) & channels;
}

/// Blends a row of straight RGBA with an opaque colour. Most pixels are either opaque or fully
/// transparent, so translucent ones are blended in a second pass, which is skipped if there are
/// none.
void showRow(const uchar* from, QRgb* to, int width, QRgb under)
{
    quint32 between = 0;
    for (int x = 0; x < width; ++x) {
        const auto pixel = qFromLittleEndian<quint32>(from + std::ptrdiff_t{4} * x);
        const quint32 alpha = pixel >> 24U;
        const quint32 over =
            0xff000000U | (pixel & 0xffU) << 16U | (pixel & 0xff00U) | (pixel >> 16U & 0xffU);
        to[x] = alpha == 0 ? under : over;
        between |= alpha - 1U < 254U ? 1U : 0U;
    }
    for (int x = 0; between != 0 && x < width; ++x) {
        const auto pixel = qFromLittleEndian<quint32>(from + std::ptrdiff_t{4} * x);
        const quint32 alpha = pixel >> 24U;
        const quint32 redAndBlue =
            mixed((pixel & 0xffU) << 16U | (pixel >> 16U & 0xffU), under, alpha);
        const quint32 green = mixed(pixel >> 8U & 0xffU, under >> 8U & 0xffU, alpha);
        to[x] = 0xff000000U | redAndBlue | green << 8U;
    }
}

} // namespace

raster::Canvas TiledImage::canvas()
{
    return canvasOf(m_image);
}

bool TiledImage::resize(QSize size)
{
    if (m_image.size() == size || (m_image.isNull() && size.isEmpty()))
        return false;
    m_image = size.isEmpty() ? QImage() : QImage(size, QImage::Format_RGBA8888);
    cut();
    clear();
    return true;
}

void TiledImage::cut()
{
    m_tiles.clear();
    const QRect all = m_image.rect();
    if (m_cut == Cut::Bands) {
        for (int y = 0; y < all.height(); y += bandRows)
            m_tiles.push_back({.area = all & QRect(0, y, all.width(), bandRows), .shown = {}});
        return;
    }
    const int growing = m_cut == Cut::Growing ? std::min(growingColumns, all.width()) : all.width();
    const int standing = all.width() - growing;
    for (const QRect& area :
         {QRect(0, 0, standing, all.height()), QRect(standing, 0, growing, all.height())})
        if (!area.isEmpty())
            m_tiles.push_back({.area = area, .shown = {}});
}

void TiledImage::clear()
{
    if (m_image.isNull())
        return;
    m_image.fill(Qt::transparent);
    touchAll();
}

void TiledImage::touch(const raster::PixelRect& area)
{
    const QRect touched(area.x, area.y, area.width, area.height);
    for (Tile& tile : m_tiles)
        tile.touched |= tile.area.intersects(touched);
}

void TiledImage::setBackground(const QColor& background)
{
    if (m_background == background)
        return;
    m_background = background;
    touchAll();
}

bool TiledImage::prepare()
{
    bool any = false;
    for (Tile& tile : m_tiles) {
        if (!tile.touched)
            continue;
        tile.touched = false;
        tile.waiting = true;
        any = true;
        tile.shown = shown(tile.area);
        if (m_overlay)
            m_overlay(tile.shown, tile.area.topLeft());
    }
    return any;
}

QImage TiledImage::shown(const QRect& area) const
{
    const auto row = [&](int y) {
        return m_image.constScanLine(area.y() + y) + std::ptrdiff_t{4} * area.x();
    };
    if (m_background.alpha() < 255) {
        const QImage part(row(0), area.width(), area.height(), m_image.bytesPerLine(),
                          QImage::Format_RGBA8888);
        return part.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    QImage tile(area.size(), QImage::Format_RGB32);
    const QRgb under = m_background.rgb();
    for (int y = 0; y < tile.height(); ++y)
        showRow(row(y), reinterpret_cast<QRgb*>(tile.scanLine(y)), tile.width(), under);
    return tile;
}

QSGNode* TiledImage::sync(QSGNode* old, QQuickWindow& window, double pixelRatio,
                          const QTransform& placement)
{
    auto* root = static_cast<TilesNode*>(old);
    const bool other =
        root != nullptr && (root->size != m_image.size() || root->pixelRatio != pixelRatio);
    if (other || m_tiles.empty()) {
        delete root;
        root = nullptr;
    }
    if (m_tiles.empty())
        return nullptr;
    // Without a root node all tiles are uploaded: after a change of size, or when the scene graph
    // was lost.
    const bool all = root == nullptr;
    if (!root) {
        root = new TilesNode;
        root->tiles.assign(m_tiles.size(), nullptr);
        root->size = m_image.size();
        root->pixelRatio = pixelRatio;
    }
    root->setMatrix(QMatrix4x4(placement));
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        Tile& tile = m_tiles[i];
        if (!all && !tile.waiting)
            continue;
        tile.waiting = false;
        if (tile.shown.isNull())
            continue;
        // A tile gets a new node each time because not every backend releases the old texture of an
        // existing one.
        delete root->tiles[i];
        QSGImageNode* node = window.createImageNode();
        node->setOwnsTexture(true);
        node->setTexture(window.createTextureFromImage(
            tile.shown, tile.shown.hasAlphaChannel() ? QQuickWindow::TextureHasAlphaChannel
                                                     : QQuickWindow::TextureIsOpaque));
        node->setFiltering(QSGTexture::Nearest);
        node->setSourceRect(QRectF(QPointF(0, 0), QSizeF(tile.area.size())));
        node->setRect(QRectF(QPointF(tile.area.topLeft()) / pixelRatio,
                             QSizeF(tile.area.size()) / pixelRatio));
        root->appendChildNode(node);
        root->tiles[i] = node;
    }
    return root;
}

} // namespace leadline::app
