// SPDX-License-Identifier: GPL-3.0-or-later
#include "NcLibrary.h"

#include <hdf5.h>

namespace leadline::exporting {

namespace {

std::mutex& libraryMutex()
{
    static std::mutex mutex;
    return mutex;
}

/// Once, before anything else of HDF5's: a file that could not be written must not bring down the
/// program at its end, when HDF5 tries once more, and it talks on standard error by itself.
void prepareLibrary()
{
    [[maybe_unused]] static const bool prepared = [] {
        H5dont_atexit();
        H5open();
        H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
        return true;
    }();
}

} // namespace

NcLibrary::NcLibrary() : m_lock(libraryMutex())
{
    prepareLibrary();
}

} // namespace leadline::exporting
