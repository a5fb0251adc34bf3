// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include <functional>

namespace leadline::test {

/// Starts a program and makes it stand still (SIGSTOP) while `hasBegun` says so of its process id.
/// Where it came to its end before that, `clear` removes what it left, and it is started again;
/// false when it did so every time.
[[nodiscard]] bool holdOnceBegun(QProcess& process, const QString& program,
                                 const QStringList& arguments, const std::function<void()>& clear,
                                 const std::function<bool(qint64 id)>& hasBegun);

} // namespace leadline::test
