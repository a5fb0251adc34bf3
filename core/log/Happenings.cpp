// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Happenings.h"

#include "log/JsonValue.h"

namespace leadline::log {

std::optional<Happening> decodeHappening(std::string_view json, Time time)
{
    const auto parsed = JsonValue::parse(json);
    if (!parsed || !parsed->members())
        return std::nullopt;
    const auto text = [&](std::string_view key) {
        const std::string* its = (*parsed)[key].text();
        return its ? *its : std::string();
    };
    Happening happening{.time = time,
                        .device = text("device"),
                        .kind = text("kind"),
                        .name = text("name"),
                        .value = text("value"),
                        .text = text("text")};
    using Level = RecordedEvent::Level;
    const auto level = (*parsed)["level"].whole();
    if (level && *level >= static_cast<int>(Level::Debug) &&
        *level <= static_cast<int>(Level::Fatal))
        happening.level = static_cast<Level>(*level);
    return happening.kind.empty() && happening.text.empty() ? std::nullopt
                                                            : std::optional(happening);
}

} // namespace leadline::log
