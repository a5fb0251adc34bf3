// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/LinkStore.h"

#include "devices/LinkSettingsStore.h"
#include "devices/SigningKeys.h"
#include "engine/OwnAddress.h"
#include "support/FakeDevices.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace leadline::test;
using app::LinkStore;

namespace {

const std::string sonar = "udp://192.168.2.2:9092";
const std::string vehicle = "udp://192.168.2.2:14660";
const QString vehicleUrl = QString::fromStdString(vehicle);

struct Bench {
    FakeSearcher searcher;
    FakeConnector connector{searcher};
    app::DeviceFinder finder{searcher, connector};
    LinkStore links;

    Bench() { links.setFinder(&finder); }
    void remember()
    {
        finder.links()->connected(addressOf(sonar), {});
        finder.links()->connected(addressOf(vehicle), {});
    }
    [[nodiscard]] QVariant data(int row, LinkStore::Role role) const
    {
        return links.data(links.index(row), role);
    }
};

} // namespace

class LinkStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init() { OwnSettings::forget(); }

    void whatWasConnectedIsListedTheNewestFirst()
    {
        Bench bench;
        QCOMPARE(bench.links.count(), 0);
        bench.remember();
        QCOMPARE(bench.links.count(), 2);
        QCOMPARE(bench.data(0, LinkStore::NameRole).toString(), "192.168.2.2:14660");
        QVERIFY(bench.data(0, LinkStore::VehicleRole).toBool());
        QVERIFY(!bench.data(1, LinkStore::VehicleRole).toBool());
        QVERIFY(!bench.data(0, LinkStore::ConnectedRole).toBool());
    }

    void whetherTheStartConnectsItIsKept()
    {
        {
            Bench bench;
            bench.remember();
            QVERIFY(bench.data(0, LinkStore::AtStartRole).toBool());
            bench.links.setAtStart(0, false);
            QVERIFY(!bench.data(0, LinkStore::AtStartRole).toBool());
            QVERIFY(bench.data(1, LinkStore::AtStartRole).toBool());
        }
        const Bench again;
        QCOMPARE(again.links.count(), 2);
        QVERIFY(!again.data(0, LinkStore::AtStartRole).toBool());
        QVERIFY(again.data(1, LinkStore::AtStartRole).toBool());
    }

    void whatIsForgottenIsGone()
    {
        Bench bench;
        bench.remember();
        bench.links.forget(1);
        QCOMPARE(bench.links.count(), 1);
        QCOMPARE(Bench().links.count(), 1);
        bench.links.forget(7);
        QCOMPARE(bench.links.count(), 1);
    }

    void ownIdsAreOfALinkOrTheUsualOnes()
    {
        Bench bench;
        bench.remember();
        QCOMPARE(bench.links.defaultAddress(), "254/190");
        QCOMPARE(bench.data(0, LinkStore::OwnAddressRole).toString(), "254/190");
        QVERIFY(bench.links.setDefaultAddress("250/191"));
        QCOMPARE(bench.data(0, LinkStore::OwnAddressRole).toString(), "250/191");
        QVERIFY(bench.links.setOwnAddress(0, " 12 / 34 "));
        QCOMPARE(bench.data(0, LinkStore::OwnAddressRole).toString(), "12/34");
        QCOMPARE(bench.links.defaultAddress(), "250/191");
        QVERIFY(
            (app::LinkSettingsStore(vehicleUrl).linkSettings().own == mavlink::Address{12, 34}));
        QVERIFY((app::LinkSettingsStore("udp://1.2.3.4:14660").linkSettings().own ==
                 mavlink::Address{250, 191}));
    }

    void otherHabitsLeaveALinkItsUsualIds()
    {
        const app::LinkSettingsStore memory(vehicleUrl);
        app::VehicleLinkSettings linkSettings = memory.linkSettings();
        linkSettings.timesyncPerSecond = 5;
        memory.setLinkSettings(linkSettings);
        app::setDefaultOwnAddress({250, 191});
        QVERIFY((memory.linkSettings().own == mavlink::Address{250, 191}));
        QCOMPARE(memory.linkSettings().timesyncPerSecond, 5);
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"", "254", "255/190", "0/1", "1/0", "1/256", "1/2/3", "a/b"})
            QTest::newRow(typed) << QString(typed);
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(const QString, typed);
        Bench bench;
        bench.remember();
        QVERIFY(!bench.links.setDefaultAddress(typed));
        QVERIFY(!bench.links.setOwnAddress(0, typed));
        QCOMPARE(bench.links.defaultAddress(), "254/190");
    }

    void aKeyIsKeptWhereItsOwnerAloneReadsIt()
    {
        Bench bench;
        bench.remember();
        QVERIFY(!bench.links.setSigningKey(0, {}));
        QVERIFY(bench.links.setSigningKey(0, "a passphrase"));
        QVERIFY(bench.data(0, LinkStore::HasKeyRole).toBool());
        QVERIFY(!bench.data(1, LinkStore::HasKeyRole).toBool());
        QVERIFY(app::SigningKeys().of(vehicleUrl).has_value());
        for (const QString& key : QSettings().allKeys())
            QVERIFY2(!QSettings().value(key).toString().contains("passphrase"), qPrintable(key));
        QVERIFY(bench.links.trouble().isEmpty());
        bench.links.forgetSigningKey(0);
        QVERIFY(!bench.data(0, LinkStore::HasKeyRole).toBool());
    }

    void keysAreLookedForWhereTheyMayBeOthersOnly()
    {
        Bench bench;
        bench.remember();
        QVERIFY(!bench.data(0, LinkStore::HasKeyRole).toBool());
        // As the page of the devices does it.
        QVERIFY(app::SigningKeys().set(vehicleUrl, app::SigningKeys::Stored{.key = {}}).ok());
        QSignalSpy reported(&bench.links, &QAbstractItemModel::dataChanged);
        emit bench.finder.changed();
        QVERIFY(!reported.isEmpty());
        QVERIFY(!bench.data(0, LinkStore::HasKeyRole).toBool());
        bench.links.update();
        QVERIFY(bench.data(0, LinkStore::HasKeyRole).toBool());
        QVERIFY(Bench().data(0, LinkStore::HasKeyRole).toBool());
        QVERIFY(app::SigningKeys().set(vehicleUrl, std::nullopt).ok());
    }

    void thatAKeyCannotBeKeptIsTold_data()
    {
        QTest::addColumn<bool>("open");
        QTest::newRow("closed") << false;
        QTest::newRow("open") << true;
    }
    void thatAKeyCannotBeKeptIsTold()
    {
        QFETCH(const bool, open);
        Bench bench;
        bench.remember();
        if (open)
            QCOMPARE(bench.connector.connectTo(vehicleUrl, {}), QString());
        QCOMPARE(bench.data(0, LinkStore::ConnectedRole).toBool(), open);
        // Where it would be written stands a folder that is not empty.
        QDir wall(QFileInfo(QSettings().fileName()).absolutePath() + "/signing-keys.new");
        QVERIFY(wall.mkpath("in"));
        const QString sentence("The signing key could not be saved: ");
        QVERIFY(!bench.links.setSigningKey(0, "a passphrase"));
        QVERIFY2(bench.links.trouble().startsWith(sentence), qPrintable(bench.links.trouble()));
        bench.links.forgetSigningKey(0);
        QVERIFY2(bench.links.trouble().startsWith(sentence), qPrintable(bench.links.trouble()));
        // An open one signs with it all the same, until then.
        QCOMPARE(bench.connector.vehicleCommands.size(), open ? 2u : 0u);
        QVERIFY(wall.removeRecursively());
        QVERIFY(bench.links.setSigningKey(0, "a passphrase"));
        QCOMPARE(bench.links.trouble(), QString());
        QVERIFY(app::SigningKeys().of(vehicleUrl).has_value());
        bench.links.forgetSigningKey(0);
        QVERIFY(!app::SigningKeys().of(vehicleUrl).has_value());
    }

    void withoutDevicesThereAreNone()
    {
        LinkStore links;
        QCOMPARE(links.count(), 0);
        links.setAtStart(0, true);
        links.forget(0);
        QVERIFY(!links.setOwnAddress(0, "1/2"));
    }

private:
    OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(LinkStoreTest)
#include "tst_linkstore.moc"
