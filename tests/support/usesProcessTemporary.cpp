// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every test program: gives it a temporary folder of its own before main() is called.
#include "support/ProcessTemporary.h"

namespace {

[[maybe_unused]] const bool taken = [] {
    leadline::test::useProcessTemporary(leadline::test::Kept::ByThisProcess);
    return true;
}();

} // namespace
