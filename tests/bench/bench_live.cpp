// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a live session in the window: the age of a ping when it is displayed, and the cost of
// the window while both sonars send at usual rates, without a heading and while the vehicle turns,
// and what is added by all that is found in the picture.
#include "EmptyWindow.h"
#include "Table.h"
#include "WindowRun.h"
#include "mapping/MapModel.h"
#include "mavlink/FrameWriter.h"
#include "mavlink/StateMessages.h"
#include "support/Simulator.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUdpSocket>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

int warmUpMs()
{
    return bench::onlyTheRows() ? 500 : 3'000;
}

/// A turn of the head at 25 pings a second: as each of them ends, its picture is compared.
int turnOfTheHeadMs()
{
    return bench::onlyTheRows() ? 500 : 16'000;
}

/// Of 60 frames a second.
constexpr auto frameInterval = 16'667us;

/// Seconds from the arrival of a ping until a picture was shown that holds it.
class AgeWatch {
public:
    AgeWatch(test::WindowRun& run) : m_run(run)
    {
        QObject::connect(&run.window(), &QQuickWindow::frameSwapped, &run.window(),
                         [this] { update(); });
    }
    void begin()
    {
        for (Seen& seen : m_seen)
            seen.from.reset();
        m_agesS.clear();
    }
    [[nodiscard]] std::vector<double>& agesS() { return m_agesS; }
    [[nodiscard]] std::uint64_t pingsOf(std::size_t sonar) const { return m_seen.at(sonar).pings; }

private:
    struct Seen {
        std::optional<std::uint64_t> from;
        std::uint64_t pings = 0;
    };

    void update()
    {
        const std::array sources{m_run.session().ping360(), m_run.session().ping1d()};
        for (std::size_t i = 0; i < sources.size(); ++i) {
            Seen& seen = m_seen.at(i);
            if (!sources.at(i)->present())
                continue;
            const std::uint64_t count = sources.at(i)->count();
            if (!seen.from) {
                seen.from = count;
                seen.pings = 0;
            }
            const log::Time now = m_run.session().dive()->now();
            for (; *seen.from < count; ++*seen.from, ++seen.pings)
                if (const auto arrived = sources.at(i)->reader().timeOf(*seen.from))
                    m_agesS.push_back(std::chrono::duration<double>(now - *arrived).count());
        }
    }

    test::WindowRun& m_run;
    std::array<Seen, 2> m_seen;
    std::vector<double> m_agesS;
};

/// A vehicle that turns to and fro with up to 30 degrees a second, and says so ten times a second
/// to whoever wrote to it last.
class Turning {
public:
    Turning()
    {
        m_socket.bind(QHostAddress::LocalHost);
        m_clock.start();
        QObject::connect(&m_socket, &QUdpSocket::readyRead, &m_socket, [this] {
            while (m_socket.hasPendingDatagrams()) {
                char first = 0;
                m_socket.readDatagram(&first, 1, nullptr, &m_asker);
            }
        });
        QObject::connect(&m_timer, &QTimer::timeout, &m_socket, [this] { say(); });
        m_timer.start(100ms);
    }
    [[nodiscard]] QString url() const
    {
        return QStringLiteral("udp://127.0.0.1:%1?device=vehicle").arg(m_socket.localPort());
    }

private:
    void say()
    {
        const double seconds = 1e-3 * static_cast<double>(m_clock.elapsed());
        mavlink::Attitude attitude;
        attitude.timeBootMs = static_cast<std::uint32_t>(m_clock.elapsed());
        attitude.yaw = static_cast<float>(std::numbers::pi * 40 / 180 * std::sin(0.75 * seconds));
        if (m_said++ % 10 == 0)
            put(m_writer.write(mavlink::Heartbeat{0, 12, 3, 0, 4, 3}, {}));
        put(m_writer.write(attitude, {}));
    }
    void put(base::ByteSpan bytes)
    {
        if (m_asker != 0)
            m_socket.writeDatagram(reinterpret_cast<const char*>(bytes.data()),
                                   static_cast<qint64>(bytes.size()), QHostAddress::LocalHost,
                                   m_asker);
    }

    QUdpSocket m_socket;
    QTimer m_timer;
    QElapsedTimer m_clock;
    quint16 m_asker = 0;
    int m_said = 0;
    mavlink::FrameWriter m_writer{mavlink::Address{1, 1}};
};

struct Dived {
    bench::WindowCost live;
    bench::WindowCost headUp;
    bench::WindowCost northUp;
    /// Seconds of the same dive, as it is shown at first, and raw with all sweeps.
    double atFirst = 0;
    double raw = 0;
    /// Seconds of the same dive, without and with a steady view, drift, compass check and map.
    double withoutMotion = 0;
    double withMotion = 0;
    int turnsOfTheMap = 0;
    bench::WindowCost empty;
    double ageP95S = 0;
    double ping360Hz = 0;
    double ping1dHz = 0;
    std::string trouble;
};

bench::WindowCost turning(test::WindowRun& run, app::VehicleSettings::Up up)
{
    run.session().vehicle()->settings()->setUp(up);
    bench::measureWindow(run.window(), warmUpMs());
    return bench::measureWindow(run.window(), bench::measuredMs());
}

void compareLevels(test::WindowRun& run, Dived& result)
{
    constexpr int pairs = 3;
    for (int i = 0; i < pairs; ++i)
        for (const bool isRaw : {true, false}) {
            if (isRaw) {
                run.showPlainGrey();
            } else {
                run.session().display()->reset();
                for (app::SonarSource* sonar : {run.session().ping360(), run.session().ping1d()})
                    sonar->levels()->setMode(app::EchoLevels::Mode::Auto);
            }
            bench::measureWindow(run.window(), warmUpMs());
            (isRaw ? result.raw : result.atFirst) +=
                bench::measureWindow(run.window(), bench::measuredMs()).shareOfACore / pairs;
        }
}

void comparePictures(test::WindowRun& run, Dived& result)
{
    constexpr int pairs = 2;
    constexpr int turnsBefore = 5;
    app::MapModel map;
    map.setSession(&run.session());
    const auto show = [&](bool isShown) {
        run.session().display()->setDrift(isShown);
        run.session().vehicle()->settings()->setUp(isShown ? app::VehicleSettings::Up::Steady
                                                           : app::VehicleSettings::Up::Head);
        map.setActive(isShown);
    };
    show(true);
    bench::measureWindow(run.window(), turnsBefore * turnOfTheHeadMs());
    for (int i = 0; i < pairs; ++i)
        for (const bool isShown : {false, true}) {
            show(isShown);
            bench::measureWindow(run.window(), warmUpMs());
            (isShown ? result.withMotion : result.withoutMotion) +=
                bench::measureWindow(run.window(), turnOfTheHeadMs()).shareOfACore / pairs;
        }
    result.turnsOfTheMap = map.turns();
    show(false);
}

Dived dive()
{
    Dived result;
    // In processes of their own: what they cost is not the window's.
    const test::Simulator ping360({"ping360", "--listen", "udpin://127.0.0.1:0"});
    const test::Simulator ping1d({"ping1d", "--listen", "udpin://127.0.0.1:0"});
    {
        test::WindowRun run;
        run.resize(bench::measuredSize);
        app::LiveSession& dive = *run.session().dive();
        AgeWatch ages(run);
        for (const QString& url :
             {ping360.url() + "?device=ping360", ping1d.url() + "?device=ping1d"})
            result.trouble += dive.connectTo(url).toStdString();
        const auto areLive = [&] {
            return run.session().ping360()->present() && run.session().ping1d()->present();
        };
        if (!result.trouble.empty() || !run.drawUntil(areLive)) {
            result.trouble += " The simulated sonars did not become live.";
            return result;
        }
        // Ping360 25/s, Ping1D 30/s.
        dive.newest(ping::View::Scanning)->settings()->model("rangeM").request(24);
        dive.newest(ping::View::Downward)->settings()->model("intervalMs").request(33);
        bench::measureWindow(run.window(), warmUpMs());
        ages.begin();
        result.live = bench::measureWindow(run.window(), bench::measuredMs());
        result.ping360Hz = 1e3 * static_cast<double>(ages.pingsOf(0)) / bench::measuredMs();
        result.ping1dHz = 1e3 * static_cast<double>(ages.pingsOf(1)) / bench::measuredMs();
        auto& seconds = ages.agesS();
        std::sort(seconds.begin(), seconds.end());
        if (seconds.empty())
            result.trouble = "No ping was seen.";
        else
            result.ageP95S = seconds[seconds.size() * 95 / 100];
        compareLevels(run, result);
        const Turning vehicle;
        result.trouble += dive.connectTo(vehicle.url()).toStdString();
        if (!run.drawUntil([&] { return run.session().vehicle()->headingFresh(); }))
            result.trouble += "No heading was heard.";
        result.headUp = turning(run, app::VehicleSettings::Up::Head);
        result.northUp = turning(run, app::VehicleSettings::Up::North);
        comparePictures(run, result);
    }
    result.empty = bench::emptyWindow();
    return result;
}

const Dived& dived()
{
    static const Dived result = dive();
    return result;
}

void report(benchmark::State& state, double seconds)
{
    if (!dived().trouble.empty())
        state.SkipWithError(dived().trouble.c_str());
    for ([[maybe_unused]] auto _ : state)
        state.SetIterationTime(seconds);
    state.counters["ping360_hz"] = dived().ping360Hz;
    state.counters["ping1d_hz"] = dived().ping1dHz;
    state.counters["frames_hz"] = dived().live.framesPerS;
    state.counters["core_pct"] = 100 * dived().live.shareOfACore;
    state.counters["empty_core_pct"] = 100 * dived().empty.shareOfACore;
}

[[maybe_unused]] const auto* const registered = [] {
    const auto add = [](const char* name, auto* function) {
        return benchmark::RegisterBenchmark(name, function)
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(1);
    };
    add(
        "Live/from arrival to the picture, p95",
        +[](benchmark::State& state) { report(state, dived().ageP95S); });
    add(
        "Live/a frame above that of an empty window", +[](benchmark::State& state) {
            report(state, std::max(dived().live.frameS - dived().empty.frameS, 0.0));
        });
    // Of the same stretch of time, so the ratio is that of the shares of a core.
    add(
        "Live/a second of a dive",
        +[](benchmark::State& state) { report(state, dived().live.shareOfACore); });
    add(
        "Live/a second of a dive, raw, all sweeps",
        +[](benchmark::State& state) { report(state, dived().raw); });
    add(
        "Live/a second of a dive, automatic levels, three sweeps",
        +[](benchmark::State& state) { report(state, dived().atFirst); });
    add(
        "Live/a second of a dive, turning, head up",
        +[](benchmark::State& state) { report(state, dived().headUp.shareOfACore); });
    add(
        "Live/a second of a dive, turning, north up",
        +[](benchmark::State& state) { report(state, dived().northUp.shareOfACore); });
    add(
        "Live/a second of a dive, turning, whole turns",
        +[](benchmark::State& state) { report(state, dived().withoutMotion); });
    add(
        "Live/a second with steady view, drift, compass check and map",
        +[](benchmark::State& state) {
            report(state, dived().withMotion);
            state.counters["map_turns"] = dived().turnsOfTheMap;
        });
    return add(
        "Live/a second of an empty window",
        +[](benchmark::State& state) { report(state, dived().empty.shareOfACore); });
}();

/// Without a display there is no graphics card to compare with.
const bool offscreen = qgetenv("QT_QPA_PLATFORM") != "xcb";
[[maybe_unused]] const bool promised =
    bench::limit("Live/from arrival to the picture, p95", frameInterval + 10ms) &&
    bench::ratioAtLeast("Live/a second of a dive, automatic levels, three sweeps",
                        "Live/a second of a dive, raw, all sweeps", 1 / 1.1) &&
    bench::ratioAtLeast("Live/a second with steady view, drift, compass check and map",
                        "Live/a second of a dive, turning, whole turns", 1 / 1.15) &&
    (offscreen ? bench::limit("Live/a frame above that of an empty window", 3ms)
               : bench::ratioAtLeast("Live/a second of a dive", "Live/a second of an empty window",
                                     1 / 1.5));

} // namespace
