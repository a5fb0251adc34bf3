// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "multibeam/MultibeamModel.h"

#include <QColor>
#include <QPointF>
#include <QQuickPaintedItem>

#include <optional>

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
    [[nodiscard]] Verdict verdict() const
    {
        return m_reading ? static_cast<Verdict>(m_reading->verdict) : Verdict::Kept;
    }

    /// Puts the cursor at a place, or takes it away.
    Q_INVOKABLE void probe(double x, double y);
    Q_INVOKABLE void leave();
    /// Goes to the next sounding to starboard, with -1 to port; without a cursor to the middle.
    Q_INVOKABLE void step(int by);

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
    void fit();
    void read();

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
};

} // namespace leadline::app
