// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/MessageTable.h"

#include "base/FieldText.h"
#include "ping/Common.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <array>

namespace leadline::ping {

namespace {

constexpr auto commonTable = makeMessageTable(common::Messages{});
static_assert(idsAscend(commonTable, firstFamilyId - 1));

const MessageInfo* findMessage(std::span<const MessageInfo> table, std::uint16_t id)
{
    const auto found = std::lower_bound(
        table.begin(), table.end(), id,
        [](const MessageInfo& info, std::uint16_t wanted) { return info.id < wanted; });
    return found != table.end() && found->id == id ? &*found : nullptr;
}

} // namespace

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
    const FamilyDescriptor* descriptor = descriptorOf(family);
    return descriptor ? descriptor->messages : std::span<const MessageInfo>{};
}

const MessageInfo* messageInfo(Family family, std::uint16_t id)
{
    const MessageInfo* found = findMessage(familyMessages(family), id);
    return found ? found : findMessage(commonMessages(), id);
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

namespace {

/// Messages of other families of the Ping protocol: id, name, and the devices that use it. A test
/// compares them with the table of the makers' definitions, where that is available.
// clang-format off
constexpr auto table = std::to_array<OtherMessage>({
    {1000, "set_device_id", "ping1dtsr"},
    {1001, "set_range", "ping1dtsr"},
    {1002, "set_speed_of_sound", "ping1dtsr"},
    {1003, "set_mode_auto", "ping1dtsr"},
    {1004, "set_ping_interval", "ping1dtsr"},
    {1005, "set_gain_setting", "ping1dtsr"},
    {1006, "set_ping_enable", "ping1dtsr"},
    {1007, "set_oss_profile_configuration", "ping1dtsr"},
    {1100, "goto_bootloader", "ping1dtsr"},
    {1200, "firmware_version", "ping1dtsr"},
    {1201, "device_id", "ping1dtsr"},
    {1202, "voltage_5", "ping1dtsr"},
    {1203, "speed_of_sound", "ping1dtsr"},
    {1204, "range", "ping1dtsr"},
    {1205, "mode_auto", "ping1dtsr"},
    {1206, "ping_interval", "ping1dtsr"},
    {1207, "gain_setting", "ping1dtsr"},
    {1208, "transmit_duration", "ping1dtsr"},
    {1210, "general_info", "ping1dtsr"},
    {1211, "distance_simple", "ping1dtsr"},
    {1212, "distance", "ping1dtsr"},
    {1213, "processor_temperature", "ping1dtsr"},
    {1214, "pcb_temperature", "ping1dtsr"},
    {1215, "ping_enable", "ping1dtsr"},
    {1300, "profile", "ping1dtsr"},
    {1301, "oss_profile_configuration", "ping1dtsr"},
    {1400, "continuous_start", "ping1dtsr"},
    {1401, "continuous_stop", "ping1dtsr"},
    {1501, "get_gps_location", "ping1dtsr"},
    {1501, "set_gps_location", "ping1dtsr"},
    {2001, "set_range", "pinghf"},
    {2002, "set_speed_of_sound", "pinghf"},
    {2004, "set_ping_interval", "pinghf"},
    {2005, "set_gain_setting", "pinghf"},
    {2006, "set_ping_enable", "pinghf"},
    {2007, "set_auto_gain", "pinghf"},
    {2008, "set_auto_range", "pinghf"},
    {2009, "set_num_profile_data_points", "pinghf"},
    {2100, "goto_bootloader", "pinghf"},
    {2202, "voltage_5", "pinghf"},
    {2203, "speed_of_sound", "pinghf"},
    {2204, "range", "pinghf"},
    {2206, "ping_interval", "pinghf"},
    {2207, "gain_setting", "pinghf"},
    {2208, "transmit_duration", "pinghf"},
    {2211, "distance_simple", "pinghf"},
    {2212, "distance", "pinghf"},
    {2213, "processor_temperature", "pinghf"},
    {2215, "ping_enable", "pinghf"},
    {2216, "analog_gain_levels", "pinghf"},
    {2217, "auto_gain", "pinghf"},
    {2218, "auto_range", "pinghf"},
    {2300, "profile", "pinghf"},
    {2400, "continuous_start", "pinghf"},
    {2401, "continuous_stop", "pinghf"},
    {9000, "set_cell_voltage_minimum", "bluebps"},
    {9001, "set_cell_voltage_timeout", "bluebps"},
    {9002, "set_current_max", "bluebps"},
    {9003, "set_current_timeout", "bluebps"},
    {9004, "set_temperature_max", "bluebps"},
    {9005, "set_temperature_timeout", "bluebps"},
    {9006, "set_stream_rate", "bluebps"},
    {9007, "set_lpf_sample_frequency", "bluebps"},
    {9008, "set_lpf_setting", "bluebps"},
    {9100, "cell_voltage_min", "bluebps"},
    {9101, "cell_timeout", "bluebps"},
    {9102, "current_max", "bluebps"},
    {9103, "current_timeout", "bluebps"},
    {9104, "temperature_max", "bluebps"},
    {9105, "temperature_timeout", "bluebps"},
    {9106, "state", "bluebps"},
    {9107, "events", "bluebps"},
    {9200, "reboot", "bluebps"},
    {9201, "erase_flash", "bluebps"},
    {9202, "reset_defaults", "bluebps"},
});
// clang-format on

} // namespace

std::span<const OtherMessage> otherMessages()
{
    return table;
}

std::span<const OtherMessage> otherMessages(std::uint16_t id)
{
    const auto before = [](const OtherMessage& other, std::uint16_t wanted) {
        return other.id < wanted;
    };
    const auto* first = std::lower_bound(table.begin(), table.end(), id, before);
    const auto* last = first;
    while (last != table.end() && last->id == id)
        ++last;
    return {first, last};
}

} // namespace leadline::ping
