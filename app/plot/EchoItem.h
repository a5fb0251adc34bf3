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
#include <vector>

namespace leadline::app {

/// The time that all plots which draw in slices may take of one frame together. For the window's
/// thread only.
class SliceBudget {
public:
    /// What is left of it; the plots that come too late have their turn when the others are done.
    [[nodiscard]] static QDeadlineTimer ofThisFrame();
};

/// Calls paint(0) to paint(count - 1) side by side in other threads, as many as the computer has
/// processors; returns when all are done.
void paintTogether(std::size_t count, const std::function<void(std::size_t)>& paint);

/// A picture of a sonar's log at the playhead, drawn before a frame, and only what changed since
/// the last one. Where that is much, the large ones of a window are painted together by threads of
/// their own, while the window's waits.
class EchoItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY displayChanged)
    /// What shows where there is no echo; transparent lets see what lies below.
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

    /// The picture is that of the playhead; false while some of it is still to be drawn.
    [[nodiscard]] bool isDrawn() const
    {
        return !hasSonar() || pixelSize().isEmpty() || isComplete();
    }

    /// Likewise, and there is one, unless there is no sonar to show.
    [[nodiscard]] bool isShown() const { return !hasSonar() || (isDrawn() && !image().isNull()); }

    /// The visible plots within `item`, itself included.
    [[nodiscard]] static QList<EchoItem*> visibleIn(QQuickItem& item);

    /// Device pixels with straight alpha, before they go onto the background.
    [[nodiscard]] const QImage& image() const { return m_tiles.image(); }

    /// Brings the picture up to date before the next frame, or before this one where it is not too
    /// late for that.
    void redraw();

signals:
    void sourceChanged();
    void displayChanged();
    void backgroundChanged();
    void worked();

protected:
    /// Brings tiles() up to date, or looks what paint() is to do. There is a source with a sonar,
    /// and the item has a size.
    virtual void draw() = 0;
    /// One of the large plots, which are brought up to date by paint().
    [[nodiscard]] virtual bool paints() const { return false; }
    /// After draw(): paint() has work that is worth a thread.
    [[nodiscard]] virtual bool paintsMuch() const { return false; }
    /// Brings tiles() up to date, maybe in another thread than the window's, which waits meanwhile;
    /// the other plots that paint do not.
    virtual void paint() {}
    /// After paint(), in the window's thread.
    virtual void painted() {}
    /// Another log, or none: what is known of the old one is wrong.
    virtual void forget() = 0;
    /// Of what draws in slices; asked only where there is something to draw.
    [[nodiscard]] virtual bool isComplete() const { return true; }
    /// Where the picture lies in the item; the identity unless it waits for a new size.
    [[nodiscard]] virtual QTransform placement() const { return {}; }

    [[nodiscard]] TiledImage& tiles() { return m_tiles; }
    [[nodiscard]] QSize pixelSize() const;
    [[nodiscard]] double pixelRatio() const;
    [[nodiscard]] const raster::Colormap& colours() const;
    [[nodiscard]] echo::EchoShaping shaping() const;
    /// A single ping of the source as it is drawn; its samples live in `into` or in `profile`.
    [[nodiscard]] echo::Profile shaped(std::uint64_t number, const echo::Profile& profile,
                                       std::vector<std::uint8_t>& into) const;
    [[nodiscard]] bool hasSonar() const { return m_source && m_source->present(); }
    /// Goes on drawing after the events that wait.
    void drawMoreLater() const;

    void updatePolish() override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    /// Those that are to be drawn.
    static std::vector<EchoItem*>& awaited();
    /// This one, and what is painted with it; none of them is awaited from then on.
    [[nodiscard]] std::vector<EchoItem*> takeTogether();
    /// False when there is nothing to draw.
    bool drawOrForget();
    void startAnew();
    void tellShown();

    QPointer<SonarSource> m_source;
    QPointer<DisplaySettings> m_display;
    QColor m_background = Qt::transparent;
    TiledImage m_tiles;
    bool m_awaited = false;
    /// Notes when frames of the window are shown.
    std::shared_ptr<SwapStamp> m_noted;
    QMetaObject::Connection m_notes;
};

} // namespace leadline::app
