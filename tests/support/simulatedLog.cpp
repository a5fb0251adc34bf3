// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-simulated-log: a Ping Viewer log of the simulated sea, for tests and pictures.
#include "sim/Frames.h"
#include "sim/Sea.h"
#include "support/PingViewerWriter.h"
#include "support/ReadSplitter.h"

#include <charconv>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace leadline;
using std::chrono::milliseconds;

struct Task {
    std::string device;
    std::string file;
    milliseconds length{120'000};
    std::uint64_t seed = 1;
    bool force = false;
};

/// The log on its way to its file, a piece at a time: ten hours do not fit into memory.
struct Output {
    std::ofstream file;
    test::PingViewerWriter writer;
    test::ReadSplitter reads;
    std::uint64_t bytes = 0;

    Output(const Task& task, std::int32_t type)
        : file(task.file, std::ios::binary | std::ios::trunc),
          writer({.type = type,
                  .gitHash = "0000000",
                  .date = "2026-09-13T13:55:12+00:00",
                  .tag = "simulated",
                  .osName = "Leadline",
                  .osVersion = "1"}),
          reads(writer, task.seed)
    {
    }

    void frame(milliseconds time, base::ByteSpan frameBytes)
    {
        constexpr std::size_t pieceSize = 1U << 20U;
        reads.frame(time, frameBytes);
        if (writer.bytes().size() >= pieceSize)
            flush();
    }

    void flush()
    {
        const auto piece = writer.take();
        file.write(reinterpret_cast<const char*>(piece.data()),
                   static_cast<std::streamsize>(piece.size()));
        bytes += piece.size();
    }
};

constexpr std::string_view usage =
    "Usage: leadline-simulated-log ping360|ping1d OUT.bin [--seconds N] [--seed N] [--force]\n"
    "Writes a Ping Viewer log of the simulated sea: 120 seconds of seed 1 unless told otherwise.\n";

template<class T>
std::optional<T> numberOf(std::string_view text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<Task> taskOf(const std::vector<std::string>& arguments)
{
    Task task;
    std::vector<std::string> places;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        const bool more = i + 1 < arguments.size();
        if (argument == "--force") {
            task.force = true;
        } else if (argument == "--seconds" && more) {
            const auto seconds = numberOf<std::uint32_t>(arguments[++i]);
            if (!seconds || *seconds == 0 || *seconds > 7 * 86'400)
                return std::nullopt;
            task.length = std::chrono::seconds(*seconds);
        } else if (argument == "--seed" && more) {
            const auto seed = numberOf<std::uint64_t>(arguments[++i]);
            if (!seed)
                return std::nullopt;
            task.seed = *seed;
        } else if (argument.starts_with("--")) {
            return std::nullopt;
        } else {
            places.push_back(argument);
        }
    }
    if (places.size() != 2 || (places[0] != "ping360" && places[0] != "ping1d"))
        return std::nullopt;
    task.device = places[0];
    task.file = places[1];
    return task;
}

/// What the baud scan leaves at the start of every real log.
milliseconds writeBaudScan(Output& output)
{
    constexpr int replies = 22;
    milliseconds time{324};
    for (int i = 0; i < replies; ++i, time += milliseconds(23))
        output.frame(time, sim::ping360InformationFrame());
    return time + milliseconds(400);
}

std::uint64_t writePing360(const Task& task, Output& output)
{
    const sim::Sea sea(task.seed);
    sim::SpokeSettings settings; // 20 m
    std::vector<std::uint8_t> samples(settings.samples);
    std::uint64_t pings = 0;
    settings.angleGrad = 0;
    milliseconds period{61};
    for (milliseconds time = writeBaudScan(output); time < task.length; time += period) {
        if (time * 10 >= task.length * 6) {
            settings.samplePeriod = 1333; // 30 m
            settings.transmitDurationUs = 160;
            period = milliseconds(75);
        }
        sea.spoke360(time, sea.poseAt(time), settings, base::defaultSoundSpeed, samples);
        output.frame(time, sim::deviceDataFrame(settings, samples));
        settings.angleGrad = static_cast<std::uint16_t>((settings.angleGrad + 1) % 400);
        ++pings;
    }
    return pings;
}

std::uint64_t writePing1d(const Task& task, Output& output)
{
    const sim::Sea sea(task.seed);
    output.frame(milliseconds(312), sim::ping1dInformationFrame());
    const sim::ProfileSettings settings{.points = 400};
    std::uint32_t pings = 0;
    for (milliseconds time{500}; time < task.length; time += milliseconds(100)) {
        const auto pose = sea.poseAt(time, sim::Sea::Path::Transect);
        output.frame(time, sim::profileFrame(sea.profile1d(time, pose, settings), ++pings));
    }
    return pings;
}

int run(const Task& task)
{
    if (std::filesystem::exists(task.file) && !task.force) {
        std::cerr << task.file << " exists; --force writes over it.\n";
        return 1;
    }
    const bool scanning = task.device == "ping360";
    Output output(task, scanning ? 2 : 1);
    const std::uint64_t pings = scanning ? writePing360(task, output) : writePing1d(task, output);
    output.reads.finish();
    output.flush();
    output.file.close();
    if (!output.file) {
        std::cerr << "Could not write " << task.file << ".\n";
        return 1;
    }
    std::cout << task.file << ": " << pings << " pings of a simulated "
              << (scanning ? "Ping360" : "Ping1D") << " in " << output.writer.records()
              << " records, " << task.length.count() / 1000 << " s, seed " << task.seed << ", "
              << output.bytes << " bytes.\n";
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() == 1 && arguments.front() == "--help") {
        std::cout << usage;
        return 0;
    }
    const auto task = taskOf(arguments);
    if (!task) {
        std::cerr << usage;
        return 2;
    }
    return run(*task);
}
