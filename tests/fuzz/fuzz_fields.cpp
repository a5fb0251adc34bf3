// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any payload as that of any message, and formats its fields. The first byte selects protocol
// and family, the next two are the message id.
#include "SplitCheck.h"
#include "base/Unicode.h"
#include "mavlink/Message.h"
#include "ping/FamilyDescriptor.h"
#include "ping/Message.h"

#include <algorithm>
#include <cmath>

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

/// Messages that got fields at their end.
bool hasOlderForm(std::uint16_t id)
{
    return id == ping::omniscan3d::AttitudeReport::id || id == ping::omniscan450::PingParams::id ||
           id == ping::surveyor240::SetPingParameters::id;
}

void checkMeasurements(ping::Family family, const ping::Frame& frame)
{
    const ping::FamilyDescriptor* descriptor = ping::descriptorOf(family);
    if (!descriptor)
        return;
    if (const ping::PingMessage* message = descriptor->measurement(frame.messageId))
        if (const auto ping = message->read(frame.payload)) {
            fuzz::require(ping->samples.bytes().size() <= frame.payload.size(),
                          "samples are of the payload");
            fuzz::require(std::isfinite(ping->startM) && std::isfinite(ping->lengthM),
                          "a range is a number");
            fuzz::require(!ping->decibels ||
                              (std::isfinite(ping->decibels->atZero) &&
                               ping->decibels->atZero <= ping->decibels->atFullScale),
                          "decibels rise");
        }
    if (const ping::SwathMessage* message = descriptor->swath(frame.messageId))
        if (const auto swath = message->read(frame.payload)) {
            fuzz::require(swath->soundings.size() + swath->rejected <= frame.payload.size() / 8,
                          "points are of the payload");
            fuzz::require(
                std::ranges::all_of(swath->soundings,
                                    [](const ping::Sounding& each) {
                                        return std::isfinite(each.yM) && std::isfinite(each.zM) &&
                                               (!each.power || std::isfinite(*each.power));
                                    }),
                "soundings are numbers");
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
                                              [&](const base::FieldText& field) {
                                                  return field.missing && field.type != "u8[u16]" &&
                                                         !hasOlderForm(id);
                                              }),
                  "what can be decoded has all its numbers");
    checkMeasurements(family, frame);
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
    switch (data[0] % 10) {
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
    case 4:
        checkMavlink(mavlink::Version::V2, id, payload);
        break;
    case 5:
        checkPing(ping::Family::S500, id, payload);
        break;
    case 6:
        checkPing(ping::Family::Omniscan450, id, payload);
        break;
    case 7:
        checkPing(ping::Family::Surveyor240, id, payload);
        break;
    case 8:
        checkPing(ping::Family::Omniscan3D, id, payload);
        break;
    default:
        checkPing(ping::Family::Xtf, id, payload);
        break;
    }
    return 0;
}
