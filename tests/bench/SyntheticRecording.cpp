// SPDX-License-Identifier: GPL-3.0-or-later
#include "SyntheticRecording.h"

#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>

namespace leadline::bench {

namespace {

using namespace std::chrono_literals;

template<std::size_t Count>
std::array<std::uint8_t, Count> noise(std::uint64_t seed)
{
    std::array<std::uint8_t, Count> samples{};
    std::uint32_t random = static_cast<std::uint32_t>(seed) * 2654435761U + 1;
    for (auto& sample : samples) {
        random = random * 1664525U + 1013904223U;
        sample = static_cast<std::uint8_t>(random >> 24U);
    }
    return samples;
}

std::vector<std::byte> profileBytes(std::uint64_t number)
{
    const auto samples = noise<200>(number);
    ping::ping1d::Profile message;
    message.distance = 5000;
    message.confidence = 90;
    message.pingNumber = static_cast<std::uint32_t>(number);
    message.scanLength = 10'000;
    message.profileData = samples;
    return ping::encodeFrame(message, 1);
}

void putBig(std::string& out, std::uint32_t value)
{
    for (const unsigned shift : {24U, 16U, 8U, 0U})
        out.push_back(static_cast<char>(value >> shift));
}

void putRecord(std::string& record, std::uint64_t ms, const std::vector<std::byte>& frame)
{
    record.clear();
    putBig(record, 24);
    const auto digits = [&](std::uint64_t value, std::uint64_t scale, char after) {
        for (; scale > 0; scale /= 10) {
            record.push_back('\0');
            record.push_back(static_cast<char>('0' + value / scale % 10));
        }
        if (after != '\0') {
            record.push_back('\0');
            record.push_back(after);
        }
    };
    digits(ms / 3'600'000, 10, ':');
    digits(ms / 60'000 % 60, 10, ':');
    digits(ms / 1000 % 60, 10, '.');
    digits(ms % 1000, 100, '\0');
    putBig(record, static_cast<std::uint32_t>(frame.size()));
    record.append(reinterpret_cast<const char*>(frame.data()), frame.size());
}

} // namespace

std::vector<std::byte> pingBytes(std::uint64_t number)
{
    constexpr std::size_t samplesAPing = 1200;
    const auto samples = noise<samplesAPing>(number);
    ping::ping360::DeviceData message;
    message.angle = static_cast<std::uint16_t>(number % 400);
    message.samplePeriod = 888;
    message.numberOfSamples = samplesAPing;
    message.data = samples;
    return ping::encodeFrame(message, 2);
}

SyntheticRecording::SyntheticRecording(std::uint64_t pings, Sonars sonars)
    : m_path(std::filesystem::temp_directory_path() /
             ("leadline-bench-" + std::to_string(pings) +
              (sonars == Sonars::Both ? "-both.bin" : ".bin")))
{
    std::ofstream file(m_path, std::ios::binary);
    std::string record;
    const auto write = [&](std::uint64_t ms, const std::vector<std::byte>& frame) {
        putRecord(record, ms, frame);
        file.write(record.data(), static_cast<std::streamsize>(record.size()));
    };
    for (std::uint64_t i = 0; i < pings; ++i) {
        const auto ms = static_cast<std::uint64_t>(pingPeriod / 1ms) * i;
        write(ms, pingBytes(i));
        if (sonars == Sonars::Both && i % 2 == 0)
            write(ms, profileBytes(i / 2));
    }
    if (!file.good()) {
        std::fprintf(stderr, "%s could not be written.\n", m_path.c_str());
        std::exit(1);
    }
}

SyntheticRecording::~SyntheticRecording()
{
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
}

} // namespace leadline::bench
