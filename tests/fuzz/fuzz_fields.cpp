// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any payload as that of any message, and formats its fields. The first byte selects protocol
// and family, the next two are the message id.
#include "SplitCheck.h"
#include "base/Unicode.h"
#include "mavlink/Message.h"
#include "ping/Message.h"

#include <algorithm>

using namespace leadline;

namespace {

constexpr std::size_t headSize = 3;
/// 400 bytes of a text, each told by its code, and the words behind them.
constexpr std::size_t longestValue = 3000;

void checkTexts(const base::FieldTexts& texts, std::size_t payloadSize)
{
    fuzz::require(texts.furtherBytes <= payloadSize, "further bytes are of the payload");
    for (const base::FieldText& field : texts.fields) {
        fuzz::require(!field.name.empty() && !field.type.empty(), "fields have names");
        fuzz::require(field.value.size() <= longestValue, "values stay short");
        fuzz::require(!field.missing || field.value.empty(), "what is missing has no value");
        fuzz::require(base::toUtf8(base::fromUtf8(field.value)) == field.value, "values are UTF-8");
        fuzz::require(std::ranges::none_of(field.value, [](char c) { return c >= 0 && c < ' '; }),
                      "values stay in their line");
    }
}

void checkPing(ping::Family family, std::uint16_t id, base::ByteSpan payload)
{
    const auto bytes = ping::encodeFrame(id, payload);
    const ping::Frame frame = ping::viewFrame(bytes);
    const base::FieldTexts texts = ping::fieldTexts(family, frame);
    checkTexts(texts, frame.payload.size());
    const bool raw = std::holds_alternative<ping::RawMessage>(ping::decode(family, frame));
    fuzz::require(raw || std::ranges::none_of(texts.fields,
                                              [](const base::FieldText& field) {
                                                  return field.missing && field.type != "u8[u16]";
                                              }),
                  "what can be decoded has all its numbers");
}

void checkMavlink(mavlink::Version version, std::uint16_t id, base::ByteSpan payload)
{
    const mavlink::MessageInfo* message = mavlink::messageInfo(id);
    if (!message)
        return;
    payload = payload.first(std::min(payload.size(), mavlink::maxPayloadSize));
    const bool first = version == mavlink::Version::V1;
    std::vector<std::byte> bytes(first ? mavlink::headerSizeV1 : mavlink::headerSizeV2);
    bytes[0] = first ? mavlink::startV1 : mavlink::startV2;
    bytes[1] = static_cast<std::byte>(payload.size());
    base::append(bytes, payload);
    bytes.resize(bytes.size() + mavlink::crcSize);
    const base::FieldTexts texts = mavlink::fieldTexts(mavlink::Frame(*message, bytes));
    checkTexts(texts, payload.size());
    fuzz::require(texts.fields.size() == mavlink::fieldsOf(id).size(), "every field is told");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < headSize)
        return 0;
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto id = base::loadLittle<std::uint16_t>(bytes, 1);
    const auto payload = bytes.subspan(headSize);
    switch (data[0] % 5) {
    case 0:
        checkPing(ping::Family::Unknown, id, payload);
        break;
    case 1:
        checkPing(ping::Family::Ping1D, id, payload);
        break;
    case 2:
        checkPing(ping::Family::Ping360, id, payload);
        break;
    case 3:
        checkMavlink(mavlink::Version::V1, id, payload);
        break;
    default:
        checkMavlink(mavlink::Version::V2, id, payload);
        break;
    }
    return 0;
}
