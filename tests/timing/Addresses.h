// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Address.h"

/// Who is on a link in these tests.
inline constexpr leadline::mavlink::Address own{254, 190};
inline constexpr leadline::mavlink::Address vehicle{1, 1};
inline constexpr leadline::mavlink::Address camera{1, 100};
inline constexpr leadline::mavlink::Address groundStation{255, 190};
