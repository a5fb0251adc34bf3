// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ExtendedFile.h"
#include "io/ForwardView.h"
#include "log/RecordingReader.h"
#include "log/StampedInput.h"
#include "log/StreamClassifier.h"
#include "ping/Parser.h"

#include <map>
#include <memory>
#include <vector>

namespace leadline::formats {

class GzipReader;
class SvlogClock;
struct SvlogVehicle;

/// Reads plain streams of Ping Protocol frames (`.svlog`), also compressed by gzip (`.svlz`).
///
/// The format has no times of arrival: a frame gets the time of the device's clock in its message,
/// else that of the frame before, or 100 ms more where no device says its time. A session header
/// gives the date and says which devices there are. Frames of devices that were written in batches
/// are sorted by time. MAVLink messages that are wrapped as JSON become frames of a vehicle; where
/// the file begins without any, NMEA sentences do.
class SvlogReader : public log::RecordingReader {
public:
    /// Name of the vehicle whose frames were made of NMEA sentences.
    static constexpr std::string_view nmeaVehicle = "NMEA 0183";

    /// `chosen` as in StreamClassifier.
    SvlogReader(io::ExtendedFile& source, log::Log& log, log::ChosenFamilies chosen = {});
    ~SvlogReader() override;

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;
    [[nodiscard]] log::RecordingContents contents() const override;
    [[nodiscard]] log::WallClock clock() const override;

    /// True if `beginning`, or what it uncompresses to, contains a valid frame.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    /// A frame that waits for earlier ones.
    struct Waiting {
        log::StreamNumber stream = 0;
        std::vector<std::byte> bytes;
        std::vector<log::Piece> pieces;
    };

    void readPlain();
    void readPacked();
    void feed(std::uint64_t offset, base::ByteSpan bytes);
    void take(const ping::Frame& frame);
    /// False if the frame wraps no message of a vehicle.
    bool takeVehicles(const ping::Frame& frame);
    /// Makes the frames of a vehicle from a sentence; the sentence stays in the log, too.
    void takeNmea(const ping::Frame& frame);
    bool addVehicles(log::StreamNumber stream, base::ByteSpan message);
    void beginSession(const ping::Frame& frame);
    void add(log::StreamNumber stream, log::Time time, base::ByteSpan bytes,
             std::span<const log::Piece> pieces);
    void appendFirst();
    void finish();

    io::ExtendedFile& m_source;
    io::ForwardView m_file;
    /// Null for a file that is not compressed.
    std::unique_ptr<GzipReader> m_packed;
    log::Log& m_log;
    log::StreamClassifier m_classifier;
    ping::Parser m_parser{ping::Parser::Lengths::Any};
    log::StampedInput m_fed;
    std::unique_ptr<SvlogClock> m_clock;
    std::unique_ptr<SvlogVehicle> m_vehicle;
    std::multimap<log::Time, Waiting> m_waiting;
    std::size_t m_waitingBytes = 0;
    log::ReadCounts m_counts;
    std::string m_program;
    std::uint64_t m_at = 0;
    bool m_finished = false;
};

} // namespace leadline::formats
