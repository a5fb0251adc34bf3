// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/MessageTable.h"

#include "MessageRows.h"

#include <algorithm>

namespace leadline::mavlink {

namespace {

constexpr auto table = [] {
    std::array<MessageInfo, messageRows.size()> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
        const MessageRow& row = messageRows[i];
        made[i] = {row.id, row.name, row.crcExtra, row.baseSize, row.fullSize, {}, {}};
        if ((row.flags & 1U) != 0)
            made[i].targetSystemAt = row.targetSystemAt;
        if ((row.flags & 2U) != 0)
            made[i].targetComponentAt = row.targetComponentAt;
    }
    return made;
}();

constexpr bool idsAscend()
{
    return std::adjacent_find(table.begin(), table.end(), [](const auto& a, const auto& b) {
               return a.id >= b.id;
           }) == table.end();
}
static_assert(idsAscend() && table.back().id == highestMessageId);

// Directory for one lookup per frame: pages of ids with the indices of their rows. Page 0 is for
// ids without a message.
constexpr std::size_t pageSize = 256;
constexpr std::uint16_t noMessage = 0xffff;
using Page = std::array<std::uint16_t, pageSize>;

constexpr std::size_t pagesInUse()
{
    std::size_t count = 1;
    for (std::size_t i = 1; i < table.size(); ++i)
        if (table[i].id / pageSize != table[i - 1].id / pageSize)
            ++count;
    return count;
}

struct Directory {
    std::array<std::uint8_t, pageSize> pageOf{};
    std::array<Page, pagesInUse() + 1> pages{};
};

constexpr Directory directory = [] {
    Directory made;
    for (Page& page : made.pages)
        page.fill(noMessage);
    std::uint8_t last = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        auto& page = made.pageOf[table[i].id / pageSize];
        if (page == 0)
            page = ++last;
        made.pages[page][table[i].id % pageSize] = static_cast<std::uint16_t>(i);
    }
    return made;
}();

/// Ids of messages that are sent on occasion only, by the definitions of common, ardupilotmega and
/// storm32: requests and their answers, steps of transfers, texts and events.
constexpr std::array<std::uint16_t, 112> onOccasion{
    4,   5,   6,   7,   11,  20,    21,    22,    23,    37,    38,    39,    40,    41,
    43,  44,  45,  46,  47,  48,    49,    50,    51,    54,    55,    66,    67,    73,
    75,  76,  77,  80,  110, 111,   117,   118,   119,   120,   121,   122,   126,   130,
    131, 133, 134, 135, 142, 148,   160,   161,   175,   176,   180,   183,   184,   185,
    191, 192, 216, 217, 218, 219,   223,   224,   242,   243,   244,   248,   253,   256,
    257, 258, 259, 260, 261, 263,   264,   266,   267,   268,   269,   280,   283,   299,
    300, 311, 320, 321, 322, 323,   324,   336,   345,   385,   395,   396,   397,   400,
    401, 410, 412, 413, 435, 11000, 11001, 11002, 11003, 11033, 11034, 11035, 11036, 60041};
static_assert(std::ranges::is_sorted(onOccasion));

} // namespace

std::span<const MessageInfo> messages()
{
    return table;
}

const MessageInfo* messageInfo(std::uint32_t id)
{
    if (id > highestMessageId)
        return nullptr;
    const std::uint16_t place = directory.pages[directory.pageOf[id / pageSize]][id % pageSize];
    return place == noMessage ? nullptr : &table[place];
}

bool isPeriodic(std::uint32_t id)
{
    return !std::ranges::binary_search(onOccasion, id);
}

} // namespace leadline::mavlink
