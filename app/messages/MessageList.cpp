// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/MessageList.h"

#include "messages/MessageText.h"

#include <algorithm>

namespace leadline::app {

int MessageList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MessageList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return row.name;
    case SourceRole:
        return row.source;
    case HitRole:
        return row.hit;
    case RateRole:
        return row.rate;
    case AgeRole:
        return row.age;
    case CountRole:
        return groupedDigits(QString::number(row.tally.count));
    case BytesRole:
        return row.tally.newest ? static_cast<int>(row.tally.newest->length) : 0;
    case CameRole:
        return row.tally.count > 0;
    case MessageIdRole:
        return row.tally.key.messageId;
    default:
        return {};
    }
}

QHash<int, QByteArray> MessageList::roleNames() const
{
    return {{NameRole, "name"},   {SourceRole, "source"}, {HitRole, "hit"},
            {RateRole, "rate"},   {AgeRole, "age"},       {CountRole, "count"},
            {BytesRole, "bytes"}, {CameRole, "came"},     {MessageIdRole, "messageId"}};
}

std::optional<int> MessageList::rowOf(const log::MessageCount& tally) const
{
    const auto found =
        std::ranges::find_if(m_rows, [&](const Row& row) { return row.tally.isSame(tally); });
    return found == m_rows.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - m_rows.begin()));
}

void MessageList::setRows(std::vector<Row> rows)
{
    const std::size_t before = m_rows.size();
    const auto isIn = [](const std::vector<Row>& all, const Row& wanted) {
        return std::ranges::any_of(all, [&](const Row& row) { return row.isSame(wanted); });
    };
    for (int i = rowCount(); i-- > 0;) {
        if (isIn(rows, m_rows[static_cast<std::size_t>(i)]))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
    // The remaining rows keep their order, since it depends only on what a row shows.
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i < m_rows.size() && m_rows[i].isSame(rows[i])) {
            m_rows[i] = std::move(rows[i]);
            continue;
        }
        const int at = static_cast<int>(i);
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, std::move(rows[i]));
        endInsertRows();
    }
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1),
                         {HitRole, RateRole, AgeRole, CountRole, BytesRole, CameRole});
    if (m_rows.size() != before)
        emit countChanged();
}

} // namespace leadline::app
