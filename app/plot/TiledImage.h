// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "raster/Canvas.h"

#include <QColor>
#include <QImage>
#include <QTransform>

#include <cstdint>
#include <functional>
#include <vector>

class QQuickWindow;
class QSGNode;

namespace leadline::app {

/// A picture on the scene graph, in image nodes of which only the changed ones are made anew. Image
/// nodes are what every backend draws, the software one too.
///
/// Whoever draws into image() calls prepare() afterwards; sync() is for updatePaintNode.
class TiledImage {
public:
    /// How the picture is cut: in bands of rows, not at all, or in what stands and a strip at its
    /// right end where it grows.
    enum class Cut : std::uint8_t { Bands, Whole, Growing };
    static constexpr int bandRows = 64;
    static constexpr int growingColumns = 48;
    /// Draws over a tile that is ready to be shown; its first pixel is the picture's at `at`.
    /// Called by prepare().
    using Overlay = std::function<void(QImage& tile, QPoint at)>;

    explicit TiledImage(Cut cut = Cut::Bands) : m_cut(cut) {}

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
    struct Tile {
        QRect area;
        QImage shown;
        /// To be made.
        bool touched = true;
        /// Made, but not on the scene graph yet.
        bool waiting = true;
    };

    void cut();
    [[nodiscard]] QImage shown(const QRect& area) const;

    Cut m_cut;
    QImage m_image;
    QColor m_background = Qt::transparent;
    Overlay m_overlay;
    std::vector<Tile> m_tiles;
};

} // namespace leadline::app
