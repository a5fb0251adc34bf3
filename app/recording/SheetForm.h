// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"

#include <QAbstractListModel>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Model of the form that edits a dive sheet: one row per entry.
class SheetForm : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive or to a list of recordings")
    /// All entries are empty.
    Q_PROPERTY(bool blank READ blank NOTIFY changed)
    /// The most characteristic entries in one line: "Quay wall 7 · dive 3 · Ada".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

public:
    enum Role { LabelRole = Qt::UserRole + 1, HintRole, ValueRole, LinesRole };

    explicit SheetForm(QObject* parent = nullptr);

    [[nodiscard]] const annotations::DiveSheet& sheet() const { return m_sheet; }
    /// Replaces the sheet. This does not count as an edit, and discards edits that are not settled.
    void setSheet(const annotations::DiveSheet& sheet);
    [[nodiscard]] bool blank() const { return m_sheet.isEmpty(); }
    [[nodiscard]] QString summary() const { return summaryOf(m_sheet); }
    [[nodiscard]] static QString summaryOf(const annotations::DiveSheet& sheet);
    [[nodiscard]] static QString labelOf(std::string_view key);

    /// Sets the text of an entry on behalf of the user; an invalid row is ignored.
    Q_INVOKABLE void fill(int row, const QString& text);
    /// Accepts pending edits now instead of after a pause in typing.
    Q_INVOKABLE void settle();
    /// Clears the entries that usually differ in the next dive: dive, water and notes.
    Q_INVOKABLE void beginAnother();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    /// The user edited the sheet, and then paused or left the entry.
    void settled();

private:
    annotations::DiveSheet m_sheet;
    QTimer m_pause;
};

} // namespace leadline::app
