// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Interruption.h"

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
}

bool Interruption::check()
{
    if (signalled != 0)
        m_source.request_stop();
    return m_source.stop_requested();
}

} // namespace leadline::cli
