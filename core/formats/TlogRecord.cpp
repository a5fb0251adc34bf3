// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/TlogRecord.h"

#include "mavlink/FramePeek.h"

namespace leadline::formats {

namespace {

using State = TlogRecord::State;
using Kind = mavlink::FramePeek::Kind;

State stateOf(Kind kind)
{
    switch (kind) {
    case Kind::Frame:
        return State::Good;
    case Kind::BadCrc:
        return State::BadCrc;
    case Kind::Unfinished:
        return State::CutOff;
    case Kind::Incompatible:
    case Kind::None:
        break;
    }
    return State::None;
}

struct TlogStamp {
    std::uint64_t us = 0;
    std::endian order = std::endian::big;
};

TlogStamp stampOf(base::ByteSpan bytes, std::optional<std::endian> order)
{
    const TlogStamp big{base::loadBig<std::uint64_t>(bytes), std::endian::big};
    const TlogStamp little{base::loadLittle<std::uint64_t>(bytes), std::endian::little};
    if (order)
        return *order == std::endian::big ? big : little;
    if (TlogRecord::isPlausible(big.us) != TlogRecord::isPlausible(little.us))
        return TlogRecord::isPlausible(big.us) ? big : little;
    // A clock that was never set shows the first days of 1970.
    return little.us < big.us ? little : big;
}

} // namespace

TlogRecord TlogRecord::peek(base::ByteSpan bytes, bool afterGood, std::optional<std::endian> order)
{
    TlogRecord record;
    const bool hasStamp = bytes.size() >= stampSize;
    const TlogStamp stamp = hasStamp ? stampOf(bytes, order) : TlogStamp{};
    const bool plausible = hasStamp && isPlausible(stamp.us);
    if (afterGood && !plausible) {
        const auto bare = mavlink::FramePeek::at(bytes, true);
        if (bare.kind == Kind::Frame || (bare.kind == Kind::Unfinished && !bytes.empty())) {
            record.state = stateOf(bare.kind);
            record.message = bare.message;
            record.frameSize = bare.size;
            return record;
        }
    }
    if (!hasStamp) {
        record.state = afterGood ? State::CutOff : State::None;
        return record;
    }
    const auto look = mavlink::FramePeek::at(bytes.subspan(stampSize), plausible || afterGood);
    record.state = stateOf(look.kind);
    record.stampUs = stamp.us;
    record.order = stamp.order;
    record.message = look.message;
    record.frameSize = look.size;
    if (!plausible && !afterGood)
        record.state = record.state == State::Good ? State::OddStamp : State::None;
    return record;
}

void appendTlogRecord(std::vector<std::byte>& bytes, std::chrono::nanoseconds utc,
                      base::ByteSpan frame)
{
    const auto us = std::chrono::floor<std::chrono::microseconds>(utc).count();
    base::appendBig(bytes, static_cast<std::uint64_t>(us));
    base::append(bytes, frame);
}

} // namespace leadline::formats
