// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/ProcessTemporary.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace leadline::test {

namespace {

constexpr const char* memory = "/dev/shm";

/// Path in memory with the same name as the temporary folder.
std::string inMemory(const std::string& folder)
{
    return memory + folder.substr(folder.rfind('/'));
}

[[noreturn]] void giveUp(const char* what)
{
    std::perror(what);
    std::_Exit(2);
}

/// Waits until all other processes have closed their end of the pipe, then removes the folder.
[[noreturn]] void removeAfter(int ended, const std::string& folder)
{
    // This process leaves the session and closes the output, so that whoever reads a test's output
    // does not wait for it, and signals to the test's process group do not end it.
    setsid();
    for (int other = 0; other < 3; ++other)
        close(other);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, SIG_IGN);
    char none = 0;
    while (read(ended, &none, 1) < 0 && errno == EINTR) {
    }
    execlp("rm", "rm", "-rf", "--", folder.c_str(), inMemory(folder).c_str(), nullptr);
    std::_Exit(2);
}

} // namespace

void useProcessTemporary(Kept by)
{
    const char* given = std::getenv("TMPDIR");
    std::string folder = std::string(given && *given ? given : "/tmp") + "/leadline-test-XXXXXX";
    if (!mkdtemp(folder.data()))
        giveUp("There is no temporary folder for the test");
    int ends[2] = {-1, -1};
    if (pipe(ends) != 0)
        giveUp("pipe");
    const pid_t first = fork();
    if (first < 0)
        giveUp("fork");
    if (first == 0) {
        close(ends[1]);
        // The process is forked twice, so that it is not a child of the test.
        if (fork() != 0)
            std::_Exit(0);
        removeAfter(ends[0], folder);
    }
    waitpid(first, nullptr, 0);
    close(ends[0]);
    if (by == Kept::ByThisProcess)
        fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    setenv("TMPDIR", folder.c_str(), 1);
}

std::string ownInMemory()
{
    const char* given = std::getenv("TMPDIR");
    if (!given)
        giveUp("There is no temporary folder of this test's own");
    const std::string folder = inMemory(given);
    if (access(memory, W_OK) != 0 || (mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST))
        return given;
    return folder;
}

} // namespace leadline::test
