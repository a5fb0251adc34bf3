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

/// A device that identified itself.
struct FoundDevice {
    Identity identity;
    /// Baud rate at which it answered on a serial line; 0 for a link without a rate.
    std::uint32_t baudRate = 0;
    /// Time from the last question to the answer.
    base::Duration answeredIn{};
};

/// Result of probing one endpoint.
struct ProbeResult {
    /// In ascending order of device id; a link can have two devices.
    std::vector<FoundDevice> devices = {};
    std::uint64_t bytes = 0;
    /// Number of valid frames of any kind; most of them do not identify a device.
    std::uint64_t frames = 0;
    /// Text of the nack with which a device refused to identify itself, empty if the nack has none;
    /// nullopt if nothing was refused.
    std::optional<std::string> refusal = {};
    /// Baud rates at which a serial line was tried.
    std::vector<std::uint32_t> rates = {};
    bool opened = false;
    /// True if the devices were made to measure the baud rate of the line.
    bool measured = false;
    /// Reason given by the link if it did not open or closed again.
    base::Message reason = {};
    /// What the network reported about the datagrams that were sent.
    link::Link::Refusal networkRefusal = link::Link::Refusal::None;
};

/// Asks which devices are at one endpoint, and closes it again. Over a network a search sends only
/// general_request for device_information, which does not disturb a scan. On a serial port, which
/// no other program has open, it follows the order of the protocol's documents, the oldest message
/// last, at 115200 and then 9600 baud, or at the rate that the address names.
class Probe : public QObject {
    Q_OBJECT

public:
    enum class Mode : std::uint8_t {
        Search,
        /// The user wants to connect to this endpoint: the baud rate of the line is measured first,
        /// which stops a scan, and everything is asked that a connection would ask.
        CheckAgain,
    };
    using Done = std::function<void(const ProbeResult&)>;

    Probe(std::unique_ptr<link::Link> link, base::Clock& clock, Mode mode,
          QObject* parent = nullptr);
    ~Probe() override;

    /// The frames of the link, for recording what is received and sent; valid as long as this
    /// object.
    [[nodiscard]] FrameLink& frames() { return m_frames; }

    /// Called once. `done` is called on the event loop and may delete this object.
    void start(Done done);

private:
    struct Step {
        std::uint16_t about;
        int tries;
    };

    [[nodiscard]] bool probesAllFamilies() const { return m_isSerial || m_measures; }
    void linkChanged();
    void beginRate();
    void nextStep();
    void ask();
    void handle(const ping::Frame& frame, base::Instant at);
    void identified(const Identity& identity, base::Instant at);
    void onNoReplyAtRate();
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
