// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/FoundEndpoints.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

constexpr int sections = FoundEndpoints::Others + 1;

} // namespace

int FoundEndpoints::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FoundEndpoints::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KeyRole:
        return row.key;
    case SectionRole:
        return static_cast<int>(row.section);
    case NameRole:
        return row.name;
    case DetailsRole:
        return row.details;
    case StateRole:
        return row.status;
    case IconNameRole:
        return row.iconName;
    case TickedRole:
        return row.ticked;
    case CanScanPortRole:
        return row.canScanPort;
    case CanConnectRole:
        return row.canConnect;
    case FaultRole:
        return row.fault;
    case FirstRole:
        return row.first;
    default:
        return {};
    }
}

QHash<int, QByteArray> FoundEndpoints::roleNames() const
{
    return {{KeyRole, "key"},
            {SectionRole, "section"},
            {NameRole, "name"},
            {DetailsRole, "details"},
            {StateRole, "status"},
            {IconNameRole, "iconName"},
            {TickedRole, "ticked"},
            {CanScanPortRole, "canScanPort"},
            {CanConnectRole, "canConnect"},
            {FaultRole, "fault"},
            {FirstRole, "first"}};
}

QList<int> FoundEndpoints::counts() const
{
    QList<int> counts(sections, 0);
    for (const Row& row : m_rows)
        ++counts[row.section];
    return counts;
}

int FoundEndpoints::ready() const
{
    return static_cast<int>(std::ranges::count(m_rows, Ready, &Row::section));
}

int FoundEndpoints::ticked() const
{
    return static_cast<int>(std::ranges::count(m_rows, true, &Row::ticked));
}

void FoundEndpoints::setRows(std::vector<Row> rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].first = i == 0 || rows[i - 1].section != rows[i].section;
    if (rows == m_rows)
        return;
    for (std::size_t i = m_rows.size(); i-- > 0;) {
        if (std::ranges::find(rows, m_rows[i].key, &Row::key) != rows.end())
            continue;
        const int at = static_cast<int>(i);
        beginRemoveRows({}, at, at);
        m_rows.erase(m_rows.begin() + at);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int at = static_cast<int>(i);
        const auto known =
            std::ranges::find(m_rows.begin() + at, m_rows.end(), rows[i].key, &Row::key);
        const int from = static_cast<int>(known - m_rows.begin());
        if (known == m_rows.end()) {
            beginInsertRows({}, at, at);
            m_rows.insert(m_rows.begin() + at, rows[i]);
            endInsertRows();
        } else if (from != at) {
            beginMoveRows({}, from, from, {}, at);
            std::rotate(m_rows.begin() + at, known, known + 1);
            endMoveRows();
        }
        if (m_rows[i] == rows[i])
            continue;
        m_rows[i] = std::move(rows[i]);
        emit dataChanged(index(at), index(at));
    }
    emit counted();
}

} // namespace leadline::app
