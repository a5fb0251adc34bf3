// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// The fields of a message in wire order, a row each.
class MessageFields : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a message")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<base::FieldText>& fields() const { return m_fields; }
    void setFields(std::vector<base::FieldText> fields);

signals:
    void countChanged();

private:
    std::vector<base::FieldText> m_fields;
};

} // namespace leadline::app
