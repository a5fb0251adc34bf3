// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "base/Units.h"
#include "device/DeviceClient.h"
#include "device/Identity.h"
#include "device/Negotiation.h"
#include "device/Sector.h"
#include "device/SettingRow.h"
#include "ping/Message.h"

#include <QObject>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::device {

/// An event for the timeline and the recording.
struct DriverEvent {
    enum class Kind : std::uint8_t {
        Connected,
        /// Another device answers on the same link; settings of the one before are not restored.
        AnotherDevice,
        WrongDevice,
        UnknownProtocol,
        /// The link is no longer open; the text is the link's reason.
        LinkDown,
        Lost,
        Regained,
        /// The device lost its settings; they are sent again.
        PowerCycled,
        Standby,
        Scanning,
        /// The device was scanning when it was met, without a request of this program.
        FoundScanning,
        SettingApplied,
        SettingRefused,
        ChangedElsewhere,
        /// Another program drives the device: nothing more is sent to it.
        AnotherProgram,
        TakenOver,
        /// Frames of a second device id arrive on the link.
        SecondDevice,
        /// The device does not support the preferred way of operation; the text says which one is
        /// used instead.
        FellBack,
        /// A nack that answers no request.
        Nack,
        /// An ascii_text message of the device.
        DeviceText,
    };
    Kind kind = Kind::Connected;
    base::Instant at;
    /// One sentence; includes the device's own text if it sent one.
    base::Message message;
};

enum class DriverState : std::uint8_t {
    /// The link is not open; reason() is the link's.
    LinkDown,
    /// No device has identified itself yet.
    Contacting,
    Live,
    /// Silent for longer than its ping rate explains; it is asked to identify itself until it
    /// answers.
    Lost,
    /// A device of another family answers; it is sent nothing.
    WrongDevice,
    /// The device uses an unknown major version of the protocol: it is recorded and sent nothing.
    UnknownProtocol,
    /// leave() was called.
    ShutDown,
};

struct DriverOptions {
    /// Id of the device to drive on a link with two devices; without it, the driver takes whichever
    /// device answers.
    std::optional<std::uint8_t> address = {};
    /// The device was left in Standby, or is not to scan on connect. It is not made to scan; if it
    /// is found scanning, it is left scanning and foundScanning() is true.
    bool standby = false;
    /// The user wants pings and not only a connection, as whoever records does. Without it, a sonar
    /// that must not ping merely because it is connected waits in Standby.
    bool startsPinging = false;
};

/// Initial values of a driver.
struct DriverStart {
    DriverOptions driver = {};
    Mount mount = {};
    /// Sound speed in m/s, with which ranges are converted for a device without a sound speed
    /// setting.
    double soundSpeed = base::defaultSoundSpeed;
};

struct PingCounts {
    std::uint64_t pings = 0;
    /// Number of lost pings, if the device's pings can be counted.
    std::uint64_t lost = 0;
    /// Total time for which a scan was silent unexpectedly, if lost pings cannot be counted.
    base::Duration silent{};
    /// Duplicate datagrams, which are ignored.
    std::uint64_t repeated = 0;
};

/// Expected time from ping to ping. `byLine` is true if the transfer time on the line determines
/// it.
struct ExpectedPeriod {
    base::Duration period = std::chrono::seconds(1);
    bool byLine = false;
};

class SonarDriver;

/// How the sonars of a family are driven.
struct FamilyDriver {
    ping::Family family = ping::Family::Unknown;
    std::unique_ptr<SonarDriver> (*make)(RequestQueue& queue, base::Clock& clock,
                                         const DriverStart& start) = nullptr;
    /// In the order in which they are requested and shown.
    std::span<const SettingRow> (*settingRows)() = nullptr;
};
/// Adds the driver of a family that is not built in. Call it before any thread uses drivers.
void registerDriver(const FamilyDriver& driver);
/// In the order in which sentences name them.
[[nodiscard]] std::vector<ping::Family> drivenFamilies();
/// True for a family whose sonars can be driven.
[[nodiscard]] bool hasDriver(ping::Family family);

/// What the drivers of all sonars do alike: contact, loss and return, Standby, leaving, and keeping
/// off while another program drives. Lives on the link's thread; takes the frames of its link and
/// the clock's timers, and never waits. Not deleted from within its own signals, but in leave()'s
/// callback.
class SonarDriver : public QObject {
    Q_OBJECT

public:
    /// Returns null for a family that has no driver.
    [[nodiscard]] static std::unique_ptr<SonarDriver>
    make(ping::Family family, RequestQueue& queue, base::Clock& clock, const DriverStart& start);
    ~SonarDriver() override = default;

    /// Starts to drive the device whenever the link is open. The baud rate is measured (by a break
    /// on the line, or by a bridge) at the first contact; later only on a serial port of this
    /// computer, and in checkAgain().
    void start();
    /// Asks anew which device is there, because the user changed something. Does nothing while the
    /// driver only listens.
    void checkAgain();
    /// Ends the device's autonomous operation and calls `done` on the event loop within 200 ms.
    /// Nothing is sent or received afterwards.
    void leave(std::function<void()> done);

    void setStandby(bool standby);
    /// Ends listening and drives the device with this program's settings again.
    void takeControl();

    /// Requests values of settings; a newer request for a setting replaces an older one, and values
    /// of one group are requested together.
    virtual void request(std::span<const SettingValue> values) = 0;
    /// For a setting that was changed elsewhere: useRequested() requests the user's value again,
    /// keepReported() accepts the reported value as the requested one.
    virtual void useRequested(std::string_view key) = 0;
    virtual void keepReported(std::string_view key) = 0;
    /// Values and state of a setting; `key` is one of settingRows(family()).
    [[nodiscard]] virtual SettingStatus setting(std::string_view key) const = 0;
    /// Mount of the device on its vehicle; nullopt for a device whose mount makes no difference.
    [[nodiscard]] virtual std::optional<Mount> mount() const { return std::nullopt; }
    virtual void setMount(const Mount&) {}
    /// Sound speed in m/s with which ranges are converted; nullopt for a device that has a setting
    /// for it.
    [[nodiscard]] virtual std::optional<double> soundSpeed() const { return std::nullopt; }
    /// True if lost pings can be counted.
    [[nodiscard]] virtual bool countsLoss() const { return true; }
    /// True if each ping is requested; false if the device sends them by itself.
    [[nodiscard]] virtual bool asksForPings() const { return false; }

    [[nodiscard]] ping::Family family() const { return m_family; }
    [[nodiscard]] DriverState state() const { return m_state; }
    /// One sentence while the state is not Live, else empty.
    [[nodiscard]] const base::Message& reason() const { return m_reason; }
    [[nodiscard]] const std::optional<Identity>& identity() const { return m_identity; }
    [[nodiscard]] bool isStandby() const { return m_standby; }
    /// True if nothing is sent until the user takes control: another program drives this sonar, or
    /// it was found scanning.
    [[nodiscard]] bool isListening() const { return m_listening; }
    /// True if the device was scanning when it was met and no other program is proven to drive it:
    /// a scan continues after the program that started it has crashed.
    [[nodiscard]] bool foundScanning() const { return m_foundScanning; }
    [[nodiscard]] const PingCounts& counts() const { return m_counts; }
    [[nodiscard]] const std::optional<base::Instant>& lastPing() const { return m_lastPing; }
    [[nodiscard]] virtual ExpectedPeriod expected() const = 0;

signals:
    /// Emitted often: a value that this class or the settings return has changed.
    void changed();
    void eventOccurred(const leadline::device::DriverEvent& event);
    /// A requested ping arrived; `took` is the time since its request.
    void replied(leadline::base::Duration took);
    /// Frames of another device arrive on the link; a separate driver with this address can drive
    /// it.
    void secondDevice(std::uint8_t deviceId);

protected:
    SonarDriver(ping::Family family, RequestQueue& queue, base::Clock& clock,
                const DriverOptions& options, QObject* parent);

    /// Called when a device of this family answers of which nothing is known.
    virtual void firstContact() = 0;
    /// Called when the same device answers again after silence or a failed link, or when the user
    /// takes control.
    virtual void resume() = 0;
    /// Called before resume() if the same device answers with another firmware version.
    virtual void firmwareChanged() {}
    /// Stops timers and ends exchanges; requests have been dropped already.
    virtual void stopDevice() = 0;
    /// Forgets the device, and the values requested of it.
    virtual void forget() = 0;
    virtual void standbyChanged() = 0;
    virtual void handle(const ping::Message& message, base::Instant at) = 0;
    /// True if a message with this id is sent only in reply to a request.
    [[nodiscard]] virtual bool isReply(std::uint16_t id) const = 0;
    /// True if a message with this id is a ping, no matter who requested it.
    [[nodiscard]] virtual bool isPing(std::uint16_t id) const = 0;
    /// Request that ends the device's autonomous operation; nullopt if there is none to end.
    [[nodiscard]] virtual std::optional<Request> shutdownRequest() = 0;
    /// Silence after which the device counts as lost.
    [[nodiscard]] virtual base::Duration lostAfter() const;
    /// False for a device that takes no measure of the line's baud rate from a break.
    [[nodiscard]] virtual bool measuresRate() const { return true; }
    /// Improves the line before the first contact, for example by raising its baud rate; calls
    /// `done` when finished.
    virtual void tune(const std::function<void()>& done) { done(); }

    [[nodiscard]] base::Clock& clock() const { return m_clock; }
    [[nodiscard]] DeviceClient& client() { return m_client; }
    [[nodiscard]] const DeviceClient& client() const { return m_client; }
    [[nodiscard]] const FrameLink& frames() const { return m_client.frames(); }
    [[nodiscard]] bool mayAct() const { return m_state == DriverState::Live && !m_listening; }
    [[nodiscard]] PingCounts& counting() { return m_counts; }
    [[nodiscard]] base::Instant lastReceived() const { return m_lastReceived; }
    void pinged(base::Instant at) { m_lastPing = at; }
    void emitEvent(DriverEvent::Kind kind, base::Message message);
    /// Notes settings that are not this program's, or a reply to no request. If they continue for
    /// three seconds, another program drives the device.
    void recordForeignActivity();
    void setFoundScanning(bool found);
    /// Sends nothing more until the user takes control.
    void stopSending();
    /// Restarts the supervision of silence; call it when the value of lostAfter() changes.
    void restartSilenceTimer();

private:
    void linkChanged();
    void contact(bool measureRate);
    [[nodiscard]] bool isOwnPort() const;
    void negotiate();
    void negotiated(const std::optional<Identity>& identity);
    void acceptIdentity(const Identity& identity);
    void handleFrame(const ping::Frame& frame, base::Instant at, Reply reply);
    [[nodiscard]] bool isFromSecondDevice(const ping::Frame& frame);
    [[nodiscard]] bool isFromRequester(const ping::Frame& frame) const;
    [[nodiscard]] bool isRepeated(const ping::Frame& frame, base::Instant at, Reply reply);
    void handleDeviceText(const ping::Message& message);
    void yieldControl();
    void stopAll();
    void becomeLive();
    void becomeLost();
    void setState(DriverState state, base::Message reason = {});
    [[nodiscard]] base::Message silentText() const;

    ping::Family m_family;
    base::Clock& m_clock;
    DriverOptions m_options;
    DeviceClient m_client;
    Negotiation m_negotiation;
    DriverState m_state = DriverState::LinkDown;
    base::Message m_reason;
    std::optional<Identity> m_identity;
    /// True after the first contact is complete.
    bool m_identified = false;
    bool m_standby;
    bool m_listening = false;
    bool m_foundScanning = false;
    PingCounts m_counts;
    std::optional<base::Instant> m_lastPing;
    base::Instant m_lastReceived;
    /// True until the first contact on an open link.
    bool m_connecting = true;
    bool m_noReply = false;
    /// Number of frames since the device was last asked to identify itself.
    std::uint64_t m_framesSince = 0;
    std::uint64_t m_bytesBefore = 0;
    int m_measuring = 0;
    std::deque<base::Instant> m_foreign;
    struct Streamed {
        std::size_t hash;
        base::Instant at;
    };
    std::deque<Streamed> m_streamed;
    std::optional<std::uint8_t> m_otherId;
    std::map<std::string, base::Instant> m_reportedTexts;
    base::Timer m_pause;
    base::Timer m_silence;
    base::Timer m_shutdownTimer;
};

} // namespace leadline::device
