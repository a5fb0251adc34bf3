// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/SessionMarkers.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// Where the markers stand on a plot, as far as they are seen on it.
class MarkerPinModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(leadline::app::SessionMarkers* marks READ marks WRITE setMarks NOTIFY marksChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// Where one stands, and how far it is away there.
    struct Place {
        QPointF at;
        double rangeM = 0;
        double rangeErrorM = 0;
        /// From the front, -180..180; NaN of a sonar that does not turn.
        double bearingDeg = qQNaN();
        double bearingErrorDeg = 0;
        /// What of this has changed since it was marked is not known.
        bool asMarked = false;
    };
    struct Pin {
        QString markId;
        int number = 0;
        QString name;
        Place place;

        friend bool operator==(const Pin& a, const Pin& b);
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] SessionMarkers* marks() const { return m_marks; }
    void setMarks(SessionMarkers* marks);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<Pin>& pins() const { return m_pins; }
    /// The marker whose pin is nearest, at most so far away; empty where there is none.
    [[nodiscard]] Q_INVOKABLE QString nearest(double x, double y, double within) const;

signals:
    void marksChanged();
    void countChanged();

protected:
    /// What holds for all of them is found before they are placed.
    virtual void begin() {}
    /// Nullopt for one that is not seen.
    [[nodiscard]] virtual std::optional<Place> place(const annotations::Marker& marker) const = 0;
    void update();

private:
    QPointer<SessionMarkers> m_marks;
    std::vector<Pin> m_pins;
};

} // namespace leadline::app
