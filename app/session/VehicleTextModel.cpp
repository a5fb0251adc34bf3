// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/VehicleTextModel.h"

#include "language/Utf8.h"
#include "mavlink/Codec.h"
#include "mavlink/LinkMessages.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// Syslog's.
constexpr std::uint8_t warning = 4;

} // namespace

int VehicleTextModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant VehicleTextModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TimeRole:
        return std::chrono::duration<double>(row.time).count();
    case TextRole:
        return row.text;
    case WarnsRole:
        return row.warns;
    default:
        return {};
    }
}

double VehicleTextModel::timeOf(int row) const
{
    if (m_rows.empty())
        return qQNaN();
    const int nearest = std::clamp(row, 0, rowCount() - 1);
    return std::chrono::duration<double>(m_rows[static_cast<std::size_t>(nearest)].time).count();
}

QHash<int, QByteArray> VehicleTextModel::roleNames() const
{
    return {{TimeRole, "timeS"}, {TextRole, "said"}, {WarnsRole, "warns"}};
}

void VehicleTextModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_next.clear();
    m_texts = {};
    m_frames = 0;
    endResetModel();
    emit countChanged();
}

void VehicleTextModel::update(const log::Log* log, const std::optional<VehicleSource>& vehicle,
                              log::Time playhead)
{
    if (log != m_log || vehicle != m_vehicle) {
        m_log = log;
        m_vehicle = vehicle;
        clear();
    }
    if (m_log && m_vehicle && m_log->frameCount() != m_frames) {
        m_frames = m_log->frameCount();
        const log::Stream& stream = m_log->stream(m_vehicle->link);
        stream.messages().forEach([&](const log::MessageKey& key, const log::FrameSeries& series) {
            if (key.messageId == mavlink::StatusText::id && key.sender.system == m_vehicle->system)
                read(m_vehicle->link, key, series);
        });
    }
    movePlayhead(playhead);
}

void VehicleTextModel::read(log::StreamNumber stream, const log::MessageKey& key,
                            const log::FrameSeries& series)
{
    std::uint64_t& next = m_next[{stream, key}];
    const std::uint64_t size = series.size();
    // Of a flood only the newest are kept anyway.
    next = std::max(next, size - std::min<std::uint64_t>(size, 2 * mostRows));
    for (; next < size; ++next) {
        const auto number = series.at(next);
        const auto time = number ? m_log->timeOf(*number) : std::nullopt;
        const auto frame = time ? m_log->readMavlink(*number, m_scratch) : std::nullopt;
        if (!frame)
            continue;
        const auto message = mavlink::decodePayload<mavlink::StatusText>(frame->payload());
        for (const auto& overdue : m_texts.overdue({*time}))
            add(overdue, *time);
        if (const auto text = m_texts.add(frame->sender(), message, {*time}))
            add(*text, *time);
    }
}

void VehicleTextModel::add(const mavlink::StatusTexts::CompleteText& text, log::Time time)
{
    const auto place = std::ranges::upper_bound(m_rows, time, {}, &Row::time);
    const auto row = static_cast<int>(place - m_rows.begin());
    beginInsertRows({}, row, row);
    m_rows.insert(place, Row{time, toQString(text.text).trimmed(), text.severity <= warning});
    endInsertRows();
    if (m_rows.size() > mostRows) {
        beginRemoveRows({}, 0, 0);
        m_rows.pop_front();
        endRemoveRows();
    }
    emit countChanged();
}

void VehicleTextModel::movePlayhead(log::Time playhead)
{
    const auto after = std::ranges::upper_bound(m_rows, playhead, {}, &Row::time);
    const auto current = static_cast<int>(after - m_rows.begin()) - 1;
    if (std::exchange(m_current, current) != current)
        emit currentChanged();
}

} // namespace leadline::app
