// SPDX-License-Identifier: GPL-3.0-or-later
#include "McapNotes.h"

#include <algorithm>

namespace leadline::exporting {

using namespace log::mcap;

namespace {

/// The fields of an attachment in front of its data.
struct AttachmentHead {
    std::uint64_t logTime = 0;
    std::uint64_t createTime = 0;
    std::string name;
    std::string mediaType;
    std::uint64_t dataSize = 0;

    static constexpr void fields(auto&& visit)
    {
        visit(&AttachmentHead::logTime);
        visit(&AttachmentHead::createTime);
        visit(&AttachmentHead::name);
        visit(&AttachmentHead::mediaType);
        visit(&AttachmentHead::dataSize);
    }
};
constexpr std::uint64_t longestAttachmentHead = std::uint64_t{1} << 20U;

// They may be larger than memory: only their heads are looked at.
bool copyAttachment(const RecordPlace& place, log::ForwardView& view, McapOutput& output)
{
    const auto headSize = std::min<std::uint64_t>(place.length, longestAttachmentHead);
    const base::ByteSpan begin = view.at(place.content(), static_cast<std::size_t>(headSize));
    if (begin.size() < headSize)
        return false;
    const auto head = decodeRecord<AttachmentHead>(begin);
    if (!head)
        return true;
    output.beginAttachment({.offset = 0,
                            .length = place.end() - place.offset,
                            .logTime = head->logTime,
                            .createTime = head->createTime,
                            .dataSize = head->dataSize,
                            .name = head->name,
                            .mediaType = head->mediaType});
    for (std::uint64_t at = place.offset; at < place.end() && output.good();) {
        const auto wanted = std::min<std::uint64_t>(place.end() - at, log::ForwardView::step);
        const base::ByteSpan bytes = view.at(at, static_cast<std::size_t>(wanted));
        if (bytes.empty())
            return false;
        output.write(bytes);
        at += bytes.size();
    }
    return true;
}

} // namespace

bool copyNote(const RecordPlace& place, log::ForwardView& view, McapOutput& output)
{
    if (place.op != Op::Metadata)
        return copyAttachment(place, view, output);
    const auto metadata = RecordCursor(view, 0, view.size()).decode<Metadata>(place);
    const auto whole = static_cast<std::size_t>(place.end() - place.offset);
    if (place.length <= RecordCursor::largestDecoded &&
        view.at(place.offset, whole).size() != whole)
        return false;
    if (metadata)
        output.addMetadata(metadata->name, view.at(place.offset, whole));
    return true;
}

} // namespace leadline::exporting
