// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "SoakPeer.h"
#include "WindowRun.h"

#include <QTemporaryDir>

#include <atomic>
#include <memory>
#include <random>

namespace leadline::test {

/// However slow the machine is.
inline constexpr int soakTimeoutMs = 600'000;

/// A dive in the program's window with all simulated devices, each behind a bad line, that began
/// long ago on their clock: time goes on when told to, as fast as it can be computed. All of it is
/// recorded into a folder; the disk refuses when told to.
class SoakDive {
public:
    SoakDive(std::uint64_t seed, base::Duration length);
    ~SoakDive();

    /// Lets time go on, and comes back when what it brought is in the log; each fifth time it is
    /// looked at.
    void continueLoading(base::Duration time);
    /// To the present.
    void arrive();
    /// The pilot does something: looks elsewhere, changes a setting, hangs up or connects.
    void act();
    void refuseDisk(bool refuse) { *m_refuses = refuse; }
    /// Hangs up, and comes back with the file when it is complete.
    [[nodiscard]] QString finish();

    [[nodiscard]] const SoakPeers& peers() const { return m_peers; }
    [[nodiscard]] WindowRun& run() { return *m_run; }
    [[nodiscard]] const log::Log& log() const { return *m_run->session().dive()->log(); }
    [[nodiscard]] int reconnections() const { return m_reconnections; }
    [[nodiscard]] int settings() const { return m_settings; }

private:
    [[nodiscard]] app::LiveSession& dive() { return *m_run->session().dive(); }
    [[nodiscard]] double chance() { return std::uniform_real_distribution<double>()(m_random); }
    void update(log::Time at);
    void change();
    void reconnect();

    SoakPeers m_peers;
    std::mt19937_64 m_random;
    QTemporaryDir m_folder;
    std::shared_ptr<std::atomic<bool>> m_refuses = std::make_shared<std::atomic<bool>>(false);
    std::unique_ptr<WindowRun> m_run;
    base::Instant m_now{};
    int m_reconnections = 0;
    int m_settings = 0;
    int m_steps = 0;
    /// Hung up, to be connected the next time.
    QString m_away;
};

} // namespace leadline::test
