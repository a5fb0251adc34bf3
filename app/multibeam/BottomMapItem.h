// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "multibeam/MultibeamModel.h"

#include <QColor>
#include <QPointF>
#include <QQuickPaintedItem>
#include <QTransform>

#include <optional>

namespace leadline::app {

/// The bottom in depth colours, with the vehicle's track, north up. It shows all of the bottom
/// until it is panned or zoomed. Points are pixels of the item; places are metres from the origin.
class BottomMapItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::MultibeamModel* model READ model WRITE setModel NOTIFY modelChanged)
    Q_PROPERTY(QColor trackColor MEMBER m_trackColor NOTIFY styleChanged)
    Q_PROPERTY(QColor vehicleColor MEMBER m_vehicleColor NOTIFY styleChanged)
    Q_PROPERTY(QColor haloColor MEMBER m_haloColor NOTIFY styleChanged)
    Q_PROPERTY(double pixelsPerMetre READ pixelsPerMetre NOTIFY viewChanged)
    /// All of the bottom is shown, also after it has grown.
    Q_PROPERTY(bool fitted READ fitted NOTIFY viewChanged)
    /// The cell at the cursor; with `valid` false there is none.
    Q_PROPERTY(bool valid READ valid NOTIFY readingChanged)
    Q_PROPERTY(double depthM READ depthM NOTIFY readingChanged)
    Q_PROPERTY(double spreadM READ spreadM NOTIFY readingChanged)
    Q_PROPERTY(int count READ count NOTIFY readingChanged)

public:
    /// One pixel is one centimetre to ten metres.
    static constexpr double mostPixelsPerMetre = 100;
    static constexpr double fewestPixelsPerMetre = 0.1;

    explicit BottomMapItem(QQuickItem* parent = nullptr);

    [[nodiscard]] MultibeamModel* model() const { return m_model; }
    void setModel(MultibeamModel* model);
    [[nodiscard]] double pixelsPerMetre() const { return m_scale; }
    [[nodiscard]] bool fitted() const { return m_isFitted; }
    [[nodiscard]] bool valid() const { return m_reading.has_value(); }
    [[nodiscard]] double depthM() const { return m_reading ? double{m_reading->depthM} : 0; }
    [[nodiscard]] double spreadM() const { return m_reading ? m_reading->spreadM() : 0; }
    [[nodiscard]] int count() const
    {
        return m_reading ? static_cast<int>(std::min<std::uint32_t>(m_reading->count, INT32_MAX))
                         : 0;
    }

    Q_INVOKABLE void panBy(double x, double y);
    /// Zooms about a point, which stays where it is.
    Q_INVOKABLE void zoomAt(double factor, double x, double y);
    /// Zooms about the middle.
    Q_INVOKABLE void zoom(double factor);
    Q_INVOKABLE void fit();
    /// Reads out the cell at a point.
    Q_INVOKABLE void probe(double x, double y);
    Q_INVOKABLE void leave();

    void paint(QPainter* painter) override;

signals:
    void modelChanged();
    void styleChanged();
    void viewChanged();
    void readingChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void follow();
    void changeView();
    void showAll();
    void read();
    /// From metres, x eastwards and y southwards, to points.
    [[nodiscard]] QTransform placement() const;

    QPointer<MultibeamModel> m_model;
    QColor m_trackColor = Qt::cyan;
    QColor m_vehicleColor = Qt::white;
    QColor m_haloColor = Qt::black;
    bool m_isFitted = true;
    double m_scale = 10;
    double m_centreNorthM = 0;
    double m_centreEastM = 0;
    std::optional<QPointF> m_cursor;
    std::optional<swath::BottomGrid::Cell> m_reading;
};

} // namespace leadline::app
