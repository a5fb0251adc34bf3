// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as an MCAP recording, which is opened, indexed in steps, and read frame by frame.
// It is then repaired; after that, everything that could be read before must be there, and the file
// complete.
#include "formats/PingJson.h"
#include "formats/Recording.h"
#include "mcap/McapLayout.h"
#include "mcap/McapRepair.h"
#include "support/MemorySource.h"
#include "support/ProcessTemporary.h"
#include "support/ReadBack.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

using namespace leadline;
using Bytes = std::vector<std::byte>;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

struct Found {
    bool opened = false;
    std::uint64_t frames = 0;
    /// In frames and in none.
    std::uint64_t streamBytes = 0;
};

Found read(const Bytes& bytes)
{
    auto opened = formats::Recording::open(std::make_unique<test::MemorySource>(bytes), "a.mcap");
    if (!opened) {
        require(!opened.error().message.text().empty());
        return {};
    }
    formats::Recording& recording = **opened;
    std::size_t steps = 0;
    // What is packed may expand to some megabytes.
    while (recording.step(1 + bytes.size() / 3 + (std::size_t{1} << 16U)))
        require(++steps < 100'000);
    const log::ReadCounts counts = recording.counts();
    const log::Log& log = recording.log();
    Bytes scratch;
    std::uint64_t sent = 0;
    std::uint64_t streamBytes = counts.bytesSkipped;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        require(test::isReadBack(log, i, scratch));
        streamBytes += log.entry(i)->length;
        sent += log.stream(log.entry(i)->stream).sent() ? 1U : 0U;
    }
    require(counts.frames + sent == log.frameCount() || counts.logFull);
    std::uint64_t reported = 0;
    for (const auto& topic : recording.contents().topics)
        reported += topic.messages;
    require(reported <= counts.records);
    return {true, log.frameCount(), streamBytes};
}

/// The fuzzer writes thousands a second.
const std::filesystem::path& file()
{
    static const std::filesystem::path path = test::ownInMemory() + "/a.mcap";
    return path;
}

Bytes repaired(const Bytes& bytes)
{
    std::ofstream(file(), std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    auto report = mcap::repairMcap(file());
    if (!report)
        require(!report.error().message.text().empty());
    else
        require(!report->message("a.mcap").empty());
    if (report && !report->wasComplete)
        require(mcap::repairMcap(file())->wasComplete);
    std::ifstream in(file(), std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(in), {}};
    const auto all = std::as_bytes(std::span(content));
    std::error_code ignored;
    std::filesystem::remove(file(), ignored);
    std::filesystem::remove(file().string() + ".damaged", ignored);
    return {all.begin(), all.end()};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* raw = reinterpret_cast<const std::byte*>(data);
    const Bytes bytes(raw, raw + size);
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    static_cast<void>(formats::ping1dFrameFromJson(text));
    static_cast<void>(formats::ping360FrameFromJson(text));
    const Found before = read(bytes);
    if (before.opened && mcap::McapLayout::recognises(bytes)) {
        const Found after = read(repaired(bytes));
        // A whole file is read by its times: where they lie, halves of a frame may have changed
        // places, and then it is none, but no byte is lost.
        require(after.frames >= before.frames || after.streamBytes >= before.streamBytes);
    }
    return 0;
}
