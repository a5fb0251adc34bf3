// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/MessageStatistics.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// The kinds of messages in a log that match a search, one row each. Rows persist as long as their
/// message matches.
class MessageList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the messages")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    struct Row {
        log::MessageCount tally;
        QString name;
        QString source;
        /// The field or former name that matched the search; empty if the row itself shows the
        /// match.
        QString hit;
        QString rate;
        QString age;

        [[nodiscard]] bool isSame(const Row& other) const
        {
            return tally.isSame(other.tally) && name == other.name && source == other.source;
        }
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] std::optional<int> rowOf(const log::MessageCount& tally) const;
    /// Replaces the rows, in display order.
    void setRows(std::vector<Row> rows);

signals:
    void countChanged();

private:
    enum Role {
        NameRole = Qt::UserRole,
        SourceRole,
        HitRole,
        RateRole,
        AgeRole,
        CountRole,
        BytesRole,
        CameRole,
        MessageIdRole
    };

    std::vector<Row> m_rows;
};

} // namespace leadline::app
