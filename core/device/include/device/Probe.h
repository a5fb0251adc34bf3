// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/FrameLink.h"
#include "device/Identity.h"
#include "link/Link.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leadline::device {

/// A device that has said who it is.
struct FoundDevice {
    Identity identity;
    /// Of the serial line; 0 where a link has no rate.
    std::uint32_t baudRate = 0;
    /// From the newest question to the answer.
    base::Duration answeredIn{};
};

/// What was heard at one place.
struct ProbeResult {
    /// By ascending device id: a link can have two.
    std::vector<FoundDevice> devices = {};
    std::uint64_t bytes = 0;
    /// Whole messages, of whatever kind: they identify nobody.
    std::uint64_t frames = 0;
    /// Somebody said no to the question who he is; with his words, if he has any.
    std::optional<std::string> refusal = {};
    /// At which a serial line was listened to.
    std::vector<std::uint32_t> rates = {};
    bool opened = false;
    /// The devices there were asked to measure the rate of the line.
    bool measured = false;
    /// Of the link, if it was not open to the end.
    std::string reason = {};
    /// What the network said of the questions.
    link::Link::Refusal networkRefusal = link::Link::Refusal::None;
};

/// Asks at one place who is there, and closes it again. A search sends only general_request(4) over
/// a network, which disturbs no scan. A serial port, which nobody else has open, is
/// asked in the order of the protocol's documents, by the older ones in the end, at 115200 baud
/// and, if nobody answers, at 9600, or at the rate that its address names.
class Probe : public QObject {
    Q_OBJECT

public:
    enum class Manner : std::uint8_t {
        Search,
        /// The user wants to connect there: the rate of the line is measured first, which stops a
        /// scan, and all is asked that a connection would ask.
        CheckAgain,
    };
    using Done = std::function<void(const ProbeResult&)>;

    Probe(std::unique_ptr<link::Link> link, base::Clock& clock, Manner manner,
          QObject* parent = nullptr);
    ~Probe() override;

    /// For who records what it hears and asks; as long as this lives.
    [[nodiscard]] FrameLink& frames() { return m_frames; }

    /// Once; `done` comes later, by the clock, and may delete this.
    void start(Done done);

private:
    struct Step {
        std::uint16_t about;
        int tries;
    };

    [[nodiscard]] bool asksAll() const { return m_isSerial || m_measures; }
    void linkChanged();
    void beginRate();
    void nextStep();
    void ask();
    void handle(const ping::Frame& frame, base::Instant at);
    void identified(const Identity& identity, base::Instant at);
    void nobodyAtThisRate();
    void finish();

    std::unique_ptr<link::Link> m_link;
    FrameLink m_frames;
    base::Clock& m_clock;
    bool m_isSerial;
    bool m_measures;
    std::vector<std::uint32_t> m_ratesLeft;
    std::uint32_t m_rate = 0;
    std::vector<Step> m_stepsLeft;
    Step m_step{};
    base::Instant m_asked;
    std::optional<ping::common::ProtocolVersion> m_protocol;
    ProbeResult m_result;
    Done m_done;
    base::Timer m_timer;
};

} // namespace leadline::device
