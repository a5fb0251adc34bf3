// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/MarkerPinModel.h"
#include "polar/PolarItem.h"
#include "polar/PolarLabelLayout.h"

#include <QAbstractListModel>
#include <QFont>
#include <QPointer>
#include <QVariantList>

#include <optional>
#include <vector>

namespace leadline::app {

/// The labels of ranges and bearings that stand in a polar view now.
class PolarLabelModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::PolarItem* polar READ polar WRITE setPolar NOTIFY setupChanged)
    /// Markers in the view, which no label covers, and the size of their pins; may be null.
    Q_PROPERTY(
        leadline::app::MarkerPinModel* markers READ markers WRITE setMarkers NOTIFY setupChanged)
    Q_PROPERTY(double markerSize MEMBER m_markerSize NOTIFY setupChanged)
    /// Rectangles that no label may overlap, and that of the north pin, in the view's coordinates.
    Q_PROPERTY(QVariantList covers MEMBER m_covers NOTIFY setupChanged)
    Q_PROPERTY(QRectF pin MEMBER m_pin NOTIFY setupChanged)
    Q_PROPERTY(QString unit MEMBER m_unit NOTIFY setupChanged)
    Q_PROPERTY(QFont rangeFont MEMBER m_rangeFont NOTIFY setupChanged)
    Q_PROPERTY(QFont bearingFont MEMBER m_bearingFont NOTIFY setupChanged)
    /// Factor of all sizes.
    Q_PROPERTY(double scale MEMBER m_scale NOTIFY setupChanged)
    /// Rectangles of the labels.
    Q_PROPERTY(QVariantList boxes READ boxes NOTIFY changed)

public:
    enum Role { TextRole = Qt::UserRole, BoxRole, RangeRole };

    explicit PolarLabelModel(QObject* parent = nullptr);

    [[nodiscard]] PolarItem* polar() const { return m_polar; }
    void setPolar(PolarItem* polar);
    [[nodiscard]] MarkerPinModel* markers() const { return m_markers; }
    void setMarkers(MarkerPinModel* markers);
    [[nodiscard]] QVariantList boxes() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void setupChanged();
    void changed();

private:
    [[nodiscard]] PolarLabelSpace space() const;
    void update();
    void updateFonts();

    QPointer<PolarItem> m_polar;
    QPointer<MarkerPinModel> m_markers;
    double m_markerSize = 0;
    QVariantList m_covers;
    QRectF m_pin;
    QString m_unit;
    QFont m_rangeFont;
    QFont m_bearingFont;
    double m_scale = 1;
    /// What the labels were laid out for; nullopt when fonts have changed since.
    std::optional<PolarLabelSpace> m_space;
    std::vector<PolarLabel> m_labels;
};

} // namespace leadline::app
