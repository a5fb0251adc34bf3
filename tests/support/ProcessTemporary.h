// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace leadline::test {

/// Processes that use the folder: this one only, or also its child processes.
enum class Kept { ByThisProcess, ByAllBelow };

/// Creates a folder in the temporary folder and sets TMPDIR to it. After the processes that use it
/// have ended, even by a signal, a separate process removes it with its contents. To be called
/// before any thread is started.
void useProcessTemporary(Kept by);

/// A folder of this process in memory, if the system has one, for files that are written very
/// often; it is removed like the temporary one. Otherwise the temporary folder.
[[nodiscard]] std::string ownInMemory();

} // namespace leadline::test
