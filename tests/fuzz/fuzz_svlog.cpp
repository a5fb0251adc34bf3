// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a .svlog recording, plain or compressed: each frame of the log is readable and
// in the order of time, and what is written of it is a recording again with as many frames.
#include "export/SvlogExport.h"
#include "formats/Recording.h"
#include "support/MemorySource.h"
#include "support/ReadBack.h"

#include <cstdlib>

using namespace leadline;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

std::unique_ptr<formats::Recording> indexed(std::vector<std::byte> bytes, std::size_t step)
{
    auto opened =
        formats::Recording::open(std::make_unique<test::MemorySource>(std::move(bytes)), "a.svlog");
    if (!opened)
        return nullptr;
    std::size_t steps = 0;
    while ((*opened)->step(step))
        require(++steps < 100'000);
    return std::move(*opened);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* bytes = reinterpret_cast<const std::byte*>(data);
    const auto recording = indexed({bytes, bytes + size}, 1 + size / 3);
    if (!recording || recording->format() != log::Format::Svlog)
        return 0;
    const log::Log& log = recording->log();
    const log::ReadCounts counts = recording->counts();
    require(log.inTimeOrder());
    require(counts.frames == log.frameCount());
    require(counts.containerBytesLost <= size);
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        require(test::isReadBack(log, i, scratch));

    std::vector<std::byte> written;
    const auto frames = exporting::exportSvlog(
        *recording, {}, exporting::SvlogForm::Plain, [&](base::ByteSpan some) {
            written.insert(written.end(), some.begin(), some.end());
            return true;
        });
    if (!frames)
        return 0;
    const auto again = indexed(written, written.size());
    // A payload may look like a record of another format.
    if (!again || again->format() != log::Format::Svlog)
        return 0;
    require(again->counts().bytesSkipped == 0);
    require(again->log().frameCount() >= *frames);
    return 0;
}
