// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/Alarms.h"

#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace leadline;
using namespace std::chrono_literals;
using app::Alarms;

class AlarmsTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("PATH", QFile::encodeName(m_folder->path()));
        m_now = 1h;
    }

    void offAtFirstAndKeptOverARestart()
    {
        {
            Alarms first;
            QVERIFY(!first.isArmed());
            first.setNearOn(true);
            first.setNearM(3.5);
            first.setFarM(1e9);
            first.setBlankingM(5);
            first.setFacing(Alarms::Facing::Forward);
            first.setVolume(Alarms::Volume::Soft);
        }
        Alarms next;
        QVERIFY(next.isArmed() && next.nearOn() && !next.farOn());
        QCOMPARE(next.nearM(), 3.5);
        QCOMPARE(next.farM(), 300.0);
        QCOMPARE(next.blankingM(), 2.0);
        QCOMPARE(next.facing(), Alarms::Facing::Forward);
        QCOMPARE(next.volume(), Alarms::Volume::Soft);
    }

    /// What the user set stays; what he did not is round in his unit.
    void limitsNotSetYetAreRoundInFeet()
    {
        constexpr double foot = 0.3048;
        {
            Alarms alarms;
            alarms.setImperial(true);
            QCOMPARE(alarms.nearM(), 6 * foot);
            QCOMPARE(alarms.farM(), 60 * foot);
            QCOMPARE(alarms.blankingM(), foot);
            alarms.setImperial(false);
            QCOMPARE(alarms.nearM(), 2.0);
            alarms.setNearM(3);
        }
        Alarms again;
        again.setImperial(true);
        QCOMPARE(again.nearM(), 3.0);
        QCOMPARE(again.farM(), 20.0);
    }

    void nonsenseInTheSettingsIsNotTaken()
    {
        QSettings().setValue(QStringLiteral("alarm/nearM"), QStringLiteral("deep"));
        QSettings().setValue(QStringLiteral("alarm/look"), 77);
        const Alarms alarms;
        QCOMPARE(alarms.nearM(), 2.0);
        QCOMPARE(alarms.facing(), Alarms::Facing::Down);
    }

    void theWordsAreThoseOfTheLook_data()
    {
        QTest::addColumn<Alarms::Facing>("look");
        QTest::addColumn<QString>("near");
        QTest::addColumn<QString>("far");
        QTest::newRow("down") << Alarms::Facing::Down << "BOTTOM TOO CLOSE"
                              << "BOTTOM TOO FAR";
        QTest::newRow("forward") << Alarms::Facing::Forward << "TARGET TOO CLOSE"
                                 << "TARGET TOO FAR";
        QTest::newRow("up") << Alarms::Facing::Up << "TARGET TOO CLOSE"
                            << "TARGET TOO FAR";
    }
    void theWordsAreThoseOfTheLook()
    {
        QFETCH(const Alarms::Facing, look);
        QFETCH(const QString, near);
        QFETCH(const QString, far);
        Alarms alarms;
        alarms.setFacing(look);
        alarms.setNearOn(true);
        alarms.setFarOn(true);
        alarms.begin(m_now);
        QSignalSpy sounded(&alarms, &Alarms::sounded);
        QSignalSpy warned(&alarms, &Alarms::warned);
        ping(alarms, 1);
        QCOMPARE(alarms.title(), near);
        ping(alarms, 50);
        QCOMPARE(alarms.title(), far);
        QCOMPARE(sounded.takeFirst().front().toString(), near);
        QCOMPARE(warned.size(), 0);
    }

    void onlyWhatIsAnotherIsTold()
    {
        Alarms alarms;
        alarms.begin(m_now);
        QSignalSpy changed(&alarms, &Alarms::changed);
        QSignalSpy moved(&alarms, &Alarms::distanceChanged);
        for (int i = 0; i < 20; ++i)
            ping(alarms, 8);
        alarms.timePassed(m_now);
        QCOMPARE(changed.size(), 0);
        QCOMPARE(moved.size(), 1);
        alarms.setNearOn(true);
        ping(alarms, 1);
        QCOMPARE(changed.size(), 2);
        // Armed it begins anew, without a distance.
        QCOMPARE(moved.size(), 3);
    }

    void withoutABottomItSaysThatItIsBlind()
    {
        Alarms alarms;
        alarms.setNearOn(true);
        alarms.begin(m_now);
        QSignalSpy warned(&alarms, &Alarms::warned);
        alarms.timePassed(m_now + 2s);
        QVERIFY(alarms.sentence().isEmpty());
        alarms.timePassed(m_now + 3s);
        QCOMPARE(alarms.sentence(), QStringLiteral("Alarm inactive: no bottom lock"));
        alarms.timePassed(m_now + 4s);
        QCOMPARE(warned.size(), 1);
    }

    void theSoundRepeatsUntilOk()
    {
        const QString heard = player(QStringLiteral("aplay"), 0);
        Alarms alarms;
        QVERIFY(alarms.soundAvailable());
        alarms.setNearOn(true);
        alarms.begin(m_now);
        ping(alarms, 1);
        QTRY_VERIFY(lines(heard) >= 2);
        alarms.acknowledge();
        QVERIFY(!alarms.isSounding());
        QTRY_VERIFY(!alarms.isPlaying());
        // The tone that was under way may end; none follows it.
        const auto played = lines(heard);
        alarms.testSound();
        QTRY_COMPARE(lines(heard), played + 1);
    }

    void aPlayerThatFailsGivesWayToTheNext()
    {
        const QString broken = player(QStringLiteral("pw-play"), 1);
        const QString heard = player(QStringLiteral("aplay"), 0);
        Alarms alarms;
        alarms.testSound();
        QTRY_COMPARE(lines(heard), 1);
        QCOMPARE(lines(broken), 1);
        QVERIFY(alarms.soundAvailable());
    }

    void whenNoPlayerWorksItSaysSo()
    {
        const QString broken = player(QStringLiteral("paplay"), 1);
        Alarms alarms;
        QVERIFY(alarms.soundAvailable());
        alarms.testSound();
        QTRY_VERIFY(!alarms.soundAvailable());
        QCOMPARE(lines(broken), 1);
        QFile::remove(m_folder->filePath(QStringLiteral("paplay")));
        const Alarms without;
        QVERIFY(!without.soundAvailable());
    }

    void turnedOffNothingIsPlayed()
    {
        const QString heard = player(QStringLiteral("aplay"), 0);
        Alarms alarms;
        alarms.setVolume(Alarms::Volume::Off);
        alarms.setNearOn(true);
        alarms.begin(m_now);
        ping(alarms, 1);
        QVERIFY(alarms.isSounding());
        QVERIFY(!alarms.isPlaying());
        QCOMPARE(lines(heard), 0);
    }

private:
    void ping(Alarms& alarms, double distanceM)
    {
        for (int i = 0; i < 3; ++i)
            alarms.measured({m_now += 100ms, distanceM, 90});
    }
    /// A player that writes down what it plays; the file in which it does.
    QString player(const QString& name, int result)
    {
        const QString path = m_folder->filePath(name);
        const QString heard = path + QStringLiteral(".heard");
        QFile script(path);
        if (!script.open(QIODevice::WriteOnly))
            qFatal("no player");
        script.write(QStringLiteral("#!/bin/sh\necho \"$@\" >> '%1'\nexit %2\n")
                         .arg(heard)
                         .arg(result)
                         .toUtf8());
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return heard;
    }
    static int lines(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? int(file.readAll().count('\n')) : 0;
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    app::AlarmWatch::Time m_now{};
};

LEADLINE_GUILESS_TEST(AlarmsTest)
#include "tst_alarms.moc"
