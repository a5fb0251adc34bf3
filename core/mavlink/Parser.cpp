// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Parser.h"

#include "mavlink/FramePeek.h"

namespace leadline::mavlink {

base::FrameCandidate Parser::find(base::ByteSpan bytes, std::uint64_t offset, bool ended)
{
    std::size_t at = 0;
    while (at < bytes.size()) {
        if (bytes[at] != startV1 && bytes[at] != startV2) {
            ++at;
            continue;
        }
        const FramePeek look = FramePeek::at(bytes.subspan(at), offset + at == m_stepAt);
        switch (look.kind) {
        case FramePeek::Kind::Frame:
            m_found = look.message;
            m_stepAt = offset + at + look.size;
            return {true, at, look.size};
        case FramePeek::Kind::Unfinished:
            if (!ended)
                return {false, at, look.size};
            ++at;
            break;
        case FramePeek::Kind::Incompatible:
            ++m_incompatibleFrames;
            m_incompatibleFlags |= look.flags;
            at += look.size;
            m_stepAt = offset + at;
            break;
        case FramePeek::Kind::BadCrc:
            ++m_badCrcs;
            ++at;
            break;
        case FramePeek::Kind::None:
            ++at;
            break;
        }
    }
    return {false, at, 0};
}

base::Message whyIncompatible(std::uint8_t flags)
{
    switch (flags & ~signedFlag) {
    case 0x02:
        return base::Message(
            "Its frames have system ids of four bytes, which is a draft of the protocol.");
    case 0x04:
        return base::Message(
            "Its frames name their target in the header, which is a draft of the protocol.");
    case 0x06:
        return base::Message(
            "Its frames have system ids of four bytes and name their target in the header, "
            "which are drafts of the protocol.");
    default:
        return base::Message("Its frames are in a form that this version does not know.");
    }
}

} // namespace leadline::mavlink
