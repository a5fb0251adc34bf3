// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace leadline::test {

/// Who keeps the folder: this process alone, or whoever it starts and becomes, too.
enum class Kept { ByThisProcess, ByAllBelow };

/// Makes a folder in the temporary folder and points TMPDIR at it. However those end who keep it,
/// by a signal too, a process of its own then removes it and all that was left in it. Before any
/// thread is started.
void takeOwnTemporary(Kept by);

/// A folder of this process in memory, where the computer has that, for what is written a thousand
/// times: it goes the same way. Else the temporary one.
[[nodiscard]] std::string ownInMemory();

} // namespace leadline::test
