// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"

#include "ping/Codec.h"
#include "ping/Ping360.h"
#include "support/PingViewerWriter.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::Session;

namespace {

constexpr int pings = 200;

/// A ping each 50 ms from 1 s on, with a silence of 10 s in the middle.
std::vector<std::byte> recording(int angleOfAll = -1)
{
    const std::vector<std::uint8_t> samples(300, 100);
    test::PingViewerWriter writer({});
    for (int i = 0; i < pings; ++i) {
        ping::ping360::DeviceData message;
        message.angle = static_cast<std::uint16_t>(angleOfAll < 0 ? i : angleOfAll);
        message.samplePeriod = 88;
        message.data = samples;
        writer.record(1s + 50ms * i + (i >= pings / 2 ? 10s : 0s), ping::encodeFrame(message, 2));
    }
    return writer.bytes();
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("leadline"));
        QCoreApplication::setApplicationName(QStringLiteral("leadline"));
    }

    void aFileOpensPlayingFromItsStart()
    {
        Session session;
        QCOMPARE(session.state(), Session::State::Empty);
        session.openPath(write("20260101-120000000.bin", recording()));
        QCOMPARE(session.state(), Session::State::Opening);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QVERIFY(session.playback()->playing());
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
        QCOMPARE(session.playback()->begin(), 1.0);
        QCOMPARE(session.playback()->end(), 1.0 + 0.05 * (pings - 1) + 10);
        QVERIFY(session.ping360()->present());
        QVERIFY(!session.ping1d()->present());
        session.playback()->seek(1.0);
        QCOMPARE(session.clockText(), QStringLiteral("Thu 1 Jan · 12:00:01"));
        QCOMPARE(session.recentFiles().size(), 1);
    }

    void theCountOfPingsFollowsThePlayheadAtEverySpeed_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addColumn<bool>("reverse");
        for (const double speed : {0.25, 1.0, 2.0, 5.0, 20.0})
            for (const bool reverse : {false, true})
                QTest::addRow("%g %s", speed, reverse ? "reverse" : "forward") << speed << reverse;
    }

    void theCountOfPingsFollowsThePlayheadAtEverySpeed()
    {
        QFETCH(double, speed);
        QFETCH(bool, reverse);
        Session session;
        openReady(session, write("count.bin", recording()));
        app::Playback& playback = *session.playback();
        playback.setSpeed(speed);
        playback.setReverse(reverse);
        reverse ? playback.toEnd() : playback.toBegin();
        playback.play();
        std::uint64_t before = session.ping360()->count();
        std::uint64_t passed = 0;
        int steps = 0;
        while (playback.playing() && ++steps < 100'000) {
            playback.advance(16ms);
            const std::uint64_t now = session.ping360()->count();
            QVERIFY(reverse ? now <= before : now >= before);
            passed += reverse ? before - now : now - before;
            before = now;
        }
        // The first ping stands at the begin and is seen from there on.
        QCOMPARE(passed, std::uint64_t{pings - 1});
        QCOMPARE(before, std::uint64_t{reverse ? 1U : pings});
    }

    void stepsByOnePing()
    {
        Session session;
        openReady(session, write("step.bin", recording()));
        session.playback()->toBegin();
        for (std::uint64_t i = 2; i <= pings; ++i) {
            session.stepPings(1);
            QCOMPARE(session.ping360()->count(), i);
        }
        session.stepPings(1);
        QCOMPARE(session.ping360()->count(), std::uint64_t{pings});
        for (std::uint64_t i = pings - 1; i >= 1; --i) {
            session.stepPings(-1);
            QCOMPARE(session.ping360()->count(), i);
        }
        session.stepPings(-1);
        QCOMPARE(session.ping360()->count(), std::uint64_t{1});
    }

    void aSilenceIsJumpedOverWhenPlaying()
    {
        Session session;
        openReady(session, write("gap.bin", recording()));
        QTRY_VERIFY(session.progress() == 1.0);
        session.playback()->seek(1 + 0.05 * (pings / 2 - 1));
        session.playback()->play();
        session.playback()->advance(100ms);
        QVERIFY(session.playback()->position() >= 1 + 0.05 * (pings / 2) + 10);
    }

    void anotherFileTakesThePlaceOfTheOneThatPlays()
    {
        Session session;
        openReady(session, write("first.bin", recording()));
        session.open({QUrl::fromLocalFile(write("second.bin", recording(7)))});
        QVERIFY(!session.ping360()->present());
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QCOMPARE(session.fileName(), QStringLiteral("second.bin"));
        QTRY_VERIFY(session.ping360()->count() > 0);
        QCOMPARE(session.ping360()->reader().entry(0)->angleGrad, std::uint16_t{7});
    }

    void severalFilesPlayInARow()
    {
        Session session;
        session.open({QUrl::fromLocalFile(write("one.bin", recording())),
                      QUrl::fromLocalFile(write("two.bin", recording()))});
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->setSpeed(20);
        session.playback()->seek(session.playback()->end() - 0.01);
        session.playback()->play();
        session.playback()->advance(1s);
        QTRY_COMPARE(session.fileName(), QStringLiteral("two.bin"));
        QTRY_COMPARE(session.state(), Session::State::Ready);
    }

    void whatIsNoRecordingGetsItsSentence()
    {
        Session session;
        const QByteArray text("Dear diary\n");
        const auto* data = reinterpret_cast<const std::byte*>(text.constData());
        session.openPath(write("notes.txt", {data, data + text.size()}));
        QTRY_COMPARE(session.state(), Session::State::Failed);
        QVERIFY(session.sentence().startsWith(QStringLiteral("notes.txt starts with text.")));
        openReady(session, write("after.bin", recording()));
        QVERIFY(session.sentence().isEmpty());
    }

    void aFileThatEndsEarlySaysSo()
    {
        auto bytes = recording();
        bytes.resize(bytes.size() - 11);
        Session session;
        openReady(session, write("cut.bin", bytes));
        QTRY_VERIFY(session.truncated());
        session.playback()->toEnd();
        QCOMPARE(session.ping360()->count(), std::uint64_t{pings - 1});
    }

private:
    QString write(const QString& name, const std::vector<std::byte>& bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) ||
            file.write(reinterpret_cast<const char*>(bytes.data()),
                       static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
            qFatal("The test's file cannot be written.");
        return path;
    }

    static void openReady(Session& session, const QString& path)
    {
        session.openPath(path);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(SessionTest)
#include "tst_session.moc"
