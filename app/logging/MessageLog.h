// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QByteArray>
#include <QHash>
#include <QLoggingCategory>
#include <QString>

#include <deque>
#include <mutex>

namespace leadline::app {

/// The newest messages of the program, kept in memory so that they can be saved when something went
/// wrong: those of its own categories also where they are off, and then not written to standard
/// error. Any thread.
class MessageLog {
public:
    static constexpr std::size_t mostLines = 5000;

    static MessageLog& instance();

    /// From now on, until uninstall(), messages come here first. Those that are on go on to whom
    /// they went before.
    void install();
    void uninstall();

    void append(const QByteArray& line);
    /// Who made it and where it runs, then the lines, the oldest first.
    [[nodiscard]] QByteArray text() const;
    /// As a new file; the error says why it cannot be written.
    [[nodiscard]] base::Status save(const QString& path) const;

private:
    static void filter(QLoggingCategory* category);
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& message);
    [[nodiscard]] bool goesOn(QtMsgType type, const char* category) const;

    /// Messages come from every thread, and a logging filter has to be a plain function.
    mutable std::mutex m_mutex;
    std::deque<QByteArray> m_lines;
    /// Of the program's own categories: whether debug messages were on.
    QHash<QByteArray, bool> m_on;
    QLoggingCategory::CategoryFilter m_filterBefore = nullptr;
    QtMessageHandler m_handlerBefore = nullptr;
};

} // namespace leadline::app
