// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/MarkerModel.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace leadline::app {

namespace {

/// Bits of the value, which compare equal for two NaN.
auto bits(double value)
{
    return std::bit_cast<std::uint64_t>(value);
}

} // namespace

bool MarkerModel::Row::isSame(const Row& other) const
{
    const auto all = [](const Row& row) {
        return std::tuple(row.kind, row.markerId, row.number, row.text, row.device, bits(row.timeS),
                          row.clock, bits(row.rangeM), bits(row.bearingDeg), row.relative,
                          row.northIsTrue, bits(row.depthM));
    };
    return all(*this) == all(other);
}

int MarkerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MarkerModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole:
        return static_cast<int>(row.kind);
    case MarkerIdRole:
        return row.markerId;
    case NumberRole:
        return row.number;
    case TextRole:
    case Qt::DisplayRole:
        return row.text;
    case DeviceRole:
        return row.device;
    case TimeRole:
        return row.timeS;
    case ClockRole:
        return row.clock;
    case RangeRole:
        return row.rangeM;
    case BearingRole:
        return row.bearingDeg;
    case RelativeRole:
        return row.relative;
    case NorthRole:
        return row.northIsTrue;
    case DepthRole:
        return row.depthM;
    default:
        return {};
    }
}

QHash<int, QByteArray> MarkerModel::roleNames() const
{
    return {{KindRole, "kind"},         {MarkerIdRole, "markerId"}, {NumberRole, "number"},
            {TextRole, "label"},        {DeviceRole, "device"},     {TimeRole, "timeS"},
            {ClockRole, "clock"},       {RangeRole, "rangeM"},      {BearingRole, "bearingDeg"},
            {RelativeRole, "relative"}, {NorthRole, "northIsTrue"}, {DepthRole, "depthM"}};
}

int MarkerModel::rowOf(const QString& markerId) const
{
    const auto found = std::ranges::find(m_rows, markerId, &Row::markerId);
    return markerId.isEmpty() || found == m_rows.end() ? -1
                                                       : static_cast<int>(found - m_rows.begin());
}

// Unchanged rows at both ends keep their delegates, and with them text that is being edited.
void MarkerModel::setRows(std::vector<Row> rows)
{
    const auto same = [](const Row& a, const Row& b) { return a.isSame(b); };
    const auto [mine, theirs] =
        std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end(), same);
    if (mine == m_rows.end() && theirs == rows.end())
        return;
    const int before = count();
    const auto first = static_cast<int>(mine - m_rows.begin());
    const auto kept = std::mismatch(m_rows.rbegin(), std::make_reverse_iterator(mine),
                                    rows.rbegin(), std::make_reverse_iterator(theirs), same)
                          .first -
                      m_rows.rbegin();
    const auto gone = static_cast<int>(m_rows.end() - mine - kept);
    const auto come = static_cast<int>(rows.end() - theirs - kept);
    const int changed = std::min(gone, come);
    // Changed rows are reported before the number of rows changes.
    if (changed > 0) {
        std::copy(theirs, theirs + changed, m_rows.begin() + first);
        emit dataChanged(index(first), index(first + changed - 1));
    }
    if (gone > come) {
        beginRemoveRows({}, first + changed, first + gone - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    } else if (come > gone) {
        beginInsertRows({}, first + changed, first + come - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else {
        m_rows = std::move(rows);
    }
    if (count() != before)
        emit countChanged();
}

} // namespace leadline::app
