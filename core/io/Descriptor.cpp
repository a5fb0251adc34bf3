// SPDX-License-Identifier: GPL-3.0-or-later
#include "Descriptor.h"

#if defined(LEADLINE_POSIX_FILES)

#include <cerrno>
#include <unistd.h>

namespace leadline::io {

std::size_t readFrom(int descriptor, std::uint64_t offset, std::span<std::byte> into)
{
    std::size_t done = 0;
    while (done < into.size()) {
        const auto n = ::pread(descriptor, into.data() + done, into.size() - done,
                               static_cast<off_t>(offset + done));
        if (n > 0)
            done += static_cast<std::size_t>(n);
        else if (n == 0 || errno != EINTR)
            break;
    }
    return done;
}

int writeTo(int descriptor, std::uint64_t offset, std::span<const std::byte> bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const auto n = ::pwrite(descriptor, bytes.data() + done, bytes.size() - done,
                                static_cast<off_t>(offset + done));
        if (n > 0)
            done += static_cast<std::size_t>(n);
        else if (n == 0)
            return ENOSPC;
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

} // namespace leadline::io

#endif
