// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSonar.h"
#include "devices/LiveVehicle.h"

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// A model of objects in one role with the given name. Rows stay as long as their objects do.
class LiveRows : public QAbstractListModel {
    Q_OBJECT

public:
    explicit LiveRows(QByteArray role, QObject* parent = nullptr)
        : QAbstractListModel(parent),
          m_role(std::move(role))
    {
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Objects that are removed must still exist during this call.
    void setObjects(const QList<QObject*>& objects);

private:
    QByteArray m_role;
    QList<QObject*> m_objects;
};

/// A model of the connected sonars.
class ConnectedSonars : public LiveRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")

public:
    explicit ConnectedSonars(QObject* parent = nullptr) : LiveRows("sonar", parent) {}

    /// Sonars that are removed must still exist during this call.
    void setSonars(const QList<LiveSonar*>& sonars) { setObjects({sonars.begin(), sonars.end()}); }
};

/// A model of the links of vehicles.
class ConnectedVehicles : public LiveRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")

public:
    explicit ConnectedVehicles(QObject* parent = nullptr) : LiveRows("vehicle", parent) {}

    /// Vehicles that are removed must still exist during this call.
    void setVehicles(const QList<LiveVehicle*>& vehicles)
    {
        setObjects({vehicles.begin(), vehicles.end()});
    }
};

} // namespace leadline::app
