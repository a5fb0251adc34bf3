// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// List model of texts (gadgets), each in the role `words`. Rows that persist are changed instead
/// of reset, so that the keyboard focus stays.
class TimingRows : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a vehicle's timing")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    template<class Words>
    void setRows(const std::vector<Words>& rows)
    {
        QVariantList all;
        for (const Words& words : rows)
            all += QVariant::fromValue(words);
        show(all);
    }
    template<class Words>
    [[nodiscard]] std::vector<Words> rows() const
    {
        std::vector<Words> all;
        for (const QVariant& words : m_rows)
            all.push_back(words.value<Words>());
        return all;
    }

signals:
    void countChanged();

private:
    void show(const QVariantList& rows);

    QVariantList m_rows;
};

} // namespace leadline::app
