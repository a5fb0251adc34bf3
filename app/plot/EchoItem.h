// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/TiledImage.h"
#include "raster/Colormap.h"
#include "session/DisplaySettings.h"
#include "session/SonarSource.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QQuickItem>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace leadline::app {

/// Time budget per frame shared by all plots that draw in slices. For the window's thread only.
class SliceBudget {
public:
    /// The rest of this frame's budget. Plots that get none are drawn when the others are complete.
    [[nodiscard]] static QDeadlineTimer ofThisFrame();
};

/// Calls paint(0) to paint(count - 1) in parallel, in as many threads as there are processors;
/// returns when all are done.
void paintTogether(std::size_t count, const std::function<void(std::size_t)>& paint);

/// Base of the items that draw a sonar's pings at the playhead. Before each frame only the changes
/// are drawn; large changes are painted in parallel by worker threads while the window's thread
/// waits.
class EchoItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY displayChanged)
    /// Colour where there is no echo; may be transparent.
    Q_PROPERTY(QColor background READ background WRITE setBackground NOTIFY backgroundChanged)

public:
    explicit EchoItem(QQuickItem* parent = nullptr, TiledImage::Cut cut = TiledImage::Cut::Whole);
    ~EchoItem() override;
    EchoItem(const EchoItem&) = delete;
    EchoItem& operator=(const EchoItem&) = delete;

    [[nodiscard]] SonarSource* source() const { return m_source; }
    void setSource(SonarSource* source);
    [[nodiscard]] DisplaySettings* display() const { return m_display; }
    void setDisplay(DisplaySettings* display);
    [[nodiscard]] QColor background() const { return m_background; }
    void setBackground(const QColor& background);

    /// The picture shows the playhead completely; false while some of it is still to be drawn.
    [[nodiscard]] bool isDrawn() const
    {
        return !hasSonar() || pixelSize().isEmpty() || isComplete();
    }

    /// isDrawn() and the picture is not empty; also true without a sonar.
    [[nodiscard]] bool isShown() const { return !hasSonar() || (isDrawn() && !image().isNull()); }

    /// The visible plots within `item`, itself included.
    [[nodiscard]] static QList<EchoItem*> visibleIn(QQuickItem& item);

    /// The picture in device pixels with straight alpha, without the background.
    [[nodiscard]] const QImage& image() const { return m_tiles.image(); }

    /// Schedules an update of the picture for the next frame, or for this one if there is still
    /// time.
    void redraw();

    /// The colours that the echoes are drawn in: the palette under the levels of the source.
    [[nodiscard]] const raster::Colormap& colours() const;

signals:
    void sourceChanged();
    void displayChanged();
    void backgroundChanged();
    void worked();

protected:
    /// Updates tiles(), or prepares paint(). Only called with a sonar, and if the item has a size.
    virtual void draw() = 0;
    /// The item is a large plot that is updated by paint().
    [[nodiscard]] virtual bool paints() const { return false; }
    /// After draw(): paint() has enough work for a thread of its own.
    [[nodiscard]] virtual bool paintsMuch() const { return false; }
    /// Updates tiles(), perhaps in a worker thread while the window's thread waits; paint() of
    /// other plots may run at the same time.
    virtual void paint() {}
    /// Called after paint() in the window's thread.
    virtual void painted() {}
    /// Discards everything derived from the log, which was replaced or removed.
    virtual void forget() = 0;
    /// For items that draw in slices: nothing remains to be drawn.
    [[nodiscard]] virtual bool isComplete() const { return true; }
    /// Transform of the picture in the item; the identity, unless a picture of a new size is
    /// pending.
    [[nodiscard]] virtual QTransform placement() const { return {}; }

    [[nodiscard]] TiledImage& tiles() { return m_tiles; }
    [[nodiscard]] QSize pixelSize() const;
    [[nodiscard]] double pixelRatio() const;
    /// Off while the echoes are drawn raw.
    [[nodiscard]] echo::EchoShaping shaping() const;
    /// Settings of the newest ping at the playhead; nullopt without one.
    [[nodiscard]] std::optional<echo::EchoSettings> newestSettings() const;
    /// Measures the levels of the echoes if that is due, which has to be asked before the colours
    /// of the picture. `measure` measures the pings of these settings that it will show.
    void measureLevels(const echo::EchoSettings& settings,
                       const std::function<echo::LevelMeasurement()>& measure);
    /// A ping with TVG and averaging applied as in the picture; its samples are stored in `into` or
    /// in `profile`.
    [[nodiscard]] echo::Profile shaped(std::uint64_t number, const echo::Profile& profile,
                                       std::vector<std::uint8_t>& into) const;
    [[nodiscard]] bool hasSonar() const { return m_source && m_source->present(); }
    /// Continues drawing after pending events.
    void scheduleDraw() const;

    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    /// Items that wait to be drawn.
    static std::vector<EchoItem*>& awaited();
    /// Removes from awaited(), and returns, this item and those painted in parallel with it.
    [[nodiscard]] std::vector<EchoItem*> takeVisible();
    /// False when there is nothing to draw.
    bool drawOrForget();
    void restart();
    void publishShown();

    QPointer<SonarSource> m_source;
    QMetaObject::Connection m_levelsChanged;
    QMetaObject::Connection m_levelsDue;
    QPointer<DisplaySettings> m_display;
    QColor m_background = Qt::transparent;
    TiledImage m_tiles;
    bool m_awaited = false;
    /// Notes when frames of the window are shown.
    std::shared_ptr<SwapStamp> m_noted;
    QMetaObject::Connection m_notes;
};

} // namespace leadline::app
