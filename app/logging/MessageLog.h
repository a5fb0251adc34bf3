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

/// Keeps the program's newest log messages in memory, to be saved after a fault. Includes those of
/// its own categories that are disabled, which are not written to standard error. Thread-safe.
class MessageLog {
public:
    static constexpr std::size_t maximumLines = 5000;

    static MessageLog& instance();

    /// Receives all messages until uninstall(), and passes enabled ones on to the previous handler.
    void install();
    void uninstall();

    void append(const QByteArray& line);
    /// Program version and system, then the messages, the oldest first.
    [[nodiscard]] QByteArray text() const;
    /// Saves text() as a new file; the error says why it cannot be written.
    [[nodiscard]] base::Status save(const QString& path) const;

private:
    static void filter(QLoggingCategory* category);
    static void handle(QtMsgType type, const QMessageLogContext& context, const QString& message);
    [[nodiscard]] bool isPassedOn(QtMsgType type, const char* category) const;

    /// Messages come from every thread, and a logging filter has to be a plain function.
    mutable std::mutex m_mutex;
    std::deque<QByteArray> m_lines;
    /// For each of the program's own categories, whether debug messages were enabled.
    QHash<QByteArray, bool> m_on;
    QLoggingCategory::CategoryFilter m_filterBefore = nullptr;
    QtMessageHandler m_handlerBefore = nullptr;
};

} // namespace leadline::app
