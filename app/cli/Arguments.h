// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "export/SideScanCorrections.h"
#include "log/FrameEntry.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <filesystem>
#include <optional>

class QCommandLineOption;
class QCommandLineParser;

namespace leadline::cli {

/// Exit statuses of every command.
inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitUsage = 2;

/// Parses seconds (`12.5`) or `hh:mm:ss.sss` (the hours may be left out).
[[nodiscard]] std::optional<log::Time> parseTime(const QString& text);
/// Parses `WxH` in pixels, each 1 to 16384.
[[nodiscard]] std::optional<QSize> parseSize(const QString& text);
/// Parses a number within the limits, with a decimal point in any locale.
[[nodiscard]] std::optional<double> parseNumber(const QString& text, double low, double high);
/// Parses a sound speed in metres per second, 100 to 10000: that includes tanks with other liquids,
/// and a speed beyond it is probably given in km/s or mm/s.
[[nodiscard]] std::optional<double> parseSoundSpeed(const QString& text);

/// Decodes a command line argument. File names need not be UTF-8: each invalid byte becomes a lone
/// surrogate, which toPath() converts back.
[[nodiscard]] QString decodeArgument(const char* argument);
[[nodiscard]] std::filesystem::path toPath(const QString& text);

[[nodiscard]] QCommandLineOption withValue(const char* name, const char* description,
                                           const char* value);
[[nodiscard]] QCommandLineOption withoutValue(const char* name, const char* description);
/// Parses a command's arguments, including --help and --version. Returns the exit status if the
/// command ends with that: for wrong usage and these two options.
[[nodiscard]] std::optional<int> answered(QCommandLineParser& parser, const QStringList& arguments);

/// Writes to standard output; false, with a message, if that fails.
[[nodiscard]] bool print(const QByteArray& bytes);

/// Text for a terminal, without control characters: names from files could otherwise change the
/// display.
[[nodiscard]] QByteArray forTerminal(const QString& words);

/// The number with as many decimals, without a negative zero.
[[nodiscard]] double rounded(double value, int decimals);

/// "1 frame", "20 frames"
[[nodiscard]] QString countOf(std::uint64_t number, const QString& one, const QString& many);

/// Joins words: "a, b or c", with `last` between the last two.
[[nodiscard]] QString inSentence(const QStringList& words, const QString& last);

/// Message of a command that was interrupted.
[[nodiscard]] QString stoppedSentence();

/// Sentence about a time that parseTime() does not take.
[[nodiscard]] QString timeSentence();

/// Parses the side of a side-scan sonar, `NAME=port` or `NAME=starboard`.
[[nodiscard]] std::optional<exporting::SideScanCorrections::UnitSide>
parseSide(const QString& text);

/// Sentence about a sound speed that parseSoundSpeed() does not take.
[[nodiscard]] QString soundSpeedSentence();

/// The option --side, and the sentence about a value that parseSide() does not take.
[[nodiscard]] QCommandLineOption sideOption();
[[nodiscard]] QString sideSentence();

/// Writes one line to standard error; returns `status`.
int complain(const QString& sentence, int status);
int complain(const base::Error& error, int status = exitFailed);

} // namespace leadline::cli
