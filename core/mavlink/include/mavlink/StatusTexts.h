// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Address.h"
#include "mavlink/LinkMessages.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace leadline::mavlink {

/// Assembles texts that are split over several STATUSTEXT messages.
class StatusTexts {
public:
    struct CompleteText {
        Address sender;
        /// Syslog severity, 0 emergency to 7 debug.
        std::uint8_t severity = 0;
        std::string text;
    };
    /// How long to wait for a missing part.
    static constexpr base::Duration longestWait = std::chrono::seconds(1);

    /// The text completed by this message; nullopt if parts are missing.
    [[nodiscard]] std::optional<CompleteText> add(Address sender, const StatusText& message,
                                                  base::Instant at);
    /// Texts whose parts stopped coming, with "…" for each missing part.
    [[nodiscard]] std::vector<CompleteText> overdue(base::Instant now);

private:
    struct Key {
        Address sender;
        std::uint16_t textId = 0;
        friend constexpr auto operator<=>(const Key&, const Key&) = default;
    };
    struct Parts {
        std::uint8_t severity = 0;
        std::map<std::uint8_t, std::string> texts;
        /// Number of the last part; nullopt until that has arrived.
        std::optional<std::uint8_t> last;
        base::Instant newest;
    };
    [[nodiscard]] static std::string joined(const Parts& parts);

    std::map<Key, Parts> m_open;
};

} // namespace leadline::mavlink
