// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

/// Tests dropping valid and invalid files on the window.
class WindowFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void aDroppedFilePlays_data() { test::addRecordings(); }
    void aDroppedFilePlays()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        run.drop({path});
        QVERIFY(run.waitUntilRead(path));
        QCOMPARE(run.session().fileName(), QFileInfo(path).fileName());
        QVERIFY(run.window().title().contains(QFileInfo(path).fileName()));
        QVERIFY(run.playback().playing() || run.playback().begin() == run.playback().end());
        QVERIFY(run.drawsAFrame());
        QVERIFY(!run.plots().isEmpty());
    }

    void aDroppedFileTakesThePlaceOfTheOneThatPlays()
    {
        test::WindowRun run;
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Ping360)));
        run.playback().play();
        QVERIFY(run.drawsAFrame());
        run.drop({test::simulatedFile(test::Sonars::Ping1D)});
        QVERIFY(run.waitUntilRead(test::simulatedFile(test::Sonars::Ping1D)));
        QCOMPARE(run.session().fileName(), QStringLiteral("simulated-ping1d.bin"));
        QVERIFY(run.playback().playing());
        QVERIFY(!run.session().ping360()->present());
        QVERIFY(run.drawUntil([&] { return !run.polar()->isVisible(); }));
        QVERIFY(run.drawUntil(
            [&] { return run.waterfall()->isVisible() && run.waterfall()->ready(); }));
        QVERIFY(!run.waterfall()->image().isNull());
    }

    void severalDroppedAtOnceLieOnOneTimeLine()
    {
        test::WindowRun run;
        run.drop({test::simulatedFile(test::Sonars::Ping360),
                  test::simulatedFile(test::Sonars::Ping1D),
                  test::simulatedFile(test::Sonars::Both)});
        QTRY_VERIFY_WITH_TIMEOUT(run.session().state() == app::Session::State::Ready, test::mostMs);
        QVERIFY(run.session().fileName().endsWith("2 more"));
        playToTheEnd(run);
        QVERIFY(run.session().ping360()->present() && run.session().ping1d()->present());
        QVERIFY(run.drawsAFrame());
    }

    void filesInQuickSuccessionEndWithTheLast()
    {
        test::WindowRun run;
        for (int i = 0; i < 8; ++i)
            run.drop({test::simulatedFile(i % 2 == 0 ? test::Sonars::Ping1D : test::Sonars::Both)});
        QVERIFY(run.waitUntilRead(test::simulatedFile(test::Sonars::Both)));
        QVERIFY(run.session().ping360()->present() && run.session().ping1d()->present());
        QVERIFY(run.drawsAFrame());
    }

    void aFileThatEndsEarlyPlaysAndSaysSo_data()
    {
        QTest::addColumn<QString>("path");
        const QByteArray whole = test::simulatedLog(test::Sonars::Both);
        for (const int bytes : {1, 7, 8, 9, 100})
            QTest::addRow("%d bytes less", bytes)
                << test::madeFile(QStringLiteral("cut-%1.bin").arg(bytes), whole.chopped(bytes));
        QTest::newRow("half of it") << test::madeFile("half.bin", whole.left(whole.size() / 2));
        QTest::newRow("truncated-20240814.bin") << test::realFile("truncated-20240814.bin");
    }
    void aFileThatEndsEarlyPlaysAndSaysSo()
    {
        FETCH_RECORDING(path);
        test::WindowRun run;
        run.drop({path});
        QVERIFY(run.waitUntilRead(path));
        QVERIFY(run.session().truncated());
        QVERIFY(run.drawsAFrame());
        QVERIFY2(!textsWith(run, "ends early").isEmpty(), "the window does not say it");
    }

    void whatCannotBeOpenedGetsASentence_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("text") << test::madeFile("diary.txt", "Dear diary,\nno pings today.\n");
        QByteArray noise(5000, '\0');
        for (int i = 0; i < noise.size(); ++i)
            noise[i] = static_cast<char>((i * 7919 + i / 3) % 251);
        QTest::newRow("bytes") << test::madeFile("noise.bin", noise);
        QTest::newRow("empty") << test::madeFile("empty.bin", {});
        static const QTemporaryDir folder;
        QTest::newRow("folder") << folder.path();
        QTest::newRow("nowhere") << folder.filePath("no-such-file.bin");
    }
    void whatCannotBeOpenedGetsASentence()
    {
        QFETCH(const QString, path);
        const QString name = QFileInfo(path).fileName();
        test::WindowRun run;
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Ping360)));
        run.playback().play();
        run.drop({path});
        QTRY_VERIFY_WITH_TIMEOUT(run.session().sentence().startsWith(name), test::mostMs);
        const QString sentence = run.session().sentence();
        QVERIFY(run.drawsAFrame());
        QVERIFY2(!textsWith(run, sentence).isEmpty(), "the window does not show the sentence");
        // And goes on from there.
        run.drop({test::simulatedFile(test::Sonars::Ping1D)});
        QVERIFY(run.waitUntilRead(test::simulatedFile(test::Sonars::Ping1D)));
        QVERIFY(run.session().sentence().isEmpty());
        QVERIFY(textsWith(run, sentence).isEmpty());
        QVERIFY(run.drawsAFrame());
    }

    void aBadFileBetweenGoodOnesIsSaid()
    {
        test::WindowRun run;
        const QString first = test::simulatedFile(test::Sonars::Ping360);
        run.drop({first, test::madeFile("no.txt", "Nothing\n")});
        QTRY_VERIFY_WITH_TIMEOUT(run.session().sentence().startsWith("no.txt"), test::mostMs);
        QVERIFY(run.waitUntilRead(first));
        playToTheEnd(run);
        QVERIFY(run.drawsAFrame());
        QVERIFY(!textsWith(run, run.session().sentence()).isEmpty());
    }

    void aFileThatVanishesWhileItPlaysEndsNothing_data()
    {
        QTest::addColumn<bool>("emptied");
        QTest::newRow("removed") << false;
        QTest::newRow("emptied") << true;
    }
    void aFileThatVanishesWhileItPlaysEndsNothing()
    {
        QFETCH(const bool, emptied);
        const QTemporaryDir folder;
        const QString path = folder.filePath("here.bin");
        QVERIFY(QFile::copy(test::simulatedFile(test::Sonars::Both), path));
        test::WindowRun run;
        QVERIFY(run.open(path));
        QVERIFY(run.drawsAFrame());
        QVERIFY(emptied ? QFile::resize(path, 0) : QFile::remove(path));
        for (const double share : {0.5, 0.2, 1.0, 0.0}) {
            run.playback().seek(run.playback().begin() +
                                share * (run.playback().end() - run.playback().begin()));
            QVERIFY(run.drawsAFrame());
            run.session().stepPings(3);
            QVERIFY(run.drawsAFrame());
        }
        run.drop({test::simulatedFile(test::Sonars::Ping1D)});
        QVERIFY(run.waitUntilRead(test::simulatedFile(test::Sonars::Ping1D)));
    }

    void whatIsNoFileIsLeftAlone()
    {
        test::WindowRun run;
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Ping360)));
        run.session().open({QUrl("https://example.org/log.bin")});
        QCOMPARE(run.session().state(), app::Session::State::Ready);
        QCOMPARE(run.session().fileName(), QStringLiteral("simulated-ping360.bin"));
        QVERIFY(run.drawsAFrame());
    }

private:
    static void playToTheEnd(test::WindowRun& run)
    {
        run.playback().seek(run.playback().end() - 0.01);
        run.playback().play();
        run.playback().advance(std::chrono::seconds(1));
    }
    /// Words on the screen that contain these.
    static QStringList textsWith(test::WindowRun& run, const QString& words)
    {
        QStringList found;
        for (const QQuickItem* item : run.items())
            if (item->inherits("QQuickText") && item->isVisible() &&
                item->property("text").toString().contains(words))
                found += item->property("text").toString();
        return found;
    }
};

LEADLINE_GUI_TEST(WindowFilesTest)
#include "tst_windowfiles.moc"
