// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/JsonObject.h"

#include "base/Unicode.h"

namespace leadline::base {

void appendJsonText(std::string& json, std::string_view text)
{
    constexpr std::string_view hex = "0123456789abcdef";
    json += '"';
    // Texts of devices may be cut in the middle of a letter, and readers refuse the whole object.
    for (const char c : base::validUtf8(text)) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            json += '\\';
            json += c;
        } else if (code < 0x20) {
            json += "\\u00";
            json += hex[code >> 4U];
            json += hex[code & 0xfU];
        } else {
            json += c;
        }
    }
    json += '"';
}

} // namespace leadline::base
