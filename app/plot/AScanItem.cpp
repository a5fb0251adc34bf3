// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/AScanItem.h"

#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

void AScanItem::changed()
{
    polish();
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

void AScanItem::draw()
{
    const echo::PingReader& reader = source()->reader();
    const std::uint64_t count =
        std::isnan(m_timeS) ? source()->count() : reader.countUpTo(timeOfSeconds(m_timeS));
    const Drawn wanted{count, m_topM, m_bottomM, colours().entries(), shaping()};
    if (!tiles().resize(pixelSize()) && m_drawn == wanted)
        return;
    m_drawn = wanted;
    echo::PingReader::Scratch scratch;
    const auto ping = count > 0 ? reader.read(count - 1, scratch) : std::nullopt;
    if (!ping) {
        tiles().clear();
        return;
    }
    std::vector<std::uint8_t> samples;
    const echo::Profile shown = shaped(count - 1, ping->profile, samples);
    const bool own = !(m_bottomM > m_topM);
    m_raster.setWindow(own ? ping->profile.startM : m_topM, own ? ping->profile.endM() : m_bottomM);
    tiles().touch(m_raster.draw(tiles().canvas(), shown, colours()));
}

} // namespace leadline::app
