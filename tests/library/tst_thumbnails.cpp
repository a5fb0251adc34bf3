// SPDX-License-Identifier: GPL-3.0-or-later
#include "LogsBench.h"
#include "library/Recordings.h"
#include "library/ThumbnailItem.h"
#include "session/MountingStore.h"
#include "session/SyntheticLog.h"
#include "support/IndexedRecording.h"
#include "support/TestMain.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace leadline;
using app::Thumbnails;

namespace {

constexpr int thumbnailsTimeoutMs = 60'000;

} // namespace

class ThumbnailsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_bench = std::make_unique<test::LogsBench>(); }
    void cleanup() { m_bench.reset(); }

    void aWaterfallOfAPing1dIsMadeOnceAndKept()
    {
        m_bench->record(0, 30);
        const auto file = app::recordingFile(m_bench->path("20260913-135512Z.mcap"));
        const QString kept = app::cachePath(file.key(), ".png");
        QImage first;
        {
            Thumbnails thumbnails;
            QSignalSpy made(&thumbnails, &Thumbnails::made);
            QVERIFY(!thumbnails.request(file));
            QTRY_COMPARE_WITH_TIMEOUT(made.count(), 1, thumbnailsTimeoutMs);
            QCOMPARE(made.first()[0].toString(), file.key());
            first = made.first()[1].value<QImage>();
            QVERIFY(thumbnails.request(file)); // at hand
        }
        QCOMPARE(first.size(), QSize(256, 144));
        QVERIFY(isGrey(first));
        QVERIFY(QFileInfo::exists(kept));
        Thumbnails again;
        QSignalSpy made(&again, &Thumbnails::made);
        QVERIFY(!again.request(file));
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 1, thumbnailsTimeoutMs);
        QCOMPARE(made.first()[1].value<QImage>(), first);
    }

    void aDiscOfAPing360()
    {
        test::McapFile made;
        const auto channel = made.rawChannel("sonar/a/rx", {{"family", "ping360"}});
        for (int i = 0; i < 400; ++i)
            made.frame(channel, i * 100,
                       test::Spoke360{.angleGrad = std::uint16_t(i),
                                      .samples = test::someSamples(100, unsigned(i))}
                           .frame());
        const auto recording = test::indexed(made.finished(), "a.mcap");
        const QImage image = app::drawThumbnail(recording->log());
        QCOMPARE(image.width(), image.height());
        QVERIFY(isGrey(image));
        // Half of the turn was made by the middle.
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
    }

    void aDiscIsDrawnAnewOnceItIsSaidHowTheSonarHangs()
    {
        // Echoes on one side, and half of the turn was made by the middle.
        const QString path = writeDisc();
        app::Session session;
        session.dive()->setRecordingFolder(m_bench->folder().toStdString());
        app::Recordings recordings;
        recordings.setSession(&session);
        app::ThumbnailItem item;
        item.setRecordings(&recordings);
        item.setPath(path);
        QSignalSpy made(&recordings.thumbnails(), &Thumbnails::made);
        recordings.setShown(true);
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 1, thumbnailsTimeoutMs);
        const QImage before = made[0][1].value<QImage>();
        QVERIFY(light(before, Half::Left) > 0);
        QCOMPARE(light(before, Half::Right), 0);
        recordings.setShown(false);
        app::storeMounting(path, 2, {.upsideDown = true});
        recordings.setShown(true);
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 2, thumbnailsTimeoutMs);
        const QImage after = made[1][1].value<QImage>();
        QCOMPARE(light(after, Half::Left), 0);
        QVERIFY(light(after, Half::Right) > 0);
        QVERIFY(made[0][0] != made[1][0]);
        // Nothing of it is believed that an earlier run of the program kept.
        Thumbnails again;
        QSignalSpy madeAgain(&again, &Thumbnails::made);
        app::RecordingFile file = app::recordingFile(path);
        file.mountings = app::storedMountings(path);
        QVERIFY(!again.request(file));
        QTRY_COMPARE_WITH_TIMEOUT(madeAgain.count(), 1, thumbnailsTimeoutMs);
        QCOMPARE(madeAgain[0][1].value<QImage>(), after);
    }

    void theEndDoesNotWaitForADiskThatDoesNotAnswer()
    {
        m_bench->record(0);
        const auto file = app::recordingFile(m_bench->path("20260913-135512Z.mcap"));
        QSemaphore begun;
        QSemaphore mayGoOn;
        std::atomic<int> drawn = 0;
        bool wentOn = true;
        {
            Thumbnails thumbnails([&](const app::RecordingFile&, const auto& isWanted) {
                begun.release();
                mayGoOn.acquire();
                ++drawn;
                wentOn = isWanted();
                return QImage();
            });
            QVERIFY(!thumbnails.request(file));
            app::RecordingFile other = file;
            other.path += QLatin1String("2");
            QVERIFY(!thumbnails.request(other));
            begun.acquire();
        } // would wait for ever else
        mayGoOn.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
        QCOMPARE(drawn.load(), 1);
        QVERIFY(!wentOn);
        QCoreApplication::sendPostedEvents();
    }

    void whatHasNoPictureIsKnownToHaveNone()
    {
        test::writeFile(m_bench->path("notes.bin"), "Dear diary\n");
        Thumbnails thumbnails;
        QSignalSpy made(&thumbnails, &Thumbnails::made);
        const auto file = app::recordingFile(m_bench->path("notes.bin"));
        QVERIFY(!thumbnails.request(file));
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 1, thumbnailsTimeoutMs);
        QVERIFY(made.first()[1].value<QImage>().isNull());
        QVERIFY(thumbnails.request(file)->isNull());
    }

    void whatNobodyLooksAtIsNotMade()
    {
        QList<app::RecordingFile> files;
        for (int day = 0; day < 4; ++day) {
            m_bench->record(day, 10);
            files += app::recordingFile(
                m_bench->path(QStringLiteral("202609%1-135512Z.mcap").arg(13 + day)));
        }
        // Whoever makes them is at work on the first until all is said.
        QSemaphore begun;
        QSemaphore continueLoading;
        Thumbnails thumbnails([&](const app::RecordingFile&, const std::function<bool()>&) {
            begun.release();
            continueLoading.acquire();
            return QImage(1, 1, QImage::Format_RGBA8888);
        });
        QSignalSpy made(&thumbnails, &Thumbnails::made);
        QVERIFY(!thumbnails.request(files[0]));
        begun.acquire();
        for (const auto& file : files.mid(1))
            QVERIFY(!thumbnails.request(file));
        for (const auto& file : files)
            thumbnails.forget(file);
        QVERIFY(!thumbnails.request(files[1]));
        continueLoading.release(4);
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 1, thumbnailsTimeoutMs);
        QCOMPARE(made[0][0].toString(), files[1].key());
        QCOMPARE(begun.available(), 1);
    }

    void whatOneOfTwoForgetsIsMadeForTheOther()
    {
        m_bench->record(0, 30);
        m_bench->record(1, 30);
        Thumbnails thumbnails;
        QSignalSpy made(&thumbnails, &Thumbnails::made);
        const auto file = app::recordingFile(m_bench->path("20260913-135512Z.mcap"));
        const auto other = app::recordingFile(m_bench->path("20260914-135512Z.mcap"));
        // Rows of a list that is made anew are asked for before the old ones are gone.
        for (int i = 0; i < 2; ++i) {
            QVERIFY(!thumbnails.request(file));
            QVERIFY(!thumbnails.request(other));
        }
        thumbnails.forget(other);
        thumbnails.forget(file);
        QTRY_COMPARE_WITH_TIMEOUT(made.count(), 2, thumbnailsTimeoutMs);
        QVERIFY(thumbnails.request(file));
        QVERIFY(thumbnails.request(other));
    }

private:
    [[nodiscard]] QString writeDisc() const
    {
        test::McapFile made;
        const auto channel = made.rawChannel("sonar/a/rx", {{"family", "ping360"}});
        for (int i = 0; i < 400; ++i)
            made.frame(channel, i * 100,
                       test::Spoke360{.angleGrad = std::uint16_t(i),
                                      .samples = test::Samples(100, i >= 20 && i < 180 ? 255 : 0)}
                           .frame());
        const QString path = m_bench->path("disc.mcap");
        test::written(path, made.finished());
        test::LogsBench::makeOldFile(path);
        return path;
    }
    enum class Half { Left, Right };
    /// Of the columns of that half but for those at the middle.
    static int light(const QImage& image, Half half)
    {
        constexpr int beside = 4;
        const int middle = image.width() / 2;
        int sum = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = half == Half::Left ? 0 : middle + beside;
                 x < (half == Half::Left ? middle - beside : image.width()); ++x)
                sum += qAlpha(image.pixel(x, y)) > 0 ? qRed(image.pixel(x, y)) : 0;
        return sum;
    }
    static bool isGrey(const QImage& image)
    {
        bool seen = false;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                if (qAlpha(pixel) == 0)
                    continue;
                seen = true;
                if (qRed(pixel) != qGreen(pixel) || qRed(pixel) != qBlue(pixel))
                    return false;
            }
        return seen;
    }

    std::unique_ptr<test::LogsBench> m_bench;
};

LEADLINE_GUI_TEST(ThumbnailsTest)
#include "tst_thumbnails.moc"
