// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace leadline::test {

/// How many seeds a test of statistics takes: `all` where LEADLINE_SEEDS is "all", as
/// packaging/test --all sets it.
[[nodiscard]] inline int seeds(int usual, int all)
{
    return qgetenv("LEADLINE_SEEDS") == "all" ? all : usual;
}

} // namespace leadline::test
