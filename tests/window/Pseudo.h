// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QQuickItem>
#include <QRegularExpression>
#include <QStringList>
#include <QTranslator>

namespace leadline::test {

/// A language that nobody speaks: what a catalog has, in brackets and two fifths longer. What shows
/// without brackets was not translated, and what is cut will be in German.
class Pseudo : public QTranslator {
public:
    /// From the sources' leadline_de.ts: what it does not have stays as it is.
    Pseudo();

    [[nodiscard]] bool isEmpty() const override { return m_said.isEmpty(); }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* about,
                                    int number) const override;

private:
    /// By context and source.
    QHash<QByteArray, QString> m_said;
};

/// Words outside of all brackets in what is seen or read aloud below `root`, with their whole text.
/// `names` are those that no language translates.
[[nodiscard]] QStringList untranslated(const QQuickItem& root, const QRegularExpression& names);

} // namespace leadline::test
