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

/// The links that were connected: which of them the next start connects, and of those of vehicles
/// by which ids Leadline speaks there and whether with a key. What is changed here counts at once
/// where the link is open.
class LinkStore : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Null where the window has no devices to connect: then nothing is listed.
    Q_PROPERTY(leadline::app::DeviceFinder* finder READ finder WRITE setFinder NOTIFY finderChanged)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Leadline's own ids, `254/190`, on links of vehicles where no others were chosen.
    Q_PROPERTY(QString usualAddress READ usualAddress NOTIFY changed)
    /// Why the last key could not be kept; empty as a rule.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        /// "Ping360 over UDP at 192.168.2.2, port 9092."
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
    [[nodiscard]] static QString usualAddress();
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// False of what may not be (ownAddressOf()). Counts for a link from its next connection on.
    Q_INVOKABLE bool setUsualAddress(const QString& typed);
    Q_INVOKABLE void setAtStart(int row, bool atStart);
    /// Of what is not connected.
    Q_INVOKABLE void forget(int row);
    Q_INVOKABLE bool setOwnAddress(int row, const QString& typed);
    /// Hexadecimal, or a passphrase; false of nothing, or where it could not be kept: a link that
    /// is open signs with it all the same, until it is closed.
    Q_INVOKABLE bool setSigningKey(int row, const QString& typed);
    Q_INVOKABLE void forgetSigningKey(int row);
    /// Which of them have a key: it may have been given elsewhere since.
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
    /// Also of their keys, which are in a file: not at each word of the finder.
    void tellRows();
    void tellStates();

    QPointer<DeviceFinder> m_finder;
    std::vector<link::LinkUrl> m_rows;
    /// Which of them have one.
    std::vector<bool> m_keys;
    QString m_trouble;
};

} // namespace leadline::app
