// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/DeviceStore.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTest>

using namespace leadline;
using app::DeviceStore;
using app::StoredDevice;
using ping::Family;
namespace setting = app::setting::sonar;

namespace {

/// Byte for byte as version 0.1 left it: a Ping360 behind BlueOS that was updated from 3.3.1, where
/// it hung upside down, to 3.3.2, where it was drawn upright in silence, and left in Standby; one
/// on Ethernet; a Ping1D and a Ping360 on one adapter.
constexpr const char* settings01 = R"INI([device]
1.20serial.3A.2Fdev.2FttyUSB0.201.203.29.0\rangeLengthM=30
2.20udp.3A.2F.2F10.20.30.40.3A12345.203.203.3.8\sectorWidthDeg=90
2.20udp.3A.2F.2F10.20.30.40.3A12345.203.203.3.8\turnDeg=0
2.20udp.3A.2F.2F10.20.30.40.3A12345.203.203.3.8\upsideDown=true
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.1\gain=2
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.1\rangeM=10
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.1\turnDeg=-90
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.1\upsideDown=true
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.2\gain=1
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.2\turnDeg=0
2.20udp.3A.2F.2F192.168.2.2.3A9092.3Fdevice.3Dping360.202.203.3.2\upsideDown=false

[devices]
units=@Variant(\0\0\0\b\0\0\0\x1\0\0\0.\0u\0\x64\0p\0:\0/\0/\0\x31\0\x30\0.\0\x32\0\x30\0.\0\x33\0\x30\0.\0\x34\0\x30\0:\0\x31\0\x32\0\x33\0\x34\0\x35\0\0\0\n\0\0\0\"\0\x35\0\x34\0-\0\x31\0\x30\0-\0\x45\0\x43\0-\0\x37\0\x39\0-\0\x37\0\x44\0-\0\x43\0\x35)

[display]
turnOffset=-90
upsideDown=true

[links]
serial%253A%252Fdev%252FttyUSB0\1\standby=true
serial%253A%252Fdev%252FttyUSB0\4\turnDeg=30
serial%253A%252Fdev%252FttyUSB0\4\upsideDown=true
udp%253A%252F%252F10.20.30.40%253A12345\turnDeg=0
udp%253A%252F%252F10.20.30.40%253A12345\upsideDown=true
udp%253A%252F%252F192.168.2.2%253A14660\system=1
udp%253A%252F%252F192.168.2.2%253A9092%253Fdevice%253Dping360\standby=true
udp%253A%252F%252F192.168.2.2%253A9092%253Fdevice%253Dping360\turnDeg=0
udp%253A%252F%252F192.168.2.2%253A9092%253Fdevice%253Dping360\upsideDown=false
)INI";

link::LinkUrl at(const char* url)
{
    return *link::LinkUrl::parse(url);
}

DeviceStore::Seen ping360(const char* url, const QString& unit = {}, std::uint8_t id = 2)
{
    return {.family = Family::Ping360, .unit = unit, .id = id, .url = at(url)};
}

constexpr const char* here = "udp://192.168.2.2:9092";
constexpr const char* there = "udp://192.168.2.3:9092";
const QString mac = QStringLiteral("54-10-EC-79-7D-C5");
const QString otherMac = QStringLiteral("54-10-EC-79-7D-C6");
constexpr device::Mount hanging{.upsideDown = true, .turnDeg = -90};

/// Met, and mounted by its user.
StoredDevice known(const DeviceStore::Seen& seen, const device::Mount& mount)
{
    const StoredDevice device = DeviceStore().recognise(seen).device;
    device.confirmMount(mount);
    return device;
}

} // namespace

class DeviceStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void oneThatWasNeverMetIsNobodyElse()
    {
        const auto found = DeviceStore().recognise(ping360(here));
        QVERIFY(!found.sure && !found.device.isMountConfirmed());
        QVERIFY(found.device.mount() == device::Mount());
        QVERIFY(DeviceStore().conflictsOf(found.device).empty());
        const auto again = DeviceStore().recognise(ping360(here));
        QVERIFY(again.sure && again.device == found.device);
        QVERIFY(!again.device.isMountConfirmed());
    }

    void byItsMacItIsKnownAtAnyAddress()
    {
        const StoredDevice device = known(ping360(here, mac), hanging);
        const auto moved = DeviceStore().recognise(ping360(there, mac));
        QVERIFY(moved.sure && moved.device == device && device.isMountConfirmed());
        QVERIFY(device.wasAt(at(here)) && device.wasAt(at(there)));
        // Its id was changed.
        QVERIFY(DeviceStore().recognise(ping360(there, mac, 9)).device == device);
    }

    void anotherMacAtItsAddressIsAnotherOneThatMayHangTheSame()
    {
        const StoredDevice device = known(ping360(here, mac), hanging);
        const auto other = DeviceStore().recognise(ping360(here, otherMac));
        QVERIFY(!other.sure && other.device != device && !other.device.isMountConfirmed());
        QVERIFY(other.device.mount() == hanging);
    }

    void anAddressIsAHint()
    {
        const StoredDevice device = known(ping360(here), hanging);
        device.setValue(setting::asked("rangeM"), 10);
        QVERIFY(DeviceStore().recognise(ping360(here)).sure);
        const auto moved = DeviceStore().recognise(ping360(there));
        QVERIFY(!moved.sure && moved.device != device);
        QVERIFY(moved.device.mount() == hanging &&
                moved.device.value(setting::asked("rangeM")) == 10);
        QVERIFY(!moved.device.isMountConfirmed());
        QVERIFY(DeviceStore().conflictsOf(moved.device).front() == device);
        // What is said of one of them is not said of the other.
        moved.device.confirmMount({});
        QVERIFY(device.mount() == hanging);
        QVERIFY(DeviceStore().recognise(ping360(here)).device.mount() == hanging);
    }

    void whoIsConnectedAlreadyIsNotMeant()
    {
        const StoredDevice first = known(ping360(here), hanging);
        const auto second = DeviceStore().recognise(ping360(there), {first});
        QVERIFY(!second.sure && second.device.mount() == device::Mount());
    }

    void aMacIsLearnedWhereNoneWasKnown()
    {
        const StoredDevice device = known(ping360(here), hanging);
        QVERIFY(DeviceStore().recognise(ping360(here, mac)).device == device);
        const auto moved = DeviceStore().recognise(ping360(there, mac));
        QVERIFY(moved.sure && moved.device == device);
    }

    void portsWithoutASerialNumberAreNoPlaces()
    {
        const char* one = "serial:/dev/ttyUSB0";
        const char* two = "serial:/dev/ttyUSB1";
        const StoredDevice hangs = known(ping360(one), hanging);
        QVERIFY(DeviceStore().recognise(ping360(one)).sure);
        const StoredDevice stands = known(ping360(two), {});
        QVERIFY(hangs != stands);
        // Plugged in in the other order they have each other's names.
        const auto found = DeviceStore().recognise(ping360(one));
        QVERIFY(!found.sure);
        QCOMPARE(DeviceStore().conflictsOf(found.device).size(), std::size_t{1});
        // The adapters' numbers tell.
        known(ping360(one, "DK0A"), hanging);
        known(ping360(two, "DK0B"), {});
        QVERIFY(DeviceStore().recognise(ping360(two, "DK0A")).device.mount() == hanging);
    }

    void anAdaptersNumberIsThatOfAllWhoHangOnIt()
    {
        const char* port = "serial:/dev/ttyUSB0";
        const StoredDevice two = known(ping360(port, "DK0A", 2), hanging);
        const auto three = DeviceStore().recognise(ping360(port, "DK0A", 3));
        QVERIFY(!three.sure && three.device != two);
        QVERIFY(DeviceStore().recognise(ping360(port, "DK0A", 2)).device == two);
    }

    void aSimulatedOneIsNeverTakenForARealOne()
    {
        known(ping360("sim:ping360"), hanging);
        const auto real = DeviceStore().recognise(ping360(here));
        QVERIFY(real.device.mount() == device::Mount());
        QVERIFY(DeviceStore().recognise(ping360("sim:ping360")).device.isMountConfirmed());
    }

    void whoRestedIsNotWokenBeforeItIsKnownWhoAnswers()
    {
        const StoredDevice device = known(ping360(here), hanging);
        const DeviceStore::Seen unknown{.family = Family::Unknown, .url = at(there)};
        QVERIFY(!DeviceStore().mayStartInStandby(unknown));
        device.setStandby(true);
        QVERIFY(DeviceStore().mayStartInStandby(unknown));
        QVERIFY(!DeviceStore().mayStartInStandby({.family = Family::Ping1D, .url = at(there)}));
        known(ping360(there, {}, 5), {});
        QVERIFY(!DeviceStore().mayStartInStandby(unknown));
    }

    void theNewestAreKept()
    {
        for (int i = 0; i < 50; ++i)
            (void)DeviceStore().recognise(
                ping360(qPrintable(QStringLiteral("udp://10.0.0.%1:9092").arg(i + 1)), {},
                        static_cast<std::uint8_t>(i)));
        QSettings settings;
        settings.beginGroup("sonars");
        QCOMPARE(settings.childGroups().size(), 40);
        QVERIFY(DeviceStore().at(at("udp://10.0.0.1:9092")).empty());
        QCOMPARE(DeviceStore().at(at("udp://10.0.0.50:9092")).size(), std::size_t{1});
    }

    void settingsOfVersion01AreCarriedOver()
    {
        write01();
        // Updated and drawn upright in silence: nobody knows, and the one that was chosen is
        // likelier.
        const auto updated =
            DeviceStore().recognise(ping360("udp://192.168.2.2:9092?device=ping360"));
        QVERIFY(updated.sure && !updated.device.isMountConfirmed());
        QVERIFY(updated.device.mount() == hanging);
        QVERIFY(updated.device.standby());
        QCOMPARE(updated.device.value(setting::asked("rangeM")), 10.0);
        QCOMPARE(updated.device.value(setting::asked("gain")), 1.0);
        // The same address without its query.
        QVERIFY(DeviceStore().recognise(ping360(here)).device == updated.device);

        const auto ethernet = DeviceStore().recognise(ping360("udp://10.9.9.9:12345", mac, 3));
        QVERIFY(ethernet.sure && ethernet.device.isMountConfirmed());
        QVERIFY((ethernet.device.mount() == device::Mount{true, 0}));
        QVERIFY(!ethernet.device.standby());
        QCOMPARE(ethernet.device.value(setting::asked("sectorWidthDeg")), 90.0);

        const DeviceStore::Seen down{
            .family = Family::Ping1D, .id = 1, .url = at("serial:/dev/ttyUSB0")};
        const auto sounder = DeviceStore().recognise(down);
        QVERIFY(sounder.sure && sounder.device.standby());
        QCOMPARE(sounder.device.value(setting::asked("rangeLengthM")), 30.0);
        const auto beside = DeviceStore().recognise(ping360("serial:/dev/ttyUSB0", {}, 4));
        QVERIFY((beside.device.mount() == device::Mount{true, 30}));
        QVERIFY(!beside.device.standby());
    }

    void whatVersion01KeptStaysForIt()
    {
        write01();
        (void)DeviceStore().recognise(ping360(here));
        const QSettings settings;
        for (const QString& key : before)
            QVERIFY2(settings.contains(key), qPrintable(key));
    }

    void whatIsCarriedOverOnceIsNotAgain()
    {
        write01();
        const StoredDevice device = DeviceStore().recognise(ping360(here)).device;
        device.confirmMount({});
        QVERIFY(DeviceStore().recognise(ping360(here)).device.mount() == device::Mount());
        QCOMPARE(DeviceStore().ofKind(Family::Ping360, 2).size(), std::size_t{1});
    }

private:
    void write01()
    {
        const QString path = QSettings().fileName();
        // Nothing of this program's is in memory any more when the file is read.
        QCoreApplication::setApplicationName(QStringLiteral("leadline-01-%1").arg(++m_written));
        QFile file(QSettings().fileName());
        QVERIFY(QDir().mkpath(QFileInfo(file).absolutePath()));
        QVERIFY(path != file.fileName() && file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(settings01), qstrlen(settings01));
        file.close();
        before = QSettings().allKeys();
        QVERIFY(before.size() > 20);
    }

    test::OwnSettings m_settings;
    QStringList before;
    int m_written = 0;
};

LEADLINE_GUILESS_TEST(DeviceStoreTest)
#include "tst_devicestore.moc"
