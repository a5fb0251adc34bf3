// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ConnectedSonars.h"

namespace leadline::app {

namespace {

enum Role { Sonar = Qt::UserRole };

} // namespace

int ConnectedSonars::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sonars.size());
}

QVariant ConnectedSonars::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Sonar)
        return {};
    return QVariant::fromValue(m_sonars[index.row()]);
}

QHash<int, QByteArray> ConnectedSonars::roleNames() const
{
    return {{Sonar, "sonar"}};
}

void ConnectedSonars::setSonars(const QList<LiveSonar*>& sonars)
{
    for (int i = rowCount(); i-- > 0;) {
        if (sonars.contains(m_sonars[i]))
            continue;
        beginRemoveRows({}, i, i);
        m_sonars.removeAt(i);
        endRemoveRows();
    }
    for (LiveSonar* sonar : sonars) {
        if (m_sonars.contains(sonar))
            continue;
        beginInsertRows({}, rowCount(), rowCount());
        m_sonars.push_back(sonar);
        endInsertRows();
    }
}

} // namespace leadline::app
