// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/UtmProjection.h"
#include "multibeam/MultibeamModel.h"

#include <QColor>
#include <QPointF>
#include <QQuickPaintedItem>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::app {

/// The bottom in depth colours, with the vehicle's track, north up. It shows all of the bottom
/// until it is panned, zoomed, or follows the vehicle. Points are pixels of the item; places are
/// metres from the origin.
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
    /// The vehicle stays in the middle; after fit() all is shown.
    Q_PROPERTY(bool following READ following WRITE setFollowing NOTIFY viewChanged)
    /// The cell at the cursor; with `valid` false there is none. Its depth is below the surface.
    Q_PROPERTY(bool valid READ valid NOTIFY readingChanged)
    Q_PROPERTY(QPointF point READ point NOTIFY readingChanged)
    Q_PROPERTY(double depthM READ depthM NOTIFY readingChanged)
    Q_PROPERTY(double depthErrorM READ depthErrorM NOTIFY readingChanged)
    Q_PROPERTY(int count READ count NOTIFY readingChanged)
    /// Where it is on the Earth, NaN without a position, and how well its place is known.
    Q_PROPERTY(double latitude READ latitude NOTIFY readingChanged)
    Q_PROPERTY(double longitude READ longitude NOTIFY readingChanged)
    Q_PROPERTY(double placeErrorM READ placeErrorM NOTIFY readingChanged)
    /// A line is being measured; `ends` is the number of its ends that there are: the last one is
    /// the place at the cursor until it is set.
    Q_PROPERTY(bool measuring READ measuring WRITE setMeasuring NOTIFY measureChanged)
    Q_PROPERTY(int ends READ ends NOTIFY measureChanged)
    Q_PROPERTY(QPointF measureFrom READ measureFrom NOTIFY measureChanged)
    Q_PROPERTY(QPointF measureTo READ measureTo NOTIFY measureChanged)
    /// Its horizontal length, its bearing from the first end, and how much deeper the second end
    /// is; NaN where there is no depth at both of them.
    Q_PROPERTY(double measuredM READ measuredM NOTIFY measureChanged)
    Q_PROPERTY(double measuredErrorM READ measuredErrorM NOTIFY measureChanged)
    Q_PROPERTY(double measuredDeg READ measuredDeg NOTIFY measureChanged)
    Q_PROPERTY(double measuredErrorDeg READ measuredErrorDeg NOTIFY measureChanged)
    Q_PROPERTY(double measuredDownM READ measuredDownM NOTIFY measureChanged)
    Q_PROPERTY(double measuredDownErrorM READ measuredDownErrorM NOTIFY measureChanged)

public:
    /// One pixel is one centimetre to ten metres.
    static constexpr double mostPixelsPerMetre = 100;
    static constexpr double fewestPixelsPerMetre = 0.1;

    explicit BottomMapItem(QQuickItem* parent = nullptr);

    [[nodiscard]] MultibeamModel* model() const { return m_model; }
    void setModel(MultibeamModel* model);
    [[nodiscard]] double pixelsPerMetre() const { return m_scale; }
    [[nodiscard]] bool fitted() const { return m_isFitted; }
    [[nodiscard]] bool following() const { return m_isFollowing; }
    void setFollowing(bool following);
    [[nodiscard]] bool valid() const { return m_reading.has_value(); }
    [[nodiscard]] QPointF point() const { return m_cursor.value_or(QPointF()); }
    [[nodiscard]] double depthM() const { return m_reading ? double{m_reading->cell.depthM} : 0; }
    [[nodiscard]] double depthErrorM() const { return m_reading ? m_reading->cell.boundM() : 0; }
    [[nodiscard]] int count() const
    {
        return m_reading
                   ? static_cast<int>(std::min<std::uint32_t>(m_reading->cell.count, INT32_MAX))
                   : 0;
    }
    [[nodiscard]] double latitude() const;
    [[nodiscard]] double longitude() const;
    [[nodiscard]] double placeErrorM() const { return m_reading ? m_reading->errorM : 0; }
    [[nodiscard]] bool measuring() const { return m_isMeasuring; }
    void setMeasuring(bool measuring);
    [[nodiscard]] int ends() const { return static_cast<int>(m_ends.size()); }
    [[nodiscard]] QPointF measureFrom() const { return pointOfEnd(0); }
    [[nodiscard]] QPointF measureTo() const { return pointOfEnd(1); }
    [[nodiscard]] double measuredM() const;
    [[nodiscard]] double measuredErrorM() const;
    [[nodiscard]] double measuredDeg() const;
    [[nodiscard]] double measuredErrorDeg() const;
    [[nodiscard]] double measuredDownM() const;
    [[nodiscard]] double measuredDownErrorM() const;

    /// What a point shows.
    struct Reading {
        swath::GroundPoint place;
        swath::BottomGrid::Cell cell;
        double errorM = 0;
        std::optional<map::GeoPosition> earth;
    };
    /// At the cursor; nullopt without a cell there.
    [[nodiscard]] const std::optional<Reading>& reading() const { return m_reading; }
    [[nodiscard]] QPointF pointOf(const swath::GroundPoint& place) const;

    Q_INVOKABLE void panBy(double x, double y);
    /// Zooms about a point, which stays where it is.
    Q_INVOKABLE void zoomAt(double factor, double x, double y);
    /// Zooms about the middle.
    Q_INVOKABLE void zoom(double factor);
    Q_INVOKABLE void fit();
    /// Reads out the cell at a point.
    Q_INVOKABLE void probe(double x, double y);
    Q_INVOKABLE void leave();
    /// Sets the end that is moved, at the cursor or, without one, in the middle; after the second
    /// one the next line begins.
    Q_INVOKABLE void setMeasureEnd();

    void paint(QPainter* painter) override;

signals:
    void modelChanged();
    void styleChanged();
    void viewChanged();
    void readingChanged();
    void measureChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void follow();
    void changeView();
    void showAll();
    void read();
    void moveMeasure();
    [[nodiscard]] swath::GroundPoint placeOf(const QPointF& point) const;
    [[nodiscard]] QPointF pointOfEnd(std::size_t end) const;
    [[nodiscard]] bool measured() const { return m_ends.size() == 2; }
    /// Of both ends, if both have one.
    [[nodiscard]] std::optional<std::array<swath::BottomGrid::Cell, 2>> measuredCells() const;
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
    std::optional<Reading> m_reading;
    bool m_isFollowing = false;
    bool m_isMeasuring = false;
    std::vector<swath::GroundPoint> m_ends;
    /// The last end is not moved any more.
    bool m_isEndSet = false;
};

} // namespace leadline::app
