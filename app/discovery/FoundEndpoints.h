// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// Rows of the Devices page: endpoints at which sonars were found or searched for, by section.
class FoundEndpoints : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a finder")
    /// Number of rows of each section.
    Q_PROPERTY(QList<int> counts READ counts NOTIFY counted)
    Q_PROPERTY(int count READ count NOTIFY counted)
    Q_PROPERTY(int ready READ ready NOTIFY counted)
    Q_PROPERTY(int ticked READ ticked NOTIFY counted)

public:
    enum Section {
        Ready,
        /// A device or port is present, but does not work.
        Attention,
        /// Probed only at the user's request.
        Waiting,
        Others,
    };
    Q_ENUM(Section)

    struct Row {
        QString key;
        Section section = Others;
        QString name;
        QString details;
        QString status;
        QString iconName;
        bool ticked = false;
        bool canScanPort = false;
        /// Can be connected without being probed, as a vehicle's link.
        bool canConnect = false;
        bool fault = false;
        /// The row is the first of its section.
        bool first = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QList<int> counts() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int ready() const;
    [[nodiscard]] int ticked() const;
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// Replaces the rows, which must be sorted by section. Rows that persist are moved and changed
    /// instead of reset, so that the keyboard focus stays.
    void setRows(std::vector<Row> rows);

signals:
    void counted();

private:
    enum Role {
        KeyRole = Qt::UserRole,
        SectionRole,
        NameRole,
        DetailsRole,
        StateRole,
        IconNameRole,
        TickedRole,
        CanScanPortRole,
        CanConnectRole,
        FaultRole,
        FirstRole,
    };

    std::vector<Row> m_rows;
};

} // namespace leadline::app
