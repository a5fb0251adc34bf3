// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/FileRow.h"

#include "SyntheticLog.h"
#include "export/PictureNote.h"
#include "pictures/NewFile.h"
#include "pictures/PictureNotes.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#if defined(Q_OS_UNIX)
#include <sys/stat.h>
#endif

using namespace leadline;
using namespace std::chrono_literals;
using app::FileOpening;

namespace {

constexpr int pictureOriginTimeoutMs = 60'000;

std::vector<std::byte> picture(const exporting::PictureNote& note)
{
    QImage image(4, 3, QImage::Format_RGB32);
    image.fill(Qt::black);
    return *app::encodedPng(image, note);
}

} // namespace

class PictureOriginTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theRecordingIsFoundBesideThePicture()
    {
        const QString log = test::written(in("dive.bin"), test::spokesWithAGap());
        const auto found = find(note("dive.bin", 3500ms));
        QVERIFY(found);
        QCOMPARE(found->path, log);
        QVERIFY(found->at == 3500ms);
    }

    void elseAmongRecordingsElseWhereItWas()
    {
        const QString there = made("recordings");
        const QString was = made("old");
        const QString old = test::written(was + "/dive.bin", test::spokesWithAGap());
        auto reported = note("dive.bin", 1s);
        reported.path = old.toStdString();
        QCOMPARE(find(reported, there)->path, old);
        const QString kept = test::written(there + "/dive.bin", test::spokesWithAGap());
        QCOMPARE(find(reported, there)->path, kept);
    }

    void whatIsNoRecordingIsPassedOver()
    {
        (void)test::written(in("dive.bin"), std::vector(100, std::byte{'n'}));
        const QString there = made("recordings");
        QVERIFY(!find(note("dive.bin", 1s), there));
        const QString kept = test::written(there + "/dive.bin", test::spokesWithAGap());
        QCOMPARE(find(note("dive.bin", 1s), there)->path, kept);
    }

    void aPathThatNamesAnotherFileIsNotFollowed()
    {
        (void)test::written(in("other.bin"), test::spokesWithAGap());
        auto reported = note("dive.bin", 1s);
        for (const QString& path : {in("other.bin"), QStringLiteral("other.bin"),
                                    QStringLiteral("../dive.bin"), in("x/../other.bin")}) {
            reported.path = path.toStdString();
            QVERIFY(!find(reported));
        }
    }

    void whatIsNotThereIsNamedWithWhereItWasLookedFor()
    {
        const QString there = made("recordings");
        const auto missing = find(note("dive.bin", 1s), there);
        QVERIFY(!missing);
        const QString sentence = QString::fromStdString(missing.error().message.text());
        QVERIFY2(sentence.startsWith("shot.png shows dive.bin, which was not found"),
                 qPrintable(sentence));
        QVERIFY(sentence.contains(there) && sentence.contains(m_folder->path()));
        QVERIFY(missing.error().kind == base::Error::Kind::Other);
    }

    void picturesOfOthersSaySo()
    {
        const QString plain = test::written(in("photo.png"), picture({}));
        auto found = app::findPictured(plain, {});
        QVERIFY(!found && found.error().kind == base::Error::Kind::WrongContent);
        QVERIFY(found.error().message.text().starts_with("photo.png does not name its recording"));
        const QString none = test::written(in("notes.png"), std::vector(20, std::byte{'n'}));
        found = app::findPictured(none, {});
        QVERIFY(!found && found.error().kind == base::Error::Kind::WrongContent);
        QVERIFY(!app::findPictured(in("missing.png"), {}));
    }

    void aSessionOpensItThereAndStands()
    {
        const test::OwnSettings settings;
        (void)test::written(in("dive.bin"), test::spokesWithAGap());
        const QString shot = test::written(in("shot.PNG"), picture(note("dive.bin", 3500ms)));
        app::Session session;
        session.openDropped({QUrl::fromLocalFile(shot)});
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), app::Session::State::Ready,
                                  pictureOriginTimeoutMs);
        QCOMPARE(session.fileName(), QStringLiteral("dive.bin"));
        QTRY_COMPARE_WITH_TIMEOUT(session.playback()->position(), 3.5, pictureOriginTimeoutMs);
        QVERIFY(!session.playback()->playing());
        QCOMPARE(session.recent()->files(), QStringList{in("dive.bin")});
        // The same file opened by itself plays from its begin.
        session.openPath(in("dive.bin"));
        QTRY_VERIFY_WITH_TIMEOUT(session.playback()->playing(), pictureOriginTimeoutMs);
        QVERIFY(session.playback()->position() < 3.5);
    }

    void aTimePastTheEndIsTheEnd()
    {
        const test::OwnSettings settings;
        (void)test::written(in("dive.bin"), test::spokesWithAGap());
        const QString shot = test::written(in("shot.png"), picture(note("dive.bin", 5000s)));
        app::Session session;
        session.openPath(shot);
        QTRY_VERIFY_WITH_TIMEOUT(session.state() == app::Session::State::Ready &&
                                     session.progress() == 1.0,
                                 pictureOriginTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(session.playback()->position(), session.playback()->end(),
                                  pictureOriginTimeoutMs);
    }

    void whatIsOpenStaysWhenItIsNotFound()
    {
        const test::OwnSettings settings;
        app::Session session;
        session.openPath(test::written(in("dive.bin"), test::spokesWithAGap()));
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), app::Session::State::Ready,
                                  pictureOriginTimeoutMs);
        session.openPath(test::written(in("shot.png"), picture(note("gone.bin", 1s))));
        QTRY_COMPARE_WITH_TIMEOUT(session.failure(), app::Session::Failure::NotReadable,
                                  pictureOriginTimeoutMs);
        QCOMPARE(session.fileName(), QStringLiteral("dive.bin"));
        QVERIFY(session.sentence().contains("gone.bin, which was not found"));
    }

    void aNewFileTakesNobodysPlace()
    {
        const QString folder = in("made/for/it");
        const auto write = [&](std::string_view text) {
            return app::writeNewFile(folder, QStringLiteral("20260914-095457Z"),
                                     QStringLiteral(".png"),
                                     std::as_bytes(std::span(text.data(), text.size())));
        };
        QCOMPARE(*write("one"), folder + "/20260914-095457Z.png");
        QCOMPARE(*write("two"), folder + "/20260914-095457Z-2.png");
        QFile first(folder + "/20260914-095457Z.png");
        QVERIFY(first.open(QIODevice::ReadOnly));
        QCOMPARE(first.readAll(), QByteArray("one"));
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden).size(), 2);
        (void)test::written(in("file"), {});
        const auto nowhere =
            app::writeNewFile(in("file/below"), QStringLiteral("a"), QStringLiteral(".png"), {});
        QVERIFY(!nowhere);
    }

#if defined(Q_OS_UNIX)
    void aNewFileIsForWhomNewFilesAre_data()
    {
        QTest::addColumn<int>("mask");
        QTest::addColumn<int>("mode");
        QTest::newRow("the group writes, too") << 0002 << 0664;
        QTest::newRow("usual") << 0022 << 0644;
        QTest::newRow("nobody else") << 0077 << 0600;
    }
    void aNewFileIsForWhomNewFilesAre()
    {
        QFETCH(const int, mask);
        QFETCH(const int, mode);
        const auto before = ::umask(static_cast<mode_t>(mask));
        const auto path =
            app::writeNewFile(in("masked"), QString::number(mask), QStringLiteral(".png"), {});
        ::umask(before);
        struct stat about = {};
        QVERIFY(path && ::stat(QFile::encodeName(*path).constData(), &about) == 0);
        QCOMPARE(int(about.st_mode & 0777), mode);
    }
#endif

private:
    [[nodiscard]] QString in(const QString& name) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] QString made(const QString& name) const
    {
        return QDir(m_folder->path()).mkdir(name) ? in(name) : QString();
    }
    static exporting::PictureNote note(const char* file, base::Duration at)
    {
        return {.file = file, .offset = at};
    }
    base::Result<app::PictureOrigin> find(const exporting::PictureNote& note,
                                          const QString& folder = {})
    {
        return app::findPictured(test::written(in("shot.png"), picture(note)), folder);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

LEADLINE_GUILESS_TEST(PictureOriginTest)
#include "tst_pictureorigin.moc"
