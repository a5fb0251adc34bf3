// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingRows.h"

#include <algorithm>

namespace leadline::app {

namespace {

constexpr int valuesRole = Qt::UserRole;

} // namespace

int TimingRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant TimingRows::data(const QModelIndex& index, int role) const
{
    return role == valuesRole && checkIndex(index, CheckIndexOption::IndexIsValid)
               ? m_rows.at(index.row())
               : QVariant();
}

QHash<int, QByteArray> TimingRows::roleNames() const
{
    return {{valuesRole, "values"}};
}

void TimingRows::show(const QVariantList& rows)
{
    const int before = count();
    const int now = static_cast<int>(rows.size());
    for (int i = 0; i < std::min(before, now); ++i) {
        if (m_rows.at(i) == rows.at(i))
            continue;
        m_rows[i] = rows.at(i);
        emit dataChanged(index(i), index(i));
    }
    if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_rows += rows.mid(before);
        endInsertRows();
    } else if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_rows.resize(now);
        endRemoveRows();
    }
    if (now != before)
        emit countChanged();
}

} // namespace leadline::app
