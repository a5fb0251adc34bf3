// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mapping/MapItem.h"

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantList>

#include <vector>

namespace leadline::app {

/// What lies over the mosaic of a map: its grid, the track with times and errors, loop closures,
/// and the vehicle. Painted anew when the map or the view changes.
class MapOverlay : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::MapItem* view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(bool track MEMBER m_track NOTIFY styleChanged)
    Q_PROPERTY(bool ellipses MEMBER m_ellipses NOTIFY styleChanged)
    Q_PROPERTY(bool loops MEMBER m_loops NOTIFY styleChanged)
    Q_PROPERTY(bool markers MEMBER m_markers NOTIFY styleChanged)
    Q_PROPERTY(bool range MEMBER m_range NOTIFY styleChanged)
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY styleChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY styleChanged)
    Q_PROPERTY(QColor trackColor MEMBER m_trackColor NOTIFY styleChanged)
    Q_PROPERTY(QColor warnColor MEMBER m_warnColor NOTIFY styleChanged)
    Q_PROPERTY(QColor loopColor MEMBER m_loopColor NOTIFY styleChanged)
    Q_PROPERTY(QColor vehicleColor MEMBER m_vehicleColor NOTIFY styleChanged)
    Q_PROPERTY(QColor markerColor MEMBER m_markerColor NOTIFY styleChanged)
    Q_PROPERTY(QColor haloColor MEMBER m_haloColor NOTIFY styleChanged)
    Q_PROPERTY(QColor measureColor MEMBER m_measureColor NOTIFY styleChanged)
    /// What is written at the measured line.
    Q_PROPERTY(QString measureText MEMBER m_measureText NOTIFY styleChanged)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY styleChanged)
    /// Rectangles that no text may reach into.
    Q_PROPERTY(QVariantList covers MEMBER m_covers NOTIFY styleChanged)
    /// Display units per metre.
    Q_PROPERTY(double perMetre MEMBER m_perMetre NOTIFY styleChanged)
    /// Distance between the lines of the grid, metres; 0 for no grid.
    Q_PROPERTY(double gridM MEMBER m_gridM NOTIFY styleChanged)
    /// One size of the design's pixels.
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY styleChanged)

public:
    explicit MapOverlay(QQuickItem* parent = nullptr);

    [[nodiscard]] MapItem* view() const { return m_view; }
    void setView(MapItem* view);

    /// Label of the grid's line at `value` from the start, in the display unit: "−20 N", "40 E".
    /// Without a north the sides are those of the first heading: "20 astern", "40 right".
    [[nodiscard]] static QString gridLabel(double value, Qt::Orientation along, bool hasNorth);

    void paint(QPainter* painter) override;

signals:
    void viewChanged();
    void styleChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void paintGrid(QPainter& painter);
    void paintRange(QPainter& painter) const;
    void paintTrack(QPainter& painter);
    void paintTimes(QPainter& painter);
    void paintEllipses(QPainter& painter) const;
    void paintEllipse(QPainter& painter, const map::MapPose& pose) const;
    void paintLoops(QPainter& painter) const;
    void paintMarkers(QPainter& painter);
    void paintVehicle(QPainter& painter) const;
    void paintMeasure(QPainter& painter);
    /// Writes a text unless it would reach into something; `at` is its middle. True if it did.
    bool write(QPainter& painter, const QString& text, const QPointF& at, const QColor& colour);
    [[nodiscard]] QPointF pointOf(const map::MapPose& pose) const
    {
        return m_view->pointOf(pose.northM, pose.eastM);
    }

    QPointer<MapItem> m_view;
    bool m_track = true;
    bool m_ellipses = true;
    bool m_loops = true;
    bool m_markers = true;
    bool m_range = true;
    QColor m_gridColor = Qt::gray;
    QColor m_textColor = Qt::white;
    QColor m_trackColor = Qt::cyan;
    QColor m_warnColor = Qt::yellow;
    QColor m_loopColor = Qt::green;
    QColor m_vehicleColor = Qt::white;
    QColor m_markerColor = Qt::white;
    QColor m_haloColor = Qt::black;
    QColor m_measureColor = Qt::yellow;
    QString m_measureText;
    QFont m_font;
    QVariantList m_covers;
    double m_perMetre = 1;
    double m_gridM = 10;
    double m_unit = 1;
    /// Where texts are, and what they may not reach into.
    std::vector<QRectF> m_taken;
};

} // namespace leadline::app
