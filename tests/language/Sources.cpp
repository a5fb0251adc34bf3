// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sources.h"

#include <QRegularExpression>

namespace leadline::test {

QStringList quotedIn(const QString& cpp)
{
    static const QRegularExpression tokens(
        "//[^\\n]*|/\\*.*?\\*/|^[ \\t]*#[^\\n]*|'(?:[^'\\\\\\n]|\\\\.)'"
        "|\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*",
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression between("\"\\s*\"");
    static const QRegularExpression translated(
        "(?:(?:\\btr|\\btranslate|_NOOP)\\(\\s*(?:\"[^\"]*\"\\s*,\\s*)?|"
        "\\b(?:Message|Template)(?:\\s+\\w+)?\\(\\s*)$");
    QStringList all;
    for (auto found = tokens.globalMatch(cpp); found.hasNext();) {
        const auto token = found.next();
        QString text = token.captured();
        if (!text.startsWith('"') ||
            cpp.mid(qMax(0, token.capturedStart() - 80), qMin(80, token.capturedStart()))
                .contains(translated))
            continue;
        text = text.mid(1, text.size() - 2).remove(between);
        all += text.replace("\\\"", "\"").replace("\\n", "\n");
    }
    return all;
}

bool isForPeople(const QString& quoted)
{
    static const QRegularExpression words("[A-Za-z][a-z']+[,:;]? [a-z]+");
    static const QRegularExpression machine("[<>={}|\\\\]|sudo |=\\\\|^--|%[a-z]|_[a-z]");
    return quoted.contains(words) && !quoted.contains(machine);
}

} // namespace leadline::test
