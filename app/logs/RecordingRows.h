// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/DayTime.h"
#include "logs/RecordingFile.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// The recordings that a search finds, the newest first.
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
    void order();
    void show();

    /// The newest first.
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_shown;
    QString m_search;
    DayZone m_zone = DayZone::Utc;
};

} // namespace leadline::app
