// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Sweep.h"

#include "base/Units.h"

#include <algorithm>

namespace leadline::device {

void Sweep::begin(const HeadSector& sector, int step, int headAngle)
{
    const int turn = base::gradiansPerTurn;
    m_sector = sector;
    m_step = step;
    m_direction = 1;
    m_moved = false;
    const int span = sector.spanGrad();
    const int from = (headAngle - sector.start + turn) % turn;
    const bool nearerToStop = from - span < turn - from;
    m_offset = from <= span ? from : nearerToStop ? span : 0;
    m_offset -= m_offset % step;
}

int Sweep::next()
{
    const int turn = base::gradiansPerTurn;
    const int span = m_sector.spanGrad();
    if (!m_moved) {
        m_moved = true;
    } else if (span + m_step >= turn) {
        m_offset = (m_offset + m_step) % turn;
    } else {
        const auto inside = [span](int offset) { return offset >= 0 && offset <= span; };
        if (!inside(m_offset + m_direction * m_step))
            m_direction = -m_direction;
        if (inside(m_offset + m_direction * m_step))
            m_offset += m_direction * m_step;
    }
    return (m_sector.start + m_offset) % turn;
}

} // namespace leadline::device
