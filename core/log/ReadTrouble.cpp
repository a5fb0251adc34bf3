// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/ReadTrouble.h"

#include <string>

namespace leadline::log {

base::Status readWhole(const ReadCounts& counts, std::string_view name)
{
    const auto trouble = [&](std::string_view what) {
        return base::Error{std::string(name) + std::string(what)};
    };
    if (counts.mediumFailed)
        return trouble(" could not be read to its end: its medium failed.");
    if (counts.noTemporaryRoom)
        return trouble(" could not be uncompressed: the folder for temporary files is full.");
    if (counts.logFull)
        return trouble(" holds more frames than one log can.");
    return base::done();
}

} // namespace leadline::log
