// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/WaterfallWindow.h"
#include "plot/EchoItem.h"
#include "raster/WaterfallRaster.h"

#include <QTimer>

#include <vector>

namespace leadline::app {

/// A stretch of the recording, whatever the playhead, for the timeline. Drawn a slice at a time:
/// until a new picture is whole the old one is shown, moved to where it belongs. Of a log that
/// grows only what is new is drawn.
class StripItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    /// Of the recording, at the left and right edge.
    Q_PROPERTY(double beginS READ beginS WRITE setBeginS NOTIFY viewChanged)
    Q_PROPERTY(double endS READ endS WRITE setEndS NOTIFY viewChanged)
    /// Range at the lower edge.
    Q_PROPERTY(double bottomM READ bottomM NOTIFY worked)
    /// The picture is that of the whole stretch.
    Q_PROPERTY(bool complete READ complete NOTIFY worked)

public:
    explicit StripItem(QQuickItem* parent = nullptr);

    [[nodiscard]] double beginS() const { return m_beginS; }
    void setBeginS(double seconds);
    [[nodiscard]] double endS() const { return m_endS; }
    void setEndS(double seconds);
    [[nodiscard]] double bottomM() const { return m_shown.bottomM; }
    [[nodiscard]] bool complete() const { return m_complete; }

signals:
    void viewChanged();

protected:
    void draw() override;
    void forget() override;
    [[nodiscard]] bool isComplete() const override;

private:
    /// What a picture is of.
    struct Scope {
        QSize size;
        double beginS = 0;
        double endS = 0;
        double bottomM = 0;
        std::uint64_t pings = 0;
        raster::Colormap::Entries colours{};
        echo::EchoShaping shaping;

        friend bool operator==(const Scope&, const Scope&) = default;
    };

    /// `from` is the first column that differs from the picture on show.
    void begin(const Scope& wanted, int from = 0);
    /// The picture on show has all but the newest pings.
    [[nodiscard]] bool onlyGrew(const Scope& wanted) const;
    [[nodiscard]] int columnOfNewest() const;
    bool paintNext();
    void finish();
    /// Shows the picture that is there over another stretch of time.
    void moveShown(double beginS, double endS, QSize size);

    double m_beginS = 0;
    double m_endS = 0;
    bool m_complete = false;
    bool m_painting = false;
    /// A log that grows is followed no faster than it is seen here.
    QTimer m_pause;
    /// The picture on show, the stretch over which it lies now, and the one that is being painted.
    Scope m_shown;
    Scope m_next;
    QImage m_whole;
    QImage m_canvas;
    double m_lieBeginS = 0;
    double m_lieEndS = 0;
    int m_column = 0;
    double m_deepestM = 0;
    echo::WaterfallWindow m_window;
    raster::WaterfallRaster m_raster;
};

} // namespace leadline::app
