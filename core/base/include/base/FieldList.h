// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tuple>
#include <utility>

namespace leadline::base {

/// The members of a struct in wire or file order: pointers to members, or pairs of a description
/// and a pointer.
///
/// Calling `fields(visit)` calls `visit(pointer)` or `visit(description, pointer)` for each.
template<class... Fields>
class FieldList {
public:
    constexpr FieldList(Fields... fields) : m_fields(fields...) {}

    constexpr void operator()(auto&& visit) const
    {
        std::apply([&](const auto&... field) { (visitField(visit, field), ...); }, m_fields);
    }

private:
    template<class Pointer>
    static constexpr void visitField(auto& visit, const Pointer& member)
    {
        visit(member);
    }
    template<class Description, class Pointer>
    static constexpr void visitField(auto& visit, const std::pair<Description, Pointer>& field)
    {
        visit(field.first, field.second);
    }

    std::tuple<Fields...> m_fields;
};

} // namespace leadline::base
