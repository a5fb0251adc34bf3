// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"
#include "sounder/BottomColumns.h"
#include "sounder/DistanceLine.h"
#include "sounder/WaterfallPicture.h"

#include <optional>

namespace leadline::app {

/// Waterfall (echogram) of a sonar: time to the right up to the playhead, range downwards.
class WaterfallItem : public leadline::app::EchoItem {
    Q_OBJECT
    QML_ELEMENT
    /// Displayed time span in seconds, 1..1800, but no longer than the recording. Setting it also
    /// sets `keptSpanS`.
    Q_PROPERTY(double spanS READ spanS WRITE setSpanS NOTIFY viewChanged)
    /// The time span that the user chose, also for longer recordings.
    Q_PROPERTY(double keptSpanS READ keptSpanS NOTIFY viewChanged)
    /// Length of the recording in seconds, which limits the time span; 0 for no limit.
    Q_PROPERTY(double recordingS READ recordingS WRITE setRecordingS NOTIFY viewChanged)
    /// Height in metres of a picture that is locked to the bottom, a third of it above; 0 for one
    /// of ranges. The limits of the picture are then ranges from the bottom, negative above, and
    /// the line is the bottom. Needs `distanceLine`.
    Q_PROPERTY(double bottomZoomM READ bottomZoomM WRITE setBottomZoomM NOTIFY viewChanged)
    /// Draw a dotted frame around what a picture of this height, locked to the bottom, shows; 0 for
    /// none.
    Q_PROPERTY(double bottomFrameM READ bottomFrameM WRITE setBottomFrameM NOTIFY viewChanged)
    /// The newest column with an echo has a bottom for the picture to be locked to; true without
    /// echoes.
    Q_PROPERTY(bool bottomFound READ bottomFound NOTIFY worked)
    /// The range limits follow the visible pings, in round steps.
    Q_PROPERTY(bool autoRange READ autoRange WRITE setAutoRange NOTIFY viewChanged)
    /// The picture shows the playhead; false while the log's levels of detail are being built.
    Q_PROPERTY(bool ready READ ready NOTIFY worked)
    Q_PROPERTY(double topM READ topM NOTIFY worked)
    Q_PROPERTY(double bottomM READ bottomM NOTIFY worked)
    /// Times at the left and right edge, seconds of the recording.
    Q_PROPERTY(double fromS READ fromS NOTIFY worked)
    Q_PROPERTY(double untilS READ untilS NOTIFY worked)
    /// Draw the distance reported by the device, and provide columns().
    Q_PROPERTY(bool distanceLine READ distanceLine WRITE setDistanceLine NOTIFY viewChanged)
    /// Provide columns() without drawing the line.
    Q_PROPERTY(bool distanceHidden READ distanceHidden WRITE setDistanceHidden NOTIFY viewChanged)
    /// Detect the bottom and draw it as a dashed line.
    Q_PROPERTY(bool bottomLine READ bottomLine WRITE setBottomLine NOTIFY viewChanged)
    Q_PROPERTY(QColor bottomColor READ bottomColor WRITE setBottomColor NOTIFY viewChanged)
    Q_PROPERTY(QColor distanceColor READ distanceColor WRITE setDistanceColor NOTIFY viewChanged)
    Q_PROPERTY(QColor haloColor READ haloColor WRITE setHaloColor NOTIFY viewChanged)
    /// Colour of the hatching over times without pings; transparent for none.
    Q_PROPERTY(QColor hatchColor READ hatchColor WRITE setHatchColor NOTIFY viewChanged)
    /// The largest visible distance with sufficient confidence, metres; 0 without one.
    Q_PROPERTY(double farthestM READ farthestM NOTIFY worked)
    /// Uncertainty of the sound speed in percent; 5 if nothing is known about the water.
    Q_PROPERTY(double soundSpeedErrorPercent MEMBER m_soundSpeedErrorPercent NOTIFY worked)

    Q_PROPERTY(bool cursorValid READ cursorValid NOTIFY worked)
    Q_PROPERTY(double cursorRangeM READ cursorRangeM NOTIFY worked)
    Q_PROPERTY(double cursorTimeS READ cursorTimeS NOTIFY worked)
    /// Height of the cursor above the bottom, metres; NaN without a bottom or a picture that is
    /// locked to it.
    Q_PROPERTY(double cursorAboveBottomM READ cursorAboveBottomM NOTIFY worked)
    /// Intensity under the cursor, 0..255; -1 where there is no echo, and the range error is 0.
    Q_PROPERTY(int cursorIntensity READ cursorIntensity NOTIFY worked)
    Q_PROPERTY(double cursorAgeS READ cursorAgeS NOTIFY worked)
    Q_PROPERTY(double cursorRangeErrorM READ cursorRangeErrorM NOTIFY worked)
    /// At the cursor's time, the distance reported by the device and its confidence, and the
    /// detected bottom; NaN and -1 if there is none.
    Q_PROPERTY(double cursorDeviceM READ cursorDeviceM NOTIFY worked)
    Q_PROPERTY(int cursorDevicePercent READ cursorDevicePercent NOTIFY worked)
    Q_PROPERTY(double cursorBottomM READ cursorBottomM NOTIFY worked)
    Q_PROPERTY(int cursorBottomPercent READ cursorBottomPercent NOTIFY worked)

public:
    explicit WaterfallItem(QQuickItem* parent = nullptr);

    [[nodiscard]] double spanS() const;
    void setSpanS(double seconds);
    [[nodiscard]] double keptSpanS() const { return m_spanS; }
    [[nodiscard]] double recordingS() const { return m_recordingS; }
    void setRecordingS(double seconds);
    [[nodiscard]] double bottomZoomM() const { return m_bottomZoomM; }
    void setBottomZoomM(double metres);
    [[nodiscard]] double bottomFrameM() const { return m_bottomFrameM; }
    void setBottomFrameM(double metres);
    [[nodiscard]] bool bottomFound() const { return m_bottomFound; }
    [[nodiscard]] bool autoRange() const { return !m_rangeM; }
    void setAutoRange(bool automatic);
    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] double topM() const { return m_picture.topM(); }
    [[nodiscard]] double bottomM() const { return m_picture.bottomM(); }
    [[nodiscard]] double fromS() const { return m_picture.fromS(); }
    [[nodiscard]] double untilS() const { return m_picture.untilS(); }
    [[nodiscard]] bool distanceLine() const { return m_distanceLine; }
    void setDistanceLine(bool shown);
    [[nodiscard]] bool distanceHidden() const { return m_distanceHidden; }
    void setDistanceHidden(bool hidden);
    [[nodiscard]] bool bottomLine() const { return m_bottomLine; }
    void setBottomLine(bool shown);
    [[nodiscard]] QColor bottomColor() const { return m_bottomColor; }
    void setBottomColor(const QColor& colour) { setColour(m_bottomColor, colour); }
    [[nodiscard]] QColor distanceColor() const { return m_distanceColor; }
    void setDistanceColor(const QColor& colour) { setColour(m_distanceColor, colour); }
    [[nodiscard]] QColor haloColor() const { return m_haloColor; }
    void setHaloColor(const QColor& colour) { setColour(m_haloColor, colour); }
    [[nodiscard]] QColor hatchColor() const { return m_hatchColor; }
    void setHatchColor(const QColor& colour) { setColour(m_hatchColor, colour); }
    [[nodiscard]] double farthestM() const { return m_farthestM; }
    [[nodiscard]] const std::vector<MeasuredColumn>& columns() const { return m_picture.columns(); }
    [[nodiscard]] const std::vector<MeasuredColumn>& bottomColumns() const
    {
        return m_bottom.columns();
    }
    [[nodiscard]] std::int64_t firstColumn() const { return m_picture.firstColumn(); }
    [[nodiscard]] const HatchedColumns& silences() const { return m_picture.silences(); }

    [[nodiscard]] bool cursorValid() const { return m_cursor.has_value() && m_reading.valid; }
    [[nodiscard]] double cursorRangeM() const { return m_reading.rangeM; }
    [[nodiscard]] double cursorTimeS() const { return m_reading.timeS; }
    [[nodiscard]] double cursorAboveBottomM() const { return m_reading.aboveBottomM; }
    [[nodiscard]] int cursorIntensity() const { return m_reading.intensity; }
    [[nodiscard]] double cursorAgeS() const { return m_reading.ageS; }
    [[nodiscard]] double cursorRangeErrorM() const { return m_reading.rangeErrorM; }
    [[nodiscard]] double cursorDeviceM() const { return double{m_reading.device.distanceM}; }
    [[nodiscard]] int cursorDevicePercent() const { return m_reading.device.confidencePercent; }
    [[nodiscard]] double cursorBottomM() const { return double{m_reading.bottom.distanceM}; }
    [[nodiscard]] int cursorBottomPercent() const { return m_reading.bottom.confidencePercent; }

    /// Sets the cursor, which keeps its position while the picture scrolls; false outside the
    /// picture.
    Q_INVOKABLE bool probe(double x, double y);
    Q_INVOKABLE void leave();
    /// Moves the cursor; without one, sets it at the newest column, at half height.
    Q_INVOKABLE void moveCursor(double dy);
    /// Selects the next longer (1) or shorter (-1) round time span. Within a recording that is
    /// shorter than the chosen one it holds until fit().
    Q_INVOKABLE void stepSpan(int steps);
    /// Sets the range limits, and turns autoRange off; not in a picture that is locked to the
    /// bottom.
    Q_INVOKABLE void setRange(double topM, double bottomM);
    /// Zooms the range about y; a factor below 1 shows more. Turns autoRange on again when
    /// everything fits.
    Q_INVOKABLE void zoomRangeAt(double factor, double y);
    Q_INVOKABLE void panRangeBy(double dy);
    /// Turns autoRange on, and shows all of a recording that is shorter than the chosen time span.
    Q_INVOKABLE void fit();
    [[nodiscard]] Q_INVOKABLE double xOf(double timeS) const;
    [[nodiscard]] Q_INVOKABLE double timeAt(double x) const;
    [[nodiscard]] Q_INVOKABLE double yOf(double rangeM) const;
    [[nodiscard]] Q_INVOKABLE double rangeAt(double y) const;

signals:
    void viewChanged();

protected:
    void draw() override;
    [[nodiscard]] bool paints() const override { return true; }
    [[nodiscard]] bool paintsMuch() const override { return m_much; }
    void paint() override;
    void painted() override;
    void forget() override;
    [[nodiscard]] bool isComplete() const override { return m_ready && m_bottomReady; }

private:
    struct Reading {
        bool valid = false;
        double rangeM = 0;
        double timeS = 0;
        double aboveBottomM = qQNaN();
        int intensity = -1;
        double ageS = 0;
        double rangeErrorM = 0;
        MeasuredColumn device = {};
        MeasuredColumn bottom = {};
    };

    void changed();
    void setColour(QColor& member, const QColor& colour);
    void readCursor();
    void placeDistanceLabels();
    void placeBottomLine();
    void placeBottomFrame();
    /// The bottom has to be detected for what is drawn.
    [[nodiscard]] bool detects() const;
    [[nodiscard]] bool isFitted() const { return m_recordingS > 0 && m_spanS > m_recordingS; }
    void measureWindow();

    double m_spanS = 60;
    /// The time span that was chosen within a shorter recording.
    std::optional<double> m_spanWithinS;
    double m_recordingS = 0;
    double m_bottomZoomM = 0;
    double m_bottomFrameM = 0;
    bool m_bottomFound = true;
    std::optional<std::pair<double, double>> m_rangeM;
    bool m_ready = false;
    bool m_distanceLine = false;
    bool m_distanceHidden = false;
    bool m_bottomLine = false;
    /// The bottom has been detected in every column.
    bool m_bottomReady = true;
    QColor m_bottomColor = Qt::yellow;
    QColor m_distanceColor = Qt::cyan;
    QColor m_haloColor = Qt::black;
    QColor m_hatchColor = Qt::transparent;
    double m_farthestM = 0;
    DistanceLine m_line;
    BottomColumns m_bottom;
    DistanceLine m_ownLine;
    DistanceLine m_frameTop;
    DistanceLine m_frameBottom;
    WaterfallPicture m_picture;
    WaterfallPicture::View m_view;
    /// What is to be painted; nullopt while the levels of detail are missing.
    std::optional<WaterfallPicture::Moment> m_moment;
    bool m_much = true;
    std::optional<QPointF> m_cursor;
    Reading m_reading;
    double m_soundSpeedErrorPercent = 5;
};

} // namespace leadline::app
