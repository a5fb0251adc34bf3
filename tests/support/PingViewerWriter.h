// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "formats/PingViewerRecord.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::test {

/// Builds an old Ping Viewer log (`.bin`) in memory, including variants and faults that Leadline's
/// own writer does not produce.
class PingViewerWriter {
public:
    struct Options {
        /// Logs from before August 2019 have no header.
        bool header = true;
        /// Text in UTF-8, as written by a Python script, instead of UTF-16, big-endian.
        bool utf8 = false;
        /// The digit zero in times; real logs have U+06F0.
        char32_t zeroDigit = U'0';
        /// 0 is unknown, 1 is Ping.
        std::int32_t family = 1;
        /// 0 is unknown, 1 is Ping1D, 2 is Ping360.
        std::int32_t type = 2;
        std::string gitHash = "1ed4508";
        std::string date = "2025-08-07T15:19:01-03:00";
        std::string tag = "v2.6.0";
        std::string osName = "Ubuntu 22.04.4 LTS";
        std::string osVersion = "22.04";
    };

    explicit PingViewerWriter(Options options);

    /// Adds a record with the data of one read; from 24 h on its time is a null string, as in real
    /// logs.
    void record(std::chrono::milliseconds time, base::ByteSpan data);
    void recordWithNullTime(base::ByteSpan data);
    void recordWithNullData(std::chrono::milliseconds time);
    /// Adds a record with any text as its time.
    void recordWithTime(std::string_view time, base::ByteSpan data);
    /// Adds bytes that are not a record.
    void raw(base::ByteSpan bytes);

    [[nodiscard]] const std::vector<std::byte>& bytes() const { return m_bytes; }
    /// The bytes since the last take(), for long logs that are written in pieces.
    [[nodiscard]] std::vector<std::byte> take() { return std::exchange(m_bytes, {}); }
    [[nodiscard]] std::uint64_t records() const { return m_records; }

    /// The time as `hh:mm:ss.zzz` in UTF-8.
    [[nodiscard]] static std::string timeText(std::chrono::milliseconds time,
                                              char32_t zeroDigit = U'0')
    {
        return formats::pingViewerTime(time, zeroDigit);
    }

private:
    void appendText(std::string_view utf8);

    Options m_options;
    std::vector<std::byte> m_bytes;
    std::uint64_t m_records = 0;
};

} // namespace leadline::test
