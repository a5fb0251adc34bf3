// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mapping/MapModel.h"

#include <QPointF>
#include <QPointer>
#include <QQuickItem>
#include <QTransform>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace leadline::app {

/// The mosaic of a map, and which part of it is seen: panned, zoomed, turned. Points are pixels of
/// the item; places are metres north and east of the map's origin.
class MapItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::MapModel* model READ model WRITE setModel NOTIFY modelChanged)
    /// The vehicle's heading is up, else north or what the map has in its place.
    Q_PROPERTY(bool headUp READ headUp WRITE setHeadUp NOTIFY viewChanged)
    /// The view goes with the vehicle; after fit() it shows the whole map.
    Q_PROPERTY(bool following READ following WRITE setFollowing NOTIFY viewChanged)
    /// Pixels of the item per metre.
    Q_PROPERTY(double pixelsPerMetre READ pixelsPerMetre NOTIFY viewChanged)
    /// Bearing of the item's up, degrees.
    Q_PROPERTY(double upDeg READ upDeg NOTIFY viewChanged)
    /// Show the echoes.
    Q_PROPERTY(bool echoes MEMBER m_echoes NOTIFY echoesChanged)
    /// The place that is pointed at; with `valid` false nothing is.
    Q_PROPERTY(bool valid READ valid NOTIFY readingChanged)
    Q_PROPERTY(double northM READ northM NOTIFY readingChanged)
    Q_PROPERTY(double eastM READ eastM NOTIFY readingChanged)
    /// How well that place is known, metres: as the vehicle that was nearest to it.
    Q_PROPERTY(double placeErrorM READ placeErrorM NOTIFY readingChanged)
    /// From the vehicle to there, and how well the bearing is known.
    Q_PROPERTY(double distanceM READ distanceM NOTIFY readingChanged)
    Q_PROPERTY(double bearingDeg READ bearingDeg NOTIFY readingChanged)
    Q_PROPERTY(double bearingErrorDeg READ bearingErrorDeg NOTIFY readingChanged)
    /// An echo or its absence was drawn there.
    Q_PROPERTY(bool seen READ seen NOTIFY readingChanged)
    /// A line is being measured; it has a length as soon as its first end is set.
    Q_PROPERTY(bool measuring READ measuring NOTIFY measureChanged)
    Q_PROPERTY(bool measured READ measured NOTIFY measureChanged)
    /// Its length, how well that is known, metres, and its bearing from the first end.
    Q_PROPERTY(double measuredM READ measuredM NOTIFY measureChanged)
    Q_PROPERTY(double measuredErrorM READ measuredErrorM NOTIFY measureChanged)
    Q_PROPERTY(double measuredDeg READ measuredDeg NOTIFY measureChanged)

public:
    /// One pixel is one centimetre to ten metres.
    static constexpr double mostPixelsPerMetre = 100;
    static constexpr double fewestPixelsPerMetre = 0.1;
    /// How near to the track a press is meant for it, pixels.
    static constexpr double reach = 22;

    explicit MapItem(QQuickItem* parent = nullptr);

    [[nodiscard]] MapModel* model() const { return m_model; }
    void setModel(MapModel* model);
    [[nodiscard]] bool headUp() const { return m_headUp; }
    void setHeadUp(bool headUp);
    [[nodiscard]] bool following() const { return m_following; }
    void setFollowing(bool following);
    [[nodiscard]] double pixelsPerMetre() const { return m_scale; }
    [[nodiscard]] double upDeg() const;
    [[nodiscard]] bool valid() const { return m_reading.has_value(); }
    [[nodiscard]] double northM() const { return m_reading ? m_reading->northM : 0; }
    [[nodiscard]] double eastM() const { return m_reading ? m_reading->eastM : 0; }
    [[nodiscard]] double placeErrorM() const { return m_reading ? m_reading->errorM : 0; }
    [[nodiscard]] double distanceM() const { return m_reading ? m_reading->distanceM : 0; }
    [[nodiscard]] double bearingDeg() const { return m_reading ? m_reading->bearingDeg : 0; }
    [[nodiscard]] double bearingErrorDeg() const
    {
        return m_reading ? m_reading->bearingErrorDeg : 0;
    }
    [[nodiscard]] bool seen() const { return m_reading && m_reading->isSeen; }
    [[nodiscard]] bool measuring() const { return m_isMeasuring; }
    [[nodiscard]] bool measured() const { return m_measured.size() == 2; }
    [[nodiscard]] double measuredM() const;
    [[nodiscard]] double measuredErrorM() const;
    [[nodiscard]] double measuredDeg() const;
    /// Ends of the measured line, x metres east and y metres north: none, one at the cursor, or
    /// both.
    [[nodiscard]] const std::vector<QPointF>& measuredEnds() const { return m_measured; }

    /// Of a place in the item.
    [[nodiscard]] QPointF pointOf(double northM, double eastM) const;
    /// x is metres east, y is metres north.
    [[nodiscard]] QPointF placeOf(const QPointF& point) const;
    [[nodiscard]] const MapPicture* picture() const
    {
        return m_model ? m_model->picture().get() : nullptr;
    }

    /// Pans by pixels, which ends following.
    Q_INVOKABLE void panBy(double x, double y);
    /// Zooms about a point, which stays where it is; while following about the vehicle.
    Q_INVOKABLE void zoomAt(double factor, double x, double y);
    /// Zooms about the middle.
    Q_INVOKABLE void zoom(double factor);
    /// Shows all of the map.
    Q_INVOKABLE void fit();
    /// Reads out the place at a point.
    Q_INVOKABLE void probe(double x, double y);
    Q_INVOKABLE void leave();
    /// Begins or ends measuring.
    Q_INVOKABLE void toggleMeasure();
    /// Sets the end that is moved, at the cursor or, without one, in the middle; after the second
    /// one the next line begins.
    Q_INVOKABLE void setMeasureEnd();
    /// Time of the track at a point, seconds of the recording; NaN if it is not near.
    [[nodiscard]] Q_INVOKABLE double timeAt(double x, double y) const;
    /// How far the loop closure whose sign is at a point moved the map, metres; NaN if there is
    /// none.
    [[nodiscard]] Q_INVOKABLE double loopMovedAt(double x, double y) const;
    /// Id of the marker at a point; empty if there is none.
    [[nodiscard]] Q_INVOKABLE QString markerAt(double x, double y) const;
    /// Where a marker is; nullopt if it is none of a scanning sonar, or the place of the vehicle at
    /// its time is not known.
    [[nodiscard]] std::optional<QPointF> pointOf(const annotations::Marker& marker) const;
    /// Where the sign of a loop closure is.
    [[nodiscard]] QPointF loopPoint(const map::PlayheadMap::Loop& loop) const;
    /// Those whose signs are drawn: the newest one, and others that do not lie on a later one.
    [[nodiscard]] std::vector<const map::PlayheadMap::Loop*> signedLoops() const;

signals:
    void modelChanged();
    void viewChanged();
    void echoesChanged();
    void readingChanged();
    void measureChanged();
    /// There is another picture.
    void pictureChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    struct Reading {
        double northM = 0;
        double eastM = 0;
        double errorM = 0;
        double distanceM = 0;
        double bearingDeg = 0;
        double bearingErrorDeg = 0;
        bool isSeen = false;
    };

    void follow();
    void showAll();
    void changeView();
    void read();
    void moveMeasure();
    /// Bounds of a place, by the vehicle's pose that is nearest to it: against the map's beginning,
    /// or the ground, and as seen from where the vehicle is now.
    struct PlaceError {
        double absoluteM = 0;
        double fromVehicleM = 0;
    };
    [[nodiscard]] PlaceError errorAt(double northM, double eastM) const;
    /// From metres, x eastwards and y southwards, to points.
    [[nodiscard]] QTransform placement() const;

    QPointer<MapModel> m_model;
    bool m_headUp = false;
    bool m_following = true;
    /// The whole map is shown, also after it has grown.
    bool m_isFitted = true;
    bool m_echoes = true;
    double m_scale = 10;
    double m_centreNorthM = 0;
    double m_centreEastM = 0;
    std::optional<QPointF> m_cursor;
    std::optional<Reading> m_reading;
    bool m_isMeasuring = false;
    /// The last end moves until it is set.
    bool m_isEndSet = false;
    std::vector<QPointF> m_measured;
};

} // namespace leadline::app
