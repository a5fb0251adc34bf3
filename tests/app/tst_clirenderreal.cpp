// SPDX-License-Identifier: GPL-3.0-or-later
#include "RenderSupport.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTest>

using namespace leadline;

/// Compares pictures of real recordings with those of an independent reader and renderer.
class CliRenderRealTest : public QObject {
    Q_OBJECT

private slots:
    void picturesAreThoseOfAPlainRenderer_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("view");
        const QDir folder(QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer"));
        if (!folder.exists())
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer");
        for (const QString& name : folder.entryList({"*.bin"}, QDir::Files))
            for (const char* view : {"polar", "waterfall", "ascan"})
                QTest::addRow("%s %s", view, qPrintable(name)) << folder.filePath(name) << view;
    }

    void picturesAreThoseOfAPlainRenderer()
    {
        QFETCH(QString, path);
        QFETCH(QString, view);
        const auto log = test::readNaively(path);
        const bool drawable =
            log.countOf(2300) + log.countOf(2301) > 0 || (log.countOf(1300) > 0 && view != "polar");
        if (!drawable) {
            const auto run = rendered(path, {"--view", view});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.printedOneLineWith(QFileInfo(path).fileName()), run.reported());
            return;
        }
        compare(path, view, log, {}, QSize(800, 800));
        const auto& frames = log.frames;
        compare(path, view, log, frames[frames.size() / 4].timeMs, QSize(640, 400));
        compare(path, view, log, frames[frames.size() / 2].timeMs, QSize(401, 777));
        compare(path, view, log, frames[frames.size() * 9 / 10].timeMs + 1, QSize(300, 300));
    }

private:
    static test::CliRun rendered(const QString& path, const QStringList& options)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli",
                            QStringList{"render", path, "--plain", "--palette", "grey", "-o", "-"} +
                                options);
    }
    static void compare(const QString& path, const QString& view, const test::NaiveBin& log,
                        std::optional<qint64> atMs, QSize size)
    {
        QStringList options{"--view", view};
        if (atMs)
            options += {"--at", QString::number(double(*atMs) / 1000, 'f', 3)};
        if (size != QSize(800, 800))
            options += {"--size", QString("%1x%2").arg(size.width()).arg(size.height())};
        const auto run = rendered(path, options);
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.error);
        QCOMPARE(test::differenceOf(run.out, size, test::expectedPicture(view, log, atMs, size)),
                 QString());
    }
};

LEADLINE_GUILESS_TEST(CliRenderRealTest)
#include "tst_clirenderreal.moc"
