// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/OldEventTexts.h"

#include "base/FieldText.h"
#include "language/SentenceTranslation.h"

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

/// What an event of an older recording can say.
struct OldText {
    base::Message::Template english;
    /// Numbers of the arguments that are phrases to be translated themselves ("23").
    const char* phrases = "";
};

constexpr auto sentenceTable = std::to_array<OldText>({
    {base::Message::Template("It does not stream: profiles are asked for one by one.")},
    {base::Message::Template("In Auto the device chooses range and gain: choose Manual first.")},
    {base::Message::Template("The device keeps %1."), "1"},
    {base::Message::Template("%1 refused: %2"), "12"},
    {base::Message::Template("%1 changed elsewhere: %2"), "12"},
    {base::Message::Template("Its power was off: your settings are sent again.")},
    {base::Message::Template("The range is 1 m long at least.")},
    {base::Message::Template("The range ends at 200 m.")},
    {base::Message::Template("The gain is 0 to 6.")},
    {base::Message::Template("The sound speed is 1300 to 1700 m/s.")},
    {base::Message::Template("The Ping360 does not scan by itself: it is asked for each ping.")},
    {base::Message::Template("auto_transmit refused: %1"), "1"},
    {base::Message::Template("The Ping360 is asked for each ping instead.")},
    {base::Message::Template("Another program changed the settings.")},
    {base::Message::Template("The settings are applied.")},
    {base::Message::Template("The head keeps another value.")},
    {base::Message::Template("The range is 0.5 to 100 m.")},
    {base::Message::Template("The gain is low, normal or high.")},
    {base::Message::Template("The frequency is 500 to 1000 kHz.")},
    {base::Message::Template("The transmit duration is 1 to 1000 microseconds.")},
    {base::Message::Template("A step is 1 to 10 gradians.")},
    {base::Message::Template("The delay is 0 to 100 ms.")},
    {base::Message::Template("A sector is 10 to 360 degrees wide.")},
    {base::Message::Template("The middle of a sector is -180 to 179 degrees from the front.")},
    {base::Message::Template("The %1 is silent."), "1"},
    {base::Message::Template("A second device answers on this link, with the id %1.")},
    {base::Message::Template("Another program drives this sonar: Leadline only listens.")},
    {base::Message::Template("Leadline drives this sonar now.")},
    {base::Message::Template("The %1 was found scanning, and Leadline has not told it to."), "1"},
    {base::Message::Template("Nobody answers on this link: check power and cable of the sonar.")},
    {base::Message::Template("Bytes arrive on this link, but no messages of a sonar: check the "
                             "device and its baud rate.")},
    {base::Message::Template(
        "The device on this link sends messages, but does not identify itself.")},
    {base::Message::Template("The device on this link refuses to identify itself.")},
    {base::Message::Template("The device on this link refuses to identify itself: %1")},
    {base::Message::Template("A %1 answers here, not a %2."), "12"},
    {base::Message::Template("A %1 answers here: Leadline does not know it."), "1"},
    {base::Message::Template("It speaks a version of the protocol that Leadline does not know: "
                             "what it sends is recorded, and it is sent nothing.")},
    {base::Message::Template("The %1 answers again."), "1"},
    {base::Message::Template("Another %1 answers now: nothing is restored."), "1"},
    {base::Message::Template("The %1 answers."), "1"},
    {base::Message::Template("The autopilot sends 1 more message.")},
    {base::Message::Template("The autopilot sends %1 more messages.")},
    {base::Message::Template("The autopilot was asked for 1 message: %1."), "1"},
    {base::Message::Template("The autopilot was asked for %1 messages: %2."), "2"},
    {base::Message::Template("Component %1 answers TIMESYNC by version 1, without a target.")},
    {base::Message::Template("Another program speaks as %1, too: %2 is free.")},
    {base::Message::Template("The autopilot started again.")},
    {base::Message::Template("Component %1 started again.")},
    {base::Message::Template("Vehicle system: %1.")},
    {base::Message::Template("MAVLink signing is on.")},
    {base::Message::Template("MAVLink signing is off.")},
    {base::Message::Template("The name %1 is not known in this network.")},
    {base::Message::Template("This computer has no way to %1: check cable and network address.")},
    {base::Message::Template("%1 is there, but nothing listens on its TCP port %2.")},
    {base::Message::Template("%1 closed the connection.")},
    {base::Message::Template("%1 does not answer on TCP port %2.")},
    {base::Message::Template("%1 is not there: check that the adapter is plugged in.")},
    {base::Message::Template("%1 is gone: check that the adapter is plugged in.")},
    {base::Message::Template("The simulated cable is unplugged.")},
    {base::Message::Template(
        "1 datagram was dropped: one sender at a time is listened to on port %1.")},
    {base::Message::Template(
        "%1 datagrams were dropped: one sender at a time is listened to on port %2.")},
    {base::Message::Template("1 datagram was dropped: it came from another than %1.")},
    {base::Message::Template("The link is down.")},
    {base::Message::Template("The link is open again.")},
    {base::Message::Template("1 repeated datagram was dropped.")},
    {base::Message::Template("%1 repeated datagrams were dropped.")},
    {base::Message::Template("%1 datagrams were dropped: they came from others than %2.")},
    {base::Message::Template(
        "1 message was not recorded: the disk did not take data for too long.")},
    {base::Message::Template(
        "%1 messages were not recorded: the disk did not take data for too long.")},
    {base::Message::Template("%1 was not recorded while the disk was full."), "1"},
    {base::Message::Template("%1 were not recorded while the disk was full."), "1"},
    {base::Message::Template(
         "%1 was not recorded while the disk was full; what came since then is in a new file."),
     "1"},
    {base::Message::Template(
         "%1 were not recorded while the disk was full; what came since then is in a new file."),
     "1"},
    {base::Message::Template(
        "%1 was removed while it was recorded; what came since then is in a new file.")},
    {base::Message::Template("%1 was removed while it was recorded, and %2 with it; what came "
                             "since then is in a new file."),
     "2"},
    {base::Message::Template("%1 was cut short while it was recorded: up to %2 of it are lost; "
                             "what came since then is in a new file."),
     "2"},
    {base::Message::Template("The log is full: what comes now is recorded, but not shown.")},
    {base::Message::Template("This computer slept for %1: nothing was received meanwhile.")},
    {base::Message::Template("This computer's clock was set forward by %1.")},
    {base::Message::Template("This computer's clock was set back by %1.")},
    {base::Message::Template("The times of this dive go on as they began.")},
    {base::Message::Template("Asked for: %1 %2."), "12"},
    {base::Message::Template("Asked for: %1 %2 %3."), "1"},
    {base::Message::Template("Mounting: upright %1.")},
    {base::Message::Template("Mounting: upside down %1.")},
});

// Phrases that are inserted into other sentences.
constexpr auto phraseTable = std::to_array<OldText>({
    {base::Message::Template("device of an unknown type")},
    {base::Message::Template("%1 and %2"), "12"},
    {base::Message::Template("%1 or %2"), "12"},
    {base::Message::Template("A program (process %1)")},
    {base::Message::Template("%1 (process %2)")},
    {base::Message::Template("Another program")},
    {base::Message::Template("a device of an unknown type")},
    {base::Message::Template("%1 to %2 m")},
    {base::Message::Template("accepted")},
    {base::Message::Template("refused for now")},
    {base::Message::Template("denied")},
    {base::Message::Template("not supported")},
    {base::Message::Template("failed")},
    {base::Message::Template("begun")},
    {base::Message::Template("cancelled")},
    {base::Message::Template("long only")},
    {base::Message::Template("int only")},
    {base::Message::Template("wrong frame")},
    {base::Message::Template("answered in an unknown way")},
    {base::Message::Template("not answered")},
    {base::Message::Template("%1, %2"), "12"},
    {base::Message::Template("%1 refused for now")},
    {base::Message::Template("%1 denied")},
    {base::Message::Template("%1 not supported")},
    {base::Message::Template("%1 failed")},
    {base::Message::Template("%1 long only")},
    {base::Message::Template("%1 int only")},
    {base::Message::Template("%1 wrong frame")},
    {base::Message::Template("%1 answered in an unknown way")},
    {base::Message::Template("%1 not answered")},
    {base::Message::Template("Range")},
    {base::Message::Template("Gain")},
    {base::Message::Template("Mode")},
    {base::Message::Template("Auto")},
    {base::Message::Template("Manual")},
    {base::Message::Template("Ping interval")},
    {base::Message::Template("The device's sound speed")},
    {base::Message::Template("Pinging")},
    {base::Message::Template("mode")},
    {base::Message::Template("range")},
    {base::Message::Template("gain")},
    {base::Message::Template("ping interval")},
    {base::Message::Template("sound speed")},
    {base::Message::Template("frequency")},
    {base::Message::Template("transmit duration")},
    {base::Message::Template("sector")},
    {base::Message::Template("step")},
    {base::Message::Template("stare")},
    {base::Message::Template("auto")},
    {base::Message::Template("off")},
    {base::Message::Template("the disk is full")},
    {base::Message::Template("the disk is write-protected")},
    {base::Message::Template("this user may not write there")},
    {base::Message::Template("the disk does not answer")},
    {base::Message::Template("the disk takes no file that large")},
    {base::Message::Template("the system refuses it")},
    {base::Message::Template("the system refuses it (error %1)")},
    {base::Message::Template("the disk refuses it")},
    {base::Message::Template("the disk does not take a file of this kind")},
    {base::Message::Template("1 message")},
    {base::Message::Template("%1 messages")},
    {base::Message::Template("%1 hours")},
    {base::Message::Template("1 minute")},
    {base::Message::Template("%1 minutes")},
});

/// The greatest depth of sentences within sentences, or the longest list of phrases.
constexpr int deepest = 12;
constexpr qsizetype maximumStored = 2000;

struct Known {
    OldText said;
    QRegularExpression pattern;
    /// The order of the placeholders in the English text: "132" for %1, %3, %2.
    QByteArray order;
    /// Number of literal letters in the template: the more, the more certain a match is.
    qsizetype weight = 0;
};

Known knownOf(const OldText& said)
{
    Known known{.said = said, .pattern = {}, .order = {}, .weight = 0};
    const QString english = QString::fromUtf8(said.english.english());
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

std::vector<Known> knownOf(std::span<const OldText> all)
{
    std::vector<Known> known;
    for (const OldText& each : all)
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
    static const std::vector<Known> all = sorted(knownOf(sentenceTable));
    return all;
}

/// Phrases without placeholders come first, then lists, whose parts are matched separately.
const std::vector<Known>& phrases()
{
    static const std::vector<Known> all = [] {
        auto known = sorted(knownOf(phraseTable));
        std::ranges::stable_sort(known, {}, [](const Known& each) {
            const bool isList = each.order.size() > 1 && each.order == each.said.phrases;
            return each.order.isEmpty() ? 0 : isList ? 1 : 2;
        });
        return known;
    }();
    return all;
}

QString translatedText(const QString& text, int depth);

/// Translates a phrase, or a sentence that is part of another.
QString phrase(const QString& text, int depth);

std::optional<QString> filled(const Known& known, const QString& text, int depth)
{
    const auto match = known.pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QString made = translatedTerm(known.said.english.english());
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
    return made ? *made : translatedText(text, depth);
}

QString translatedText(const QString& text, int depth)
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

/// A template with lengths in metres, the one in feet, and the first and last argument that are
/// lengths.
struct LengthTemplate {
    base::Message::Template inMetres;
    base::Message::Template inFeet;
    std::size_t first;
    std::size_t last;
};

constexpr std::array lengthTemplates{
    LengthTemplate{base::Message::Template("Marker %1, %2 m"),
                   base::Message::Template("Marker %1, %2 ft"), 1, 1},
    LengthTemplate{base::Message::Template("Marker %1: %2, %3 m"),
                   base::Message::Template("Marker %1: %2, %3 ft"), 2, 2},
    LengthTemplate{base::Message::Template("%1 to %2 m"), base::Message::Template("%1 to %2 ft"), 0,
                   1},
};

/// To a tenth; nullopt for what is no number.
std::optional<std::string> inFeet(const std::string& metres)
{
    const QString text = QString::fromStdString(metres);
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber)
        return std::nullopt;
    const double feet = std::round(value / metresPerFoot * 10) / 10;
    return base::numberText(feet);
}

/// Settings are recorded as "10 m" and "1500 m/s".
base::Message verbatimInFeet(const base::Message& message)
{
    const std::string text = message.text();
    for (const auto& [metric, imperial] :
         {std::pair(std::string_view(" m"), " ft"), std::pair(std::string_view(" m/s"), " ft/s")})
        if (text.ends_with(metric))
            if (const auto feet = inFeet(text.substr(0, text.size() - metric.size())))
                return base::Message::verbatim(*feet + imperial);
    return message;
}

} // namespace

QString translatedEvent(const base::Message& message)
{
    if (!message.isVerbatim())
        return translated(message);
    const std::string text = message.text();
    const QByteArray key(text.data(), static_cast<qsizetype>(text.size()));
    const char* sample = "%1 is empty.";
    const QString language = translatedTerm(sample);
    if (language == QLatin1String(sample) || text.empty())
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
                                    : *kept.insert(key, translatedText(QString::fromUtf8(key), 0));
}

base::Message withLengthsInFeet(const base::Message& message)
{
    if (message.isVerbatim())
        return verbatimInFeet(message);
    std::vector<base::Message::Argument> arguments;
    for (const base::Message::Argument& argument : message.arguments())
        arguments.push_back(argument.message()
                                ? base::Message::Argument(withLengthsInFeet(*argument.message()))
                                : argument);
    const auto found = std::ranges::find_if(lengthTemplates, [&](const LengthTemplate& each) {
        return message.english() == each.inMetres.english();
    });
    if (found == lengthTemplates.end())
        return {message.english(), std::move(arguments)};
    for (std::size_t i = found->first; i <= found->last && i < arguments.size(); ++i)
        arguments[i] = inFeet(arguments[i].text()).value_or(arguments[i].text());
    return {found->inFeet.english(), std::move(arguments)};
}

} // namespace leadline::app
