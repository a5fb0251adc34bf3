// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/DayTime.h"
#include "library/RecordingFile.h"

#include <QAbstractListModel>
#include <QHash>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace leadline::app {

/// The recordings that a search finds, the newest first. What is found out about one of them moves
/// its row and no other: who looks at the list goes on looking at the same rows.
class RecordingRows : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the recordings")

public:
    enum Role {
        PathRole = Qt::UserRole + 1,
        NameRole,
        WhenRole,
        LengthRole,
        DevicesRole,
        SizeRole,
        /// Of its dive sheet.
        SheetRole,
        /// Somebody set markers in it, or beside it.
        MarkedRole,
        /// What is not as it should be, in a word or two.
        StateRole,
        FaultRole,
        SimulatedRole,
        /// It was looked into.
        KnownRole,
        TickedRole,
    };

    using QAbstractListModel::QAbstractListModel;

    struct Entry {
        RecordingFile file;
        RecordingFinding found;
        bool ticked = false;
        /// By which it is in order, ms since 1970.
        qint64 startMs = 0;
    };

    /// All there are; what is known of those that stayed is kept, and so are their ticks.
    void setFiles(const QList<RecordingFile>& files, const QHash<QString, RecordingFinding>& known);
    void setFinding(const RecordingFile& file, const RecordingFinding& found);
    void setSearch(const QString& search);
    /// In which times are said.
    void setZone(DayZone zone);
    [[nodiscard]] DayZone zone() const { return m_zone; }

    [[nodiscard]] int count() const { return static_cast<int>(m_shown.size()); }
    /// Without the search.
    [[nodiscard]] int all() const { return static_cast<int>(m_entries.size()); }
    /// Of a row that is shown; null of any other.
    [[nodiscard]] const Entry* at(int row) const;
    [[nodiscard]] int rowOf(const QString& path) const;
    [[nodiscard]] const Entry* entryOf(const QString& path) const;

    void tick(int row, bool ticked);
    /// Those that are shown.
    void tickAll();
    void tickNone();
    /// Shown or not, the oldest first.
    [[nodiscard]] std::vector<const Entry*> ticked() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    /// Which there are, or which are shown.
    void countChanged();
    void ticksChanged();

private:
    [[nodiscard]] bool isShown(const Entry& entry) const;
    /// Where it stands or would stand among those that are shown.
    [[nodiscard]] std::size_t placeOf(const Entry& entry) const;
    [[nodiscard]] int rowOf(const Entry& entry) const;
    /// Gives it another file or finding, and its row its place.
    void change(Entry& entry, const RecordingFile& file, const RecordingFinding& found);
    void insertRow(Entry& entry);
    void removeRow(int row);
    void moveRow(int row, const Entry& entry);
    void show();

    QHash<QString, std::shared_ptr<Entry>> m_entries;
    /// The newest first.
    std::vector<Entry*> m_shown;
    QString m_search;
    DayZone m_zone = DayZone::Utc;
};

} // namespace leadline::app
