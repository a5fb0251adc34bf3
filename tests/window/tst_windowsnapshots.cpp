// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "export/PictureNote.h"
#include "io/File.h"
#include "plot/Snapshots.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

/// Tests taking snapshots by keys, and returning to their times.
class WindowSnapshotsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_log = m_folder->filePath(QStringLiteral("dive.bin"));
        test::writeFile(m_log, test::simulatedLog(test::Sonars::Both));
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
        QVERIFY(m_run->open(m_log));
        m_run->seek(20s);
        QVERIFY(m_run->drawUntilReady());
    }
    void cleanup()
    {
        m_run.reset();
        m_folder.reset();
    }

    void sTakesTheWindow()
    {
        press(Qt::Key_S);
        const QImage picture = waitFor(1);
        QCOMPARE(picture.size(), m_run->window().size() * m_run->window().devicePixelRatio());
        const auto note = noteOf(pictures().front());
        QVERIFY(note);
        QCOMPARE(note->view, "window");
        QCOMPARE(note->file, "dive.bin");
        QCOMPARE(note->path, m_log.toStdString());
        QVERIFY(note->offset == 20s);
        QVERIFY2(note->settings.find("ping360: 19.98 m") != std::string::npos,
                 note->settings.c_str());
        QVERIFY(note->settings.find("ping1d: ") != std::string::npos);
        // It is what the window shows.
        const QImage shown = m_run->grab().convertToFormat(QImage::Format_RGB32);
        const QPoint disc = m_run->placeOf(*m_run->polar()).center();
        QCOMPARE(picture.pixel(disc + QPoint(40, 31)), shown.pixel(disc + QPoint(40, 31)));
    }

    void shiftSTakesTheFocusedPlotWithWhatIsToBeSaid()
    {
        m_run->polar()->parentItem()->forceActiveFocus();
        press(Qt::Key_S, Qt::ShiftModifier);
        const QImage plot = waitFor(1);
        const auto note = noteOf(pictures().front());
        QVERIFY(note);
        QCOMPARE(note->view, "polar");
        QVERIFY(note->settings.find("ping1d") == std::string::npos);
        for (const char* words : {"19.98 m", "gain ", " kHz", " m/s", "Levels ", "TVG off",
                                  "noise filter off", "Head up"})
            QVERIFY2(note->settings.find(words) != std::string::npos, note->settings.c_str());
        // Without header and buttons it is as large as the plot, with its foot below.
        const QSize disc = m_run->pixelsOf(*m_run->polar());
        QCOMPARE(plot.width(), disc.width());
        const double ratio = m_run->window().devicePixelRatio();
        QVERIFY(plot.height() > disc.height() && plot.height() < disc.height() + 200 * ratio);
        QVERIFY(!m_run->polar()->parentItem()->property("bare").toBool());
    }

    void theEchoesAreTakenWithoutTheirScale()
    {
        m_run->waterfall()->parentItem()->forceActiveFocus();
        QQuickItem* scale = m_run->named(QStringLiteral("echoScale1d"));
        QVERIFY(scale && scale->isVisible());
        press(Qt::Key_S, Qt::ShiftModifier);
        const QImage plot = waitFor(1);
        // A width of half a pixel is rounded.
        QVERIFY(std::abs(plot.width() -
                         m_run->pixelsOf(*m_run->waterfall()->parentItem()).width()) <= 1);
        // It comes back.
        QVERIFY(m_run->drawUntil([&] { return scale->isVisible(); }));
    }

    void aLongLineIsBrokenAndNotCut()
    {
        exporting::PictureNote note;
        note.settings = "ping360: 10 m";
        for (int i = 0; i < 20; ++i)
            note.settings += " · setting number " + std::to_string(i);
        const auto heightFor = [&](int width) {
            QImage picture(width, 50, QImage::Format_RGB32);
            picture.fill(Qt::black);
            return app::withFoot(picture, 1, note, {}, {}).height();
        };
        QCOMPARE(heightFor(8000), 50 + 18 + 2 * 14);
        QVERIFY(heightFor(300) >= 50 + 10 * 18 + 2 * 14);
    }

    void withoutWordsItIsTheEchoesAlone()
    {
        qobject_cast<QObject*>(m_run->window().property("windowSettings").value<QObject*>())
            ->setProperty("snapshotWords", false);
        m_run->waterfall()->parentItem()->forceActiveFocus();
        press(Qt::Key_S, Qt::ShiftModifier);
        const QImage plot = waitFor(1);
        QCOMPARE(plot.size(), m_run->pixelsOf(*m_run->waterfall()));
        QCOMPARE(noteOf(pictures().front())->view, "waterfall");
    }

    void oneAfterTheOtherThatNoneTakesAnothersPlace()
    {
        press(Qt::Key_S);
        (void)waitFor(1);
        press(Qt::Key_S);
        (void)waitFor(2);
    }

    void theNoticeNamesTheFile()
    {
        press(Qt::Key_S);
        (void)waitFor(1);
        QVERIFY(m_run->drawUntil([&] {
            const auto* action = m_run->named(QStringLiteral("noticeAction"));
            return action && action->isVisible() &&
                   action->property("text").toString() == QStringLiteral("Show");
        }));
    }

    void droppedOnTheWindowItLeadsBack()
    {
        press(Qt::Key_S);
        (void)waitFor(1);
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping1D)));
        m_run->drop({m_folder->filePath(pictures().front())});
        QTRY_COMPARE_WITH_TIMEOUT(m_run->session().fileName(), QStringLiteral("dive.bin"),
                                  test::mostMs);
        QTRY_COMPARE_WITH_TIMEOUT(m_run->playback().position(), 20.0, test::mostMs);
        QVERIFY(!m_run->playback().playing());
    }

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    [[nodiscard]] QStringList pictures() const
    {
        return QDir(m_folder->path()).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Time);
    }
    /// The last one, once there are so many.
    QImage waitFor(int count)
    {
        if (!m_run->drawUntil([&] { return pictures().size() >= count; }))
            qFatal("There is no picture.");
        return QImage(m_folder->filePath(pictures().front())).convertToFormat(QImage::Format_RGB32);
    }
    [[nodiscard]] std::optional<exporting::PictureNote> noteOf(const QString& name) const
    {
        const auto file = io::File::open(m_folder->filePath(name).toStdString());
        const auto texts = file ? exporting::readPngTexts(**file)
                                : base::Result<std::vector<exporting::PngText>>(file.error());
        return texts ? exporting::noteFrom(*texts) : std::nullopt;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_log;
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowSnapshotsTest)
#include "tst_windowsnapshots.moc"
