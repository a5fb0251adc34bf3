// SPDX-License-Identifier: GPL-3.0-or-later
#include "Catalog.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace leadline::test {

namespace {

/// "%1 %2 %n <b>" in the order of their letters: translations may turn them around.
QStringList marksIn(const QString& text)
{
    static const QRegularExpression mark("%[1-9]|%L[1-9]|%n|</?[a-z]+[^>]*>|\\*\\.[a-z]+");
    QStringList marks;
    for (auto all = mark.globalMatch(text); all.hasNext();)
        marks += all.next().captured();
    marks.sort();
    return marks;
}

QString spaceBefore(const QString& text)
{
    qsizetype end = 0;
    while (end < text.size() && text[end].isSpace())
        ++end;
    return text.left(end);
}

QString spaceAfter(const QString& text)
{
    qsizetype begin = text.size();
    while (begin > 0 && text[begin - 1].isSpace())
        --begin;
    return text.mid(begin);
}

} // namespace

QList<CatalogMessage> readCatalog(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<CatalogMessage> all;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name();
        if (name == u"name") {
            context = xml.readElementText();
        } else if (name == u"message") {
            all += CatalogMessage{.context = context,
                                  .numerus = xml.attributes().value("numerus") == u"yes"};
        } else if (all.isEmpty()) {
            continue;
        } else if (name == u"source") {
            all.last().source = xml.readElementText();
        } else if (name == u"comment") {
            all.last().comment = xml.readElementText();
        } else if (name == u"translation") {
            all.last().type = xml.attributes().value("type").toString();
            if (!all.last().numerus)
                all.last().translations += xml.readElementText();
        } else if (name == u"numerusform") {
            all.last().translations += xml.readElementText();
        }
    }
    return xml.hasError() ? QList<CatalogMessage>() : all;
}

QString catalogPath(const QString& code)
{
    return QStringLiteral(LEADLINE_TEST_DATA "/../../resources/translations/leadline_%1.ts")
        .arg(code);
}

QStringList catalogFaults(const CatalogMessage& message)
{
    QStringList faults;
    const auto wrong = [&](const QString& what, const QString& translation = {}) {
        faults += QStringLiteral("%1: \"%2\" %3 \"%4\"")
                      .arg(message.context, message.source, what, translation);
    };
    if (!message.type.isEmpty())
        wrong("is " + message.type);
    for (const QString& each : message.translations) {
        if (each.trimmed().isEmpty() != message.source.trimmed().isEmpty())
            wrong("is empty");
        else if (marksIn(each) != marksIn(message.source))
            wrong("has other marks:", each);
        else if (each.contains(u'…') != message.source.contains(u'…'))
            wrong("has another ellipsis:", each);
        else if (spaceBefore(each) != spaceBefore(message.source) ||
                 spaceAfter(each) != spaceAfter(message.source))
            wrong("has other spaces around it:", each);
        else if (each.count(u'\n') != message.source.count(u'\n'))
            wrong("has other lines:", each);
    }
    return faults;
}

} // namespace leadline::test
