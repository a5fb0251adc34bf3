// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"
#include "mavlink/StatusTexts.h"
#include "timing/TimingPicture.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace leadline::app {

/// What the selected vehicle said in words (STATUSTEXT), in the order of time; the newest thousand
/// of a log. Lives in the window's thread; the log may grow.
class VehicleTextModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Row of the newest text at or before the playhead; -1 before the first.
    Q_PROPERTY(int current READ current NOTIFY currentChanged)

public:
    static constexpr std::size_t mostRows = 1000;

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int current() const { return m_current; }
    /// Time of the row nearest to `row`, seconds of the recording; NaN without any.
    [[nodiscard]] Q_INVOKABLE double timeOf(int row) const;

    /// Call when the log grew or was replaced; null for none.
    void update(const log::Log* log, const std::optional<VehicleSource>& vehicle,
                log::Time playhead);
    void movePlayhead(log::Time playhead);

signals:
    void countChanged();
    void currentChanged();

private:
    enum Role { TimeRole = Qt::UserRole, TextRole, WarnsRole };
    struct Row {
        log::Time time{};
        QString text;
        /// The severity is warning or worse.
        bool warns = false;
    };

    void read(log::StreamNumber stream, const log::MessageKey& key, const log::FrameSeries& series);
    void add(const mavlink::StatusTexts::CompleteText& text, log::Time time);
    void clear();

    const log::Log* m_log = nullptr;
    std::optional<VehicleSource> m_vehicle;
    std::uint64_t m_frames = 0;
    std::map<std::pair<log::StreamNumber, log::MessageKey>, std::uint64_t> m_next;
    mavlink::StatusTexts m_texts;
    std::deque<Row> m_rows;
    int m_current = -1;
    std::vector<std::byte> m_scratch;
};

} // namespace leadline::app
