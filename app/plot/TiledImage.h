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

/// A picture in the scene graph, split into image nodes of which only changed ones are recreated.
/// Image nodes are supported by every backend including the software renderer.
///
/// Call prepare() after drawing into image(), and sync() in updatePaintNode().
class TiledImage {
public:
    /// How the picture is split: into bands of rows, not at all, or into a static part and a strip
    /// at its right end where it grows.
    enum class Cut : std::uint8_t { Bands, Whole, Growing };
    static constexpr int bandRows = 64;
    static constexpr int growingColumns = 48;
    /// Draws over a finished tile, whose first pixel is at `at` in the picture. Called by
    /// prepare().
    using Overlay = std::function<void(QImage& tile, QPoint at)>;

    explicit TiledImage(Cut cut = Cut::Bands) : m_cut(cut) {}

    /// The picture with straight alpha, as core/raster draws it.
    [[nodiscard]] const QImage& image() const { return m_image; }
    [[nodiscard]] raster::Canvas canvas();
    /// True if the size changed; the picture is transparent then.
    bool resize(QSize size);
    void clear();

    void touch(const raster::PixelRect& area);
    void touchAll() { touch({0, 0, m_image.width(), m_image.height()}); }
    /// Colour where there is no echo; may be translucent.
    void setBackground(const QColor& background);
    void setOverlay(Overlay overlay) { m_overlay = std::move(overlay); }

    /// Creates the changed tiles; false if there are none.
    bool prepare();
    /// Updates the scene graph node with the tiles of prepare(). `placement` moves or scales the
    /// picture in item coordinates; the identity maps pixels one to one.
    [[nodiscard]] QSGNode* sync(QSGNode* old, QQuickWindow& window, double pixelRatio,
                                const QTransform& placement);

private:
    struct Tile {
        QRect area;
        QImage shown;
        /// The tile has to be created again.
        bool touched = true;
        /// The tile is created, but not in the scene graph yet.
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
