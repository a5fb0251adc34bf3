// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SummaryText.h"

#include <QFontMetricsF>

#include <utility>

namespace leadline::app {

namespace {

const QString separator = QStringLiteral(" · ");

/// A part may have several parts itself.
QStringList single(const QStringList& parts)
{
    return parts.join(separator).split(separator, Qt::SkipEmptyParts);
}

} // namespace

SummaryText::SummaryText(QObject* parent) : QObject(parent)
{
    connect(this, &SummaryText::inputChanged, this, &SummaryText::update);
}

void SummaryText::update()
{
    const QFontMetricsF metrics(m_font);
    QStringList shown = single(m_parts);
    QStringList next = single(m_lessImportant);
    while (shown.size() > 1 && metrics.horizontalAdvance(shown.join(separator)) > m_width) {
        if (next.isEmpty())
            shown.removeLast();
        else
            shown.removeOne(next.takeFirst());
    }
    const QString text = shown.join(separator);
    if (std::exchange(m_text, text) != text)
        emit textChanged();
}

} // namespace leadline::app
