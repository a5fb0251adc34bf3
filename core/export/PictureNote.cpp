// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/PictureNote.h"

#include "base/Ascii.h"
#include "base/CivilTime.h"
#include "export/CsvExport.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace leadline::exporting {

namespace {

constexpr const char* softwareKey = "Software";
constexpr const char* creationKey = "Creation Time";
constexpr const char* viewKey = "Leadline View";
constexpr const char* fileKey = "Leadline File";
constexpr const char* pathKey = "Leadline Path";
constexpr const char* offsetKey = "Leadline Offset";
constexpr const char* positionKey = "Leadline Position";
constexpr const char* headingKey = "Leadline Heading";
constexpr const char* alignmentKey = "Leadline Alignment";
constexpr const char* byHand = "manual";
constexpr const char* depthKey = "Leadline Depth";
constexpr const char* settingsKey = "Leadline Settings";
constexpr const char* simulatedKey = "Leadline Simulated";

/// Longer than any recording, and in the range of 64-bit nanoseconds.
constexpr double longestSeconds = 4.0e8;
constexpr std::size_t longestFileName = 255;

std::optional<double> numberFrom(std::string_view text)
{
    const auto value = base::parseNumber<double>(text, std::chars_format::fixed);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<base::Duration> timeFrom(std::string_view text)
{
    const auto seconds = numberFrom(text);
    if (!seconds || *seconds < 0 || *seconds > longestSeconds)
        return std::nullopt;
    return std::chrono::microseconds(std::llround(*seconds * 1e6));
}

bool isFileName(std::string_view name)
{
    return !name.empty() && name.size() <= longestFileName && name != "." && name != ".." &&
           std::ranges::none_of(name, [](char c) {
               return c == '/' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
           });
}

void takePosition(std::string_view text, PictureNote& note)
{
    const auto space = text.find(' ');
    if (space == std::string_view::npos)
        return;
    note.latitude = numberFrom(text.substr(0, space));
    note.longitude = numberFrom(text.substr(space + 1));
    if (!note.latitude || !note.longitude)
        note.latitude = note.longitude = std::nullopt;
}

} // namespace

std::vector<PngText> textsOf(const PictureNote& note)
{
    std::vector<PngText> texts;
    const auto add = [&](const char* key, const std::string& text) {
        if (!text.empty())
            texts.push_back({key, text});
    };
    const auto addNumber = [&](const char* key, const std::optional<double>& value, int decimals) {
        if (value)
            add(key, fixed(*value, decimals));
    };
    add(softwareKey, note.software);
    if (note.utc)
        add(creationKey, base::utcIso(*note.utc));
    add(viewKey, note.view);
    add(fileKey, note.file);
    add(pathKey, note.path);
    if (note.offset)
        add(offsetKey, fixed(base::secondsOf(*note.offset), 6));
    if (note.latitude && note.longitude)
        add(positionKey, fixed(*note.latitude, 7) + ' ' + fixed(*note.longitude, 7));
    addNumber(headingKey, note.headingDeg, 1);
    addNumber(depthKey, note.depthM, 2);
    if (note.alignedByHand)
        add(alignmentKey, byHand);
    add(settingsKey, note.settings);
    if (note.simulated)
        add(simulatedKey, "yes");
    return texts;
}

std::optional<PictureNote> noteFrom(const std::vector<PngText>& texts)
{
    PictureNote note;
    for (const auto& [key, text] : texts) {
        if (key == softwareKey)
            note.software = text;
        else if (key == viewKey)
            note.view = text;
        else if (key == fileKey)
            note.file = text;
        else if (key == pathKey)
            note.path = text;
        else if (key == offsetKey)
            note.offset = timeFrom(text);
        else if (key == positionKey)
            takePosition(text, note);
        else if (key == headingKey)
            note.headingDeg = numberFrom(text);
        else if (key == depthKey)
            note.depthM = numberFrom(text);
        else if (key == alignmentKey)
            note.alignedByHand = text == byHand;
        else if (key == settingsKey)
            note.settings = text;
        else if (key == simulatedKey)
            note.simulated = text == "yes";
    }
    return isFileName(note.file) && note.offset ? std::optional(note) : std::nullopt;
}

} // namespace leadline::exporting
