// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace leadline::bench {

constexpr log::Time pingPeriod = std::chrono::milliseconds(50);

/// device_data of a Ping360 with 1200 samples of noise.
[[nodiscard]] std::vector<std::byte> pingBytes(std::uint64_t number);

enum class Sonars : std::uint8_t { Ping360, Both };

/// A Ping Viewer recording on disk, one ping a record, as long as the object lives. `pings` are
/// those of the Ping360; a Ping1D beside it pings half as often.
class SyntheticRecording {
public:
    SyntheticRecording(std::uint64_t pings, Sonars sonars);
    SyntheticRecording(const SyntheticRecording&) = delete;
    SyntheticRecording& operator=(const SyntheticRecording&) = delete;
    ~SyntheticRecording();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

/// Ten hours at 20 pings a second: 900 MB.
constexpr std::uint64_t pingsOfTenHours = 10ULL * 3600 * 20;

} // namespace leadline::bench
