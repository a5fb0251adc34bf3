// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a recording and exports it. A resulting MCAP file must be complete and contain
// the data, also of parts, Ping Viewer's frames must be read back, and the drift must be a table.
#include "export/DriftExport.h"
#include "export/McapExport.h"
#include "export/PingViewerExport.h"
#include "mcap/McapSummary.h"
#include "support/MemorySource.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

using namespace leadline;
using Bytes = std::vector<std::byte>;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

std::unique_ptr<formats::Recording> opened(const Bytes& bytes)
{
    auto recording = formats::Recording::open(std::make_unique<test::MemorySource>(bytes), "a");
    if (!recording)
        return nullptr;
    (*recording)->index();
    return std::move(*recording);
}

void exportMcap(const Bytes& bytes, const formats::Recording& recording,
                const exporting::McapOptions& options)
{
    Bytes all;
    const auto sink = [&](base::ByteSpan piece) {
        base::append(all, piece);
        return true;
    };
    const test::MemorySource file(bytes);
    const auto done = recording.format() == log::Format::Mcap
                          ? exporting::cutMcap(file, recording, options, sink)
                          : exporting::convertToMcap(recording, options, sink);
    if (!done) {
        require(!done.error().message.text().empty());
        return;
    }
    const auto summary = mcap::readSummary(test::MemorySource(all));
    require(summary && summary->statistics.messageCount == *done);
    require(opened(all)->counts().truncated == false);
}

void pingViewer(const formats::Recording& recording)
{
    Bytes all;
    const auto frames = exporting::exportPingViewer(recording, {}, [&](base::ByteSpan piece) {
        base::append(all, piece);
        return true;
    });
    if (!frames) {
        require(!frames.error().message.text().empty());
        return;
    }
    const auto again = opened(all);
    require(again && again->counts().frames == *frames);
}

void drift(const formats::Recording& recording, const exporting::ExportPart& part)
{
    std::string text;
    const auto counts =
        exporting::exportDriftCsv(recording.log(), recording.counts().last.value_or(log::Time{}),
                                  {.part = part}, [&](std::string_view piece) {
                                      text += piece;
                                      return true;
                                  });
    if (!counts) {
        require(!counts.error().message.text().empty());
        return;
    }
    const std::string head = exporting::driftCsvHeader();
    require(text.starts_with(head));
    const auto count = [](const std::string& in, char c) {
        return static_cast<std::uint64_t>(std::count(in.begin(), in.end(), c));
    };
    require(counts->known <= counts->turns && count(text, '\n') == counts->turns + 1);
    // A stream's name has no comma.
    require(count(text, ',') == (counts->turns + 1) * count(head, ','));
    require(text.find("nan") == std::string::npos && text.find("inf") == std::string::npos);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* raw = reinterpret_cast<const std::byte*>(data);
    const Bytes bytes(raw, raw + size);
    const auto recording = opened(bytes);
    if (!recording)
        return 0;
    exportMcap(bytes, *recording, {});
    exportMcap(bytes, *recording, {.jsonTopics = true});
    const log::Time middle = recording->counts().last.value_or(log::Time{}) / 2;
    exportMcap(bytes, *recording, {.part = {.until = middle}});
    exportMcap(bytes, *recording, {.part = {.after = middle}});
    pingViewer(*recording);
    drift(*recording, {});
    drift(*recording, {.after = middle});
    return 0;
}
