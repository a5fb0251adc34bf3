// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/LinePieces.h"

#include <QChart>
#include <QLineSeries>

namespace leadline::app {

void LinePieces::show(const std::vector<QList<QPointF>>& pieces)
{
    if (!m_first)
        return;
    m_first->replace(pieces.empty() ? QList<QPointF>() : pieces.front());
    while (m_first->chart() && m_further.size() + 1 < pieces.size())
        makeAnother();
    for (std::size_t i = 0; i < m_further.size(); ++i)
        if (m_further[i])
            m_further[i]->replace(i + 1 < pieces.size() ? pieces[i + 1] : QList<QPointF>());
}

void LinePieces::makeAnother()
{
    auto* another = new QLineSeries; // the chart's
    another->setPen(m_first->pen());
    QObject::connect(m_first, &QXYSeries::penChanged, another, &QXYSeries::setPen);
    m_first->chart()->addSeries(another);
    const auto axes = m_first->attachedAxes();
    for (QAbstractAxis* axis : axes)
        another->attachAxis(axis);
    m_further.emplace_back(another);
}

} // namespace leadline::app
