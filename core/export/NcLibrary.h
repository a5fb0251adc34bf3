// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>

namespace leadline::exporting {

/// Whoever has one may call netCDF: the HDF5 below it keeps all of its state in globals without
/// locks, so that one is had at a time. The first one makes HDF5 ready.
class NcLibrary {
public:
    NcLibrary();

private:
    std::lock_guard<std::mutex> m_lock;
};

} // namespace leadline::exporting
