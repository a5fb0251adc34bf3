// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/WaterfallWindow.h"
#include "plot/EchoItem.h"
#include "raster/WaterfallRaster.h"

#include <QTimer>

#include <vector>

namespace leadline::app {

/// Strip of the timeline: a part of the recording, independent of the playhead. Drawn in slices;
/// until the new picture is complete the old one is shown at its proper position. Of a growing log
/// only new pings are drawn.
class StripItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    /// Times at the left and right edge, seconds of the recording.
    Q_PROPERTY(double beginS READ beginS WRITE setBeginS NOTIFY viewChanged)
    Q_PROPERTY(double endS READ endS WRITE setEndS NOTIFY viewChanged)
    /// Range at the lower edge.
    Q_PROPERTY(double bottomM READ bottomM NOTIFY worked)
    /// The picture shows the whole part of the recording.
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
    /// Parameters that a picture was drawn with.
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

    [[nodiscard]] const raster::Colormap& restColours() const;
    /// Starts a new picture; `from` is the first column that differs from the displayed one.
    void begin(const Scope& wanted, int from = 0);
    /// Only the newest pings are missing in the displayed picture.
    [[nodiscard]] bool onlyGrew(const Scope& wanted) const;
    [[nodiscard]] int columnOfNewest() const;
    bool paintNext();
    void finish();
    /// Moves the displayed picture to another time interval.
    void moveShown(double beginS, double endS, QSize size);

    double m_beginS = 0;
    double m_endS = 0;
    bool m_complete = false;
    bool m_painting = false;
    /// Limits the rate of updates for a growing log to what is visible in the strip.
    QTimer m_pause;
    /// Parameters of the displayed picture, and of the one being drawn.
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
