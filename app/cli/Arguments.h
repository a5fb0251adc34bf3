// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Seconds (`12.5`) or `hh:mm:ss.sss` (the hours may be left out).
[[nodiscard]] std::optional<log::Time> parseTime(const QString& text);
/// `WxH` in pixels, each 1 to 16384.
[[nodiscard]] std::optional<QSize> parseSize(const QString& text);
/// A number within the limits; always with a decimal point.
[[nodiscard]] std::optional<double> parseNumber(const QString& text, double low, double high);

/// What the shell gave, in which a name need not be UTF-8: each byte that is none stands as a
/// surrogate of its own, which toPath() knows.
[[nodiscard]] QString decodeArgument(const char* argument);
[[nodiscard]] std::filesystem::path toPath(const QString& text);

[[nodiscard]] QCommandLineOption withValue(const char* name, const char* description,
                                           const char* value);
/// Parses a command's arguments; adds --help and --version. The exit status when that was all:
/// wrong usage, or one of these two.
[[nodiscard]] std::optional<int> answered(QCommandLineParser& parser, const QStringList& arguments);

/// Writes to standard output; complains when that cannot be written.
[[nodiscard]] bool print(const QByteArray& bytes);

/// What people read in a terminal: names out of files hold no control characters there, which could
/// change what it shows of other lines.
[[nodiscard]] QByteArray forTerminal(const QString& words);

/// "1 frame", "20 frames"
[[nodiscard]] QString countOf(std::uint64_t number, const QString& one, const QString& many);

/// What a command says that was interrupted.
[[nodiscard]] QString stoppedSentence();

/// One line on standard error; gives `status` back.
int complain(const QString& sentence, int status);

} // namespace leadline::cli
