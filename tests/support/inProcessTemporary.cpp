// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a command, such as a test script, with a temporary folder of its own.
#include "support/ProcessTemporary.h"

#include <unistd.h>

#include <cstdio>

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: leadline-in-own-temporary COMMAND [ARGUMENT ...]\n");
        return 2;
    }
    leadline::test::useProcessTemporary(leadline::test::Kept::ByAllBelow);
    execvp(argv[1], argv + 1);
    std::perror(argv[1]);
    return 127;
}
