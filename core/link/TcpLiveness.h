// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace leadline::link {

/// Makes a connection fail, where the system can, when what was sent is not acknowledged for some
/// seconds: else a pulled cable is noticed after a quarter of an hour.
void noticeDeadPeer(qintptr socket);

} // namespace leadline::link
