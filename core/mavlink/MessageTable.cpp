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

// The table is asked once a frame: pages of ids, each with its places in the table. Page 0 is
// that of ids nobody has.
constexpr std::size_t pageSize = 256;
constexpr std::uint16_t nowhere = 0xffff;
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
        page.fill(nowhere);
    std::uint8_t last = 0;
    for (std::size_t i = 0; i < table.size(); ++i) {
        auto& page = made.pageOf[table[i].id / pageSize];
        if (page == 0)
            page = ++last;
        made.pages[page][table[i].id % pageSize] = static_cast<std::uint16_t>(i);
    }
    return made;
}();

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
    return place == nowhere ? nullptr : &table[place];
}

} // namespace leadline::mavlink
