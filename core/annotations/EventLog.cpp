// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/EventLog.h"

#include "base/JsonValue.h"
#include "base/MessageJson.h"

#include <utility>

namespace leadline::annotations {

namespace {

// Approximate memory of the items.

std::size_t bytesOf(const LogEvent& event)
{
    return sizeof event + event.device.size() + event.kind.size() + event.name.size() +
           event.value.size() + event.message.text().size();
}

std::size_t bytesOf(const Marker& marker)
{
    std::size_t bytes = marker.name.size() + marker.stream.size() +
                        (marker.position ? marker.position->source.size() : 0);
    for (const auto& setting : marker.settings)
        bytes += sizeof setting + setting.first.size() + setting.second.size();
    for (const SnippetPing& ping : marker.snippet)
        bytes += sizeof ping + ping.samples.size();
    return bytes;
}

std::size_t bytesOf(const MarkerRecord& record)
{
    std::size_t bytes = sizeof record;
    if (const auto* marker = std::get_if<Marker>(&record))
        bytes += bytesOf(*marker);
    else if (const auto* note = std::get_if<UserNote>(&record))
        bytes += note->text.size();
    else if (const auto* renamed = std::get_if<Renamed>(&record))
        bytes += renamed->name.size();
    return bytes;
}

base::Message messageOf(const base::JsonValue& event)
{
    const std::string* text = event["text"].text();
    auto message = base::messageFrom(event["message"]);
    // The text is what other programs read, so a message that says something else is not used.
    if (message && text && message->text() == *text)
        return std::move(*message);
    return text ? base::Message::verbatim(*text) : base::Message();
}

} // namespace

bool isRequest(const LogEvent& event)
{
    return event.kind == "setting" && event.name != "applied" && event.name != "refused" &&
           event.name != "changed elsewhere" && event.name != "mounting";
}

void EventLog::add(LogEvent event)
{
    const std::size_t bytes = m_eventBytes + bytesOf(event);
    if (events.size() >= maxEvents || bytes > maxEventBytes) {
        full = true;
        return;
    }
    m_eventBytes = bytes;
    events.push_back(std::move(event));
}

void EventLog::add(std::shared_ptr<const MarkerRecord> mark)
{
    const std::size_t bytes = m_markBytes + bytesOf(*mark);
    if (marks.size() >= maxMarkers || bytes > maxMarkerBytes) {
        full = true;
        return;
    }
    m_markBytes = bytes;
    marks.push_back(std::move(mark));
}

std::optional<LogEvent> decodeEvent(std::string_view json, log::Time time)
{
    const auto parsed = base::JsonValue::parse(json);
    if (!parsed || !parsed->members())
        return std::nullopt;
    const auto text = [&](std::string_view key) {
        const std::string* its = (*parsed)[key].text();
        return its ? *its : std::string();
    };
    LogEvent happening{.time = time,
                       .device = text("device"),
                       .kind = text("kind"),
                       .name = text("name"),
                       .value = text("value"),
                       .message = messageOf(*parsed)};
    using Level = log::RecordedEvent::Level;
    const auto level = (*parsed)["level"].whole();
    if (level && *level >= static_cast<int>(Level::Debug) &&
        *level <= static_cast<int>(Level::Fatal))
        happening.level = static_cast<Level>(*level);
    return happening.kind.empty() && happening.message.empty() ? std::nullopt
                                                               : std::optional(happening);
}

} // namespace leadline::annotations
