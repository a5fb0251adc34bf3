// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <optional>
#include <string_view>
#include <vector>

/// Bytes as they came over a link, in a protobuf message that other programs can read too:
/// `package sonar; message RawFrame { bytes data = 1; }`.
namespace leadline::log {

inline constexpr std::string_view rawFrameSchema = "sonar.RawFrame";

/// The schema's FileDescriptorSet.
[[nodiscard]] base::ByteSpan rawFrameDescriptor();

[[nodiscard]] std::vector<std::byte> encodeRawFrame(base::ByteSpan bytes);
/// What stands in front of so many bytes in their message; they are its end.
void appendRawFrameHead(std::vector<std::byte>& message, std::size_t length);

/// The bytes in a message, a view of it; other fields are passed over. Nullopt when it is none.
[[nodiscard]] std::optional<base::ByteSpan> rawFrameBytes(base::ByteSpan message);

} // namespace leadline::log
