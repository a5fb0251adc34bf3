// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "discovery/DeviceFinder.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// Links connected before, for the Setup page: which are connected at the next start, and for
/// vehicles Leadline's own MAVLink ids and the signing key. Changes apply at once to open links.
class LinkStore : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Finder of devices; null in a window without devices, where the list is empty.
    Q_PROPERTY(leadline::app::DeviceFinder* finder READ finder WRITE setFinder NOTIFY finderChanged)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Default of Leadline's own system and component id on vehicles' links: `254/190`.
    Q_PROPERTY(QString defaultAddress READ defaultAddress NOTIFY changed)
    /// Why the last signing key could not be saved; usually empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        /// Description of the link: "Ping360 over UDP at 192.168.2.2, port 9092."
        MeaningRole,
        VehicleRole,
        ConnectedRole,
        AtStartRole,
        OwnAddressRole,
        HasKeyRole,
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] DeviceFinder* finder() const { return m_finder; }
    void setFinder(DeviceFinder* finder);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] static QString defaultAddress();
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Sets the default ids; false if they are not valid (ownAddressOf()). Links use it from their
    /// next connection on.
    Q_INVOKABLE bool setDefaultAddress(const QString& typed);
    Q_INVOKABLE void setAtStart(int row, bool atStart);
    /// Removes a link that is not connected.
    Q_INVOKABLE void forget(int row);
    Q_INVOKABLE bool setOwnAddress(int row, const QString& typed);
    /// Sets a hexadecimal key or a passphrase; false if it is empty or could not be saved. In the
    /// latter case an open link still signs with it until it is closed.
    Q_INVOKABLE bool setSigningKey(int row, const QString& typed);
    Q_INVOKABLE void forgetSigningKey(int row);
    /// Reads again which links have a signing key, which may have been set elsewhere.
    Q_INVOKABLE void update();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void finderChanged();
    void changed();

private:
    [[nodiscard]] const link::LinkUrl* at(int row) const;
    [[nodiscard]] LiveVehicle* vehicleOn(const link::LinkUrl& url) const;
    [[nodiscard]] bool isConnected(const link::LinkUrl& url) const;
    void refresh();
    void readKeys();
    /// Updates all rows including the signing keys, which are read from a file; not called at each
    /// change of the finder.
    void notifyRows();
    void notifyStates();

    QPointer<DeviceFinder> m_finder;
    std::vector<link::LinkUrl> m_rows;
    /// For each row, whether it has a signing key.
    std::vector<bool> m_keys;
    QString m_trouble;
};

} // namespace leadline::app
