// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/SideScanCorrections.h"

#include "export/ExportPart.h"
#include "formats/Recording.h"

#include <algorithm>

namespace leadline::exporting {

base::Result<sidescan::Corrections> SideScanCorrections::in(const log::Log& log) const
{
    ExportPart named;
    std::ranges::transform(sides, std::back_inserter(named.streams), &UnitSide::stream);
    const auto isReceived = [](const log::Stream& stream) {
        return !stream.sent() && sidescan::isSideScan(stream);
    };
    if (const auto there = named.check(log, isReceived); !there)
        return there.error();
    sidescan::Corrections corrections{.bottom = bottom};
    for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
        for (const UnitSide& each : sides) {
            if (!isReceived(log.stream(i)) || !formats::isStreamNamed(log, i, each.stream))
                continue;
            if (each.unit)
                corrections.sides.units[{i, each.unit->channel, each.unit->looks}] = each.side;
            else
                corrections.sides.streams[i] = each.side;
        }
    return corrections;
}

std::vector<log::StreamNumber> streamsWithoutSide(const log::Log& log,
                                                  const sidescan::SideChoices& choices)
{
    sidescan::SideFinder sides;
    sides.setChoices(choices);
    sides.lookAt(log);
    std::vector<log::StreamNumber> streams;
    for (const sidescan::Unit& unit : sides.units())
        if (sides.sideOf(log, unit) == sidescan::Side::Unknown &&
            (streams.empty() || streams.back() != unit.stream))
            streams.push_back(unit.stream);
    return streams;
}

} // namespace leadline::exporting
