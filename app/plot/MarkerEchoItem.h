// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/MarkerDetailsModel.h"
#include "session/DisplaySettings.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

namespace leadline::app {

/// The echoes stored with the selected marker, in the colours of the plots.
class MarkerEchoItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::MarkerDetailsModel* details READ details WRITE setDetails NOTIFY
                   detailsChanged)
    Q_PROPERTY(
        leadline::app::DisplaySettings* display READ display WRITE setDisplay NOTIFY detailsChanged)
    Q_PROPERTY(QColor background MEMBER m_background NOTIFY styleChanged)
    Q_PROPERTY(QColor crossColor MEMBER m_crossColor NOTIFY styleChanged)
    Q_PROPERTY(QColor haloColor MEMBER m_haloColor NOTIFY styleChanged)
    /// Half the width of the cross at the marked point, pixels.
    Q_PROPERTY(double arm MEMBER m_arm NOTIFY styleChanged)

public:
    explicit MarkerEchoItem(QQuickItem* parent = nullptr);

    [[nodiscard]] MarkerDetailsModel* details() const { return m_details; }
    void setDetails(MarkerDetailsModel* details);
    [[nodiscard]] DisplaySettings* display() const { return m_display; }
    void setDisplay(DisplaySettings* display);

    void paint(QPainter* painter) override;

signals:
    void detailsChanged();
    void styleChanged();

private:
    QPointer<MarkerDetailsModel> m_details;
    QPointer<DisplaySettings> m_display;
    QColor m_background;
    QColor m_crossColor;
    QColor m_haloColor;
    double m_arm = 10;
};

} // namespace leadline::app
