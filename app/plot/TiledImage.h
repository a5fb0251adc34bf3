// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"

#include <QColor>
#include <QImage>
#include <QTransform>

#include <functional>
#include <vector>

class QQuickWindow;
class QSGNode;

namespace leadline::app {

/// A picture on the scene graph, in image nodes of 64 rows of which only the changed ones are made
/// anew. Image nodes are what every backend draws, the software one too.
///
/// Whoever draws into image() calls prepare() afterwards; sync() is for updatePaintNode.
class TiledImage {
public:
    static constexpr int tileRows = 64;
    /// Draws over the rows from `firstRow` on, which are ready to be shown; called by prepare().
    using Overlay = std::function<void(QImage& tile, int firstRow)>;

    /// Straight alpha, as core/raster draws.
    [[nodiscard]] const QImage& image() const { return m_image; }
    [[nodiscard]] raster::Canvas canvas();
    /// True when the size is a new one; the picture is then transparent.
    bool resize(QSize size);
    void clear();

    void touch(const raster::PixelRect& area);
    void touchAll() { touch({0, 0, m_image.width(), m_image.height()}); }
    /// What shows where there is no echo; one that is not opaque lets see what lies below.
    void setBackground(const QColor& background);
    void setOverlay(Overlay overlay) { m_overlay = std::move(overlay); }

    /// Makes the changed tiles; false when there are none.
    bool prepare();
    /// Takes over what prepare() made. `placement` moves or scales the whole picture (item's
    /// coordinates); the identity puts pixel on pixel.
    [[nodiscard]] QSGNode* sync(QSGNode* old, QQuickWindow& window, double pixelRatio,
                                const QTransform& placement);

private:
    [[nodiscard]] QImage shown(int firstRow, int rows) const;

    QImage m_image;
    QColor m_background = Qt::transparent;
    Overlay m_overlay;
    std::vector<QImage> m_tiles;
    /// To be made.
    std::vector<bool> m_touched;
    /// Made, but not on the scene graph yet.
    std::vector<bool> m_waiting;
};

} // namespace leadline::app
