// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Guide.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace leadline::app {

Guide::Guide(QObject* parent) : QObject(parent)
{
    static const QRegularExpression remark(QStringLiteral("<!--.*?-->\\n*"),
                                           QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression heading(QStringLiteral("^# (.+)$"),
                                            QRegularExpression::MultilineOption);
    const QDir folder(QStringLiteral(":/leadline/guide"));
    const QString first = QStringLiteral("index.md");
    m_files = folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    if (m_files.removeAll(first) > 0)
        m_files.prepend(first);
    for (const QString& name : qAsConst(m_files)) {
        QFile file(folder.filePath(name));
        const bool open = file.open(QIODevice::ReadOnly);
        const QString text = QString::fromUtf8(open ? file.readAll() : QByteArray()).remove(remark);
        const auto title = heading.match(text);
        m_titles += title.hasMatch() ? title.captured(1) : name;
        m_texts += text;
    }
}

int Guide::chapterOf(const QString& link) const
{
    return static_cast<int>(m_files.indexOf(link.section(QLatin1Char('#'), 0, 0)));
}

} // namespace leadline::app
