// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "log/MessageStatistics.h"
#include "ping/Family.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string_view>

namespace leadline::app {

// Texts about the messages of a log.

/// Name of a message: "ATTITUDE", "device_data"; "unknown 1308" for an unknown id.
[[nodiscard]] QString messageName(const log::Log& log, const log::MessageCount& tally);
/// Names in older documents, "was ping_rate, ping_rate_msec", or of another device's message,
/// "perhaps profile of ping1d"; empty if there are none.
[[nodiscard]] QString otherMessageNames(const log::Log& log, const log::MessageCount& tally);
/// Sender of a message: "Ping360 · id 2", "Vehicle 1/1 · autopilot", "Sent by 254/190".
[[nodiscard]] QString messageSource(const log::Log& log, const log::MessageCount& tally);
/// Rate of a message: "20.4/s", "3.0/min", "once"; "–" while unknown.
[[nodiscard]] QString messageRate(const log::MessageCount& tally);
/// Time since the newest message: "0.4 s", "03:12"; empty before the first.
[[nodiscard]] QString messageAge(const log::MessageCount& tally, log::Time moment);

/// Matches a search: each word has to occur in the message's name, its source, at the begin of its
/// id, or in a present or former name of a field; "once" matches messages that came only once.
/// Returns the field or former name that matched, empty if the row itself shows the match, or
/// nullopt if a word does not match.
[[nodiscard]] std::optional<QString> foundBy(const QStringList& words, const log::Log& log,
                                             const log::MessageCount& tally);

/// Number with groups of three digits from 10 000, and a real minus sign.
[[nodiscard]] QString groupedDigits(const QString& digits);
/// Hex dump with `perLine` bytes per line: `0000  42 52 02 00  BR..`.
[[nodiscard]] QString hexDump(base::ByteSpan bytes, int perLine);

} // namespace leadline::app
