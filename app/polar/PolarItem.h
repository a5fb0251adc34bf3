// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"
#include "plot/GeometryMaker.h"
#include "polar/PolarOrientation.h"
#include "polar/PolarOverlay.h"
#include "polar/PolarPicture.h"
#include "polar/PolarReading.h"
#include "polar/ScanRateMonitor.h"

#include <optional>
#include <utility>

namespace leadline::app {

/// Polar view of a scanning sonar: the newest ping of every bearing at the playhead. Bearings are
/// degrees clockwise from the vehicle's front at the playhead, corrected for the mounting. With a
/// vehicle each spoke is drawn at the heading of its own time.
class PolarItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    /// Measures the levels of the echoes that it shows; false where another plot of them does.
    Q_PROPERTY(bool levelsMeasured MEMBER m_levelsMeasured NOTIFY viewChanged)
    /// Vehicle that provides headings; null without one.
    Q_PROPERTY(
        leadline::app::SelectedVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY vehicleChanged)
    /// Motion by which the view can be kept still; null without it.
    Q_PROPERTY(
        leadline::app::PictureMotion* motion READ motion WRITE setMotion NOTIFY vehicleChanged)
    /// Mounting of the sonar: upside down, so that its bearings are mirrored, and the angle in
    /// degrees, clockwise, by which it is rotated about its axis.
    Q_PROPERTY(bool upsideDown READ upsideDown WRITE setUpsideDown NOTIFY mountingChanged)
    Q_PROPERTY(int turnOffset READ turnOffset WRITE setTurnOffset NOTIFY mountingChanged)
    /// A heading is known at the playhead; without one the view is head up.
    Q_PROPERTY(bool headed READ headed NOTIFY worked)
    Q_PROPERTY(leadline::app::VehicleSettings::Up up READ up NOTIFY worked)
    /// Directions of front and north on the screen, degrees clockwise from up; north only if
    /// `headed`.
    Q_PROPERTY(double frontDeg READ frontDeg NOTIFY worked)
    Q_PROPERTY(double northDeg READ northDeg NOTIFY worked)
    /// Margin between the rim and the nearer edge of the item at zoom 1, pixels.
    Q_PROPERTY(double margin READ margin WRITE setMargin NOTIFY viewChanged)
    /// Magnification, 1..8.
    Q_PROPERTY(double zoom READ zoom WRITE setZoom NOTIFY viewChanged)
    /// Offset of the view's centre from the item's, pixels.
    Q_PROPERTY(QPointF pan READ pan WRITE setPan NOTIFY viewChanged)
    Q_PROPERTY(QPointF centre READ centre NOTIFY viewChanged)
    Q_PROPERTY(double discRadius READ discRadius NOTIFY viewChanged)
    /// The scanned sector, degrees: its width, 360 for the whole turn and negative if it is not
    /// known, and its centre, clockwise from the front.
    Q_PROPERTY(double sectorWidthDeg READ sectorWidthDeg WRITE setSectorWidthDeg NOTIFY viewChanged)
    Q_PROPERTY(
        double sectorCentreDeg READ sectorCentreDeg WRITE setSectorCentreDeg NOTIFY viewChanged)
    /// The sector is narrow enough for a fan: up to 180 degrees.
    Q_PROPERTY(bool fanFits READ fanFits NOTIFY fanChanged)
    /// Only the scanned sector is shown, with its apex below and its centre up, as `display` has it
    /// for sectors of this width. A fan is always head up.
    Q_PROPERTY(bool fan READ isFan NOTIFY fanChanged)
    /// Where the fan has its apex at zoom 1; (0, 0) without one.
    Q_PROPERTY(QPointF fanApex READ fanApex NOTIFY fanChanged)
    /// Room that a fan leaves left and right of it together, and above and below it together; and
    /// at least below its apex, pixels.
    Q_PROPERTY(QSizeF fanRoom READ fanRoom WRITE setFanRoom NOTIFY viewChanged)
    Q_PROPERTY(double fanFoot READ fanFoot WRITE setFanFoot NOTIFY viewChanged)
    /// Distance between the lines of bearing, degrees. In a fan they are at multiples of it from
    /// the front, in a disc from up.
    Q_PROPERTY(double lineStepDeg READ lineStepDeg NOTIFY worked)
    /// The picture shows the present playhead, size, zoom and mounting.
    Q_PROPERTY(bool ready READ ready NOTIFY worked)
    /// Range at the rim; 0 without pings.
    Q_PROPERTY(double edgeM READ edgeM NOTIFY worked)
    Q_PROPERTY(bool hasPing READ hasPing NOTIFY worked)
    Q_PROPERTY(double newestBearingDeg READ newestBearingDeg NOTIFY worked)
    Q_PROPERTY(double newestAgeS READ newestAgeS NOTIFY worked)
    /// Duration of a turn and ping rate; 0 while unknown.
    Q_PROPERTY(double turnSeconds READ turnSeconds NOTIFY worked)
    Q_PROPERTY(double pingsPerSecond READ pingsPerSecond NOTIFY worked)
    Q_PROPERTY(double stepDeg READ stepDeg NOTIFY worked)
    /// The newest pings all have the same bearing: the head does not turn.
    Q_PROPERTY(bool parked READ parked NOTIFY worked)
    /// Time since when the head has not turned, seconds of the recording; 0 while it turns.
    Q_PROPERTY(double parkedSinceS READ parkedSinceS NOTIFY worked)
    /// Age in seconds at which the ring at the rim has faded: a turn, or the displayed time if that
    /// is unknown.
    Q_PROPERTY(double ageSpanS READ ageSpanS NOTIFY worked)
    /// Distance between range rings in metres, round in the display unit (`unitsPerMetre`).
    Q_PROPERTY(double ringStepM READ ringStepM NOTIFY worked)
    Q_PROPERTY(double unitsPerMetre MEMBER m_unitsPerMetre NOTIFY overlayChanged)
    /// Colours of the overlay; transparent omits a part.
    Q_PROPERTY(QColor ringColor MEMBER m_ringColor NOTIFY overlayChanged)
    Q_PROPERTY(QColor rimColor MEMBER m_rimColor NOTIFY overlayChanged)
    Q_PROPERTY(QColor ageColor MEMBER m_ageColor NOTIFY overlayChanged)
    /// Colours of the line at the sonar's present bearing, and of its halo.
    Q_PROPERTY(QColor sweepColor MEMBER m_sweepColor NOTIFY overlayChanged)
    Q_PROPERTY(QColor sweepHaloColor MEMBER m_sweepHaloColor NOTIFY overlayChanged)
    /// Colour of the hatching over lost spokes.
    Q_PROPERTY(QColor hatchColor MEMBER m_hatchColor NOTIFY overlayChanged)
    /// What lies below a translucent background. Echoes let it through as far as they have its
    /// colour, so that they look the same on it, and lie over any other picture there.
    Q_PROPERTY(QColor groundColor MEMBER m_groundColor NOTIFY overlayChanged)
    /// The pings are out of date: the view is dimmed and hatched.
    Q_PROPERTY(bool old MEMBER m_old NOTIFY oldChanged)
    /// Uncertainty of the sound speed in percent; 5 if nothing is known about the water.
    Q_PROPERTY(double soundSpeedErrorPercent MEMBER m_soundSpeedErrorPercent NOTIFY worked)

    Q_PROPERTY(bool cursorValid READ cursorValid NOTIFY worked)
    Q_PROPERTY(double cursorRangeM READ cursorRangeM NOTIFY worked)
    Q_PROPERTY(double cursorBearingDeg READ cursorBearingDeg NOTIFY worked)
    /// Intensity under the cursor, 0..255; -1 where there is no echo, and the errors are 0.
    Q_PROPERTY(int cursorIntensity READ cursorIntensity NOTIFY worked)
    Q_PROPERTY(double cursorAgeS READ cursorAgeS NOTIFY worked)
    /// Time of the spoke under the cursor, seconds of the recording; NaN without a spoke.
    Q_PROPERTY(double cursorTimeS READ cursorTimeS NOTIFY worked)
    Q_PROPERTY(double cursorRangeErrorM READ cursorRangeErrorM NOTIFY worked)
    Q_PROPERTY(double cursorBearingErrorDeg READ cursorBearingErrorDeg NOTIFY worked)
    /// Bearing under the cursor from north, 0..360, with its error; NaN without a heading. Also
    /// without an echo.
    Q_PROPERTY(double cursorTrueDeg READ cursorTrueDeg NOTIFY worked)
    Q_PROPERTY(double cursorTrueErrorDeg READ cursorTrueErrorDeg NOTIFY worked)
    /// Position under the cursor in degrees, with its error; NaN without a position of the vehicle.
    Q_PROPERTY(double cursorLatitude READ cursorLatitude NOTIFY worked)
    Q_PROPERTY(double cursorLongitude READ cursorLongitude NOTIFY worked)
    Q_PROPERTY(double cursorPlaceErrorM READ cursorPlaceErrorM NOTIFY worked)

    /// Time under the cursor of another plot, seconds of the recording; NaN for none.
    Q_PROPERTY(double linkedTimeS READ linkedTimeS WRITE setLinkedTimeS NOTIFY linkedChanged)
    /// Whether there was a ping at linkedTimeS, and its bearing.
    Q_PROPERTY(bool linkedValid READ linkedValid NOTIFY worked)
    Q_PROPERTY(double linkedBearingDeg READ linkedBearingDeg NOTIFY worked)

public:
    explicit PolarItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SelectedVehicle* vehicle() const { return m_vehicle; }
    void setVehicle(SelectedVehicle* vehicle);
    [[nodiscard]] PictureMotion* motion() const { return m_motion; }
    void setMotion(PictureMotion* motion);
    [[nodiscard]] bool upsideDown() const { return m_upsideDown; }
    void setUpsideDown(bool upsideDown);
    [[nodiscard]] int turnOffset() const { return m_turnOffset; }
    void setTurnOffset(int degrees);
    [[nodiscard]] bool headed() const { return m_turn.known(); }
    [[nodiscard]] VehicleSettings::Up up() const { return m_turn.up(); }
    [[nodiscard]] double frontDeg() const { return m_turn.frontDeg() + fanTurnDeg(); }
    [[nodiscard]] double northDeg() const { return m_turn.northDeg().value_or(0) + fanTurnDeg(); }
    [[nodiscard]] double margin() const { return m_margin; }
    void setMargin(double margin);
    [[nodiscard]] double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    [[nodiscard]] QPointF pan() const { return m_pan; }
    void setPan(QPointF pan);
    [[nodiscard]] QPointF centre() const;
    [[nodiscard]] double discRadius() const;
    [[nodiscard]] double sectorWidthDeg() const { return m_sectorWidthDeg; }
    void setSectorWidthDeg(double degrees);
    [[nodiscard]] double sectorCentreDeg() const { return m_sectorCentreDeg; }
    void setSectorCentreDeg(double degrees);
    [[nodiscard]] bool fanFits() const;
    [[nodiscard]] bool isFan() const { return m_fan; }
    [[nodiscard]] QPointF fanApex() const;
    [[nodiscard]] QSizeF fanRoom() const { return {m_fanRoom.width, m_fanRoom.height}; }
    void setFanRoom(QSizeF room);
    [[nodiscard]] double fanFoot() const { return m_fanRoom.below; }
    void setFanFoot(double pixels);
    [[nodiscard]] double lineStepDeg() const { return m_lineStepDeg; }
    [[nodiscard]] bool ready() const { return m_ready || !hasSonar(); }
    [[nodiscard]] double edgeM() const { return m_spokes.edgeM(); }
    [[nodiscard]] bool hasPing() const { return m_spokes.newest() != nullptr; }
    [[nodiscard]] double newestBearingDeg() const;
    [[nodiscard]] double newestAgeS() const;
    [[nodiscard]] double turnSeconds() const { return m_rateMonitor.turnS(); }
    [[nodiscard]] double pingsPerSecond() const { return m_rateMonitor.pingsPerSecond(); }
    [[nodiscard]] double stepDeg() const;
    [[nodiscard]] bool parked() const { return m_rateMonitor.parkedSince().has_value(); }
    [[nodiscard]] double parkedSinceS() const;
    [[nodiscard]] double ageSpanS() const { return m_ageSpanS; }
    [[nodiscard]] double ringStepM() const { return m_ringStepM; }
    [[nodiscard]] double unitsPerMetre() const { return m_unitsPerMetre; }

    [[nodiscard]] bool cursorValid() const { return m_cursor.has_value() && m_reading.valid; }
    [[nodiscard]] double cursorRangeM() const { return m_reading.rangeM; }
    [[nodiscard]] double cursorBearingDeg() const { return m_reading.bearingDeg; }
    [[nodiscard]] int cursorIntensity() const { return m_reading.intensity; }
    [[nodiscard]] double cursorAgeS() const { return m_reading.ageS; }
    [[nodiscard]] double cursorTimeS() const { return m_reading.timeS; }
    [[nodiscard]] double cursorRangeErrorM() const { return m_reading.rangeErrorM; }
    [[nodiscard]] double cursorBearingErrorDeg() const { return m_reading.bearingErrorDeg; }
    [[nodiscard]] double cursorTrueDeg() const { return m_place.trueDeg; }
    [[nodiscard]] double cursorTrueErrorDeg() const { return m_place.trueErrorDeg; }
    [[nodiscard]] double cursorLatitude() const { return m_place.latitude; }
    [[nodiscard]] double cursorLongitude() const { return m_place.longitude; }
    [[nodiscard]] double cursorPlaceErrorM() const { return m_place.errorM; }
    /// What the view shows under the cursor; meaningless without one.
    [[nodiscard]] const PolarReading& reading() const { return m_reading; }
    [[nodiscard]] double linkedTimeS() const { return m_linkedTimeS; }
    void setLinkedTimeS(double seconds);
    [[nodiscard]] bool linkedValid() const { return m_linkedBearing.has_value(); }
    [[nodiscard]] double linkedBearingDeg() const { return m_linkedBearing.value_or(0); }

    /// Sets the cursor, which keeps its position when the picture changes; false outside the rim.
    Q_INVOKABLE bool probe(double x, double y);
    Q_INVOKABLE void leave();
    /// Moves the cursor clockwise by `spokes` and outwards by `metres`; sets it on the newest spoke
    /// if there is none. Pans the view to keep the cursor visible.
    Q_INVOKABLE void moveCursor(int spokes, double metres);
    /// Zooms about the point (x, y).
    Q_INVOKABLE void zoomAt(double factor, double x, double y);
    Q_INVOKABLE void panBy(double dx, double dy);
    /// Shows the scanned sector as large as it fits, out to the farthest echo that stands out of
    /// the noise or, without one, all of its range. Where that is shown already, shows everything.
    Q_INVOKABLE void fit();
    /// Shows all of the picture.
    Q_INVOKABLE void showAll();
    /// Chooses fan or disc for sectors of the present width, and keeps the choice.
    Q_INVOKABLE void chooseFan(bool fan);
    [[nodiscard]] Q_INVOKABLE QPointF pointOf(double rangeM, double bearingDeg) const;
    /// False for a bearing from the front that a fan does not show, or shows less than `marginDeg`
    /// from its edge.
    [[nodiscard]] Q_INVOKABLE bool showsBearing(double bearingDeg, double marginDeg = 0) const;
    /// The picture at zoom 1, without its labels, reaches into the rectangle.
    [[nodiscard]] Q_INVOKABLE bool reachesInto(QRectF rectangle) const;
    /// Bearing in the view, from the front, of the device angle `angleGrad` at the time of a ping,
    /// whether it is drawn or not.
    [[nodiscard]] double bearingOf(std::uint64_t ping, double angleGrad) const;
    /// Bearing of a device angle relative to the front at the time of the ping.
    [[nodiscard]] double mountedDeg(double angleGrad) const;
    /// The vehicle's uncorrected heading at the time of a ping; nullopt if it is unknown.
    [[nodiscard]] std::optional<double> headingOf(std::uint64_t ping) const;
    /// A round step that fits into the span four or five times.
    [[nodiscard]] Q_INVOKABLE static double ringStep(double span);

signals:
    void viewChanged();
    /// There is a fan now, or none any more, or its place at zoom 1 changed.
    void fanChanged();
    void overlayChanged();
    void oldChanged();
    void linkedChanged();
    void vehicleChanged();
    void mountingChanged();

protected:
    void draw() override;
    [[nodiscard]] bool paints() const override { return true; }
    [[nodiscard]] bool paintsMuch() const override { return m_much; }
    void paint() override;
    void painted() override;
    void forget() override;
    [[nodiscard]] bool isComplete() const override { return m_ready; }
    [[nodiscard]] QTransform placement() const override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    /// The view in device pixels.
    [[nodiscard]] raster::PolarView view() const;
    /// Place and size of the disc or fan in the item at zoom 1, pixels.
    [[nodiscard]] raster::PolarView unzoomed() const;
    [[nodiscard]] PolarSectors heldSectors() const;
    /// The screen's angle of the front of a head-up fan, degrees.
    [[nodiscard]] double fanTurnDeg() const { return m_fan ? -m_sectorCentreDeg : 0; }
    /// Decides between fan and disc; another kind of picture begins unzoomed.
    void updateFan();
    void followDisplay();
    /// The point of disc or fan that is nearest to a point; both relative to its centre.
    [[nodiscard]] QPointF nearestShown(QPointF fromCentre, double radius) const;
    /// The step from one bearing to the next passes an edge of the fan.
    [[nodiscard]] bool leavesFan(double fromDeg, double toDeg, bool clockwise) const;
    /// The part of the disc that is scanned, relative to its centre, in units of its radius.
    [[nodiscard]] QRectF scannedPart() const;
    [[nodiscard]] std::optional<double> farthestEchoM() const;
    [[nodiscard]] double lineStepOf(const raster::PolarView& view) const;
    /// Converts gradians of the picture to degrees clockwise from up on the screen.
    [[nodiscard]] double screenDeg(double pictureGrad) const;
    void startTurning();
    /// Displayed bearing in degrees of the next spoke on that side of `sector`, which becomes that
    /// spoke's; nullopt without another spoke.
    [[nodiscard]] std::optional<double> spokeBeside(std::size_t& sector, bool toTheLeft);
    void readCursor();
    void readPlace(double onScreenDeg);
    void readLinked();
    void measureTurn();
    void loadSpokes();
    void drawOverlay();
    /// The colours of the echoes, over the background.
    [[nodiscard]] const raster::Colormap& pictureColours();
    void update(double zoom, QPointF pan);

    double m_margin = 40;
    double m_sectorWidthDeg = -1;
    double m_sectorCentreDeg = 0;
    bool m_fan = false;
    raster::FanRoom m_fanRoom;
    double m_lineStepDeg = 30;
    QMetaObject::Connection m_displayChanges;
    double m_zoom = 1;
    QPointF m_pan;
    /// The picture has the present size, zoom and mounting.
    bool m_placed = false;
    bool m_ready = false;
    GeometryMaker m_maker;
    QPointer<SelectedVehicle> m_vehicle;
    QPointer<PictureMotion> m_motion;
    bool m_upsideDown = false;
    int m_turnOffset = 0;
    /// Its bearings are found out when they are asked for.
    mutable PolarOrientation m_turn;
    /// The pings to be painted; nullopt while their bearings are not known.
    std::optional<echo::NewestPings> m_newest;
    std::optional<echo::EarlierSweeps> m_earlier;
    echo::PolarWindow m_spokes;
    PolarPicture m_picture;
    bool m_levelsMeasured = true;
    bool m_much = true;
    ScanRateMonitor m_rateMonitor;
    std::uint64_t m_paceOf = ~std::uint64_t{0};
    PolarOverlay m_overlay;
    QColor m_ringColor = Qt::transparent;
    QColor m_rimColor = Qt::transparent;
    QColor m_ageColor = Qt::transparent;
    QColor m_hatchColor = Qt::transparent;
    QColor m_sweepColor = Qt::transparent;
    QColor m_sweepHaloColor = Qt::transparent;
    QColor m_groundColor = Qt::transparent;
    /// pictureColours() of these colours and that ground.
    raster::Colormap m_translucentColours;
    std::optional<std::pair<raster::Colormap::Entries, QRgb>> m_translucentOf;
    bool m_old = false;
    double m_unitsPerMetre = 1;
    /// The zoom that the picture has.
    double m_drawnZoom = 1;
    double m_ringStepM = 0;
    double m_ageSpanS = 0;
    std::optional<QPointF> m_cursor;
    PolarReading m_reading;
    PolarGround m_place;
    double m_soundSpeedErrorPercent = 5;
    double m_linkedTimeS = qQNaN();
    std::optional<double> m_linkedBearing;
};

} // namespace leadline::app
