// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/VehicleLink.h"
#include "link/EventLoopClock.h"
#include "link/SimLink.h"
#include "link/TcpLink.h"
#include "log/Log.h"
#include "support/ResidentBytes.h"
#include "support/TestMain.h"

#include <QElapsedTimer>
#include <QTest>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;

namespace {

constexpr Address floodingAutopilot{1, 1};
constexpr int perSecond = 10'000;
constexpr std::size_t mebibyte = std::size_t{1} << 20U;
/// Limits of the log in memory are 64 MiB of frames, 16 MiB of index and 32 MiB of cache; the
/// second value includes the program itself.
constexpr std::size_t mostForFrames = 65 * mebibyte;
constexpr std::size_t mostAtAll = 160 * mebibyte;

/// Number of messages. A real flood of 6 million takes too long for a test, so LEADLINE_FLOOD sets
/// it.
std::uint32_t floodSize()
{
    const int asked = qEnvironmentVariableIntValue("LEADLINE_FLOOD");
    return asked > 0 ? static_cast<std::uint32_t>(asked) : 300'000U;
}

/// What a vehicle says, each message with its number in it.
class Speech {
public:
    void append(Bytes& bytes)
    {
        const FrameHeader header{floodingAutopilot, m_sequence++};
        const std::uint32_t number = m_next++;
        if (number % 4 == 3) {
            GlobalPositionInt position;
            position.timeBootMs = number;
            position.lat = 480'000'000;
            base::append(bytes, encodeFrame(header, position));
        } else {
            Attitude attitude;
            attitude.timeBootMs = number;
            attitude.yaw = 1;
            attitude.yawspeed = 0.1F;
            base::append(bytes, encodeFrame(header, attitude));
        }
    }

private:
    std::uint32_t m_next = 0;
    std::uint8_t m_sequence = 0;
};

/// A vehicle's link as the program has it: what comes is put into a log, which is let go of as the
/// disk thread does.
class Listener {
public:
    Listener(link::Link& line, base::Clock& clock)
        : m_stream(*m_log.addStream(0, ping::DeviceKind::Vehicle)),
          m_link(line, clock, {.utc = [&clock] { return clock.now().sinceZero; }}),
          m_restingBytes(test::residentBytes())
    {
        QObject::connect(&m_link, &device::VehicleLink::received, &m_link,
                         [this](const Frame& frame, base::Instant at, Trust) { take(frame, at); });
    }

    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// None is missing, doubled or out of order, and all of them are read back.
    [[nodiscard]] bool hasAll() const
    {
        const auto& counts = m_link.statistics().components().at(floodingAutopilot);
        if (m_outOfOrder > 0 || m_refused > 0 || counts.received != m_count || counts.lost > 0 ||
            counts.duplicates > 0 || m_link.parser().skippedBytes() > 0 ||
            m_log.frameCount() != m_count)
            return false;
        Bytes scratch;
        const std::uint64_t step = std::max<std::uint64_t>(1, m_count / 5000);
        for (std::uint64_t i = 0; i < m_count; i += step) {
            const auto frame = m_log.readMavlink(i, scratch);
            if (!frame || timeBootMs(*frame) != i)
                return false;
        }
        return m_log.firstAvailable() == 0;
    }
    [[nodiscard]] std::size_t mostForFrames() const { return m_mostForFrames; }
    [[nodiscard]] std::size_t mostGrown() const { return m_mostGrown; }

private:
    void take(const Frame& frame, base::Instant at)
    {
        m_outOfOrder += timeBootMs(frame) == m_count ? 0U : 1U;
        m_refused += m_log.append(m_stream, frame, at.sinceZero) ? 0U : 1U;
        if (++m_count % (perSecond / 4) != 0)
            return;
        m_log.release();
        m_mostForFrames = std::max(m_mostForFrames, m_log.memoryForFrames());
        const std::size_t resident = test::residentBytes();
        m_mostGrown = std::max(m_mostGrown, resident - std::min(resident, m_restingBytes));
    }

    log::Log m_log;
    log::StreamNumber m_stream;
    device::VehicleLink m_link;
    std::uint32_t m_count = 0;
    std::uint32_t m_outOfOrder = 0;
    std::uint32_t m_refused = 0;
    std::size_t m_restingBytes;
    std::size_t m_mostForFrames = 0;
    std::size_t m_mostGrown = 0;
};

class Vehicle : public link::Peer {
public:
    void receive(base::ByteSpan, Client) override {}
    void say(base::ByteSpan bytes) { put(bytes, 0); }
};

/// A vehicle at the other end of a connection, which loses nothing by itself: says so many
/// messages, each at its moment.
class Sender {
public:
    explicit Sender(std::uint32_t count) : m_listening(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof(here);
        if (::bind(m_listening, reinterpret_cast<sockaddr*>(&here), size) != 0 ||
            ::listen(m_listening, 1) != 0 ||
            ::getsockname(m_listening, reinterpret_cast<sockaddr*>(&here), &size) != 0)
            qFatal("no socket");
        m_port = ntohs(here.sin_port);
        m_thread = std::thread([this, count] { run(count); });
    }
    ~Sender()
    {
        // Whom nobody spoke to does not wait any longer.
        ::shutdown(m_listening, SHUT_RDWR);
        m_thread.join();
        ::close(m_listening);
    }
    Sender(const Sender&) = delete;
    Sender& operator=(const Sender&) = delete;
    [[nodiscard]] std::uint16_t port() const { return m_port; }

private:
    void run(std::uint32_t count) const
    {
        const int connection = ::accept(m_listening, nullptr, nullptr);
        if (connection < 0)
            return;
        const int yes = 1;
        (void)::setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
        Speech speech;
        Bytes bytes;
        const auto begin = std::chrono::steady_clock::now();
        bool heard = true;
        for (std::uint32_t i = 0; i < count && heard; ++i) {
            std::this_thread::sleep_until(begin + std::chrono::nanoseconds(1s) * i / perSecond);
            bytes.clear();
            speech.append(bytes);
            heard = ::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL) ==
                    static_cast<ssize_t>(bytes.size());
        }
        // What it said is still under way.
        std::array<std::byte, 300> reply{};
        while (heard && ::recv(connection, reply.data(), reply.size(), 0) > 0)
            continue;
        ::close(connection);
    }

    int m_listening;
    std::uint16_t m_port = 0;
    std::thread m_thread;
};

} // namespace

/// Tests with more messages than any vehicle sends that none is lost and that the log keeps its
/// memory limit.
class VehicleFloodTest : public QObject {
    Q_OBJECT

private slots:
    void asFastAsTheyGo()
    {
        constexpr int atOnce = 50;
        const std::uint32_t count = floodSize() / atOnce * atOnce;
        base::FakeClock clock;
        auto made = std::make_unique<Vehicle>();
        Vehicle& vehicle = *made;
        link::SimLink line(*link::LinkUrl::parse("sim:vehicle"), clock, std::move(made));
        Listener listener(line, clock);
        line.open();
        clock.advance(0ms);
        Speech speech;
        Bytes bytes;
        QElapsedTimer timer;
        timer.start();
        for (std::uint32_t i = 0; i < count; i += atOnce) {
            bytes.clear();
            for (int n = 0; n < atOnce; ++n)
                speech.append(bytes);
            vehicle.say(bytes);
            clock.advance(std::chrono::nanoseconds(1s) * atOnce / perSecond);
        }
        send(listener, timer.elapsed());
        QCOMPARE(listener.count(), count);
        checkAll(listener);
    }

    /// Over a connection, ten thousand a second: 30 s of it where the flood is the whole one.
    void inRealTime()
    {
        const bool whole = qEnvironmentVariableIsSet("LEADLINE_FLOOD");
        const std::uint32_t count = perSecond * (whole ? 30 : 1);
        link::EventLoopClock clock;
        Sender sender(count);
        link::TcpLink line(*link::LinkUrl::parse("tcp://127.0.0.1:" +
                                                 std::to_string(sender.port()) + "?device=vehicle"),
                           clock);
        Listener listener(line, clock);
        QElapsedTimer timer;
        timer.start();
        line.open();
        QTRY_COMPARE_WITH_TIMEOUT(listener.count(), count, 90'000);
        send(listener, timer.elapsed());
        checkAll(listener);
    }

private:
    static void send(const Listener& listener, qint64 ms)
    {
        qInfo("%u messages in %.1f s, frames in memory at most %.1f MiB, the process grew by at "
              "most %.1f MiB",
              listener.count(), static_cast<double>(ms) / 1e3,
              static_cast<double>(listener.mostForFrames()) / static_cast<double>(mebibyte),
              static_cast<double>(listener.mostGrown()) / static_cast<double>(mebibyte));
    }
    static void checkAll(const Listener& listener)
    {
        QVERIFY(listener.hasAll());
        QVERIFY(listener.mostForFrames() <= mostForFrames);
        QVERIFY(listener.mostGrown() <= mostAtAll);
    }
};

LEADLINE_GUILESS_TEST(VehicleFloodTest)
#include "tst_vehicleflood.moc"
