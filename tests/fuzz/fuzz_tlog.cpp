// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a telemetry log, which is indexed in steps and read frame by frame.
#include "formats/TlogReader.h"
#include "support/MemorySource.h"

#include <cstdlib>

using namespace leadline;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    static_cast<void>(formats::TlogReader::recognises(bytes));
    auto file = std::make_unique<test::MemorySource>(std::vector(bytes.begin(), bytes.end()));
    const io::ByteSource& source = *file;
    log::Log log(std::move(file));
    formats::TlogReader reader(source, log);
    std::size_t steps = 0;
    while (reader.step(1 + size / 3))
        require(++steps < 100);

    const log::ReadCounts counts = reader.counts();
    require(counts.frames == log.frameCount());
    require(counts.frames == counts.records + counts.untimedFrames);
    require(log.inTimeOrder());
    std::uint64_t inRecords = counts.records * formats::TlogRecord::stampSize;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto frame = log.readMavlink(i, scratch);
        require(frame.has_value());
        inRecords += frame->bytes().size();
    }
    require(inRecords + counts.bytesSkipped == size);
    return 0;
}
