// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Thread.h"

#include <utility>

#if defined(__linux__)
#include <pthread.h>
#endif

namespace leadline::base {

namespace {

void nameThisThread([[maybe_unused]] const char* name)
{
#if defined(__linux__)
    ::pthread_setname_np(::pthread_self(), name);
#endif
}

} // namespace

std::jthread startThread(const char* name, std::function<void(const std::stop_token&)> run)
{
    return std::jthread([name, run = std::move(run)](const std::stop_token& stop) {
        nameThisThread(name);
        run(stop);
    });
}

} // namespace leadline::base
