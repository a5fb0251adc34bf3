// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a mounting that the user chooses for a recorded Ping360 applies to everything that is
// made from the file.
#include "session/MountingStore.h"

#include "SyntheticLog.h"
#include "devices/DeviceStore.h"
#include "formats/DeviceNotes.h"
#include "pictures/Annotations.h"
#include "session/ExportForm.h"
#include "support/CliRun.h"
#include "support/IndexedRecording.h"
#include "support/McapContents.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <map>

using namespace leadline;
using namespace std::chrono_literals;
using app::ExportForm;
using app::Session;

namespace {

constexpr int mountingStoreTimeoutMs = 60'000;
constexpr QSize videoSize(1280, 720);

/// A turn of a sonar that sees something on the side of growing angles only, and its begin once
/// more.
test::Spoke360 spoke(int i)
{
    const int angle = i % 400;
    return {.angleGrad = static_cast<std::uint16_t>(angle),
            .samples = test::Samples(200, angle > 230 && angle < 370 ? 255 : 0)};
}
constexpr int spokes = 404;

std::vector<std::byte> pingViewerLog()
{
    test::PingViewerWriter writer({});
    for (int i = 0; i < spokes; ++i)
        writer.record(std::chrono::milliseconds(i), spoke(i).frame());
    return writer.bytes();
}

/// What is noted of the mounting of the device of that name; without a name the channel has none.
std::vector<std::byte> mcapLog(const std::string& device, const std::optional<log::Mounting>& noted,
                               const std::map<std::string, QString>& more = {})
{
    test::McapFile file;
    const auto channel =
        device.empty() ? file.rawChannel("sonar/a/rx", {{"family", "ping360"}})
                       : file.rawChannel("sonar/a/rx", {{"family", "ping360"}, {"device", device}});
    log::NoteValues note{{"firmware", "3.3.8"}};
    for (const auto& [key, value] : more)
        note.emplace_back(key, value.toStdString());
    if (noted)
        formats::noteMounting(note, *noted);
    if (!device.empty())
        file.writer().addMetadata({"device:" + device, note});
    for (int i = 0; i < spokes; ++i)
        file.frame(channel, i, spoke(i).frame());
    return file.finished();
}

/// Two heads that both have the id of the factory.
std::vector<std::byte> logOfTwoHeads()
{
    test::McapFile file;
    const auto left = file.rawChannel("sonar/left/rx", {{"family", "ping360"}, {"device", "left"}});
    const auto right =
        file.rawChannel("sonar/right/rx", {{"family", "ping360"}, {"device", "right"}});
    for (int i = 0; i < spokes; ++i) {
        file.frame(left, 2 * i, spoke(i).frame());
        file.frame(right, 2 * i + 1, spoke(i).frame());
    }
    return file.finished();
}

const QString someMac = QStringLiteral("54:10:ec:00:00:01");

/// A head that was met at an address, and how its user said that it is mounted.
void meetHead(const QString& unit, const char* url, const device::Mount& mount)
{
    app::DeviceStore()
        .recognise({.family = ping::Family::Ping360,
                    .unit = unit,
                    .id = 2,
                    .url = *link::LinkUrl::parse(url)})
        .device.confirmMount(mount);
}

enum class Side { Left, Right };

Side brighterSide(const QImage& image)
{
    double light = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width() / 2; ++x)
            light += qRed(image.pixel(image.width() - 1 - x, y)) - qRed(image.pixel(x, y));
    return light > 0 ? Side::Right : Side::Left;
}

} // namespace

class MountingStoreTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        test::OwnSettings::forget();
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>();
        m_form = std::make_unique<ExportForm>();
        m_form->setSession(m_session.get());
    }
    void cleanup()
    {
        m_form.reset();
        m_session.reset();
        m_folder.reset();
    }

    void whatIsSaidOfAFileCountsMoreThanWhatItSays()
    {
        const auto recording =
            test::indexed(mcapLog("ping360-1", log::Mounting{.turnDeg = 90}), "a.mcap");
        const log::Stream& stream = recording->log().stream(0);
        const QString file = m_folder->filePath("a.mcap");
        QCOMPARE(app::mountingOf(file, stream), (log::Mounting{.turnDeg = 90}));
        app::storeMounting(file, 3, {.upsideDown = true});
        app::storeMounting(m_folder->filePath("b.mcap"), 2, {.upsideDown = true});
        QCOMPARE(app::mountingOf(file, stream), stream.mounting());
        app::storeMounting(file, 2, {.upsideDown = true, .turnDeg = -90});
        QCOMPARE(app::mountingOf(file, stream),
                 (log::Mounting{.upsideDown = true, .turnDeg = -90, .confirmed = true}));
        QCOMPARE(app::storedMountings(file).size(), std::size_t{2});
        // What was said last.
        app::storeMounting(file, 2, {});
        QCOMPARE(app::mountingOf(file, stream), log::Mounting{});
    }

    void whatNobodySaidIsNotKnown()
    {
        const auto recording = test::indexed(pingViewerLog(), "a.bin");
        const QString file = m_folder->filePath("a.bin");
        QVERIFY(!app::mountingOf(file, recording->log().stream(0)));
        QSettings().setValue(
            "recordings/mountings",
            QStringList{"sideways\t2\t" + file, "upright 0\t999\t" + file, "upright 0\t" + file});
        QVERIFY(!app::mountingOf(file, recording->log().stream(0)));
    }

    void whatVersion01DrewAllRecordingsAsIsTheGuess_data()
    {
        QTest::addColumn<QString>("last");
        QTest::addColumn<bool>("isUpsideDown");
        QTest::addColumn<int>("turn");
        QTest::newRow("as its display was set") << QString() << true << -90;
        QTest::newRow("as it was answered last") << "upright 45" << false << 45;
    }
    void whatVersion01DrewAllRecordingsAsIsTheGuess()
    {
        QFETCH(const QString, last);
        QFETCH(const bool, isUpsideDown);
        QFETCH(const int, turn);
        QSettings settings;
        settings.setValue("display/upsideDown", true);
        settings.setValue("display/turnOffset", -90);
        if (!last.isEmpty())
            settings.setValue("recordings/mounting", last);
        open("dive.bin", pingViewerLog()); // asked
        QCOMPARE(m_session->mounting()->upsideDown(), isUpsideDown);
        QCOMPARE(m_session->mounting()->turnOffset(), turn);
        // What that version reads stays as it was.
        m_session->mounting()->setUpsideDown(!isUpsideDown);
        QCOMPARE(settings.value("display/upsideDown").toBool(), true);
        QCOMPARE(settings.value("display/turnOffset").toInt(), -90);
    }

    void ofTwoHeadsWithOneIdEachHasItsOwnAnswer()
    {
        open("dive.mcap", logOfTwoHeads());
        QCOMPARE(m_session->shown360()->names().size(), 2);
        answerUpsideDown();
        m_session->shown360()->choose(1);
        QVERIFY(m_session->mounting()->asked());
        answer("Upright");
        QVERIFY(!m_session->mounting()->asked() && !m_session->mounting()->upsideDown());
        m_session->shown360()->choose(0);
        QVERIFY(!m_session->mounting()->asked() && m_session->mounting()->upsideDown());
        choose("mcap");
        const auto opened = formats::Recording::open(QFile::encodeName(written()).toStdString());
        QVERIFY(opened && (*opened)->index());
        for (const log::StreamNumber stream : {log::StreamNumber{0}, log::StreamNumber{1}}) {
            const log::Stream& its = (*opened)->log().stream(stream);
            QCOMPARE(its.mounting()->upsideDown, its.label().name == "left");
        }
    }

    void whatVersion01KeptHoldsForAllWithThatId()
    {
        const QString file = m_folder->filePath("dive.mcap");
        QSettings().setValue("recordings/mountings", QStringList{"upside down 30\t2\t" + file});
        const auto recording = test::indexed(logOfTwoHeads(), "dive.mcap");
        const log::Mounting kept{.upsideDown = true, .turnDeg = 30};
        QCOMPARE(app::mountingOf(file, recording->log().stream(0)), kept);
        QCOMPARE(app::mountingOf(file, recording->log().stream(1)), kept);
        app::storeMounting(file, {2, "left"}, {});
        QCOMPARE(app::mountingOf(file, recording->log().stream(0)), log::Mounting{});
        QCOMPARE(app::mountingOf(file, recording->log().stream(1)), kept);
    }

    void theHeadOfARecordingIsKnownByItsSerialNumber()
    {
        meetHead("54:10:ec:00:00:02", "udp://192.168.2.3:9092", {.turnDeg = 45});
        meetHead(someMac, "udp://192.168.2.2:9092", {.upsideDown = true, .turnDeg = -90});
        meetHead("54:10:ec:00:00:03", "udp://192.168.2.4:9092", {.turnDeg = 60});
        open("dive.mcap",
             mcapLog("ping360-2", log::Mounting{.confirmed = false}, {{"serial", someMac}}));
        // As that head is mounted now; but the recording is older than the answer.
        QVERIFY(m_session->mounting()->asked());
        QVERIFY(m_session->mounting()->upsideDown());
        QCOMPARE(m_session->mounting()->turnOffset(), -90);
        QCOMPARE(m_session->mounting()->choices(),
                 QStringList({"Upright", QStringLiteral("Upside down, \u221290°")}));
    }

    void aRecordingStaysAsItsHeadWasMountedThen()
    {
        meetHead(someMac, "udp://192.168.2.2:9092", {.upsideDown = true});
        m_session->openPath(test::written(
            m_folder->filePath("dive.mcap"),
            mcapLog("ping360-2", log::Mounting{.turnDeg = 20}, {{"serial", someMac}})));
        QTRY_VERIFY_WITH_TIMEOUT(m_session->progress() >= 1 && m_session->ping360()->present(),
                                 mountingStoreTimeoutMs);
        QVERIFY(!m_session->mounting()->asked() && !m_session->mounting()->upsideDown());
        QCOMPARE(m_session->mounting()->turnOffset(), 20);
    }

    void aRecordingIsShownInTheSoundSpeedOfItsSonar()
    {
        const QString anotherMac = "54:10:ec:00:00:02";
        meetHead(someMac, "udp://192.168.2.2:9092", {});
        meetHead(anotherMac, "udp://192.168.2.3:9092", {});
        auto shown = [this, file = 0](const QString& serial) mutable {
            open(QStringLiteral("%1.mcap").arg(++file),
                 mcapLog("ping360-2", log::Mounting{.confirmed = false}, {{"serial", serial}}));
            echo::PingReader::Scratch scratch;
            return m_session->ping360()->reader().read(0, scratch)->soundSpeed;
        };
        const double recorded = shown(someMac);
        m_session->shown360()->sound()->setTypedSpeed(1422);
        m_session->shown360()->sound()->setSource(app::SoundSettings::Source::Typed);
        QCOMPARE(shown(anotherMac), recorded);
        QCOMPARE(shown(someMac), 1422.0);
        // A recording that does not say whose it is may be of the one that was met last.
        QCOMPARE(shown({}), recorded);
    }

    void picturesAreDrawnAsItIsSaid()
    {
        open("dive.bin", pingViewerLog());
        choose("png");
        const auto drawn = [this] {
            const QDir folder(written());
            const QStringList names = folder.entryList({"*.png"}, QDir::Files, QDir::Name);
            return names.isEmpty() ? QImage() : QImage(folder.filePath(names.front()));
        };
        const QImage asked = drawn();
        QVERIFY(!asked.isNull());
        QCOMPARE(brighterSide(asked), Side::Right);
        answerUpsideDown();
        QCOMPARE(brighterSide(drawn()), Side::Left);
    }

    void theReportIsDrawnAsItIsSaid()
    {
        open("dive.bin", pingViewerLog());
        choose("pdf");
        const QImage asked = discOf(test::readFile(written()));
        QVERIFY(!asked.isNull());
        answerUpsideDown();
        const QImage answered = discOf(test::readFile(written()));
        QVERIFY(!answered.isNull());
        QVERIFY(brighterSide(asked) != brighterSide(answered));
    }

    void aVideoIsDrawnAsItIsSaid()
    {
        // The last picture that came in is what is written.
        const QByteArray before = qgetenv("PATH");
        const auto asBefore = qScopeGuard([&] { qputenv("PATH", before); });
        const QString script =
            test::written(m_folder->filePath("ffmpeg"),
                          asBytes("#!/bin/sh\nPATH=/usr/bin:/bin\nfor last; do :; done\ntail -c " +
                                  QByteArray::number(4 * videoSize.width() * videoSize.height()) +
                                  " > \"$last\"\n"));
        QVERIFY(QFile::setPermissions(script, QFile::ReadOwner | QFile::ExeOwner));
        qputenv("PATH", QFile::encodeName(m_folder->path()));
        open("dive.bin", pingViewerLog());
        choose("video");
        const auto lastPicture = [this] {
            const QByteArray pixels = test::readFile(written());
            return pixels.size() < qsizetype{4} * videoSize.width() * videoSize.height()
                       ? QImage()
                       : QImage(reinterpret_cast<const uchar*>(pixels.constData()),
                                videoSize.width(), videoSize.height(), QImage::Format_RGBA8888)
                             .copy();
        };
        const QImage asked = lastPicture();
        QVERIFY(!asked.isNull());
        QCOMPARE(brighterSide(asked), Side::Right);
        answerUpsideDown();
        QCOMPARE(brighterSide(lastPicture()), Side::Left);
    }

    void aRecordingMadeOfItSaysIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* what, const char* name,
                            const std::vector<std::byte>& bytes) {
            QTest::newRow(what) << QString(name)
                                << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                              qsizetype(bytes.size()));
        };
        row("converted", "dive.bin", pingViewerLog());
        row("nobody confirmed it", "dive.mcap",
            mcapLog("ping360-1", log::Mounting{.turnDeg = 90, .confirmed = false}));
        row("nothing noted", "dive.mcap", mcapLog("ping360-1", std::nullopt));
        row("no device named", "dive.mcap", mcapLog({}, std::nullopt));
        row("packed", "dive.mcap",
            test::finishedWithCompressedChunks(mcapLog("ping360-1", std::nullopt), "zstd"));
    }
    void aRecordingMadeOfItSaysIt()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        open(name, asBytes(bytes));
        choose("mcap");
        answerUpsideDown();
        const QString copy = written();
        const auto opened = formats::Recording::open(QFile::encodeName(copy).toStdString());
        QVERIFY(opened && (*opened)->index());
        QCOMPARE((*opened)->log().streamCount(), std::size_t{1});
        QCOMPARE((*opened)->log().stream(0).pings().size(), std::uint64_t{spokes});
        const auto mounting = (*opened)->log().stream(0).mounting();
        QVERIFY(mounting && mounting->upsideDown && mounting->confirmed);
        // What else is noted of the device stays with it.
        for (const auto& note : (*opened)->contents().notes)
            if (note.name == "device:ping360-1")
                QCOMPARE(note.values.front().second, std::string("3.3.8"));
        test::OwnSettings::forget();
        m_session->openPath(copy);
        QTRY_VERIFY_WITH_TIMEOUT(m_session->fileName() == QFileInfo(copy).fileName() &&
                                     m_session->progress() >= 1 && m_session->ping360()->present(),
                                 mountingStoreTimeoutMs);
        QVERIFY(!m_session->mounting()->asked() && m_session->mounting()->upsideDown());
    }

    void thePicturesInARecordingMadeOfItAreDrawnAsItIsSaid_data()
    {
        QTest::addColumn<bool>("isConverted");
        QTest::newRow("converted") << true;
        QTest::newRow("cut") << false;
    }
    void thePicturesInARecordingMadeOfItAreDrawnAsItIsSaid()
    {
        QFETCH(const bool, isConverted);
        isConverted ? open("dive.bin", pingViewerLog())
                    : open("dive.mcap", mcapLog("ping360", std::nullopt));
        choose("mcap");
        m_form->choose(0, true);
        const auto drawn = [this] {
            const auto found =
                test::contentsOf(asBytes(test::readFile(written()))).ofTopic("sonar/ping360/image");
            if (found.empty())
                return QImage();
            const QJsonObject json =
                QJsonDocument::fromJson(
                    QByteArray(reinterpret_cast<const char*>(found.front().data.data()),
                               static_cast<qsizetype>(found.front().data.size())))
                    .object();
            const QByteArray pixels = QByteArray::fromBase64(json["data"].toString().toLatin1());
            return QImage(reinterpret_cast<const uchar*>(pixels.constData()), json["width"].toInt(),
                          json["height"].toInt(), json["step"].toInt(), QImage::Format_Grayscale8)
                .copy();
        };
        const QImage asked = drawn();
        QVERIFY(!asked.isNull());
        QCOMPARE(brighterSide(asked), Side::Right);
        answerUpsideDown();
        QCOMPARE(brighterSide(drawn()), Side::Left);
    }

    void aPictureSaysThatNobodyConfirmedIt()
    {
        const auto recording = test::indexed(pingViewerLog(), "a.bin");
        const echo::PingReader reader(recording->log(), 0);
        const auto words = [&](app::PlotView view) {
            return app::captionOf(view, "a.bin", reader, {}).details;
        };
        QVERIFY(words(app::PlotView::Polar).endsWith("mounting not confirmed"));
        QVERIFY(!words(app::PlotView::Waterfall).contains("mounting"));
        recording->setMountings({{2, {.confirmed = false}}});
        QVERIFY(words(app::PlotView::Polar).endsWith("mounting not confirmed"));
        recording->setMountings({{2, {}}});
        QVERIFY(!words(app::PlotView::Polar).contains("mounting"));
    }

    void eachFileOnOneTimeLineHasItsOwnAnswer()
    {
        openTogether({"0.mcap", "60.mcap"});
        QCOMPARE(m_session->shown360()->names().size(), 1); // It goes on in the later one.
        seekInto("0.mcap");
        QVERIFY(m_session->mounting()->asked());
        answerUpsideDown();
        seekInto("60.mcap");
        QVERIFY(m_session->mounting()->asked());
        answer("Upright");
        QVERIFY(!m_session->mounting()->asked() && !m_session->mounting()->upsideDown());
        QVERIFY(keptOf("0.mcap").begin()->second.upsideDown);
        QVERIFY(!keptOf("60.mcap").begin()->second.upsideDown);
        seekInto("0.mcap");
        QVERIFY(!m_session->mounting()->asked() && m_session->mounting()->upsideDown());
    }

    void theAnswerIsThatOfTheFileWithTheSonarThatIsShown()
    {
        // They overlap, so that their sonars are two.
        openTogether({"0.mcap", "2.mcap"});
        QCOMPARE(m_session->shown360()->names().size(), 2);
        m_session->playback()->seekTo(m_session->files().files()[1].zero + 3s);
        m_session->shown360()->choose(1);
        QVERIFY(m_session->mounting()->asked());
        answerUpsideDown();
        QVERIFY(keptOf("0.mcap").empty());
        QVERIFY(keptOf("2.mcap").begin()->second.upsideDown);
        m_session->shown360()->choose(0);
        QVERIFY(m_session->mounting()->asked());
        m_session->shown360()->choose(1);
        QVERIFY(!m_session->mounting()->asked() && m_session->mounting()->upsideDown());
    }

    void aHeadMountedAftIsHalfATurn_data()
    {
        QTest::addColumn<int>("typed");
        QTest::addColumn<int>("turn");
        QTest::newRow("aft") << 180 << -180;
        QTest::newRow("aft, the other way round") << -180 << -180;
        QTest::newRow("nearly aft") << 179 << 179;
        QTest::newRow("over the back") << 181 << -179;
        QTest::newRow("most of a turn") << -270 << 90;
        QTest::newRow("hostile") << std::numeric_limits<int>::max() << 127;
        QTest::newRow("hostile, negative") << std::numeric_limits<int>::min() << -128;
    }
    void aHeadMountedAftIsHalfATurn()
    {
        QFETCH(const int, typed);
        QFETCH(const int, turn);
        open("dive.bin", pingViewerLog());
        m_session->mounting()->setTurnOffset(typed);
        QCOMPARE(m_session->mounting()->turnOffset(), turn);
        QCOMPARE(keptOf("dive.bin").at(2).turnDeg, turn);
    }

private:
    static std::vector<std::byte> asBytes(const QByteArray& text)
    {
        const auto bytes = std::as_bytes(std::span(text.constData(), std::size_t(text.size())));
        return {bytes.begin(), bytes.end()};
    }
    /// The only square picture in a report.
    static QImage discOf(const QByteArray& pdf)
    {
        const QByteArray begin = QByteArrayLiteral("\xff\xd8\xff");
        for (qsizetype at = pdf.indexOf(begin); at >= 0; at = pdf.indexOf(begin, at + 1))
            if (const QImage image = QImage::fromData(pdf.mid(at), "JPG");
                !image.isNull() && image.width() == image.height())
                return image;
        return {};
    }
    void open(const QString& name, const std::vector<std::byte>& bytes)
    {
        m_session->openPath(test::written(m_folder->filePath(name), bytes));
        QTRY_COMPARE_WITH_TIMEOUT(m_session->fileName(), name, mountingStoreTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, mountingStoreTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, mountingStoreTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_session->ping360()->present(), mountingStoreTimeoutMs);
        m_session->playback()->pause();
        QVERIFY(m_session->mounting()->asked());
    }
    void openTogether(const QStringList& names)
    {
        QList<QUrl> urls;
        for (const QString& name : names)
            urls += QUrl::fromLocalFile(test::madeLog(m_folder->filePath(name)));
        m_session->open(urls);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->mode(), Session::Mode::Replay, mountingStoreTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_session->progress(), 1.0, mountingStoreTimeoutMs);
        m_session->playback()->pause();
    }
    void seekInto(const QString& name)
    {
        for (const app::OpenFile& file : m_session->files().files())
            if (QFileInfo(file.path).fileName() == name)
                m_session->playback()->seekTo(file.zero + 3s);
    }
    [[nodiscard]] log::Mountings keptOf(const QString& name) const
    {
        return app::storedMountings(m_folder->filePath(name));
    }
    void answerUpsideDown()
    {
        answer("Upside down");
        QVERIFY(!m_session->mounting()->asked() && m_session->mounting()->upsideDown());
    }
    void answer(const char* choice)
    {
        const auto index = m_session->mounting()->choices().indexOf(choice);
        QVERIFY(index >= 0);
        m_session->mounting()->choose(static_cast<int>(index));
    }
    void choose(std::string_view format)
    {
        const auto formats = app::exportFormats();
        const auto found = std::ranges::find(formats, format, &app::ExportFormat::name);
        QVERIFY(found != formats.end());
        m_form->setFormat(static_cast<int>(found - formats.begin()));
    }
    /// Begins it and waits; the path.
    QString written()
    {
        const QSignalSpy saved(m_form.get(), &ExportForm::saved);
        m_form->begin();
        const bool ended =
            QTest::qWaitFor([&] { return !m_form->running(); }, mountingStoreTimeoutMs);
        if (!ended || saved.isEmpty()) {
            qWarning("%s", qPrintable(m_form->trouble()));
            return {};
        }
        return saved.front().at(0).toString();
    }

    test::OwnSettings m_settings;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ExportForm> m_form;
};

LEADLINE_GUI_TEST(MountingStoreTest)
#include "tst_mountingstore.moc"
