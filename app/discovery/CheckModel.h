// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Diagnosis.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// The checks of the connection doctor.
class CheckModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a doctor")
    /// Counts of the results: `1 passed · 1 failed · 2 warnings · 4 waiting`.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    enum State { Passed, Failed, Warning, Waiting };
    Q_ENUM(State)

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString summary() const;
    [[nodiscard]] const std::vector<device::Check>& checks() const { return m_checks; }
    void setChecks(const std::vector<device::Check>& checks);

signals:
    void changed();

private:
    enum Role { StateRole = Qt::UserRole, NameRole, TextRole, CommandRole };

    std::vector<device::Check> m_checks;
};

} // namespace leadline::app
