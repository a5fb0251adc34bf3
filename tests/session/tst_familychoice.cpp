// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the question which sonar it is that does not say so itself, and what the answer changes.
#include "session/FamilyChoice.h"

#include "SyntheticLog.h"
#include "ping/Codec.h"
#include "ping/cerulean/Swath.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/surveyor240/Surveyor240.h"
#include "session/Session.h"
#include "support/McapFile.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::FamilyChoice;
using app::Session;
using ping::Family;

namespace {

const QStringList multibeams{"Surveyor 240-16", "Omniscan 3D"};
constexpr int sharedFrames = 40;

/// Frames of a sonar with this id that two families may send.
std::vector<std::byte> sharedFrame(std::uint8_t id)
{
    return ping::encodeFrame(ping::cerulean::EndPingInfo{}, id);
}

std::vector<std::byte> unidentifiedMcap()
{
    test::McapFile file;
    const auto channel = file.rawChannel("sonar/a/rx");
    for (int i = 0; i < sharedFrames; ++i)
        file.frame(channel, 100 * i, sharedFrame(2));
    return file.finished();
}

std::vector<std::byte> unidentifiedSvlog(std::vector<std::byte> last = {})
{
    std::vector<std::byte> all;
    for (int i = 0; i < sharedFrames; ++i)
        base::append(all, sharedFrame(2));
    base::append(all, last);
    return all;
}

std::vector<std::byte> unidentifiedBin()
{
    test::PingViewerWriter writer({.header = false});
    for (int i = 0; i < sharedFrames; ++i)
        writer.record(std::chrono::milliseconds(100 * i), sharedFrame(2));
    return writer.bytes();
}

/// Sends a frame that two families may send, and answers nothing.
class UnidentifiedPeer final : public link::Peer {
public:
    void receive(base::ByteSpan, Client from) override { put(sharedFrame(2), from); }
};

} // namespace

class FamilyChoiceTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aRecordingIsAskedForAndKeepsTheAnswer_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::vector<std::byte>& bytes) {
            QTest::newRow(name) << QString(name)
                                << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                              qsizetype(bytes.size()));
        };
        row("a.mcap", unidentifiedMcap());
        row("a.svlog", unidentifiedSvlog());
        row("a.bin", unidentifiedBin());
    }

    void aRecordingIsAskedForAndKeepsTheAnswer()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        const QString path = write(name, bytes);
        {
            Session session;
            open(session, path);
            FamilyChoice& choice = *session.family();
            QVERIFY(choice.asked());
            QCOMPARE(choice.names(), multibeams);
            QCOMPARE(choice.current(), -1);
            QVERIFY(choice.sentence().contains("id 2"));
            QVERIFY(!session.swath()->present());
            session.playback()->seek(session.playback()->begin() + 0.01);
            const log::Time at = session.time();
            choice.choose(1);
            QTRY_VERIFY(session.swath()->present());
            QTRY_COMPARE(session.progress(), 1.0);
            QCOMPARE(session.shownSwath()->names(), QStringList{"Omniscan 3D"});
            QVERIFY(!choice.asked());
            // Frames of this format have times only once their family is known.
            if (!name.endsWith(".svlog"))
                QCOMPARE(session.time(), at);
        }
        Session later;
        open(later, path);
        QCOMPARE(later.shownSwath()->names(), QStringList{"Omniscan 3D"});
        QCOMPARE(later.family()->names(), multibeams);
        QCOMPARE(later.family()->current(), 1);
        later.family()->choose(0);
        QTRY_COMPARE(later.shownSwath()->names(), QStringList{"Surveyor 240-16"});
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void theAnswerHoldsForThatRecordingOnly()
    {
        const auto bytes = unidentifiedSvlog();
        const QString first = test::written(m_folder->filePath("a.svlog"), bytes);
        const QString second = test::written(m_folder->filePath("b.svlog"), bytes);
        Session session;
        open(session, first);
        session.family()->choose(0);
        QTRY_VERIFY(session.swath()->present());
        open(session, second);
        QVERIFY(session.family()->asked());
        QVERIFY(!session.swath()->present());
        session.close();
        QVERIFY(session.family()->names().isEmpty());
    }

    void whoSaysLaterWhichItIsIsNotAskedFor()
    {
        Session session;
        open(session,
             test::written(m_folder->filePath("a.svlog"),
                           unidentifiedSvlog(ping::encodeFrame(ping::omniscan3d::PointSet{}, 2))));
        QVERIFY(session.family()->names().isEmpty());
        QCOMPARE(session.shownSwath()->names(), QStringList{"Omniscan 3D"});
        // What every device may send is no question.
        open(session, test::written(m_folder->filePath("b.svlog"),
                                    ping::encodeFrame(ping::common::ProtocolVersion{}, 2)));
        QVERIFY(session.family()->names().isEmpty());
    }

    void theAnswerForALiveSonarGoesToItsLink()
    {
        Session session;
        session.dive()->simulateWith(
            [](ping::DeviceKind, base::Clock&) -> base::Result<std::unique_ptr<link::Peer>> {
                return std::unique_ptr<link::Peer>(new UnidentifiedPeer);
            });
        QSignalSpy answered(session.family(), &FamilyChoice::linkAnswered);
        QVERIFY(session.dive()->connectTo("sim:omniscan3d").isEmpty());
        QTRY_COMPARE(session.family()->names(), multibeams);
        QCOMPARE(session.family()->current(), 1);
        QVERIFY(!session.family()->asked());
        session.family()->choose(0);
        QCOMPARE(answered.count(), 1);
        QCOMPARE(answered[0][0].toString(), QString("sim:omniscan3d"));
        QCOMPARE(answered[0][1].value<Family>(), Family::Surveyor240);
    }

    void aSonarThatCanBeNothingElseIsNoQuestion()
    {
        Session session;
        QVERIFY(session.dive()->connectTo("sim:omniscan3d").isEmpty());
        QTRY_VERIFY(!session.dive()->sonars().isEmpty());
        const app::LiveSonar& sonar = *session.dive()->sonars().front();
        QTRY_COMPARE(sonar.status().candidates, std::vector{Family::Omniscan3D});
        QCOMPARE(session.family()->current(), -1);
        QVERIFY(session.family()->names().isEmpty());
    }

private:
    QString write(const QString& name, const QByteArray& bytes)
    {
        const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
        return test::written(m_folder->filePath(name), {data, data + bytes.size()});
    }

    static void open(Session& session, const QString& path)
    {
        session.openPath(path);
        QTRY_COMPARE(session.fileName(), QFileInfo(path).fileName());
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(FamilyChoiceTest)
#include "tst_familychoice.moc"
