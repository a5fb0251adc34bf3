// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <array>
#include <optional>
#include <vector>

namespace leadline::log {

/// Says to which stream of a log a frame belongs, and learns on the way what speaks there.
///
/// Each source device id is a device of its own. Its family is what the recording's header says,
/// else what device_information (4) or firmware_version (1200) say, else what ids and payload
/// shapes show; frames that leave it open share the stream of their source.
class StreamClassifier {
public:
    explicit StreamClassifier(Log& log) : m_log(log) {}

    /// The family that a header names; nothing overrules it.
    void setFamily(StreamKind kind) { m_headerKind = kind; }

    /// What comes is a simulator's.
    void setSimulated() { m_simulated = true; }
    /// Of a Ping360, from now on.
    void setMounting(const Mounting& mounting) { m_mounting = mounting; }
    /// Of every stream from now on, in the order of time.
    void setSoundSpeeds(std::vector<std::pair<Time, double>> speeds)
    {
        m_speeds = std::move(speeds);
    }

    /// Nullopt when the log has no room for one more stream.
    std::optional<StreamNumber> streamOf(const ping::Frame& frame);
    /// Those that it has given so far.
    [[nodiscard]] std::vector<StreamNumber> streams() const;

private:
    /// How sure the family of a source is.
    enum class Sureness : std::uint8_t { Open, Shared, Shape, Said };
    struct Source {
        std::optional<StreamNumber> stream;
        Sureness sureness = Sureness::Open;
        /// One stream for each kind that was met, by kind.
        std::array<std::optional<StreamNumber>, 4> byKind;
    };

    std::optional<StreamNumber> streamOfKind(Source& source, std::uint8_t id, StreamKind kind);
    void settle(Source& source, std::uint8_t id, StreamKind kind, Sureness sureness);

    Log& m_log;
    std::optional<StreamKind> m_headerKind;
    bool m_simulated = false;
    std::optional<Mounting> m_mounting;
    std::vector<std::pair<Time, double>> m_speeds;
    std::array<Source, 256> m_sources;
};

} // namespace leadline::log
