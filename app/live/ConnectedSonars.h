// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/LiveSonar.h"

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Connected sonars as rows that stay while their sonar does.
class ConnectedSonars : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Those that are gone still live during this call.
    void setSonars(const QList<LiveSonar*>& sonars);

private:
    QList<LiveSonar*> m_sonars;
};

} // namespace leadline::app
