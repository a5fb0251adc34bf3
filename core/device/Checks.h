// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Diagnosis.h"

namespace leadline::device {

/// The list of checks below a verdict, in the order in which they depend on each other.
void addChecks(const Evidence& evidence, Diagnosis& diagnosis);

} // namespace leadline::device
