// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "markers/MarkerTimeline.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <limits>
#include <vector>

namespace leadline::app {

/// Markers, notes and events, one row each, sorted by time.
class MarkerModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the marks")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Kind { Event, Gap, Warning, Alarm, Note, Marker };
    Q_ENUM(Kind)

    struct Row {
        static constexpr double none = std::numeric_limits<double>::quiet_NaN();

        Kind kind = Event;
        QString markerId = {};
        int number = 0;
        /// The user's name of a marker, or the text of a note or event.
        QString text = {};
        QString device = {};
        double timeS = 0;
        /// "13:57:19": UTC, or time of the recording if UTC is unknown.
        QString clock = {};
        /// Range in metres, and bearing in degrees from north or, if `relative`, from the vehicle's
        /// front; NaN if unknown.
        double rangeM = none;
        double bearingDeg = none;
        bool relative = false;
        bool northIsTrue = false;
        double depthM = none;

        [[nodiscard]] bool isSame(const Row& other) const;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString& markerId) const;
    void setRows(std::vector<Row> rows);

signals:
    void countChanged();

private:
    enum Role {
        KindRole = Qt::UserRole,
        MarkerIdRole,
        NumberRole,
        TextRole,
        DeviceRole,
        TimeRole,
        ClockRole,
        RangeRole,
        BearingRole,
        RelativeRole,
        NorthRole,
        DepthRole,
    };

    std::vector<Row> m_rows;
};

} // namespace leadline::app
