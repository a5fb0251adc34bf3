// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/PortLatency.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/SerialLink.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::PortLatency;
using app::SlowPort;

namespace {

std::vector<link::SerialPort> noPorts()
{
    return {};
}

/// A number that nobody may change, not even root.
constexpr const char* constant = "/proc/sys/kernel/ngroups_max";

/// An adapter, and what the kernel says of it.
struct PortLatencyBench {
    base::FakeClock clock;
    link::EventLoopClock loop;
    link::Pty pty{loop};
    QTemporaryDir ttys;
    std::unique_ptr<link::SerialLink> port;
    PortLatency latency;

    PortLatencyBench()
    {
        if (!pty.open().ok())
            qFatal("No pty.");
        auto url = link::LinkUrl::parse("serial:" + pty.path());
        port = std::make_unique<link::SerialLink>(*url, clock, noPorts);
        port->setTtys(ttys.path().toStdString());
        clock.advance(1min);
    }
    [[nodiscard]] QString name() const
    {
        return QFileInfo(QString::fromStdString(pty.path())).fileName();
    }
    [[nodiscard]] QString timer() const
    {
        return ttys.filePath(name() + QStringLiteral("/device/latency_timer"));
    }
    void fix(bool isFixed) const
    {
        QDir().mkpath(QFileInfo(timer()).path());
        QFile::remove(timer());
        QFile file(timer());
        if (isFixed)
            QVERIFY(QFile::link(QString::fromLatin1(constant), timer()));
        else
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("16\n") == 3);
    }
    [[nodiscard]] std::optional<SlowPort> update() { return latency.update(*port, clock.now()); }
};

} // namespace

class PortLatencyTest : public QObject {
    Q_OBJECT

private slots:
    void oneThatObeysIsNotMentioned()
    {
        PortLatencyBench bench;
        bench.fix(false);
        QVERIFY(!bench.update()); // not open
        bench.port->open();
        QVERIFY(bench.port->isOpen());
        QCOMPARE(bench.port->latency().timerMs, std::optional(1));
        QVERIFY(!bench.update());
        QCOMPARE(bench.latency.lower(*bench.port).text(), std::string());
    }

    void oneWithoutATimerIsNotMentioned()
    {
        PortLatencyBench bench;
        bench.port->open();
        QVERIFY(!bench.update());
    }

    void oneThatMayNotBeSetIsSaidToHoldDataBack()
    {
        PortLatencyBench bench;
        bench.fix(true);
        bench.port->open();
        const auto slow = bench.update();
        QVERIFY(slow);
        QCOMPARE(QString::fromStdString(slow->name), bench.name());
        QVERIFY(slow->heldBackMs > 1);
        QVERIFY(!slow->refused);
        QVERIFY(bench.latency.lower(*bench.port).text().find("cannot be set by this user") !=
                std::string::npos);
        QVERIFY(bench.update()->refused);
        // Opened anew it is another one, perhaps.
        bench.port->close();
        QVERIFY(!bench.update());
        bench.port->open();
        QVERIFY(!bench.update()->refused);
    }

    void settingItAgainIsToldToHaveHelped()
    {
        PortLatencyBench bench;
        bench.fix(true);
        bench.port->open();
        QVERIFY(bench.update());
        bench.fix(false);
        QVERIFY(bench.latency.lower(*bench.port).text().ends_with(" passes data on after 1 ms."));
        QVERIFY(!bench.update());
    }

    void whatTheSystemChangesIsSeen()
    {
        PortLatencyBench bench;
        bench.fix(true);
        bench.port->open();
        QVERIFY(bench.update());
        bench.fix(false);
        QFile file(bench.timer());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1\n") == 2 && file.flush());
        QVERIFY(bench.update()); // not each time
        bench.clock.advance(PortLatency::checkInterval);
        QVERIFY(!bench.update());
    }
};

LEADLINE_GUILESS_TEST(PortLatencyTest)
#include "tst_portlatency.moc"
