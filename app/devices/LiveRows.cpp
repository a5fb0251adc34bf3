// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveRows.h"

namespace leadline::app {

namespace {

constexpr int objectRole = Qt::UserRole;

} // namespace

int LiveRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_objects.size());
}

QVariant LiveRows::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != objectRole)
        return {};
    return QVariant::fromValue(m_objects[index.row()]);
}

QHash<int, QByteArray> LiveRows::roleNames() const
{
    return {{objectRole, m_role}};
}

void LiveRows::setObjects(const QList<QObject*>& objects)
{
    for (int i = rowCount(); i-- > 0;) {
        if (objects.contains(m_objects[i]))
            continue;
        beginRemoveRows({}, i, i);
        m_objects.removeAt(i);
        endRemoveRows();
    }
    for (QObject* object : objects) {
        if (m_objects.contains(object))
            continue;
        beginInsertRows({}, rowCount(), rowCount());
        m_objects.push_back(object);
        endInsertRows();
    }
}

} // namespace leadline::app
