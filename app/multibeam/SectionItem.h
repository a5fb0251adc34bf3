// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "multibeam/MultibeamModel.h"
#include "multibeam/SoundingPosition.h"

#include <QColor>
#include <QPointF>
#include <QQuickPaintedItem>

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace leadline::app {

/// The newest swath in section: across to the right, depth downwards, to one scale. The scale goes
/// in steps, so that it does not change with every ping.
class SectionItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::MultibeamModel* model READ model WRITE setModel NOTIFY modelChanged)
    Q_PROPERTY(QColor keptColor MEMBER m_keptColor NOTIFY styleChanged)
    Q_PROPERTY(QColor leftOutColor MEMBER m_leftOutColor NOTIFY styleChanged)
    /// Soundings that are left out are drawn, too.
    Q_PROPERTY(bool leftOutShown MEMBER m_isLeftOutShown NOTIFY styleChanged)
    /// Side of a dot, pixels.
    Q_PROPERTY(int dot MEMBER m_dot NOTIFY styleChanged)
    /// Where the sonar is, pixels from the upper edge.
    Q_PROPERTY(double sonarY MEMBER m_sonarY NOTIFY styleChanged)
    /// Likewise from the left, and the scale.
    Q_PROPERTY(double sonarX READ sonarX NOTIFY viewChanged)
    Q_PROPERTY(double pixelsPerMetre READ pixelsPerMetre NOTIFY viewChanged)
    /// The sounding at the cursor; with `valid` false there is none.
    Q_PROPERTY(bool valid READ valid NOTIFY readingChanged)
    Q_PROPERTY(QPointF point READ point NOTIFY readingChanged)
    Q_PROPERTY(double acrossM READ acrossM NOTIFY readingChanged)
    Q_PROPERTY(double acrossErrorM READ acrossErrorM NOTIFY readingChanged)
    Q_PROPERTY(double depthM READ depthM NOTIFY readingChanged)
    Q_PROPERTY(double depthErrorM READ depthErrorM NOTIFY readingChanged)
    /// NaN without a power.
    Q_PROPERTY(double power READ power NOTIFY readingChanged)
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY readingChanged)
    /// Where it is on the Earth; NaN without a position.
    Q_PROPERTY(double latitude READ latitude NOTIFY readingChanged)
    Q_PROPERTY(double longitude READ longitude NOTIFY readingChanged)
    Q_PROPERTY(double placeErrorM READ placeErrorM NOTIFY readingChanged)
    /// A line between two soundings is being measured; `ends` is the number of those that there
    /// are: the last one is that at the cursor until it is set.
    Q_PROPERTY(bool measuring READ measuring WRITE setMeasuring NOTIFY measureChanged)
    Q_PROPERTY(int ends READ ends NOTIFY measureChanged)
    Q_PROPERTY(QPointF measureFrom READ measureFrom NOTIFY measureChanged)
    Q_PROPERTY(QPointF measureTo READ measureTo NOTIFY measureChanged)
    /// Its length, and how far the second end is from the first one: to starboard, and down.
    Q_PROPERTY(double measuredM READ measuredM NOTIFY measureChanged)
    Q_PROPERTY(double measuredErrorM READ measuredErrorM NOTIFY measureChanged)
    Q_PROPERTY(double measuredAcrossM READ measuredAcrossM NOTIFY measureChanged)
    /// Not a number between soundings of two swaths.
    Q_PROPERTY(double measuredAcrossErrorM READ measuredAcrossErrorM NOTIFY measureChanged)
    Q_PROPERTY(double measuredDownM READ measuredDownM NOTIFY measureChanged)
    Q_PROPERTY(double measuredDownErrorM READ measuredDownErrorM NOTIFY measureChanged)
    /// From the older one of its pings to the playhead, seconds.
    Q_PROPERTY(double measuredAgeS READ measuredAgeS NOTIFY measureChanged)

public:
    enum class Verdict { Kept, Weak, Outlier };
    Q_ENUM(Verdict)
    /// How near to a sounding the pointer has to be, pixels.
    static constexpr double reach = 22;

    explicit SectionItem(QQuickItem* parent = nullptr);

    [[nodiscard]] MultibeamModel* model() const { return m_model; }
    void setModel(MultibeamModel* model);
    [[nodiscard]] double sonarX() const { return m_view.sonarX; }
    [[nodiscard]] double pixelsPerMetre() const { return m_view.pixelsPerMetre; }
    [[nodiscard]] bool valid() const { return m_reading.has_value(); }
    [[nodiscard]] QPointF point() const;
    [[nodiscard]] double acrossM() const { return m_reading ? m_reading->acrossM : 0; }
    [[nodiscard]] double acrossErrorM() const { return m_reading ? m_reading->acrossErrorM : 0; }
    [[nodiscard]] double depthM() const { return m_reading ? m_reading->depthM : 0; }
    [[nodiscard]] double depthErrorM() const { return m_reading ? m_reading->depthErrorM : 0; }
    [[nodiscard]] double power() const;
    [[nodiscard]] double latitude() const { return m_position ? m_position->latitude : none; }
    [[nodiscard]] double longitude() const { return m_position ? m_position->longitude : none; }
    [[nodiscard]] double placeErrorM() const { return m_position ? m_position->errorM : none; }
    /// Number of the sounding at the cursor among those of the swath; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> soundingAtCursor() const { return m_index; }
    [[nodiscard]] const swath::SectionView& view() const { return m_view; }
    [[nodiscard]] bool measuring() const { return m_isMeasuring; }
    void setMeasuring(bool measuring);
    [[nodiscard]] int ends() const { return static_cast<int>(m_ends.size()); }
    [[nodiscard]] QPointF measureFrom() const { return pointOf(0); }
    [[nodiscard]] QPointF measureTo() const { return pointOf(1); }
    [[nodiscard]] double measuredM() const;
    [[nodiscard]] double measuredErrorM() const;
    [[nodiscard]] double measuredAcrossM() const;
    [[nodiscard]] double measuredAcrossErrorM() const;
    [[nodiscard]] double measuredDownM() const;
    [[nodiscard]] double measuredDownErrorM() const;
    [[nodiscard]] double measuredAgeS() const;
    [[nodiscard]] Verdict verdict() const
    {
        return m_reading ? static_cast<Verdict>(m_reading->verdict) : Verdict::Kept;
    }

    /// Puts the cursor at a place, or takes it away.
    Q_INVOKABLE void probe(double x, double y);
    Q_INVOKABLE void leave();
    /// Goes to the next sounding to starboard, with -1 to port; without a cursor to the middle.
    Q_INVOKABLE void step(int by);
    /// Sets the end that is moved, at the cursor; after the second one the next line begins. False
    /// if there is no sounding.
    Q_INVOKABLE bool setMeasureEnd();

    void paint(QPainter* painter) override;

signals:
    void modelChanged();
    void styleChanged();
    void viewChanged();
    /// Another swath is shown, or the same one filtered otherwise.
    void swathChanged();
    void readingChanged();
    void measureChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    struct End {
        swath::LevelSounding sounding;
        log::Time time{};
    };

    void follow();
    void fit();
    void read();
    void moveMeasure();
    [[nodiscard]] QPointF pointOf(std::size_t end) const;
    [[nodiscard]] bool measured() const { return m_ends.size() == 2; }
    [[nodiscard]] bool isOfOneSwath() const;

    QPointer<MultibeamModel> m_model;
    QColor m_keptColor = Qt::white;
    QColor m_leftOutColor = Qt::gray;
    bool m_isLeftOutShown = false;
    int m_dot = 3;
    double m_sonarY = 0;
    /// Metres to either side and downwards that the view shows at least.
    swath::SectionExtent m_shown;
    swath::SectionView m_view;
    std::optional<QPointF> m_cursor;
    std::optional<swath::LevelSounding> m_reading;
    std::optional<std::size_t> m_index;
    std::optional<SoundingPosition> m_position;
    bool m_isMeasuring = false;
    std::vector<End> m_ends;
    /// The last end is not moved any more.
    bool m_isEndSet = false;
};

} // namespace leadline::app
