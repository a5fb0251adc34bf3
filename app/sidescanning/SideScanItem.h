// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"
#include "session/SelectedVehicle.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/RowWindow.h"
#include "sidescanning/SideScanPicture.h"
#include "sidescanning/SideScanReading.h"
#include "sidescanning/SideScanSettings.h"

#include <QPointer>
#include <QStringList>
#include <QVariantList>

#include <optional>
#include <string>

namespace leadline::app {

/// The rows of side-scan sonars up to the playhead: the water column at the left with the bottom
/// line, room for a time axis, and port and starboard beside each other. The source is one of the
/// units; those of its log are drawn together.
class SideScanItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SideScanSettings* settings READ settings WRITE setSettings NOTIFY
                   viewChanged)
    /// Of which positions and attitudes are; null for none.
    Q_PROPERTY(
        leadline::app::SelectedVehicle* vehicle READ vehicle WRITE setVehicle NOTIFY viewChanged)
    /// Width of the water column and of the strip between it and the picture.
    Q_PROPERTY(double columnWidth MEMBER m_columnWidth NOTIFY viewChanged)
    Q_PROPERTY(double gapWidth MEMBER m_gapWidth NOTIFY viewChanged)
    /// Displayed time span in seconds, 15..600.
    Q_PROPERTY(double spanS READ spanS WRITE setSpanS NOTIFY viewChanged)
    Q_PROPERTY(QColor bottomColor MEMBER m_bottomColor NOTIFY viewChanged)
    Q_PROPERTY(QColor haloColor MEMBER m_haloColor NOTIFY viewChanged)
    Q_PROPERTY(double soundSpeedErrorPercent MEMBER m_soundSpeedErrorPercent NOTIFY worked)

    /// Range at the outer edges of the picture, and at the right edge of the water column.
    Q_PROPERTY(double rangeM READ rangeM NOTIFY worked)
    Q_PROPERTY(double columnM READ columnM NOTIFY worked)
    Q_PROPERTY(double fromS READ fromS NOTIFY worked)
    Q_PROPERTY(double untilS READ untilS NOTIFY worked)
    /// Left edge of the picture, and its middle.
    Q_PROPERTY(double pictureX READ pictureX NOTIFY viewChanged)
    Q_PROPERTY(double nadirX READ nadirX NOTIFY worked)
    /// Ranges are those on the ground now: not while echoes are raw.
    Q_PROPERTY(bool ground READ isGround NOTIFY worked)
    /// Sides of which there are rows.
    Q_PROPERTY(bool hasPort READ hasPort NOTIFY worked)
    Q_PROPERTY(bool hasStarboard READ hasStarboard NOTIFY worked)
    /// A unit whose side is not known is shown alone, over the whole width.
    Q_PROPERTY(bool single READ isSingle NOTIFY worked)
    /// What can be shown while sides are not known: both sides, if any unit has one, and each unit
    /// that has none; the name of each, and which one is shown. Empty where all sides are known.
    Q_PROPERTY(QStringList units READ units NOTIFY worked)
    Q_PROPERTY(int shownUnit READ shownUnit WRITE showUnit NOTIFY worked)
    /// Time since which a side has no rows at the playhead; NaN where it has, and of no unit.
    Q_PROPERTY(double portLostS READ portLostS NOTIFY worked)
    Q_PROPERTY(double starboardLostS READ starboardLostS NOTIFY worked)
    /// Rectangles without rows, and stretches of the time axis without a bottom line.
    Q_PROPERTY(QVariantList lost READ lost NOTIFY worked)
    Q_PROPERTY(QVariantList bottomless READ bottomless NOTIFY worked)
    /// Whose speed the distance along the track is of, and that speed now; NaN without one.
    Q_PROPERTY(leadline::app::SideScanItem::SpeedSource speedSource READ speedSource NOTIFY worked)
    Q_PROPERTY(double speedMps READ speedMps NOTIFY worked)
    /// Time since which lines by distance stand still because no speed is known; else NaN.
    Q_PROPERTY(double speedLostS READ speedLostS NOTIFY worked)
    /// Of the newest line: NaN and 0 without a bottom.
    Q_PROPERTY(double altitudeM READ altitudeM NOTIFY worked)
    Q_PROPERTY(int confidencePercent READ confidencePercent NOTIFY worked)

    /// The cursor is over a row. In the water column it has a slant range only.
    Q_PROPERTY(bool cursorValid READ cursorValid NOTIFY worked)
    Q_PROPERTY(bool cursorInColumn READ cursorInColumn NOTIFY worked)
    Q_PROPERTY(double cursorX READ cursorX NOTIFY worked)
    Q_PROPERTY(double cursorY READ cursorY NOTIFY worked)
    Q_PROPERTY(leadline::app::SideScanItem::Side cursorSide READ cursorSide NOTIFY worked)
    Q_PROPERTY(double cursorTimeS READ cursorTimeS NOTIFY worked)
    Q_PROPERTY(double cursorAcrossM READ cursorAcrossM NOTIFY worked)
    Q_PROPERTY(double cursorAcrossErrorM READ cursorAcrossErrorM NOTIFY worked)
    Q_PROPERTY(double cursorSlantM READ cursorSlantM NOTIFY worked)
    Q_PROPERTY(double cursorAltitudeM READ cursorAltitudeM NOTIFY worked)
    Q_PROPERTY(double cursorDecibels READ cursorDecibels NOTIFY worked)
    Q_PROPERTY(double cursorLatitude READ cursorLatitude NOTIFY worked)
    Q_PROPERTY(double cursorLongitude READ cursorLongitude NOTIFY worked)
    Q_PROPERTY(double cursorPlaceErrorM READ cursorPlaceErrorM NOTIFY worked)
    /// Height of what is measured, else of what is at the cursor, from its shadow.
    Q_PROPERTY(leadline::app::SideScanItem::Height heightKind READ heightKind NOTIFY worked)
    Q_PROPERTY(double heightM READ heightM NOTIFY worked)
    Q_PROPERTY(double heightErrorM READ heightErrorM NOTIFY worked)

    /// Measuring: the target and the end of its shadow are set with the pointer.
    Q_PROPERTY(bool measuring READ measuring WRITE setMeasuring NOTIFY worked)
    Q_PROPERTY(bool measured READ measured NOTIFY worked)
    Q_PROPERTY(QPointF measureFrom READ measureFrom NOTIFY worked)
    Q_PROPERTY(QPointF measureTo READ measureTo NOTIFY worked)
    Q_PROPERTY(leadline::app::SideScanItem::Height measuredKind READ measuredKind NOTIFY worked)
    Q_PROPERTY(double measuredM READ measuredM NOTIFY worked)
    Q_PROPERTY(double measuredErrorM READ measuredErrorM NOTIFY worked)
    Q_PROPERTY(double shadowM READ shadowM NOTIFY worked)
    Q_PROPERTY(double shadowErrorM READ shadowErrorM NOTIFY worked)

public:
    enum class Side { Port, Starboard, Unknown };
    Q_ENUM(Side)
    enum class Height { Known, AtLeast, NoShadow, NoBottom };
    Q_ENUM(Height)

    enum class SpeedSource { NoSpeed, LocalPosition, GlobalPosition, GroundSpeed };
    Q_ENUM(SpeedSource)

    explicit SideScanItem(QQuickItem* parent = nullptr);

    [[nodiscard]] SideScanSettings* settings() const { return m_settings; }
    void setSettings(SideScanSettings* settings);
    [[nodiscard]] SelectedVehicle* vehicle() const { return m_vehicle; }
    void setVehicle(SelectedVehicle* vehicle);
    [[nodiscard]] double spanS() const { return m_spanS; }
    void setSpanS(double seconds);

    [[nodiscard]] double rangeM() const { return m_picture.rangeM(); }
    [[nodiscard]] double columnM() const { return m_picture.columnM(); }
    [[nodiscard]] double fromS() const { return m_picture.fromS(); }
    [[nodiscard]] double untilS() const { return m_picture.untilS(); }
    [[nodiscard]] double pictureX() const { return m_columnWidth + m_gapWidth; }
    [[nodiscard]] double nadirX() const
    {
        return isSingle() ? pictureX() : pictureX() + (width() - pictureX()) / 2;
    }
    [[nodiscard]] bool isGround() const;
    [[nodiscard]] bool hasPort() const { return has(sidescan::Side::Port); }
    [[nodiscard]] bool hasStarboard() const { return has(sidescan::Side::Starboard); }
    [[nodiscard]] bool isSingle() const { return m_rows && m_rows->unknownUnit(); }
    /// Name of the stream of the unit that is shown alone, as markers have it; empty without one.
    [[nodiscard]] const std::string& singleStream() const { return m_singleStream; }
    [[nodiscard]] QStringList units() const { return m_units; }
    [[nodiscard]] int shownUnit() const;
    void showUnit(int index);
    [[nodiscard]] double portLostS() const { return m_portLostS; }
    [[nodiscard]] double starboardLostS() const { return m_starboardLostS; }
    [[nodiscard]] QVariantList lost() const { return m_lost; }
    [[nodiscard]] QVariantList bottomless() const { return m_bottomless; }
    [[nodiscard]] SpeedSource speedSource() const;
    [[nodiscard]] double speedMps() const { return m_speedMps; }
    [[nodiscard]] double speedLostS() const { return m_speedLostS; }
    [[nodiscard]] double altitudeM() const { return m_newest ? m_newest->metres : qQNaN(); }
    [[nodiscard]] int confidencePercent() const
    {
        return m_newest ? m_newest->confidencePercent : 0;
    }

    [[nodiscard]] bool cursorValid() const { return m_reading.has_value(); }
    [[nodiscard]] bool cursorInColumn() const { return m_inColumn; }
    [[nodiscard]] double cursorX() const { return m_cursor ? m_cursor->x() : 0; }
    [[nodiscard]] double cursorY() const { return m_cursor ? m_cursor->y() : 0; }
    [[nodiscard]] const SideScanReading& reading() const;
    [[nodiscard]] Side cursorSide() const { return static_cast<Side>(reading().side); }
    [[nodiscard]] double cursorTimeS() const { return reading().timeS; }
    [[nodiscard]] double cursorAcrossM() const { return reading().acrossM; }
    [[nodiscard]] double cursorAcrossErrorM() const { return reading().acrossErrorM; }
    [[nodiscard]] double cursorSlantM() const { return reading().slantM; }
    [[nodiscard]] double cursorAltitudeM() const { return reading().altitudeM; }
    [[nodiscard]] double cursorDecibels() const { return reading().decibels; }
    [[nodiscard]] double cursorLatitude() const { return reading().latitude; }
    [[nodiscard]] double cursorLongitude() const { return reading().longitude; }
    [[nodiscard]] double cursorPlaceErrorM() const { return reading().placeErrorM; }
    [[nodiscard]] Height heightKind() const { return static_cast<Height>(m_height.kind); }
    [[nodiscard]] double heightM() const { return m_height.metres; }
    [[nodiscard]] double heightErrorM() const { return m_height.errorM; }
    /// The row under the cursor; null without one.
    [[nodiscard]] const sidescan::Row* cursorRow() const;

    [[nodiscard]] bool measuring() const { return m_measuring; }
    void setMeasuring(bool measuring);
    [[nodiscard]] bool measured() const { return m_measure.has_value(); }
    [[nodiscard]] QPointF measureFrom() const;
    [[nodiscard]] QPointF measureTo() const;
    [[nodiscard]] Height measuredKind() const { return static_cast<Height>(m_measured.kind); }
    [[nodiscard]] double measuredM() const { return m_measured.metres; }
    [[nodiscard]] double measuredErrorM() const { return m_measured.errorM; }
    [[nodiscard]] double shadowM() const { return m_measured.shadowM.value; }
    [[nodiscard]] double shadowErrorM() const { return m_measured.shadowM.error; }

    /// Sets the cursor, which keeps its place while the picture moves; false outside of it.
    Q_INVOKABLE bool probe(double x, double y);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void moveCursor(double dx, double dy);
    /// Selects the next longer (1) or shorter (-1) round time span.
    Q_INVOKABLE void stepSpan(int steps);
    /// Zooms the range about the nadir; below 1 shows more. All of it is shown again when it fits.
    Q_INVOKABLE void zoomRange(double factor);
    Q_INVOKABLE void fit();
    /// Begins a measurement at a target, and ends it at the end of its shadow. Where both are the
    /// same point the shadow is looked for.
    Q_INVOKABLE void measureAt(double x, double y);
    Q_INVOKABLE void measureUpTo(double x);
    /// Says which side the unit has that is shown alone; of two units the other one then has the
    /// opposite side.
    Q_INVOKABLE void chooseSide(bool port);
    Q_INVOKABLE void swapSides();
    /// Sets the bottom line by hand at that time.
    Q_INVOKABLE void setBottom(double timeS, double metres);
    [[nodiscard]] Q_INVOKABLE double yOf(double timeS) const;
    [[nodiscard]] Q_INVOKABLE double timeAt(double y) const;
    /// Bottom at a time; NaN without one.
    [[nodiscard]] Q_INVOKABLE double bottomAt(double timeS) const;
    /// Place of a distance across the track, as it is drawn; and of a slant range in the column.
    [[nodiscard]] Q_INVOKABLE double xOf(bool port, double acrossM) const;
    /// Place of a slant range at a time.
    [[nodiscard]] QPointF placeOf(sidescan::Side side, double timeS, double slantM) const;

signals:
    void viewChanged();

protected:
    void draw() override;
    [[nodiscard]] bool paints() const override { return true; }
    void paint() override;
    void painted() override;
    void forget() override;

private:
    struct Measure {
        sidescan::Side side = sidescan::Side::Port;
        double timeS = 0;
        double beginM = 0;
        double endM = 0;
        bool cut = false;
    };
    /// A point of the picture: side and distance across the track.
    struct Across {
        sidescan::Side side = sidescan::Side::Unknown;
        double metres = 0;
    };

    [[nodiscard]] bool has(sidescan::Side side) const
    {
        return m_rows && !m_rows->rows(side).empty();
    }
    [[nodiscard]] bool isByDistance() const;
    /// End of the farthest row; 0 without rows.
    [[nodiscard]] double farthestM() const;
    [[nodiscard]] std::optional<Across> acrossAt(double x) const;
    /// Width of a side, pixels.
    [[nodiscard]] double halfWidth() const { return width() - nadirX(); }
    [[nodiscard]] bool isTurned() const { return m_settings && m_settings->turned(); }
    [[nodiscard]] std::vector<sidescan::Unit> unknownUnits() const;
    [[nodiscard]] bool hasKnownSide() const;
    [[nodiscard]] double lostSince(sidescan::Side side);
    void nameUnits();
    [[nodiscard]] double slopeAt(log::Time time);
    [[nodiscard]] const sidescan::Row* rowAt(sidescan::Side side, double timeS) const;
    [[nodiscard]] double slantAt(const Across& across, log::Time time) const;
    [[nodiscard]] SideScanPicture::View view() const;
    void makeGains();
    void measureLevels();
    void readCursor();
    void readMeasure();
    void findLost();
    void paintBottom(QImage& tile, QPoint at) const;

    QPointer<SideScanSettings> m_settings;
    QPointer<SelectedVehicle> m_vehicle;
    double m_columnWidth = 112;
    double m_gapWidth = 54;
    double m_spanS = 60;
    std::optional<double> m_zoomM;
    QColor m_bottomColor = Qt::magenta;
    QColor m_haloColor = Qt::white;
    double m_soundSpeedErrorPercent = 5;

    std::optional<sidescan::RowWindow> m_rows;
    bool m_rowsChanged = true;
    /// Of the same log as the rows.
    std::optional<sidescan::TravelledDistance> m_travelled;
    sidescan::BottomTrack m_bottom;
    std::array<sidescan::GainOverRange, 3> m_gains;
    /// Of what the gains were made.
    struct GainsOf {
        SideScanSettings::Gain gain = SideScanSettings::Gain::Off;
        std::int64_t block = 0;
        double rangeM = 0;
        double absorptionDbPerKm = 0;
        std::array<bool, 3> sides = {};
        /// Number of all rows of a side that has no other ones.
        std::array<std::size_t, 3> first = {};

        friend bool operator==(const GainsOf&, const GainsOf&) = default;
    };
    std::optional<GainsOf> m_gainsOf;
    SideScanPicture m_picture;
    double m_speedMps = qQNaN();
    double m_speedLostS = qQNaN();
    QStringList m_units;
    std::string m_singleStream;
    double m_portLostS = qQNaN();
    double m_starboardLostS = qQNaN();
    QVariantList m_lost;
    QVariantList m_bottomless;
    std::optional<sidescan::Altitude> m_newest;
    std::optional<QPointF> m_cursor;
    bool m_inColumn = false;
    std::optional<SideScanReading> m_reading;
    sidescan::TargetHeight m_height;
    bool m_measuring = false;
    std::optional<Measure> m_measure;
    sidescan::TargetHeight m_measured;
};

} // namespace leadline::app
