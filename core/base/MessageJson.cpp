// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/MessageJson.h"

#include "base/JsonObject.h"

namespace leadline::base {

namespace {

constexpr std::size_t mostArguments = 9;
constexpr std::string_view templateKey = "template";
constexpr std::string_view argumentsKey = "arguments";

} // namespace

std::string jsonOf(const Message& message)
{
    std::string arguments = "[";
    for (const Message::Argument& each : message.arguments()) {
        if (arguments.size() > 1)
            arguments += ',';
        if (each.message() != nullptr)
            arguments += jsonOf(*each.message());
        else
            appendJsonText(arguments, each.text());
    }
    JsonObject json;
    json.add(templateKey, std::string_view(message.english()));
    json.addRaw(argumentsKey, arguments + ']');
    return json.text();
}

// NOLINTNEXTLINE(misc-no-recursion): a JsonValue has at most 32 levels.
std::optional<Message> messageFrom(const JsonValue& json)
{
    const std::string* english = json[templateKey].text();
    const auto* items = json[argumentsKey].items();
    if (english == nullptr || items == nullptr || items->size() > mostArguments)
        return std::nullopt;
    std::vector<Message::Argument> arguments;
    for (const JsonValue& each : *items) {
        if (const std::string* text = each.text()) {
            arguments.emplace_back(*text);
            continue;
        }
        auto inner = messageFrom(each);
        if (!inner)
            return std::nullopt;
        arguments.emplace_back(std::move(*inner));
    }
    return Message(std::string_view(*english), std::move(arguments));
}

} // namespace leadline::base
