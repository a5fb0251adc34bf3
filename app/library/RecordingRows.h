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

/// A model of the recordings that match the search, the newest first. A new finding moves only the
/// row of its recording, so that the visible part of the list stays.
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
        /// The dive sheet.
        SheetRole,
        /// The recording has markers, in it or beside it.
        MarkedRole,
        /// A fault in one or two words.
        StateRole,
        FaultRole,
        SimulatedRole,
        /// The recording was inspected.
        KnownRole,
        TickedRole,
    };

    using QAbstractListModel::QAbstractListModel;

    struct Entry {
        RecordingFile file;
        RecordingFinding found;
        bool ticked = false;
        /// Sort key, milliseconds since 1970.
        qint64 startMs = 0;
    };

    /// Sets all files; findings and ticks of known ones are kept.
    void setFiles(const QList<RecordingFile>& files, const QHash<QString, RecordingFinding>& known);
    void setFinding(const RecordingFile& file, const RecordingFinding& found);
    void setSearch(const QString& search);
    /// Time zone in which times are displayed.
    void setZone(DayZone zone);
    [[nodiscard]] DayZone zone() const { return m_zone; }

    [[nodiscard]] int count() const { return static_cast<int>(m_shown.size()); }
    /// Number of recordings without the search.
    [[nodiscard]] int all() const { return static_cast<int>(m_entries.size()); }
    /// The entry in a displayed row; null for other rows.
    [[nodiscard]] const Entry* at(int row) const;
    [[nodiscard]] int rowOf(const QString& path) const;
    [[nodiscard]] const Entry* entryOf(const QString& path) const;

    void tick(int row, bool ticked);
    /// Ticks the recordings that are displayed.
    void tickAll();
    void tickNone();
    /// All ticked recordings, displayed or not, the oldest first.
    [[nodiscard]] std::vector<const Entry*> ticked() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    /// The number of recordings, or of those displayed, has changed.
    void countChanged();
    void ticksChanged();

private:
    [[nodiscard]] bool isShown(const Entry& entry) const;
    /// Index at which the entry is, or would be, displayed.
    [[nodiscard]] std::size_t placeOf(const Entry& entry) const;
    [[nodiscard]] int rowOf(const Entry& entry) const;
    /// Updates an entry, and moves its row accordingly.
    void change(Entry& entry, const RecordingFile& file, const RecordingFinding& found);
    void insertRow(Entry& entry);
    void removeRow(int row);
    void moveRow(int row, const Entry& entry);
    void show();

    QHash<QString, std::shared_ptr<Entry>> m_entries;
    /// The displayed entries, the newest first.
    std::vector<Entry*> m_shown;
    QString m_search;
    DayZone m_zone = DayZone::Utc;
};

} // namespace leadline::app
