// SPDX-License-Identifier: GPL-3.0-or-later
// In every program of tests: before its main(), it has a temporary folder of its own.
#include "support/OwnTemporary.h"

namespace {

[[maybe_unused]] const bool taken = [] {
    leadline::test::takeOwnTemporary(leadline::test::Kept::ByThisProcess);
    return true;
}();

} // namespace
