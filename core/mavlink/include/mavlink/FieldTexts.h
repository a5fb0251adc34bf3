// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "mavlink/Fields.h"
#include "mavlink/Frame.h"

#include <span>

namespace leadline::mavlink {

/// The fields of a message in wire order; empty for those that are known by name only.
[[nodiscard]] std::span<const FieldInfo> fieldsOf(std::uint16_t messageId);

/// Every field of a frame, for any payload: what version 2 left out at its end is zero; what came
/// to the message later is missing from version 1.
[[nodiscard]] base::FieldTexts fieldTexts(const Frame& frame);

/// Whether `text` stands in the name of the message or of one of its fields. ASCII case does not
/// matter; an empty text stands everywhere.
[[nodiscard]] bool namesContain(const MessageInfo& message, std::string_view text);

} // namespace leadline::mavlink
