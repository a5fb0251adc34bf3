// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "marks/Marks.h"

#include <QAbstractListModel>
#include <QPointF>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// Where the markers stand on a plot, as far as they are seen on it.
class MarkPins : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(leadline::app::Marks* marks READ marks WRITE setMarks NOTIFY marksChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    struct Pin {
        QString markId;
        int number = 0;
        QString name;
        QPointF at;

        friend bool operator==(const Pin&, const Pin&) = default;
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] Marks* marks() const { return m_marks; }
    void setMarks(Marks* marks);
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] const std::vector<Pin>& pins() const { return m_pins; }
    /// The marker whose pin is nearest, at most so far away; empty where there is none.
    [[nodiscard]] Q_INVOKABLE QString nearest(double x, double y, double within) const;

signals:
    void marksChanged();
    void countChanged();

protected:
    /// What holds for all of them is found before they are placed.
    virtual void begin() {}
    /// Nullopt for one that is not seen.
    [[nodiscard]] virtual std::optional<QPointF> place(const log::Marker& marker) const = 0;
    void look();

private:
    QPointer<Marks> m_marks;
    std::vector<Pin> m_pins;
};

} // namespace leadline::app
