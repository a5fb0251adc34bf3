// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-record-forever FOLDER records numbered profiles at about 100 kB/s until it is killed,
// and prints the number of each one that was passed to the recorder, with milliseconds since its
// start.
#include "recorder/Recorder.h"
#include "support/CallbackFolder.h"
#include "support/SonarFrames.h"

#include <cstdio>
#include <memory>
#include <thread>
#include <utility>

using namespace leadline;

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: leadline-record-forever FOLDER\n", stderr);
        return 2;
    }
    const base::SystemClock clock;
    const base::Instant start = clock.now();
    const auto utc = std::chrono::system_clock::now().time_since_epoch();
    // Written data survives a killed process without being synced, which takes seconds on a busy
    // disk.
    auto folder = std::make_unique<test::CallbackFolder>(
        argv[1], [] { return base::done(); }, false);
    recorder::Recorder recorder(std::move(folder), clock,
                                {.utcZero = start, .utcAtZero = utc, .library = "Leadline/test"});
    const auto source = recorder.addSource({.name = "ping1d-1", .family = "ping1d"});
    for (std::uint32_t n = 0;; ++n) {
        const auto frame =
            test::Echo1d{.pingNumber = n, .samples = test::someSamples(960, n)}.profile();
        recorder.received(source, clock.now(), frame);
        const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(clock.now() - start);
        std::printf("%u %lld\n", n, static_cast<long long>(ms.count()));
        std::fflush(stdout);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}
