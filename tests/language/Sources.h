// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace leadline::test {

/// What stands in quotes in C++, put together where one follows the other; without that of
/// comments, of includes, of messages, and of tr() and its like.
[[nodiscard]] QStringList quotedIn(const QString& cpp);

/// It reads like words for people, not like a key, a pattern or a command.
[[nodiscard]] bool isForPeople(const QString& quoted);

} // namespace leadline::test
