// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/VehicleChoice.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace leadline;
using app::LiveVehicle;
using app::VehicleChoice;
using Contact = mavlink::VehicleState::Contact;

namespace {

struct Vehicle {
    base::FakeClock clock;
    std::vector<app::VehicleCommand> commands;
    app::VehicleStatus status;
    LiveVehicle live{clock, [this](const app::VehicleCommand& each) { commands.push_back(each); },
                     [] {}};

    Vehicle(int number, const char* url)
    {
        status.url = url;
        status.link = link::Link::State::Open;
        live.setNumber(number);
        live.apply(status);
    }
    void handle(std::map<std::uint8_t, std::string> autopilots)
    {
        status.contact = Contact::Established;
        status.system = autopilots.begin()->first;
        status.autopilots = std::move(autopilots);
        status.stream = static_cast<log::StreamNumber>(live.name().endsWith('2') ? 5 : 1);
        live.apply(status);
    }
    void lose()
    {
        status.contact = Contact::Lost;
        live.apply(status);
    }
};

struct Two {
    Vehicle near{1, "udp://192.168.2.2:14660"};
    Vehicle far{2, "serial:/dev/ttyUSB0?device=vehicle"};
    [[nodiscard]] QList<LiveVehicle*> both() { return {&near.live, &far.live}; }
};

} // namespace

class VehicleChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void oneVehicleIsNoChoice()
    {
        VehicleChoice choice;
        QVERIFY(!choice.vehicle() && !choice.several() && choice.chosen() == -1);
        Vehicle one(1, "udp://192.168.2.2:14660");
        choice.setVehicles({&one.live});
        QCOMPARE(choice.vehicle(), &one.live);
        one.handle({{1, "ArduSub"}});
        QVERIFY(!choice.several() && !choice.severalLinks());
        QCOMPARE(choice.names(), QStringList("ArduSub 1/1"));
        one.handle({{1, "ArduSub"}, {2, "PX4"}});
        QVERIFY(choice.several() && !choice.severalLinks());
        choice.choose(1);
        QCOMPARE(one.commands.size(), std::size_t{1});
        QCOMPARE(std::get<app::ChooseSystem>(one.commands[0]).system,
                 std::optional<std::uint8_t>(2));
        choice.choose(7);
        choice.choose(-1);
        QCOMPARE(one.commands.size(), std::size_t{1});
        choice.setVehicles({});
        QVERIFY(!choice.vehicle());
    }

    void theFirstThatIsHeardStays()
    {
        Two two;
        VehicleChoice choice;
        choice.setVehicles(two.both());
        QCOMPARE(choice.vehicle(), &two.far.live); // connected last, and nobody speaks
        two.near.handle({{1, "ArduSub"}});
        QCOMPARE(choice.vehicle(), &two.near.live);
        two.far.handle({{1, "PX4"}});
        two.near.lose();
        QCOMPARE(choice.vehicle(), &two.near.live);
        // Not before its link is hung up.
        choice.setVehicles({&two.far.live});
        QCOMPARE(choice.vehicle(), &two.far.live);
    }

    void linksAndSystemsAreInOneList()
    {
        Two two;
        VehicleChoice choice;
        const QSignalSpy changes(&choice, &VehicleChoice::changed);
        choice.setVehicles(two.both());
        two.near.handle({{1, "ArduSub"}});
        QCOMPARE(choice.names(),
                 (QStringList{"Vehicle · ArduSub 1/1", "Vehicle 2 · no vehicle heard"}));
        two.far.handle({{1, "ArduSub"}, {3, "PX4"}});
        QCOMPARE(choice.names(), (QStringList{"Vehicle · ArduSub 1/1", "Vehicle 2 · ArduSub 1/1",
                                              "Vehicle 2 · PX4 3/1"}));
        QCOMPARE(choice.chosen(), 0);
        const auto before = changes.count();
        choice.choose(1);
        QVERIFY(changes.count() > before);
        QCOMPARE(choice.vehicle(), &two.far.live);
        QVERIFY(two.far.commands.empty() && two.near.commands.empty());
        choice.choose(2);
        QCOMPARE(two.far.commands.size(), std::size_t{1});
        QCOMPARE(choice.onStream(1), &two.near.live);
        QCOMPARE(choice.onStream(9), &two.far.live);
        choice.setVehicles({});
    }

    void theChoiceIsKept()
    {
        Two two;
        {
            VehicleChoice choice;
            choice.setVehicles(two.both());
            two.near.handle({{1, "ArduSub"}});
            two.far.handle({{1, "ArduSub"}});
            choice.choose(1);
            choice.setVehicles({});
        }
        VehicleChoice again;
        again.setVehicles({&two.near.live});
        QCOMPARE(again.vehicle(), &two.near.live);
        again.setVehicles(two.both());
        QCOMPARE(again.vehicle(), &two.far.live);
        // It is gone and comes again: the heading does not change by itself.
        again.setVehicles({&two.near.live});
        again.setVehicles(two.both());
        QCOMPARE(again.vehicle(), &two.near.live);
        again.setVehicles({});
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(VehicleChoiceTest)
#include "tst_vehiclechoice.moc"
