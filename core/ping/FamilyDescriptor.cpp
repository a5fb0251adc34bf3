// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <array>
#include <vector>

namespace leadline::ping {

namespace {

struct Registry {
    Registry()
    {
        add(ping1d::descriptor());
        add(ping360::descriptor());
        add(s500::descriptor());
        add(omniscan450::descriptor());
        add(surveyor240::descriptor());
        add(omniscan3d::descriptor());
        add(xtf::descriptor());
    }

    void add(const FamilyDescriptor& descriptor)
    {
        const FamilyDescriptor*& known = byValue[static_cast<std::size_t>(descriptor.family)];
        if (known)
            std::ranges::replace(all, known, &descriptor);
        else
            all.push_back(&descriptor);
        known = &descriptor;
    }

    std::array<const FamilyDescriptor*, 256> byValue{};
    std::vector<const FamilyDescriptor*> all;
};

Registry& registry()
{
    static Registry families;
    return families;
}

} // namespace

const FamilyDescriptor* descriptorOf(Family family)
{
    return registry().byValue[static_cast<std::size_t>(family)];
}

std::span<const FamilyDescriptor* const> families()
{
    return registry().all;
}

void registerFamily(const FamilyDescriptor& descriptor)
{
    registry().add(descriptor);
}

bool hasWideSamples(Family family)
{
    const FamilyDescriptor* descriptor = descriptorOf(family);
    return descriptor && std::ranges::any_of(descriptor->pings, [](const PingMessage& each) {
               return each.sampleWidth > 1;
           });
}

Family familyOfProduct(std::string_view productId)
{
    for (const FamilyDescriptor* each : families())
        if (!productId.empty() && each->productId == productId)
            return each->family;
    return Family::Unknown;
}

std::string_view nameOf(Family family)
{
    const FamilyDescriptor* descriptor = descriptorOf(family);
    return descriptor ? descriptor->name : std::string_view{};
}

std::string_view titleOf(Family family)
{
    const FamilyDescriptor* descriptor = descriptorOf(family);
    return descriptor ? descriptor->title : std::string_view{};
}

Family familyNamed(std::string_view name)
{
    for (const FamilyDescriptor* each : families())
        if (each->name == name)
            return each->family;
    return Family::Unknown;
}

Family familyOfDeviceType(std::uint8_t deviceType)
{
    for (const FamilyDescriptor* each : families())
        if (std::ranges::find(each->deviceTypes, deviceType) != each->deviceTypes.end())
            return each->family;
    return Family::Unknown;
}

} // namespace leadline::ping
