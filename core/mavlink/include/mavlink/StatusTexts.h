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

/// Joins what systems say in words: longer texts come in several STATUSTEXT messages.
class StatusTexts {
public:
    struct Said {
        Address sender;
        /// 0 emergency to 7 debug, as in syslog.
        std::uint8_t severity = 0;
        std::string text;
    };
    /// A part that is not there by then will not come.
    static constexpr base::Duration longestWait = std::chrono::seconds(1);

    /// The text that this message completes, if it does.
    [[nodiscard]] std::optional<Said> add(Address sender, const StatusText& message,
                                          base::Instant at);
    /// Texts whose parts stopped coming, with "…" where one is missing.
    [[nodiscard]] std::vector<Said> overdue(base::Instant now);

private:
    struct Key {
        Address sender;
        std::uint16_t textId = 0;
        friend constexpr auto operator<=>(const Key&, const Key&) = default;
    };
    struct Parts {
        std::uint8_t severity = 0;
        std::map<std::uint8_t, std::string> texts;
        /// Known once the part that ends the text is there.
        std::optional<std::uint8_t> last;
        base::Instant newest;
    };
    [[nodiscard]] static std::string joined(const Parts& parts);

    std::map<Key, Parts> m_open;
};

} // namespace leadline::mavlink
