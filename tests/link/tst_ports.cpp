// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/EventLoopClock.h"
#include "link/PortAccess.h"
#include "link/Pty.h"
#include "link/SerialLatency.h"
#include "link/SerialPorts.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>

#include <sys/stat.h>
#include <sys/sysmacros.h>

using namespace leadline::link;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

std::string path(const QTemporaryDir& folder, const char* below)
{
    return folder.filePath(QString::fromLatin1(below)).toStdString();
}

} // namespace

class PortsTest : public QObject {
    Q_OBJECT

private slots:
    void onlyUsbSerialChipsAreAdapters_data()
    {
        QTest::addColumn<int>("vendor");
        QTest::addColumn<int>("product");
        QTest::addColumn<QByteArray>("description");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, int vendor, int product, PortKind kind) {
            QTest::newRow(name) << vendor << product << QByteArray(name) << int(kind);
        };
        row("FT230X Basic UART", 0x0403, 0x6015, PortKind::Adapter);
        row("CP2102 USB to UART", 0x10c4, 0xea60, PortKind::Adapter);
        row("USB Serial CH340", 0x1a86, 0x7523, PortKind::Adapter);
        row("PL2303", 0x067b, 0x2303, PortKind::Adapter);
        row("PX4 FMU v2.x", 0x26ac, 0x0011, PortKind::Autopilot);
        row("CubeOrange", 0x2dae, 0x1016, PortKind::Autopilot);
        row("some STM32", 0x0483, 0x5740, PortKind::Autopilot);
        row("ArduPilot", 0x1209, 0x5741, PortKind::Autopilot);
        row("Pixhawk1 behind an FTDI", 0x0403, 0x6001, PortKind::Autopilot);
        row("a GNSS receiver", 0x1546, 0x01a8, PortKind::Other);
        row("a board's own port", -1, -1, PortKind::Other);
    }

    void onlyUsbSerialChipsAreAdapters()
    {
        QFETCH(int, vendor);
        QFETCH(int, product);
        QFETCH(QByteArray, description);
        QFETCH(int, kind);
        std::optional<UsbId> usb;
        if (vendor >= 0)
            usb = UsbId{static_cast<std::uint16_t>(vendor), static_cast<std::uint16_t>(product)};
        QCOMPARE(int(kindOfPort(usb, description.toStdString(), "")), kind);
    }

    void portsAreListedOnceAndInOrder()
    {
        const auto ports = listSerialPorts();
        for (std::size_t i = 1; i < ports.size(); ++i)
            QVERIFY(ports[i - 1].path < ports[i].path);
    }

    void aPortSaysWhoMayOpenIt()
    {
        QVERIFY(!portPermission("/dev/ttyNoSuchPort").exists);
        EventLoopClock clock;
        Pty pty(clock);
        QVERIFY(pty.open().ok());
        const PortPermission own = portPermission(pty.path());
        QVERIFY(own.exists);
        QVERIFY(own.mayOpen);
        QVERIFY(!own.user.empty());
        QVERIFY(!own.group.empty());
        const PortPermission foreign = portPermission("/dev/console");
        if (foreign.exists && ::geteuid() != 0)
            QVERIFY(!foreign.mayOpen);
    }

    void theHolderOfAPortIsNamed()
    {
        EventLoopClock clock;
        Pty pty(clock);
        QVERIFY(pty.open().ok());
        QVERIFY(holdersOfPort(pty.path()).programs.empty());
        QProcess holder;
        holder.setStandardInputFile(QString::fromStdString(pty.path()));
        holder.start("sleep", {"600"});
        QVERIFY(holder.waitForStarted());
        QTRY_COMPARE(holdersOfPort(pty.path()).programs,
                     (std::vector<Holder>{{holder.processId(), "sleep"}}));
        holder.kill();
        QVERIFY(holder.waitForFinished());
        QVERIFY(holdersOfPort(pty.path()).programs.empty());
        QVERIFY(holdersOfPort("/dev/ttyNoSuchPort").programs.empty());
    }

    void theHolderOfAUdpPortIsNamed()
    {
        // Ours is left out; the same port in a /proc of another computer is not.
        QUdpSocket socket;
        QVERIFY(socket.bind(QHostAddress::LocalHost, 0));
        QVERIFY(holdersOfUdpPort(socket.localPort()).programs.empty());
        QTemporaryDir proc;
        write(proc.filePath("net/udp"),
              "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  "
              "timeout inode ref pointer drops\n"
              " 1042: 00000000:38D6 00000000:0000 07 00000000:00000000 00:00000000 00000000  1000  "
              "      0 48213 2 0000000000000000 0\n");
        write(proc.filePath("4242/comm"), "QGroundControl\n");
        QVERIFY(QDir(proc.path()).mkpath("4242/fd"));
        QVERIFY(QFile::link("socket:[48213]", proc.filePath("4242/fd/17")));
        QCOMPARE(holdersOfUdpPort(14550, proc.path().toStdString()).programs,
                 (std::vector<Holder>{{4242, "QGroundControl"}}));
        QVERIFY(holdersOfUdpPort(14551, proc.path().toStdString()).programs.empty());
    }

    void modemManagerIsFoundAndWhetherItIsKeptAway()
    {
        EventLoopClock clock;
        Pty pty(clock);
        QVERIFY(pty.open().ok());
        QTemporaryDir root;
        const std::string proc = path(root, "proc");
        const std::string udev = path(root, "udev");
        QVERIFY(!modemManager(pty.path(), proc, udev).running);
        write(root.filePath("proc/77/comm"), "ModemManager\n");
        QVERIFY(modemManager(pty.path(), proc, udev).running);
        QVERIFY(!modemManager(pty.path(), proc, udev).ignoresPort);
        struct stat status {};
        QCOMPARE(::stat(pty.path().c_str(), &status), 0);
        write(root.filePath(QStringLiteral("udev/c%1:%2")
                                .arg(major(status.st_rdev))
                                .arg(minor(status.st_rdev))),
              "S:serial/by-id/x\nE:ID_MM_DEVICE_IGNORE=1\n");
        QVERIFY(modemManager(pty.path(), proc, udev).ignoresPort);
    }

    void aSlowLatencyTimerIsSetToOne()
    {
        QTemporaryDir root;
        const QString timer = root.filePath("class/ttyUSB9/device/latency_timer");
        write(timer, "16\n");
        write(root.filePath("dev/ttyUSB9"), "");
        const std::string port = path(root, "dev/ttyUSB9");
        const std::string ttys = path(root, "class");
        const SerialLatency latency = lowerLatency(-1, port, ttys);
        QCOMPARE(latency.timerMs, std::optional(1));
        QVERIFY(!latency.isSlow());
        QFile file(timer);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("1\n"));
    }

    void aTimerThatMayNotBeSetIsTold()
    {
        // A number that nobody may change, not even root.
        const QString constant = QStringLiteral("/proc/sys/kernel/ngroups_max");
        QTemporaryDir root;
        const QString timer = root.filePath("class/ttyUSB9/device/latency_timer");
        QVERIFY(QDir().mkpath(QFileInfo(timer).path()));
        QVERIFY(QFile::link(constant, timer));
        write(root.filePath("dev/ttyUSB9"), "");
        const SerialLatency latency =
            lowerLatency(-1, path(root, "dev/ttyUSB9"), path(root, "class"));
        QVERIFY(latency.timerMs.value_or(0) > 1);
        QVERIFY(latency.isSlow());
    }

    void aPortWithoutSuchATimerHasNone()
    {
        QTemporaryDir root;
        write(root.filePath("ttyS0"), "");
        QVERIFY(lowerLatency(-1, path(root, "ttyS0"), path(root, "class")) == SerialLatency{});
    }
};

LEADLINE_GUILESS_TEST(PortsTest)
#include "tst_ports.moc"
