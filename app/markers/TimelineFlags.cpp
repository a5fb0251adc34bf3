// SPDX-License-Identifier: GPL-3.0-or-later
#include "markers/TimelineFlags.h"

#include "base/Clock.h"
#include "markers/SessionMarkers.h"

#include <algorithm>

namespace leadline::app {

TimelineFlags::TimelineFlags(QObject* parent) : QAbstractListModel(parent)
{
    connect(this, &TimelineFlags::viewChanged, this, &TimelineFlags::update);
}

void TimelineFlags::setMarkers(SessionMarkers* markers)
{
    if (followMarkers(*this, m_markers, markers, &TimelineFlags::update))
        emit markersChanged();
}

int TimelineFlags::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_flags.size());
}

QVariant TimelineFlags::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const Flag& flag = m_flags[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KindRole:
        return static_cast<int>(flag.kind);
    case MarkerIdRole:
        return flag.markerId;
    case NumberRole:
        return flag.number;
    case TextRole:
        return flag.text;
    case TimeRole:
        return flag.timeS;
    case PlaceRole:
        return flag.x;
    default:
        return {};
    }
}

QHash<int, QByteArray> TimelineFlags::roleNames() const
{
    return {{KindRole, "kind"},  {MarkerIdRole, "markerId"}, {NumberRole, "number"},
            {TextRole, "label"}, {TimeRole, "timeS"},        {PlaceRole, "place"}};
}

// Gaps are left out, as the timeline names them itself. Markers come last, so that they lie above
// the others.
void TimelineFlags::update()
{
    std::vector<Flag> events;
    std::vector<Flag> markers;
    std::vector<int> together;
    const double span = m_toS - m_fromS;
    if (m_markers && span > 0 && m_width > 0)
        for (const Moment& moment : m_markers->moments()) {
            const double at = base::secondsOf(moment.time);
            const double x = (at - m_fromS) / span * m_width;
            if (x < 0 || x > m_width || moment.kind == Moment::Kind::Gap)
                continue;
            Flag flag{.kind = static_cast<MarkerModel::Kind>(moment.kind),
                      .markerId = QString::fromStdString(moment.id),
                      .number = moment.number,
                      .text = textOf(moment, m_markers->isImperial()),
                      .timeS = at,
                      .x = x};
            if (flag.kind == MarkerModel::Marker) {
                markers.push_back(std::move(flag));
            } else if (!events.empty() && x - events.back().x < m_apart) {
                ++together.back();
                // Events that lie too close share the flag of the more severe one.
                if (flag.kind > events.back().kind) {
                    flag.x = events.back().x;
                    events.back() = std::move(flag);
                }
            } else {
                events.push_back(std::move(flag));
                together.push_back(1);
            }
        }
    for (std::size_t i = 0; i < events.size(); ++i)
        if (together[i] > 1)
            events[i].text =
                tr("%1, and %n more here", nullptr, together[i] - 1).arg(events[i].text);
    std::ranges::move(markers, std::back_inserter(events));
    if (events == m_flags)
        return;
    const bool sameSize = events.size() == m_flags.size();
    if (sameSize) {
        m_flags = std::move(events);
        emit dataChanged(index(0), index(rowCount() - 1));
        emit placesChanged();
        return;
    }
    beginResetModel();
    m_flags = std::move(events);
    endResetModel();
    emit countChanged();
    emit placesChanged();
}

QList<double> TimelineFlags::places() const
{
    QList<double> all;
    for (const Flag& flag : m_flags)
        all += flag.x;
    return all;
}

} // namespace leadline::app
