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

namespace leadline::device {

/// Something for the timeline and the recording.
struct DriverEvent {
    enum class Kind : std::uint8_t {
        Connected,
        /// Another one answers on the same link; nothing of the one before is restored.
        AnotherDevice,
        WrongDevice,
        UnknownProtocol,
        /// The link is not open any more; the sentence is the link's.
        LinkDown,
        Lost,
        Regained,
        /// It lost what it was told; that is sent again.
        PowerCycled,
        Standby,
        Scanning,
        /// It scans, and we have not told it to.
        FoundScanning,
        SettingApplied,
        SettingRefused,
        ChangedElsewhere,
        /// Somebody else drives it: we only listen.
        AnotherProgram,
        TakenOver,
        /// A second device id is heard on the link.
        SecondDevice,
        /// It does not do what was preferred; the sentence says what is done instead.
        FellBack,
        /// A nack that has no other place.
        Nack,
        /// ascii_text
        DeviceText,
    };
    Kind kind = Kind::Connected;
    base::Instant at;
    /// One sentence; the device's words where it has some.
    std::string text;
};

enum class DriverState : std::uint8_t {
    /// The link is not open; reason() is the link's.
    LinkDown,
    /// Nobody has said yet who he is.
    Contacting,
    Live,
    /// Silent for longer than its rhythm explains; it is asked for all the time.
    Lost,
    /// Somebody answers who is not of this driver's family. He is left alone.
    WrongDevice,
    /// A major version of the protocol that we do not know: listened to, sent nothing.
    UnknownProtocol,
    /// After leave().
    Left,
};

struct DriverOptions {
    /// Of a link with two devices: the one to speak to. Without it, whoever is there.
    std::optional<std::uint8_t> address = {};
    /// It was left in Standby, or is not to scan on connect. It is not made to scan then; found
    /// scanning, it is left as it is and foundScanning() says so.
    bool standby = false;
};

/// With what a driver begins.
struct DriverStart {
    DriverOptions driver = {};
    Mount mount = {};
    /// In which ranges are requested of a device without a speed of its own, m/s.
    double soundSpeed = base::defaultSoundSpeed;
};

struct PingCounts {
    std::uint64_t pings = 0;
    /// Pings that did not arrive, where they can be counted.
    std::uint64_t lost = 0;
    /// Where they cannot: how long a scan was silent that should not have been.
    base::Duration silent{};
    /// Datagrams that arrived once more, and are not looked at.
    std::uint64_t repeated = 0;
};

/// The longest of what a ping takes; `byLine`: that is the time of its bytes on the line.
struct ExpectedPeriod {
    base::Duration period = std::chrono::seconds(1);
    bool byLine = false;
};

/// What the drivers of all sonars do alike: contact, loss and return, Standby, leaving, and keeping
/// off while another program drives. Lives on the link's thread; takes the frames of its link and
/// the clock's timers, and never waits. Not deleted from within its own signals, but in leave()'s
/// callback.
class SonarDriver : public QObject {
    Q_OBJECT

public:
    /// Null of a family that has no driver.
    [[nodiscard]] static std::unique_ptr<SonarDriver>
    make(ping::Family family, RequestQueue& queue, base::Clock& clock, const DriverStart& start);
    ~SonarDriver() override = default;

    /// From now on it drives its device, whenever the link is open.
    /// Breaks the line, or asks a bridge to, so that the device measures its rate: once now, later
    /// only on a serial port of our own, and in checkAgain().
    void start();
    /// The user says that something was changed: looks anew who is there. Nothing while listening.
    void checkAgain();
    /// Stops the device's own work and calls back within 200 ms, on the event loop. Nothing is sent
    /// or heard any more.
    void leave(std::function<void()> done);

    void setStandby(bool standby);
    /// Ends listening: our settings are the device's again.
    void takeControl();

    /// The newest request of each setting wins; what goes together is requested together.
    virtual void request(std::span<const SettingValue> values) = 0;
    /// Of a setting that was changed elsewhere: requests it again, or takes what is reported for
    /// requested.
    virtual void useRequested(std::string_view key) = 0;
    virtual void keepReported(std::string_view key) = 0;
    /// `key` is one of settingRows(family()).
    [[nodiscard]] virtual SettingStatus setting(std::string_view key) const = 0;
    /// How it hangs on its vehicle; nothing where that makes no difference.
    [[nodiscard]] virtual std::optional<Mount> mount() const { return std::nullopt; }
    virtual void setMount(const Mount&) {}
    /// The one that was chosen for its ranges (m/s); nothing of a device that has its own.
    [[nodiscard]] virtual std::optional<double> soundSpeed() const { return std::nullopt; }
    /// Whether pings that are lost can be counted.
    [[nodiscard]] virtual bool countsLoss() const { return true; }
    /// Whether it is asked for each ping; else it sends them by itself.
    [[nodiscard]] virtual bool asksForPings() const { return false; }

    [[nodiscard]] ping::Family family() const { return m_family; }
    [[nodiscard]] DriverState state() const { return m_state; }
    /// A sentence while it is not Live, else empty.
    [[nodiscard]] const std::string& reason() const { return m_reason; }
    [[nodiscard]] const std::optional<Identity>& identity() const { return m_identity; }
    [[nodiscard]] bool isStandby() const { return m_standby; }
    /// Nothing is sent until the user takes over: another program drives this sonar,
    /// or it was found scanning.
    [[nodiscard]] bool isListening() const { return m_listening; }
    /// It was scanning when it was met, and nothing proves that another program drives it: a scan
    /// goes on when the program that began it has crashed.
    [[nodiscard]] bool foundScanning() const { return m_foundScanning; }
    [[nodiscard]] const PingCounts& counts() const { return m_counts; }
    [[nodiscard]] const std::optional<base::Instant>& lastPing() const { return m_lastPing; }
    [[nodiscard]] virtual ExpectedPeriod expected() const = 0;

signals:
    /// Something that can be asked for above or in the settings; often.
    void changed();
    void happened(const leadline::device::DriverEvent& event);
    /// A ping that was asked for arrived, so long behind its request.
    void replied(leadline::base::Duration took);
    /// Its id; a driver of its own with this address speaks to it.
    void secondDevice(std::uint8_t deviceId);

protected:
    SonarDriver(ping::Family family, RequestQueue& queue, base::Clock& clock,
                const DriverOptions& options, QObject* parent);

    /// A device of our family, of which nothing is known.
    virtual void firstContact() = 0;
    /// The same device again, after silence, a failed link, or when the user takes over.
    virtual void resume() = 0;
    /// The same device answers with another firmware; before resume().
    virtual void firmwareChanged() {}
    /// Ends what runs by itself; what was asked is forgotten.
    virtual void quiet() = 0;
    /// Forgets the device and the user's wishes for it.
    virtual void forget() = 0;
    virtual void standbyChanged() = 0;
    virtual void handle(const ping::Message& message, base::Instant at) = 0;
    /// Is a message with this id sent only to who asked for it?
    [[nodiscard]] virtual bool isReply(std::uint16_t id) const = 0;
    /// Is a message with this id a ping, whoever asked for it?
    [[nodiscard]] virtual bool isPing(std::uint16_t id) const = 0;
    /// What ends the device's own work, to be waited for; nullopt if it does none.
    [[nodiscard]] virtual std::optional<Request> shutdownRequest() = 0;
    /// The one rule of what counts as lost, unless the first reply is still to come.
    [[nodiscard]] virtual base::Duration lostAfter() const;
    /// Before the first contact: makes the line as good as it gets.
    virtual void tune(const std::function<void()>& done) { done(); }

    [[nodiscard]] base::Clock& clock() const { return m_clock; }
    [[nodiscard]] DeviceClient& talk() { return m_talk; }
    [[nodiscard]] const FrameLink& frames() const { return m_talk.frames(); }
    [[nodiscard]] bool mayAct() const { return m_state == DriverState::Live && !m_listening; }
    [[nodiscard]] PingCounts& counting() { return m_counts; }
    [[nodiscard]] base::Instant lastHeard() const { return m_lastHeard; }
    void pinged(base::Instant at) { m_lastPing = at; }
    void say(DriverEvent::Kind kind, std::string text);
    /// Settings that are not ours, or a reply that nobody asked for. Those that go on for three
    /// seconds are another program's.
    void noteForeign();
    void setFoundScanning(bool found);
    /// Until the user takes over.
    void stopSending();
    /// Call it when lostAfter() gives something else than before.
    void watchSilence();

private:
    void linkChanged();
    void contact(bool measureRate);
    [[nodiscard]] bool isOwnPort() const;
    void negotiate();
    void negotiated(const std::optional<Identity>& identity);
    void meet(const Identity& identity);
    void hearFrame(const ping::Frame& frame, base::Instant at, Reply reply);
    [[nodiscard]] bool isFromSecondDevice(const ping::Frame& frame);
    [[nodiscard]] bool isFromWhoAsked(const ping::Frame& frame) const;
    [[nodiscard]] bool isRepeated(const ping::Frame& frame, base::Instant at, Reply reply);
    void hearWords(const ping::Message& message);
    void yieldToAnother();
    void stopAll();
    void becomeLive();
    void becomeLost();
    void setState(DriverState state, std::string reason = {});
    [[nodiscard]] std::string silentSentence() const;

    ping::Family m_family;
    base::Clock& m_clock;
    DriverOptions m_options;
    DeviceClient m_talk;
    Negotiation m_negotiation{m_talk};
    DriverState m_state = DriverState::LinkDown;
    std::string m_reason;
    std::optional<Identity> m_identity;
    /// After its first contact.
    bool m_met = false;
    bool m_standby;
    bool m_listening = false;
    bool m_foundScanning = false;
    PingCounts m_counts;
    std::optional<base::Instant> m_lastPing;
    base::Instant m_lastHeard;
    /// Until the first contact with an open link.
    bool m_connecting = true;
    bool m_nobodyAnswers = false;
    /// Since it was asked last who it is.
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
    std::map<std::string, base::Instant> m_said;
    base::Timer m_pause;
    base::Timer m_silence;
    base::Timer m_goodbye;
};

} // namespace leadline::device
