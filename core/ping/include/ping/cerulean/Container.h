// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ping/Fields.h"
#include "ping/Frame.h"

namespace leadline::ping::cerulean {

using ping::operator==;

/// A JSON object. One with `session_id` begins a session of a recording and lists its devices.
struct JsonWrapper {
    std::string_view text = {};

    static constexpr std::uint16_t id = 10;
    static constexpr Description description{"JSON_WRAPPER", Category::General};
    static constexpr base::FieldList fields{field(&JsonWrapper::text, "string")};
    static constexpr bool textEndsWithNul = false;
    static constexpr std::size_t longestPayload = maxLongPayloadSize;
};

/// Settings of the program that recorded, in no documented form.
struct ViewSettings {
    std::string_view text = {};

    static constexpr std::uint16_t id = 12;
    static constexpr Description description{"view_settings", Category::General};
    static constexpr base::FieldList fields{field(&ViewSettings::text, "text")};
    static constexpr bool textEndsWithNul = false;
    static constexpr std::size_t longestPayload = maxLongPayloadSize;
};

/// One NMEA 0183 sentence, with or without its line end, or NMEA 2000 data.
struct NmeaSentence {
    std::string_view text = {};

    static constexpr std::uint16_t id = 109;
    static constexpr Description description{"nmea", Category::General};
    static constexpr base::FieldList fields{field(&NmeaSentence::text, "sentence")};
    static constexpr bool textEndsWithNul = false;
};

/// One MAVLink message as JSON: an object with `header` and `message`.
struct MavlinkJson {
    std::string_view text = {};

    static constexpr std::uint16_t id = 150;
    static constexpr Description description{"mavlink_json", Category::General};
    static constexpr base::FieldList fields{field(&MavlinkJson::text, "json")};
    static constexpr bool textEndsWithNul = false;
};

} // namespace leadline::ping::cerulean
