// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Arguments.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace leadline::cli {

namespace {

constexpr int largestSide = 16384;
/// Longer than any recording, and short enough that nanoseconds do not overflow.
constexpr double longestSeconds = 4.0e8;

/// A byte of a file name that is not valid UTF-8 is represented by a low surrogate without a high
/// one before it.
constexpr char16_t byteAsSurrogate = 0xdc00;

bool isByte(const QString& text, qsizetype at)
{
    return text[at].isLowSurrogate() && (at == 0 || !text[at - 1].isHighSurrogate());
}

bool isDigits(const QString& text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
}

} // namespace

std::optional<double> parseNumber(const QString& text, double low, double high)
{
    // QLocale is not used because it accepts 12,500 as twelve thousand five hundred.
    const QByteArray bytes = text.toUtf8();
    double value = 0;
    const auto [end, error] =
        std::from_chars(bytes.begin(), bytes.end(), value, std::chars_format::fixed);
    const bool whole = error == std::errc() && end == bytes.end();
    return whole && std::isfinite(value) && value >= low && value <= high ? std::optional(value)
                                                                          : std::nullopt;
}

std::optional<log::Time> parseTime(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() > 3)
        return std::nullopt;
    double seconds = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool last = i + 1 == parts.size();
        if (!last && !isDigits(parts[i]))
            return std::nullopt;
        const auto value = parseNumber(parts[i], 0, longestSeconds);
        const bool first = i == 0;
        if (!value || (!first && *value >= 60))
            return std::nullopt;
        seconds = seconds * 60 + *value;
    }
    if (seconds > longestSeconds)
        return std::nullopt;
    return std::chrono::microseconds(std::llround(seconds * 1e6));
}

std::optional<QSize> parseSize(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'), Qt::KeepEmptyParts, Qt::CaseInsensitive);
    if (parts.size() != 2 || !isDigits(parts[0]) || !isDigits(parts[1]))
        return std::nullopt;
    const auto width = parseNumber(parts[0], 1, largestSide);
    const auto height = parseNumber(parts[1], 1, largestSide);
    if (!width || !height)
        return std::nullopt;
    return QSize(static_cast<int>(*width), static_cast<int>(*height));
}

QString decodeArgument(const char* argument)
{
    const QByteArray bytes(argument);
    QString text = QFile::decodeName(bytes);
    if (QFile::encodeName(text) == bytes)
        return text;
    text.clear();
    for (qsizetype at = 0; at < bytes.size();) {
        // Finds the longest piece that decodes to one character; if there is none, the byte itself
        // is kept.
        constexpr qsizetype longestCharacter = 4;
        qsizetype length = std::min(longestCharacter, bytes.size() - at);
        QString character;
        for (; length > 0; --length) {
            const QByteArray piece = bytes.mid(at, length);
            character = QString::fromUtf8(piece);
            const qsizetype units = character.isEmpty() ? 0 : character[0].isSurrogate() ? 2 : 1;
            if (character.size() == units && character.toUtf8() == piece)
                break;
        }
        if (length > 0)
            text += character;
        else
            text += QChar(static_cast<char16_t>(byteAsSurrogate + static_cast<uchar>(bytes[at])));
        at += std::max<qsizetype>(length, 1);
    }
    return text;
}

std::filesystem::path toPath(const QString& text)
{
    std::string bytes;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isByte(text, at))
            continue;
        bytes += QFile::encodeName(text.mid(from, at - from)).toStdString();
        bytes += static_cast<char>(text[at].unicode() - byteAsSurrogate);
        from = at + 1;
    }
    return {bytes + QFile::encodeName(text.mid(from)).toStdString()};
}

double rounded(double value, int decimals)
{
    const double scale = std::pow(10, decimals);
    const double whole = std::round(value * scale) / scale;
    return whole == 0 ? 0 : whole;
}

QString countOf(std::uint64_t number, const QString& one, const QString& many)
{
    return QString::number(number) + QLatin1Char(' ') + (number == 1 ? one : many);
}

QString inSentence(const QStringList& words, const QString& last)
{
    return words.size() < 2
               ? words.join(QString())
               : words.mid(0, words.size() - 1).join(QStringLiteral(", ")) + last + words.back();
}

QCommandLineOption withValue(const char* name, const char* description, const char* value)
{
    return {QString::fromLatin1(name), QString::fromLatin1(description),
            QString::fromLatin1(value)};
}

QCommandLineOption withoutValue(const char* name, const char* description)
{
    return {QString::fromLatin1(name), QString::fromLatin1(description)};
}

namespace {

/// Qt's text names the program by its path, and without the command.
QByteArray helpOf(const QCommandLineParser& parser, const QString& command)
{
    const QString text = parser.helpText();
    return (QStringLiteral("Usage: %1 %2").arg(QCoreApplication::applicationName(), command) +
            text.mid(text.indexOf(QLatin1String(" [options]"))))
        .toUtf8();
}

} // namespace

std::optional<int> answered(QCommandLineParser& parser, const QStringList& arguments)
{
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    if (!parser.parse(arguments))
        return complain(parser.errorText(), exitUsage);
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all")))
        return print(helpOf(parser, arguments.constFirst())) ? exitDone : exitFailed;
    if (parser.isSet(version))
        return print((QCoreApplication::applicationName() + QLatin1Char(' ') +
                      QCoreApplication::applicationVersion() + QLatin1Char('\n'))
                         .toUtf8())
                   ? exitDone
                   : exitFailed;
    return std::nullopt;
}

bool print(const QByteArray& bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return true;
    complain(QStringLiteral("Standard output cannot be written."), exitFailed);
    return false;
}

QByteArray forTerminal(const QString& words)
{
    QString plain = words;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QChar each = words[at];
        if ((each.category() == QChar::Other_Control && each != QLatin1Char('\n')) ||
            isByte(words, at))
            plain[at] = QChar(QChar::ReplacementCharacter);
    }
    return plain.toUtf8();
}

QString stoppedSentence()
{
    return QStringLiteral("Stopped before it was done; nothing was written.");
}

QString timeSentence()
{
    return QStringLiteral("A time is seconds (12.5) or hh:mm:ss.sss.");
}

QString soundSpeedSentence()
{
    return QStringLiteral("A sound speed is in metres per second, 100 to 10000.");
}

std::optional<double> parseSoundSpeed(const QString& text)
{
    return parseNumber(text, 100, 10'000);
}

QCommandLineOption sideOption()
{
    return withValue("side",
                     "Side of a side-scan sonar, by its name in info: port or starboard; can be "
                     "repeated.",
                     "NAME=SIDE");
}

QString sideSentence()
{
    return QStringLiteral("--side takes NAME=port or NAME=starboard.");
}

std::optional<exporting::SideScanCorrections::UnitSide> parseSide(const QString& text)
{
    const QString name = text.section(QLatin1Char('='), 0, 0);
    const QString side = text.section(QLatin1Char('='), 1);
    const bool isPort = side == QLatin1String("port");
    if (name.isEmpty() || (!isPort && side != QLatin1String("starboard")))
        return std::nullopt;
    return exporting::SideScanCorrections::UnitSide{.stream = name.toStdString(),
                                                    .side = isPort ? sidescan::Side::Port
                                                                   : sidescan::Side::Starboard};
}

int complain(const QString& sentence, int status)
{
    std::fprintf(stderr, "%s\n", forTerminal(sentence).constData());
    return status;
}

int complain(const base::Error& error, int status)
{
    return complain(QString::fromStdString(error.message.text()), status);
}

} // namespace leadline::cli
