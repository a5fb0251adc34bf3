// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/PngText.h"

#include "base/Unicode.h"
#include "io/Crc32.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace leadline::exporting {

namespace {

constexpr std::array<unsigned char, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
/// A chunk has its length and type before the data, and the checksum after them.
constexpr std::size_t headSize = 8;
constexpr std::size_t sumSize = 4;
constexpr std::size_t headerChunkSize = headSize + 13 + sumSize;

constexpr std::size_t longestKey = 79;
constexpr std::uint32_t longestTextChunk = 64U << 10U;
constexpr std::size_t maxTexts = 1000;
/// Even a picture of thousands of rows has no more chunks of pixels; a file with more is malicious.
constexpr std::size_t maxChunks = 100'000;

bool isPng(base::ByteSpan bytes)
{
    return bytes.size() >= signature.size() &&
           std::equal(signature.begin(), signature.end(), bytes.begin(),
                      [](unsigned char a, std::byte b) { return std::byte{a} == b; });
}

std::string_view viewOf(base::ByteSpan bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// True if the IHDR chunk with the picture's size comes first, as PNG requires.
bool beginsWithHeader(base::ByteSpan png)
{
    const auto chunk = png.subspan(signature.size());
    return base::loadBig<std::uint32_t>(chunk) == headerChunkSize - headSize - sumSize &&
           viewOf(chunk.subspan(4, 4)) == "IHDR";
}

bool isKey(std::string_view key)
{
    const auto printable = [](char c) { return c >= 0x20 && c <= 0x7e; };
    return !key.empty() && key.size() <= longestKey && std::ranges::all_of(key, printable) &&
           key.front() != ' ' && key.back() != ' ' && key.find("  ") == std::string_view::npos;
}

base::ByteSpan bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

void appendText(std::vector<std::byte>& png, const PngText& text)
{
    constexpr std::string_view type = "iTXt";
    // Between key and text: terminator, not compressed, compression method, no language, no
    // translated key.
    constexpr std::string_view between{"\0\0\0\0\0", 5};
    base::appendBig(
        png, static_cast<std::uint32_t>(text.key.size() + between.size() + text.text.size()));
    const std::size_t begin = png.size();
    for (const std::string_view part :
         {type, std::string_view(text.key), between, std::string_view(text.text)})
        base::append(png, bytesOf(part));
    base::appendBig(png, io::crc32(base::ByteSpan(png).subspan(begin)));
}

/// The first 256 characters of Unicode are those of Latin-1.
std::string fromLatin1(std::string_view text)
{
    std::u32string characters;
    for (const char c : text)
        characters += static_cast<unsigned char>(c);
    return base::toUtf8(characters);
}

/// Removes the characters up to the next zero and the zero itself; returns the characters.
std::optional<std::string_view> takeField(std::string_view& data)
{
    const auto end = data.find('\0');
    if (end == std::string_view::npos)
        return std::nullopt;
    const auto field = data.substr(0, end);
    data.remove_prefix(end + 1);
    return field;
}

std::optional<PngText> textOf(std::string_view type, std::string_view data)
{
    const auto key = takeField(data);
    if (!key || !isKey(*key))
        return std::nullopt;
    if (type == "tEXt")
        return PngText{std::string(*key), fromLatin1(data)};
    const bool plain = data.size() >= 2 && data[0] == '\0';
    if (!plain)
        return std::nullopt;
    data.remove_prefix(2);
    const bool whole = takeField(data) && takeField(data);
    if (!whole)
        return std::nullopt;
    return PngText{std::string(*key), base::toUtf8(base::fromUtf8(data))};
}

} // namespace

base::Result<std::vector<std::byte>> withPngTexts(base::ByteSpan png,
                                                  std::span<const PngText> texts)
{
    constexpr std::size_t begin = signature.size() + headerChunkSize;
    if (!isPng(png) || png.size() < begin || !beginsWithHeader(png))
        return base::Error{base::Message("The picture is not a PNG."),
                           base::Error::Kind::WrongContent};
    std::vector<std::byte> all(png.begin(), png.begin() + begin);
    for (const PngText& text : texts) {
        if (!isKey(text.key) || text.text.size() > longestTextChunk - 2 * longestKey)
            return base::Error{base::Message("The text %1 does not fit into a picture.", text.key)};
        appendText(all, text);
    }
    base::append(all, png.subspan(begin));
    return all;
}

base::Result<std::vector<PngText>> readPngTexts(const io::ByteSource& file)
{
    std::array<std::byte, headSize> head{};
    if (file.readAt(0, head) < head.size() || !isPng(head))
        return base::Error{base::Message("The file is not a PNG."),
                           base::Error::Kind::WrongContent};
    std::vector<PngText> texts;
    std::vector<std::byte> chunk;
    std::uint64_t at = signature.size();
    for (std::size_t i = 0; i < maxChunks && texts.size() < maxTexts; ++i) {
        if (file.readAt(at, head) < head.size())
            break;
        const auto length = base::loadBig<std::uint32_t>(head);
        const std::string type(viewOf(base::ByteSpan(head).subspan(4)));
        if (type == "IEND")
            break;
        if ((type == "tEXt" || type == "iTXt") && length <= longestTextChunk) {
            chunk.resize(headSize - 4 + length + sumSize);
            if (file.readAt(at + 4, chunk) < chunk.size())
                break;
            const auto summed = base::ByteSpan(chunk).first(chunk.size() - sumSize);
            const auto sum = base::loadBig<std::uint32_t>(chunk, summed.size());
            if (sum == io::crc32(summed))
                if (auto text = textOf(type, viewOf(summed.subspan(4))))
                    texts.push_back(std::move(*text));
        }
        at += headSize + std::uint64_t{length} + sumSize;
    }
    return texts;
}

} // namespace leadline::exporting
