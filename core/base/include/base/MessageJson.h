// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/JsonValue.h"
#include "base/Message.h"

#include <optional>
#include <string>

namespace leadline::base {

/// A message as a JSON object: "template" is the English template, "arguments" an array of strings
/// and of such objects.
[[nodiscard]] std::string jsonOf(const Message& message);
/// Nullopt if the value is not such an object, or has more than nine arguments in one message.
[[nodiscard]] std::optional<Message> messageFrom(const JsonValue& json);

} // namespace leadline::base
