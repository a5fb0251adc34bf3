// SPDX-License-Identifier: GPL-3.0-or-later
// leadline-simulated-log writes a Ping Viewer log of the simulated sea, for tests and pictures.
#include "sim/Frames.h"
#include "sim/Sea.h"
#include "support/PingViewerWriter.h"
#include "support/ReadSplitter.h"

#include <algorithm>
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

/// Writes the log in pieces, because ten hours do not fit into memory.
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
    "Usage: leadline-simulated-log ping360|ping1d|both OUT.bin [--seconds N] [--seed N] [--force]\n"
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
    if (places.size() != 2 ||
        (places[0] != "ping360" && places[0] != "ping1d" && places[0] != "both"))
        return std::nullopt;
    task.device = places[0];
    task.file = places[1];
    return task;
}

/// A device on a port, with its next frame and the time at which that arrives.
class Device {
public:
    Device(const Task& task, const sim::Sea& sea, milliseconds first)
        : m_task(task),
          m_sea(sea),
          m_due(first)
    {
    }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    virtual ~Device() = default;

    [[nodiscard]] milliseconds due() const { return m_due; }
    [[nodiscard]] bool pings() const { return m_due < m_task.length; }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    virtual void write(Output& output) = 0;

protected:
    const Task& m_task;
    const sim::Sea& m_sea;
    milliseconds m_due;
    std::uint64_t m_count = 0;
};

class Ping360 : public Device {
public:
    Ping360(const Task& task, const sim::Sea& sea) : Device(task, sea, milliseconds(324))
    {
        m_settings.angleGrad = 0;
    }

    void write(Output& output) override
    {
        if (m_replies > 0) {
            --m_replies;
            output.frame(m_due, sim::ping360InformationFrame());
            m_due += milliseconds(m_replies > 0 ? 23 : 423);
            return;
        }
        if (m_due * 10 >= m_task.length * 6) {
            m_settings.samplePeriod = 1333; // The range is 30 m.
            m_settings.transmitDurationUs = 160;
            m_period = milliseconds(75);
        }
        m_sea.spoke360(m_due, m_sea.poseAt(m_due), m_settings, base::defaultSoundSpeed, m_samples);
        output.frame(m_due, sim::deviceDataFrame(m_settings, m_samples));
        m_settings.angleGrad = static_cast<std::uint16_t>((m_settings.angleGrad + 1) % 400);
        m_due += m_period;
        ++m_count;
    }

private:
    /// The replies to the search for a baud rate, with which every real log begins.
    int m_replies = 22;
    sim::SpokeSettings m_settings; // The range is 20 m.
    std::vector<std::uint8_t> m_samples = std::vector<std::uint8_t>(m_settings.samples);
    milliseconds m_period{61};
};

class Ping1d : public Device {
public:
    Ping1d(const Task& task, const sim::Sea& sea) : Device(task, sea, milliseconds(312)) {}

    void write(Output& output) override
    {
        if (!m_named) {
            m_named = true;
            output.frame(m_due, sim::ping1dInformationFrame());
            m_due = milliseconds(500);
            return;
        }
        const auto pose = m_sea.poseAt(m_due, sim::Sea::Path::Transect);
        const auto number = static_cast<std::uint32_t>(++m_count);
        output.frame(m_due, sim::profileFrame(m_sea.profile1d(m_due, pose, m_settings), number));
        m_due += milliseconds(100);
    }

private:
    bool m_named = false;
    const sim::ProfileSettings m_settings{.points = 400};
};

int run(const Task& task)
{
    if (std::filesystem::exists(task.file) && !task.force) {
        std::cerr << task.file << " exists; --force writes over it.\n";
        return 1;
    }
    const bool both = task.device == "both";
    const bool scanning = both || task.device == "ping360";
    const sim::Sea sea(task.seed);
    Ping360 ping360(task, sea);
    Ping1d ping1d(task, sea);
    std::vector<Device*> devices;
    if (scanning)
        devices.push_back(&ping360);
    if (both || !scanning)
        devices.push_back(&ping1d);
    // A header that names a device assigns all frames to it.
    Output output(task, both ? 0 : scanning ? 2 : 1);
    const auto next = [&] {
        return *std::min_element(devices.begin(), devices.end(), [](Device* one, Device* other) {
            return one->due() < other->due();
        });
    };
    while (next()->pings())
        next()->write(output);
    const std::uint64_t pings = ping360.count() + ping1d.count();
    output.reads.finish();
    output.flush();
    output.file.close();
    if (!output.file) {
        std::cerr << "Could not write " << task.file << ".\n";
        return 1;
    }
    std::cout << task.file << ": " << pings << " pings of a simulated "
              << (both       ? "Ping360 and Ping1D"
                  : scanning ? "Ping360"
                             : "Ping1D")
              << " in " << output.writer.records() << " records, " << task.length.count() / 1000
              << " s, seed " << task.seed << ", " << output.bytes << " bytes.\n";
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
