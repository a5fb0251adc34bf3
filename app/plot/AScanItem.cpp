// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/AScanItem.h"

#include "echo/Silence.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

void AScanItem::changed()
{
    redraw();
    emit viewChanged();
}

void AScanItem::setTopM(double metres)
{
    if (m_topM == metres)
        return;
    m_topM = metres;
    changed();
}

void AScanItem::setBottomM(double metres)
{
    if (m_bottomM == metres)
        return;
    m_bottomM = metres;
    changed();
}

void AScanItem::setTimeS(double seconds)
{
    if (m_timeS == seconds || (std::isnan(m_timeS) && std::isnan(seconds)))
        return;
    m_timeS = seconds;
    changed();
}

void AScanItem::setPingNumber(qlonglong number)
{
    if (m_pingNumber == number)
        return;
    m_pingNumber = number;
    changed();
}

void AScanItem::setUpwards(bool upwards)
{
    if (m_look.upwards == upwards)
        return;
    m_look.upwards = upwards;
    changed();
}

void AScanItem::setLineColor(const QColor& colour)
{
    if (m_look.colour == colour)
        return;
    m_look.colour = colour;
    changed();
}

std::optional<std::uint64_t> AScanItem::wantedPing() const
{
    const echo::PingReader& reader = source()->reader();
    if (m_pingNumber >= 0)
        return static_cast<std::uint64_t>(m_pingNumber);
    const bool atPlayhead = std::isnan(m_timeS);
    const std::uint64_t count =
        atPlayhead ? source()->count() : reader.countUpTo(timeOfSeconds(m_timeS));
    if (count == 0)
        return std::nullopt;
    const auto own = reader.timeOf(count - 1);
    const auto before = count > 1 ? reader.timeOf(count - 2) : std::nullopt;
    if (atPlayhead || !own)
        return count - 1;
    // As a waterfall shows it: a ping holds until the next, but not over a silence.
    const log::Time usual = before ? *own - *before : echo::presumedPeriod;
    const auto next = reader.timeOf(count);
    if (timeOfSeconds(m_timeS) - *own <= usual ||
        (next && *next - *own <= echo::longestApart(usual)))
        return count - 1;
    return std::nullopt;
}

void AScanItem::draw()
{
    m_look.pixelRatio = pixelRatio();
    const Drawn wanted{wantedPing(), m_topM, m_bottomM, colours().entries(), shaping(), m_look};
    if (!tiles().resize(pixelSize()) && m_drawn == wanted)
        return;
    m_drawn = wanted;
    echo::PingReader::Scratch scratch;
    const auto ping = wanted.ping ? source()->reader().read(*wanted.ping, scratch) : std::nullopt;
    std::vector<std::uint8_t> samples;
    const echo::Profile profile =
        ping ? shaped(*wanted.ping, ping->profile, samples) : echo::Profile{};
    const bool own = !(m_bottomM > m_topM);
    const double topM = own ? profile.startM : m_topM;
    const double bottomM = own ? profile.endM() : m_bottomM;
    if (m_look.colour.alpha() == 0) {
        m_bars.setWindow(topM, bottomM);
        m_bars.draw(tiles().canvas(), profile, colours());
    } else {
        m_trace.setWindow(topM, bottomM);
        m_trace.draw(tiles().canvas(), profile, m_look);
    }
    tiles().touchAll();
}

} // namespace leadline::app
