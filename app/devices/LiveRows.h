// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>

namespace leadline::app {

/// Objects as rows that stay while their object does, in one role of the name given.
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

    /// Those that are gone still live during this call.
    void setObjects(const QList<QObject*>& objects);

private:
    QByteArray m_role;
    QList<QObject*> m_objects;
};

} // namespace leadline::app
