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

// What the window says of the messages in a log.

[[nodiscard]] QString wordsOf(std::string_view utf8);
/// By whose table a sonar's messages are read.
[[nodiscard]] ping::Family familyOf(log::StreamKind kind);

/// "ATTITUDE", "device_data"; "unknown 1308" for an id that is in no table.
[[nodiscard]] QString messageName(const log::Log& log, const log::MessageCount& tally);
/// "was ping_rate, ping_rate_msec" in older documents; "perhaps profile6_t of s500" where the
/// device is another one; empty if there is nothing to say.
[[nodiscard]] QString otherMessageNames(const log::Log& log, const log::MessageCount& tally);
/// "Ping360 · id 2", "Vehicle 1/1 · autopilot", "Sent by 254/190".
[[nodiscard]] QString messageSource(const log::Log& log, const log::MessageCount& tally);
/// "20.4/s", "3.0/min", "once"; "–" where two did not come yet.
[[nodiscard]] QString messageRate(const log::MessageCount& tally);
/// "0.4 s", "03:12" since the newest; empty before the first.
[[nodiscard]] QString messageAge(const log::MessageCount& tally, log::Time moment);

/// Whether every word stands in the message's name, its source, the begin of its id, or the name
/// of one of its fields, today's or an old one; "once" for what came only once. What it gives is
/// the field or old name that a word was found in, empty where the row itself says it.
[[nodiscard]] std::optional<QString> foundBy(const QStringList& words, const log::Log& log,
                                             const log::MessageCount& tally);

/// Groups of three digits from 10 000 on, and a real minus.
[[nodiscard]] QString numberWords(const QString& digits);
/// `0000  42 52 02 00  BR..`, a line each for so many bytes.
[[nodiscard]] QString hexDump(base::ByteSpan bytes, int perLine);

} // namespace leadline::app
