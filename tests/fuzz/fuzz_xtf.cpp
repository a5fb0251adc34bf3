// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as a recording in the eXtended Triton Format: each frame of the log is readable,
// in the order of time, and whole.
#include "formats/Recording.h"
#include "ping/FamilyDescriptor.h"
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

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* bytes = reinterpret_cast<const std::byte*>(data);
    auto opened = formats::Recording::open(
        std::make_unique<test::MemorySource>(std::vector<std::byte>(bytes, bytes + size)), "a.xtf");
    if (!opened || (*opened)->format() != log::Format::Xtf)
        return 0;
    formats::Recording& recording = **opened;
    std::size_t steps = 0;
    while (recording.step(1 + size / 3))
        require(++steps < 100'000);
    const log::Log& log = recording.log();
    const log::ReadCounts counts = recording.counts();
    require(log.inTimeOrder());
    require(counts.frames == log.frameCount());
    require(counts.containerBytesLost <= size);
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        require(test::isReadBack(log, i, scratch));
        const auto entry = log.entry(i);
        if (!entry || log.stream(entry->stream).kind().isVehicle())
            continue;
        const auto frame = log.read(i, scratch);
        require(frame.has_value());
        const ping::PingMessage* ping = ping::xtf::descriptor().ping(*frame);
        const auto fields = ping ? ping->read(frame->payload) : std::nullopt;
        require(fields && !fields->isCut && !fields->samples.empty());
        require(fields->startM >= 0 && fields->lengthM >= 0);
    }
    return 0;
}
