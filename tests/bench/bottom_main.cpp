// SPDX-License-Identifier: GPL-3.0-or-later

// How far off Leadline's own bottom and the simulated device's own distance are, by kind and slope
// of the seabed: errors, not times. leadline-bench-bottom [SEED]

#include "support/BottomTrial.h"

#include <array>
#include <charconv>
#include <cstdio>
#include <cstring>

using namespace leadline;

int main(int count, char** arguments)
{
    std::uint64_t seed = 20261122;
    if (count > 1) {
        const char* end = arguments[1] + std::strlen(arguments[1]);
        const auto read = std::from_chars(arguments[1], end, seed);
        if (read.ec != std::errc() || read.ptr != end) {
            std::fputs("leadline-bench-bottom [SEED], a whole number\n", stderr);
            return 2;
        }
    }
    constexpr std::array names{"sand", "mud", "rock", "weed"};
    std::puts(
        "Errors against the simulator's truth in metres: half of them are below the median, 95 %\n"
        "below p95; gross: by more than 0.3 m. Slopes above 12.5 degrees are steeper than the\n"
        "beam: the nearest echo is not the one below.\n");
    std::puts("ground slope |    own: median   p95    rms  gross  none   bias |"
              " device: median   p95    rms  gross   bias");
    for (std::size_t kind = 0; kind < names.size(); ++kind)
        for (const double slope : {0.0, 5.0, 10.0, 20.0}) {
            const auto trial =
                test::tryBottom(static_cast<sim::SeabedKind>(kind), slope, seed + 100 * kind);
            const auto& own = trial.own;
            const auto& device = trial.device;
            std::printf("%-6s %3.0f deg |         %6.3f %6.3f %6.3f %5.1f%% %4.1f%% %+6.3f |"
                        "         %6.3f %6.3f %6.3f %5.1f%% %+6.3f\n",
                        names[kind], slope, own.quantile(0.5), own.quantile(0.95), own.rms(),
                        own.beyond(0.3), own.silent(), own.bias(), device.quantile(0.5),
                        device.quantile(0.95), device.rms(), device.beyond(0.3), device.bias());
        }
    return 0;
}
