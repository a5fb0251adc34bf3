// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/SentenceTranslation.h"

#include "language/SentenceTemplates.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace leadline::app {

namespace {

constexpr const char* context = "core";
/// The greatest depth of sentences within sentences, or the longest list of phrases.
constexpr int deepest = 12;
constexpr qsizetype maximumStored = 2000;

struct Known {
    Template said;
    QRegularExpression pattern;
    /// The order of the placeholders in the English text: "132" for %1, %3, %2.
    QByteArray order;
    /// Number of literal letters in the template: the more, the more certain a match is.
    qsizetype weight = 0;
};

Known knownOf(const Template& said)
{
    Known known{.said = said, .pattern = {}, .order = {}, .weight = 0};
    const QString english = QString::fromUtf8(said.english);
    QString pattern;
    for (qsizetype i = 0; i < english.size(); ++i) {
        const QChar next = i + 1 < english.size() ? english[i + 1] : QChar();
        if (english[i] == QLatin1Char('%') && next >= QLatin1Char('1') &&
            next <= QLatin1Char('9')) {
            known.order += next.toLatin1();
            pattern += QStringLiteral("(.+?)");
            ++i;
            continue;
        }
        pattern += QRegularExpression::escape(QString(english[i]));
        ++known.weight;
    }
    known.pattern = QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                       QRegularExpression::DotMatchesEverythingOption);
    return known;
}

std::vector<Known> knownOf(std::span<const Template> all)
{
    std::vector<Known> known;
    for (const Template& each : all)
        known.push_back(knownOf(each));
    return known;
}

std::vector<Known> sorted(std::vector<Known> known)
{
    std::ranges::stable_sort(known, std::greater(), &Known::weight);
    return known;
}

const std::vector<Known>& sentences()
{
    static const std::vector<Known> all = sorted(knownOf(sentenceTemplates()));
    return all;
}

/// Phrases without placeholders come first, then lists, whose parts are matched separately.
const std::vector<Known>& phrases()
{
    static const std::vector<Known> all = [] {
        auto known = sorted(knownOf(phraseTemplates()));
        std::ranges::stable_sort(known, {}, [](const Known& each) {
            const bool isList = each.order.size() > 1 && each.order == each.said.phrases;
            return each.order.isEmpty() ? 0 : isList ? 1 : 2;
        });
        return known;
    }();
    return all;
}

QString translated(const QString& text, int depth);

/// Translates a phrase, or a sentence that is part of another.
QString phrase(const QString& text, int depth);

std::optional<QString> filled(const Known& known, const QString& text, int depth)
{
    const auto match = known.pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString made = QCoreApplication::translate(context, known.said.english);
    const QByteArray phrasesAt(known.said.phrases);
    QStringList values(9);
    for (qsizetype i = 0; i < known.order.size(); ++i) {
        const char place = known.order[i];
        const QString value = match.captured(static_cast<int>(i) + 1);
        values[place - '1'] = phrasesAt.contains(place) ? phrase(value, depth + 1) : value;
    }
    // QString::arg() is not used, because an inserted value may contain a %1 itself.
    QString all;
    for (qsizetype i = 0; i < made.size(); ++i) {
        const char next = i + 1 < made.size() ? made[i + 1].toLatin1() : '\0';
        if (made[i] == QLatin1Char('%') && next >= '1' && next <= '9') {
            all += values[next - '1'];
            ++i;
        } else {
            all += made[i];
        }
    }
    return all;
}

std::optional<QString> wholeOf(const std::vector<Known>& known, const QString& text, int depth)
{
    for (const Known& each : known)
        if (auto made = filled(each, text, depth))
            return made;
    return std::nullopt;
}

QString phrase(const QString& text, int depth)
{
    if (depth > deepest)
        return text;
    const auto made = wholeOf(phrases(), text, depth);
    return made ? *made : translated(text, depth);
}

QString translated(const QString& text, int depth)
{
    // Templates are single sentences. A text may also contain a sentence of a device, which stays
    // as it is.
    QStringList said;
    for (qsizetype begin = 0; begin <= text.size();) {
        const qsizetype stop = text.indexOf(QLatin1String(". "), begin);
        const qsizetype end = stop < 0 ? text.size() : stop + 1;
        const QString sentence = text.mid(begin, end - begin);
        said += wholeOf(sentences(), sentence, depth).value_or(sentence);
        begin = end + 1;
    }
    return said.join(QLatin1Char(' '));
}

} // namespace

QString translatedTerm(std::string_view english)
{
    return QCoreApplication::translate(context, std::string(english).c_str());
}

QString translated(const base::Message& message)
{
    if (message.english() == "%1" && message.arguments().size() == 1 &&
        message.arguments().front().message() == nullptr)
        return translated(message.arguments().front().text());
    return QString::fromStdString(message.text([](const std::string& english) {
        return QCoreApplication::translate(context, english.c_str()).toStdString();
    }));
}

QString translated(std::string_view english)
{
    const QByteArray key(english.data(), static_cast<qsizetype>(english.size()));
    const char* sample = "%1 is empty.";
    const QString language = QCoreApplication::translate(context, sample);
    if (language == QLatin1String(sample) || english.empty())
        return QString::fromUtf8(key);
    static std::mutex mutex;
    static QString keptIn;
    static QHash<QByteArray, QString> kept;
    const std::lock_guard lock(mutex);
    if (keptIn != language || kept.size() >= maximumStored) {
        kept.clear();
        keptIn = language;
    }
    const auto found = kept.constFind(key);
    return found != kept.constEnd() ? *found
                                    : *kept.insert(key, translated(QString::fromUtf8(key), 0));
}

} // namespace leadline::app
