// SPDX-License-Identifier: GPL-3.0-or-later
#include "SourceRules.h"

#include <QRegularExpression>

namespace leadline::architecture {

/// What is wrong with its texts: they show what files and devices say as it is written there.
/// Text's own default takes what looks like HTML for HTML, which loads pictures from anywhere; so
/// does the ToolTip of the style.
QStringList wrongTexts(const QString& path, const QString& source)
{
    static const QRegularExpression begins(
        "^\\s*(?:component \\w+: |[\\w.]+: )?(Text|ToolTip) \\{");
    static const QRegularExpression text("\"(?:[^\"\\\\]|\\\\.)*\"");
    static const QRegularExpression format("^\\s*textFormat: (?:Text|TextEdit)\\.(\\w+)");
    QStringList findings;
    const QStringList lines = source.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto wrong = [&](const QString& why) {
            findings << QString("%1:%2: %3").arg(path).arg(i + 1).arg(why);
        };
        // The guide is Leadline's own.
        if (const auto its = format.match(lines[i]); its.hasMatch() &&
                                                     its.captured(1) != "PlainText" &&
                                                     path.section('/', -1) != "GuidePage.qml")
            wrong("a text that is not plain");
        const auto begin = begins.match(lines[i]);
        if (!begin.hasMatch())
            continue;
        if (begin.captured(1) == "ToolTip" && path.section('/', -1) != "Tip.qml") {
            wrong("a tip that is no Tip");
            continue;
        }
        bool plain = begin.captured(1) == "ToolTip";
        qsizetype depth = 0;
        for (qsizetype at = i; at < lines.size(); ++at) {
            const QString code = QString(lines[at]).replace(text, "\"\"");
            plain = plain || (depth == 1 && format.match(lines[at]).hasMatch());
            depth += code.count('{') - code.count('}');
            if (depth <= 0)
                break;
        }
        if (!plain)
            wrong("a text that does not say that it is plain");
    }
    return findings;
}

QStringList wrongQml(const QString& path, const QString& source)
{
    static const QRegularExpression comment("//.*$");
    static const QRegularExpression text("\"(?:[^\"\\\\]|\\\\.)*\"");
    static const QRegularExpression colour(
        "\"#[0-9A-Fa-f]{3,8}\"|\\bQt\\.(?:rgba|hsla|hsva|color)\\b");
    static const QRegularExpression named(
        "\\b\\w*[cC]olou?r\\s*:\\s*\"(?!transparent\"|text\"|#)[a-z]+\"");
    // A size is a property of that kind that is given, added to or compared with a number of more
    // than one: nothing, a pixel and a half are no sizes.
    static const QRegularExpression size(
        "^\\s*(?:[\\w.]*\\.)?(?:x|y|width|height|implicitWidth|implicitHeight|spacing|padding|"
        "radius|"
        "\\w*(?:Width|Height|Margin|Margins|Padding|Spacing|margins|pixelSize|pointSize))\\s*:"
        "(.*)$");
    static const QRegularExpression number("(?<![\\w.])(\\d+(?:\\.\\d+)?)(?![\\w.])");
    static const QRegularExpression share(
        "[*/]\\s*\\d+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?\\s*[*/]|\\[\\s*\\d+\\s*\\]");
    QStringList findings;
    const QStringList lines = source.split('\n');
    const auto wrong = [&](qsizetype line, const QString& why) {
        findings << QString("%1:%2: %3").arg(path).arg(line + 1).arg(why);
    };
    if (path.section('/', -1) == "Theme.qml")
        return findings;
    if (lines.size() - 1 > mostQmlLines)
        wrong(mostQmlLines, QString("more than %1 lines").arg(mostQmlLines));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (colour.match(lines[i]).hasMatch() || named.match(lines[i]).hasMatch())
            wrong(i, "a colour that is not Theme's");
        const QString code = QString(lines[i]).replace(text, "\"\"").remove(comment);
        if (code.contains("pixelSize") || code.contains("pointSize"))
            wrong(i, "type that is not Theme's");
        // The style's own has no name, and colours of its own.
        if (code.contains(QLatin1String("ScrollBar {")) &&
            path.section('/', -1) != QLatin1String("LScroll.qml"))
            wrong(i, "a scroll bar that is no LScroll");
        const auto given = size.match(code);
        if (!given.hasMatch())
            continue;
        QString value = given.captured(1);
        if (value.contains("/ 100")) // Percent are no size.
            value.remove("100");
        value.remove(share);
        for (auto all = number.globalMatch(value); all.hasNext();)
            if (all.next().captured(1).toDouble() > 1) {
                wrong(i, "a size that is not Theme's");
                break;
            }
    }
    return findings;
}

} // namespace leadline::architecture
