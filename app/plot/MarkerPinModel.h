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

/// Positions of the markers that are visible on a plot.
class MarkerPinModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(
        leadline::app::SessionMarkers* markers READ markers WRITE setMarkers NOTIFY markersChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    /// Position of a marker on the plot, and its range and bearing.
    struct Place {
        QPointF at;
        double rangeM = 0;
        double rangeErrorM = 0;
        /// Degrees from the vehicle's front, -180..180; NaN for an echosounder.
        double bearingDeg = qQNaN();
        double bearingErrorDeg = 0;
        /// The values are those at the time of marking, and may have changed since.
        bool asMarked = false;
        /// Only the range is that at the time of marking.
        bool rangeAsMarked = false;
        /// Age in seconds of the vehicle's position, if it is so old that the errors are unknown;
        /// else NaN.
        double positionAgeS = qQNaN();
        /// The marker is outside the view: `at` is the place of an arrow at its rim, which points
        /// `arrowDeg` degrees clockwise from up.
        bool outside = false;
        double arrowDeg = 0;
        /// The marker has a tag.
        bool tagged = false;
        /// Another arrow covers this one, so that it is not drawn.
        bool covered = false;
    };
    struct Pin {
        QString markerId;
        int number = 0;
        QString name;
        Place place;

        friend bool operator==(const Pin& a, const Pin& b);
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] SessionMarkers* markers() const { return m_markers; }
    void setMarkers(SessionMarkers* markers);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<Pin>& pins() const { return m_pins; }
    /// Id of the marker whose pin is nearest, at most `within` pixels away; empty if there is none.
    [[nodiscard]] Q_INVOKABLE QString nearest(double x, double y, double within) const;

signals:
    void markersChanged();
    void countChanged();
    /// Pins changed; emitted after the signals of the model.
    void placed();

protected:
    /// Called before a series of place(), to compute what is common to all markers.
    virtual void begin() {}
    /// Position of a marker; nullopt if it is not visible.
    [[nodiscard]] virtual std::optional<Place> place(const annotations::Marker& marker) const = 0;
    /// Called with all pins, for what depends on several of them.
    virtual void finish(std::vector<Pin>&) const {}
    void update();

private:
    QPointer<SessionMarkers> m_markers;
    std::vector<Pin> m_pins;
};

} // namespace leadline::app
