// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Interruption.h"

#include <chrono>
#include <csignal>

namespace leadline::cli {

namespace {

// All that a signal handler may do is to set this.
volatile std::sig_atomic_t signalled = 0;

extern "C" void noteSignal(int)
{
    signalled = 1;
}

} // namespace

Interruption::Interruption()
{
    std::signal(SIGINT, noteSignal);
    std::signal(SIGTERM, noteSignal);
    m_watcher = std::jthread([this](const std::stop_token& done) { watch(done); });
}

// A handler may not do it, and whoever works may not come to ask for long.
void Interruption::watch(const std::stop_token& done)
{
    constexpr std::chrono::milliseconds lookEvery(50);
    std::unique_lock lock(m_mutex);
    while (!done.stop_requested() && !check())
        m_never.wait_for(lock, done, lookEvery, [] { return false; });
}

bool Interruption::check()
{
    if (signalled != 0)
        m_source.request_stop();
    return m_source.stop_requested();
}

} // namespace leadline::cli
