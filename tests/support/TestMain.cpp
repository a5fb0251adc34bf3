// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

// Tests that use no library of core have no threads to wait for.
#if __has_include("base/Thread.h")
#include "base/Thread.h"
#define LEADLINE_TESTS_HAVE_THREADS
#endif

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

namespace {

std::map<std::string, leadline::test::GroupedTest::Run>& tests()
{
    static std::map<std::string, leadline::test::GroupedTest::Run> all;
    return all;
}

} // namespace

namespace leadline::test {

GroupedTest::GroupedTest(const char* file, Run run)
{
    const std::string name = file;
    tests()[name.substr(0, name.rfind('.'))] = run;
}

} // namespace leadline::test

int main(int argc, char** argv)
{
    const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (test == tests().end()) {
        std::fprintf(stderr, "The first argument is one of:\n");
        for (const auto& [name, run] : tests())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // Qt derives the application's name from the first argument; tests that run at the same time
    // must not share settings.
    const int status = test->second(argc - 1, argv + 1);
#ifdef LEADLINE_TESTS_HAVE_THREADS
    // Detached threads may use objects that are destroyed at the end of the program.
    if (!leadline::base::waitForDetachableThreads(std::chrono::seconds(60))) {
        std::fprintf(stderr, "A detached thread does not end.\n");
        std::_Exit(1);
    }
#endif
    return status;
}
