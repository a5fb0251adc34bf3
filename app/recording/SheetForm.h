// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// A dive sheet as a form shows and fills it: a row for each of its lines.
class SheetForm : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive or to a list of recordings")
    /// Nothing is filled in.
    Q_PROPERTY(bool blank READ blank NOTIFY changed)
    /// "Quay wall 7 · dive 3 · Ada": what tells it from others, in one line.
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    enum Role { LabelRole = Qt::UserRole + 1, HintRole, ValueRole, LinesRole };

    explicit SheetForm(QObject* parent = nullptr);

    [[nodiscard]] const annotations::DiveSheet& sheet() const { return m_sheet; }
    /// From elsewhere: nothing of it is an edit, and edits that wait are forgotten.
    void setSheet(const annotations::DiveSheet& sheet);
    [[nodiscard]] bool blank() const { return m_sheet.isEmpty(); }
    [[nodiscard]] QString summary() const { return summaryOf(m_sheet); }
    [[nodiscard]] static QString summaryOf(const annotations::DiveSheet& sheet);
    [[nodiscard]] static QString labelOf(std::string_view key);

    /// What the user writes into a line. What is in no row is ignored.
    Q_INVOKABLE void fill(int row, const QString& text);
    /// The user is through with a line: what was edited counts now, not after a pause.
    Q_INVOKABLE void settle();
    /// What is as a rule another in the next dive is cleared: dive, water and notes.
    Q_INVOKABLE void beginAnother();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    /// The user filled something in, and paused.
    void settled();

private:
    annotations::DiveSheet m_sheet;
    QTimer m_pause;
};

} // namespace leadline::app
