// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pseudo.h"

#include <QAccessible>
#include <QFile>
#include <QXmlStreamReader>

namespace leadline::test {

namespace {

/// Something to translate: figures, signs and units are the same in every language.
bool hasWords(const QString& text)
{
    static const QRegularExpression word("[A-Za-z]{2}");
    static const QRegularExpression mark("%[n0-9]");
    return QString(text).remove(mark).contains(word);
}

QString longer(const QString& text)
{
    // In words, so that it wraps where words do.
    QString more;
    for (qsizetype i = 0; more.size() < text.size() * 2 / 5; ++i)
        more += i % 8 == 1 ? u' ' : u'~';
    return u'[' + text + more + u']';
}

QByteArray keyOf(const QByteArray& context, const QByteArray& source)
{
    return context + '|' + source;
}

/// What is left of a text without what stands in brackets, and without the names.
QString bare(const QString& text, const QRegularExpression& names)
{
    QString left;
    int depth = 0;
    for (const QChar letter : text) {
        depth += letter == u'[' ? 1 : 0;
        if (depth == 0)
            left += letter;
        else if (letter == u']')
            --depth;
    }
    return left.remove(names);
}

QStringList wordsOf(const QQuickItem& item)
{
    QStringList all;
    if (item.inherits("QQuickText"))
        all += item.property("text").toString();
    if (QAccessibleInterface* translated =
            QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(&item)))
        all += {translated->text(QAccessible::Name), translated->text(QAccessible::Description)};
    return all;
}

void collect(const QQuickItem& item, const QRegularExpression& names, QStringList& found)
{
    static const QRegularExpression word("[A-Za-z]{2}");
    if (!item.isVisible() || item.opacity() == 0)
        return;
    for (const QString& text : wordsOf(item))
        if (const QString left = bare(text, names); left.contains(word))
            found += QStringLiteral("\"%1\" in \"%2\"").arg(left.trimmed(), text);
    for (const QQuickItem* child : item.childItems())
        collect(*child, names, found);
}

} // namespace

Pseudo::Pseudo()
{
    QFile file(QStringLiteral(LEADLINE_CATALOG));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no catalog %s.", LEADLINE_CATALOG);
    QByteArray context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText().toUtf8();
        else if (xml.name() == u"source") {
            const QString source = xml.readElementText();
            // "C" is the language's own code.
            m_said.insert(keyOf(context, source.toUtf8()),
                          hasWords(source) ? longer(source) : source);
        }
    }
}

QString Pseudo::translate(const char* context, const char* source, const char*, int number) const
{
    QString said = m_said.value(keyOf(context, source));
    return number < 0 ? said : said.replace(QLatin1String("%n"), QString::number(number));
}

QStringList untranslated(const QQuickItem& root, const QRegularExpression& names)
{
    QStringList found;
    collect(root, names, found);
    found.removeDuplicates();
    return found;
}

} // namespace leadline::test
