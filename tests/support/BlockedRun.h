// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include <functional>

namespace leadline::test {

/// Starts a program and stops it (SIGSTOP) while `hasBegun` returns true for its process id. If the
/// program ended earlier, `clear` removes its output and it is started again; returns false if that
/// happened every time.
[[nodiscard]] bool holdOnceBegun(QProcess& process, const QString& program,
                                 const QStringList& arguments, const std::function<void()>& clear,
                                 const std::function<bool(qint64 id)>& hasBegun);

} // namespace leadline::test
