// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/DiveProfile.h"
#include "session/VehicleSettings.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

#include <optional>
#include <vector>

namespace leadline::app {

/// A vehicle's depth over time as a filled profile that hangs from the surface, and its heading as
/// a line, north at the lower and the upper edge. With the user's corrections; independent of the
/// playhead. Painted anew only when the shown part, the corrections or the index change.
class DiveProfileItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        leadline::app::DiveProfile* profile READ profile WRITE setProfile NOTIFY profileChanged)
    /// May be null: no corrections.
    Q_PROPERTY(leadline::app::VehicleSettings* settings READ settings WRITE setSettings NOTIFY
                   settingsChanged)
    /// Times at the left and right edge, seconds of the recording.
    Q_PROPERTY(double beginS MEMBER m_beginS NOTIFY styleChanged)
    Q_PROPERTY(double endS MEMBER m_endS NOTIFY styleChanged)
    Q_PROPERTY(bool headingShown MEMBER m_headingShown NOTIFY styleChanged)
    Q_PROPERTY(QColor fill MEMBER m_fill NOTIFY styleChanged)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY styleChanged)
    Q_PROPERTY(QColor heading MEMBER m_heading NOTIFY styleChanged)
    /// Depths at the upper and lower edge, metres; round, and the same for the whole recording.
    Q_PROPERTY(double topM READ topM NOTIFY scaleChanged)
    Q_PROPERTY(double bottomM READ bottomM NOTIFY scaleChanged)

public:
    explicit DiveProfileItem(QQuickItem* parent = nullptr);

    [[nodiscard]] DiveProfile* profile() const { return m_profile; }
    void setProfile(DiveProfile* profile);
    [[nodiscard]] VehicleSettings* settings() const { return m_settings; }
    void setSettings(VehicleSettings* settings);
    [[nodiscard]] double topM() const { return m_topM; }
    [[nodiscard]] double bottomM() const { return m_bottomM; }

    void paint(QPainter* painter) override;

signals:
    void profileChanged();
    void settingsChanged();
    void styleChanged();
    void scaleChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void updateScale();
    void paintDepth(QPainter& painter, double columnWidth) const;
    void paintHeading(QPainter& painter, double columnWidth) const;

    QPointer<DiveProfile> m_profile;
    QPointer<VehicleSettings> m_settings;
    double m_beginS = 0;
    double m_endS = 0;
    bool m_headingShown = true;
    QColor m_fill = Qt::darkGray;
    QColor m_edge = Qt::gray;
    QColor m_heading = Qt::white;
    double m_topM = 0;
    double m_bottomM = 1;
    std::vector<echo::VehicleProfile::Column> m_columns;
};

} // namespace leadline::app
