// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/TiledImage.h"

#include <QMatrix4x4>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTransformNode>
#include <QtEndian>

#include <algorithm>
#include <cstddef>

namespace leadline::app {

namespace {

/// The software backend draws no children of a plain node, so the root is a transform.
class TilesNode : public QSGTransformNode {
public:
    std::vector<QSGImageNode*> tiles;
    QSize size;
    double pixelRatio = 0;
};

/// Of two channels at once, which lie in the lower bytes of the word's halves.
quint32 mixed(quint32 over, quint32 under, quint32 alpha)
{
    constexpr quint32 channels = 0x00ff00ffU;
    const quint32 sum =
        (over & channels) * alpha + (under & channels) * (255U - alpha) + 0x007f007fU;
    // Divided by 255, exactly.
    return ((sum + 0x00010001U + ((sum >> 8U) & channels)) >> 8U) & channels;
}

/// A row of straight RGBA over an opaque colour. Words, and no branches but one a row: a picture's
/// pixels are there or not, but for those that fade.
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
    return {.pixels = m_image.bits(),
            .width = m_image.width(),
            .height = m_image.height(),
            .stride = m_image.bytesPerLine()};
}

bool TiledImage::resize(QSize size)
{
    if (m_image.size() == size || (m_image.isNull() && size.isEmpty()))
        return false;
    m_image = size.isEmpty() ? QImage() : QImage(size, QImage::Format_RGBA8888);
    const int tiles = (m_image.height() + tileRows - 1) / tileRows;
    m_tiles.assign(static_cast<std::size_t>(tiles), {});
    m_touched.assign(m_tiles.size(), true);
    m_waiting.assign(m_tiles.size(), true);
    clear();
    return true;
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
    const auto inside = raster::intersected(area, {0, 0, m_image.width(), m_image.height()});
    if (inside.empty())
        return;
    const int last = (inside.y + inside.height - 1) / tileRows;
    for (int tile = inside.y / tileRows; tile <= last; ++tile)
        m_touched[static_cast<std::size_t>(tile)] = true;
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
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        if (!m_touched[i])
            continue;
        m_touched[i] = false;
        m_waiting[i] = true;
        any = true;
        const int firstRow = static_cast<int>(i) * tileRows;
        m_tiles[i] = shown(firstRow, std::min(tileRows, m_image.height() - firstRow));
        if (m_overlay)
            m_overlay(m_tiles[i], firstRow);
    }
    return any;
}

QImage TiledImage::shown(int firstRow, int rows) const
{
    if (m_background.alpha() < 255) {
        const QImage part(m_image.constScanLine(firstRow), m_image.width(), rows,
                          m_image.bytesPerLine(), QImage::Format_RGBA8888);
        return part.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
    QImage tile(m_image.width(), rows, QImage::Format_RGB32);
    const QRgb under = m_background.rgb();
    for (int row = 0; row < rows; ++row)
        showRow(m_image.constScanLine(firstRow + row), reinterpret_cast<QRgb*>(tile.scanLine(row)),
                tile.width(), under);
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
    // Without a node everything is made anew: after a change of size or a lost scene graph.
    const bool all = root == nullptr;
    if (!root) {
        root = new TilesNode;
        root->tiles.assign(m_tiles.size(), nullptr);
        root->size = m_image.size();
        root->pixelRatio = pixelRatio;
    }
    root->setMatrix(QMatrix4x4(placement));
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        if (!all && !m_waiting[i])
            continue;
        m_waiting[i] = false;
        const QImage& tile = m_tiles[i];
        if (tile.isNull())
            continue;
        const int firstRow = static_cast<int>(i) * tileRows;
        // A new node each time: not every backend lets go of the texture before.
        delete root->tiles[i];
        QSGImageNode* node = window.createImageNode();
        node->setOwnsTexture(true);
        node->setTexture(window.createTextureFromImage(
            tile, tile.hasAlphaChannel() ? QQuickWindow::TextureHasAlphaChannel
                                         : QQuickWindow::TextureIsOpaque));
        node->setFiltering(QSGTexture::Nearest);
        node->setSourceRect(QRectF(QPointF(0, 0), QSizeF(tile.size())));
        node->setRect(QRectF(0, firstRow / pixelRatio, tile.width() / pixelRatio,
                             tile.height() / pixelRatio));
        root->appendChildNode(node);
        root->tiles[i] = node;
    }
    return root;
}

} // namespace leadline::app
