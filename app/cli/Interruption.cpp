// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Interruption.h"

#include "base/Thread.h"

#include <cerrno>
#include <csignal>
#include <ctime>

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <unistd.h>
#define LEADLINE_HAS_PIPES
#else
#include <chrono>
#endif

namespace leadline::cli {

namespace {

constexpr int asking[] = {
    SIGINT,
    SIGTERM,
#ifdef SIGHUP
    SIGHUP,
#endif
};

// The only variables that the signal handler uses.
volatile std::sig_atomic_t signalled = 0;
volatile std::time_t firstAt = 0;

#ifdef LEADLINE_HAS_PIPES

/// The pipe that the handler writes to and a thread reads from. It is never closed, because the
/// handler may run at any time.
int pipeEnds[2] = {-1, -1};

bool openPipe()
{
    if (pipeEnds[0] >= 0)
        return true;
    if (::pipe(pipeEnds) != 0)
        return false;
    for (const int end : pipeEnds)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    // A signal handler must not block.
    ::fcntl(pipeEnds[1], F_SETFL, O_NONBLOCK);
    return true;
}

void wake()
{
    const char any = 0;
    // If the pipe is full, the reader has been woken anyway.
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &any, 1);
}

void waitUntilWoken()
{
    char any = 0;
    while (::read(pipeEnds[0], &any, 1) < 0 && errno == EINTR)
        continue;
}

#else

bool openPipe()
{
    return true;
}

void wake() {}

void waitUntilWoken()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

#endif

extern "C" void noteSignal(int number)
{
    const int error = errno;
    const std::time_t now = std::time(nullptr);
    if (signalled == 0) {
        firstAt = now;
        signalled = 1;
    } else if (now - firstAt > Interruption::timeoutSeconds) {
        std::signal(number, SIG_DFL);
        std::raise(number); // Delivered after return.
        return;
    }
    // Some systems reset the handler after each signal.
    std::signal(number, noteSignal);
    wake();
    errno = error;
}

} // namespace

Interruption::Interruption()
{
    signalled = 0;
    if (!openPipe())
        return; // Without a pipe, a signal ends the program as usual.
    m_waits = base::startThread("signals", [this](const std::stop_token& stop) {
        while (!stop.stop_requested() && signalled == 0)
            waitUntilWoken();
        if (signalled != 0)
            m_source.request_stop();
    });
    for (const int number : asking) {
        [[maybe_unused]] const auto before = std::signal(number, noteSignal);
#ifdef SIGHUP
        if (number == SIGHUP && before == SIG_IGN)
            std::signal(number, SIG_IGN);
#endif
    }
}

// The handlers stay installed, so that a signal does not disturb the program while it ends.
Interruption::~Interruption()
{
    m_waits.request_stop();
    wake();
}

} // namespace leadline::cli
