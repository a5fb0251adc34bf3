// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/ColumnReducer.h"

#include <algorithm>
#include <limits>

namespace leadline::raster {

namespace {

double metresPerRow(double topM, double bottomM, std::size_t rows)
{
    return (bottomM - topM) / static_cast<double>(rows);
}

/// The first row in [from, end) for which `before` is false.
template<class Before>
int borderRow(const SampleAxis& axis, int from, int end, Before before)
{
    while (from < end) {
        const int middle = from + (end - from) / 2;
        if (before(axis.lower(middle + 0.5)))
            from = middle + 1;
        else
            end = middle;
    }
    return from;
}

} // namespace

void ColumnReducer::setWindow(double topM, double bottomM)
{
    m_topM = topM;
    m_bottomM = bottomM;
    m_rows = 0;
}

void ColumnReducer::plan(const echo::Profile& profile, std::size_t rows)
{
    if (m_rows == rows && m_samples == profile.samples.size() && m_startM == profile.startM &&
        m_lengthM == profile.lengthM)
        return;
    m_rows = rows;
    m_samples = profile.samples.size();
    m_startM = profile.startM;
    m_lengthM = profile.lengthM;
    m_data = m_inside = {};
    const SampleAxis axis(profile, m_topM, metresPerRow(m_topM, m_bottomM, rows));
    if (!axis.valid())
        return;

    const int end = static_cast<int>(rows);
    m_data.first = borderRow(axis, 0, end, [&](double at) { return !axis.begun(at); });
    m_inside.first =
        borderRow(axis, m_data.first, end, [&](double at) { return !axis.insideStart(at); });
    m_inside.last =
        borderRow(axis, m_inside.first, end, [&](double at) { return !axis.beyondInsideEnd(at); });
    m_data.last = borderRow(axis, m_inside.last, end, [&](double at) { return !axis.ended(at); });
    m_whole = axis.wholePerPixel();
    if (m_whole >= axis.count())
        // A row covers all samples: one or two rows without tables are sufficient.
        m_inside.last = m_inside.first;
    m_index.resize(rows);
    std::uint32_t* index = m_index.data();
    if (m_whole == 0) {
        for (int y = m_inside.first; y < m_inside.last; ++y)
            index[y] = static_cast<std::uint32_t>(axis.only(axis.lower(y + 0.5)));
        return;
    }
    for (int y = m_inside.first; y < m_inside.last; ++y) {
        const double lower = axis.lower(y + 0.5);
        index[y] = static_cast<std::uint32_t>(static_cast<int>(lower) +
                                              static_cast<int>(lower + axis.perPixel()) - m_whole);
    }
}

RowRange ColumnReducer::reduce(const echo::Profile& profile, std::span<std::uint8_t> values)
{
    if (values.empty() || values.size() > std::numeric_limits<int>::max())
        return {};
    plan(profile, values.size());
    if (m_data.empty())
        return {};
    RowRange data = m_data;
    if (m_data.first < m_inside.first || m_inside.last < m_data.last) {
        const SampleAxis axis(profile, m_topM, metresPerRow(m_topM, m_bottomM, values.size()));
        const auto cut = [&](int y) {
            const auto value = axis.value(profile, axis.lower(y + 0.5), m_detail);
            if (value)
                values[static_cast<std::size_t>(y)] = *value;
            return value.has_value();
        };
        // Rows at the ends that turn out to be empty are excluded.
        for (int y = m_data.first; y < m_inside.first; ++y) {
            if (!cut(y) && y == data.first)
                ++data.first;
        }
        for (int y = m_data.last - 1; y >= m_inside.last; --y) {
            if (!cut(y) && y == data.last - 1)
                --data.last;
        }
    }
    if (m_inside.empty())
        return data;
    const std::uint32_t* index = m_index.data();
    std::uint8_t* to = values.data();
    const auto write = [&](const auto* from) {
        for (int y = m_inside.first; y < m_inside.last; ++y)
            to[y] = colourIndex(from[index[y]]);
    };
    const auto writeReduced = [&](auto& tables) {
        tables.build(profile.samples, m_whole);
        write(tables.table());
    };
    const bool mean = m_detail == SampleAxis::Detail::Mean;
    if (profile.samples.isWide() && m_whole > 0 && mean)
        writeReduced(m_wideMean);
    else if (profile.samples.isWide() && m_whole > 0)
        writeReduced(m_wideLargest);
    else if (profile.samples.isWide())
        write(profile.samples.wide().data());
    else if (m_whole > 0 && mean)
        writeReduced(m_mean);
    else if (m_whole > 0)
        writeReduced(m_largest);
    else
        write(profile.samples.data());
    return data;
}

} // namespace leadline::raster
