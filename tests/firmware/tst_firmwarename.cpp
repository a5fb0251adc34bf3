// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/FirmwareName.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::firmware;

namespace {

QString inWords(const std::string& fileName)
{
    const auto name = readFirmwareName(fileName);
    if (!name)
        return QStringLiteral("nothing");
    return QString::fromStdString(nameOf(name->kind)) + ' ' +
           (name->version ? QString::fromStdString(toString(*name->version)) : "?") + ' ' +
           (name->baudRate ? QString::number(*name->baudRate) : "auto");
}

} // namespace

class FirmwareNameTest : public QObject {
    Q_OBJECT

private slots:
    void namesSayForWhichSonarTheyAre_data()
    {
        QTest::addColumn<QString>("words");
        const auto is = [](const char* name, const char* words) {
            QTest::newRow(name) << QString(words);
        };
        // The maker's.
        is("Ping-V3.29_auto.hex", "Ping1D 3.29.0 auto");
        is("Ping_V3.13_115kb.hex", "Ping1D 3.13.0 115200");
        is("Ping-V3.27_9600b.hex", "Ping1D 3.27.0 9600");
        is("Ping2-V1.1.0_auto.hex", "Ping2 1.1.0 auto");
        is("Ping360-V3.3.8_auto.hex", "Ping360 3.3.8 auto");
        // As browsers and people change them.
        is("ping360-v3.3.8_auto (1).hex", "Ping360 3.3.8 auto");
        is("new Ping2-V1.0.0_auto.hex", "Ping2 1.0.0 auto");
        is("PING1D_3.28.hex", "Ping1D 3.28.0 auto");
        is("ping2.hex", "Ping2 ? auto");
        is("ping360", "Ping360 ? auto");
        is("ping360v3.3.8.hex", "Ping360 3.3.8 auto");
        is("ping v3.29.hex", "Ping1D 3.29.0 auto");
        // The sonar's is not the first "ping" of the name.
        is("ping-viewer-Ping2-V1.1.0.hex", "Ping2 1.1.0 auto");
        is("mapping-v2-Ping2-V1.1.0.hex", "Ping2 1.1.0 auto");
        is("shipping 2 ping360-V3.3.8.hex", "Ping360 3.3.8 auto");
        is("Ping360 (Ping360-V3.3.8).hex", "Ping360 ? auto");
        // Not to be guessed at.
        is("firmware.hex", "nothing");
        is("Ping.hex", "nothing");
        is("ping3.hex", "nothing");
        is("ping24-V1.0.hex", "nothing");
        is("ping3600.hex", "nothing");
        is("Omniscan-V1.0.hex", "nothing");
        is("ping-viewer.hex", "nothing");
        is("Ping-versions.hex", "nothing");
        is("Ping_V.hex", "nothing");
        // Version 2 of a Ping1D's, or a Ping2's?
        is("Ping-V2.hex", "nothing");
        is("Ping-V2_auto.hex", "nothing");
        is("mapping-v2.0.hex", "nothing");
        is("newping2-V1.1.0.hex", "nothing");
        is("2ping1d.hex", "nothing");
        is("\xc3\xa9ping2.hex", "nothing");
        is("ping2b-V1.0.hex", "nothing");
        is("Ping1-V3.29.hex", "nothing");
        // Of two sonars.
        is("Ping-V3.29 for Ping2.hex", "nothing");
        is("Ping2-V1.1.0 not Ping1D.hex", "nothing");
        is("Ping360 and Ping2-V1.1.0.hex", "nothing");
        is("Ping3 as Ping2-V1.1.0.hex", "nothing");
        is("", "nothing");
    }
    void namesSayForWhichSonarTheyAre()
    {
        QFETCH(QString, words);
        QCOMPARE(inWords(QTest::currentDataTag()), words);
    }
    void aVersionThatCannotBeIsNone()
    {
        QCOMPARE(inWords("Ping360-V3.hex"), "Ping360 ? auto");
        QCOMPARE(inWords("Ping360-V99999.1.hex"), "Ping360 ? auto");
        QCOMPARE(inWords("Ping360-V3.3.hex"), "Ping360 3.3.0 auto");
        QCOMPARE(inWords("Ping360-V3.3.8.9.hex"), "Ping360 3.3.8 auto");
    }
    void devicesAreKnownByFamilyAndRevision()
    {
        // By documents that are older than revisions; one that says 0 is none that is known.
        QCOMPARE(kindOf(ping::Family::Ping1D, std::nullopt), FirmwareKind::Ping1D);
        QVERIFY(!kindOf(ping::Family::Ping1D, 0));
        QCOMPARE(kindOf(ping::Family::Ping1D, 1), FirmwareKind::Ping1D);
        QCOMPARE(kindOf(ping::Family::Ping1D, 2), FirmwareKind::Ping2);
        QVERIFY(!kindOf(ping::Family::Ping1D, 3));
        QCOMPARE(kindOf(ping::Family::Ping360, 'C'), FirmwareKind::Ping360);
        QVERIFY(!kindOf(ping::Family::Ping360, 'D'));
        QVERIFY(!kindOf(ping::Family::Ping360, 0));
        QVERIFY(!kindOf(ping::Family::Ping360, std::nullopt));
        QVERIFY(!kindOf(ping::Family::Unknown, 2));
    }
    void versionsAreOrdered()
    {
        QVERIFY((FirmwareVersion{3, 3, 8} > FirmwareVersion{3, 3, 1}));
        QVERIFY((FirmwareVersion{3, 29, 0} > FirmwareVersion{3, 3, 8}));
    }
};

LEADLINE_APPLESS_TEST(FirmwareNameTest)
#include "tst_firmwarename.moc"
