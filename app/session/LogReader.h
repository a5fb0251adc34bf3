// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Playhead.h"
#include "log/Recording.h"

#include <QObject>
#include <QThread>

#include <memory>
#include <stop_token>
#include <vector>

namespace leadline::app {

/// Opens and indexes files, each in a thread of its own: however long a medium takes, the window
/// does not wait for it. A ticket stands for a file; the signals come in the thread of this object.
class LogReader : public QObject {
    Q_OBJECT

public:
    static constexpr int noTicket = 0;

    using QObject::QObject;
    ~LogReader() override;

    [[nodiscard]] int read(const QString& path);
    /// Nothing is said about it any more.
    void stop(int ticket);

signals:
    /// It is a log, its first frames are there, and the rest is being indexed.
    void found(int ticket, const std::shared_ptr<leadline::log::Recording>& recording);
    void failed(int ticket, const leadline::base::Error& error);
    void indexed(int ticket, const std::vector<leadline::log::Gap>& gaps);

private:
    struct Work {
        int ticket = noTicket;
        std::stop_source stop;
        std::unique_ptr<QThread> thread;
    };

    void run(const QString& path, int ticket, const std::stop_token& stop);

    /// Those that were told to stop end by themselves.
    std::vector<Work> m_works;
    int m_lastTicket = noTicket;
};

} // namespace leadline::app
