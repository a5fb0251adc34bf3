// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/MessageTable.h"

#include "base/FieldText.h"
#include "ping/Common.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

namespace leadline::ping {

namespace {

template<class... Ms>
constexpr std::array<MessageInfo, sizeof...(Ms)> makeTable(MessageList<Ms...>)
{
    return {MessageInfo{Ms::id, Ms::name, Ms::category, oldNamesOf<Ms>(), fieldInfos<Ms>}...};
}

constexpr auto commonTable = makeTable(common::Messages{});
constexpr auto ping1dTable = makeTable(ping1d::Messages{});
constexpr auto ping360Table = makeTable(ping360::Messages{});

constexpr bool idsAscendWithin(std::span<const MessageInfo> table, std::uint16_t from,
                               std::uint16_t to)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id < from || table[i].id > to || (i > 0 && table[i - 1].id >= table[i].id))
            return false;
    }
    return true;
}
static_assert(idsAscendWithin(commonTable, 0, firstFamilyId - 1));
static_assert(idsAscendWithin(ping1dTable, firstFamilyId, 65535));
static_assert(idsAscendWithin(ping360Table, firstFamilyId, 65535));

} // namespace

std::string_view wireTypeName(WireType type)
{
    switch (type) {
    case WireType::U8:
        return "u8";
    case WireType::U16:
        return "u16";
    case WireType::U32:
        return "u32";
    case WireType::Bytes:
        return "u8[u16]";
    case WireType::Text:
        return "char[rest]";
    }
    return {};
}

std::string_view categoryName(Category category)
{
    switch (category) {
    case Category::General:
        return "general";
    case Category::Get:
        return "get";
    case Category::Set:
        return "set";
    case Category::Control:
        return "control";
    }
    return {};
}

std::span<const MessageInfo> commonMessages()
{
    return commonTable;
}

std::span<const MessageInfo> familyMessages(Family family)
{
    switch (family) {
    case Family::Unknown:
        return {};
    case Family::Ping1D:
        return ping1dTable;
    case Family::Ping360:
        return ping360Table;
    }
    return {};
}

const MessageInfo* messageInfo(Family family, std::uint16_t id)
{
    const auto table = id < firstFamilyId ? commonMessages() : familyMessages(family);
    const auto found = std::lower_bound(
        table.begin(), table.end(), id,
        [](const MessageInfo& info, std::uint16_t wanted) { return info.id < wanted; });
    return found != table.end() && found->id == id ? &*found : nullptr;
}

std::string_view messageName(Family family, std::uint16_t id)
{
    const MessageInfo* info = messageInfo(family, id);
    return info ? info->name : std::string_view{};
}

bool namesContain(const MessageInfo& message, std::string_view text)
{
    return base::namesContain(message.name, text) || base::namesContain(message.oldNames, text) ||
           std::any_of(message.fields.begin(), message.fields.end(), [&](const FieldInfo& field) {
               return base::namesContain(field.name, text) ||
                      base::namesContain(field.oldNames, text);
           });
}

} // namespace leadline::ping
