// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/DisplaySettings.h"
#include "session/EchoLevels.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The intensities 0 to 255 from left to right: the histogram of the echoes that a plot shows, each
/// bar in the colour that its intensity is drawn in, with the tone curve over it; or the bar of
/// these colours alone.
class LevelsItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::EchoLevels* levels READ levels WRITE setLevels NOTIFY objectsChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY objectsChanged)
    /// Only the bar of colours.
    Q_PROPERTY(bool coloursOnly MEMBER m_coloursOnly NOTIFY styleChanged)
    /// Of bars outside the points.
    Q_PROPERTY(QColor outsideColor MEMBER m_outsideColor NOTIFY styleChanged)
    /// Of the tone curve and the lines at the points.
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY styleChanged)
    /// Of the cap on the last bar where samples are clipped.
    Q_PROPERTY(QColor clipColor MEMBER m_clipColor NOTIFY styleChanged)

public:
    explicit LevelsItem(QQuickItem* parent = nullptr);

    [[nodiscard]] EchoLevels* levels() const { return m_levels; }
    void setLevels(EchoLevels* levels);
    [[nodiscard]] DisplaySettings* display() const { return m_display; }
    void setDisplay(DisplaySettings* display);

    void paint(QPainter* painter) override;

signals:
    void objectsChanged();
    void styleChanged();

private:
    void paintHistogram(QPainter& painter) const;
    void paintColours(QPainter& painter) const;
    [[nodiscard]] QColor colourOf(std::size_t intensity) const;

    QPointer<EchoLevels> m_levels;
    QPointer<DisplaySettings> m_display;
    bool m_coloursOnly = false;
    QColor m_outsideColor = Qt::gray;
    QColor m_lineColor = Qt::cyan;
    QColor m_clipColor = Qt::yellow;
};

} // namespace leadline::app
