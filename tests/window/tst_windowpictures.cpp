// SPDX-License-Identifier: GPL-3.0-or-later
#include "Tour.h"
#include "TreeWalk.h"
#include "charts/ChartFeed.h"
#include "ghost/Ghost.h"
#include "mapping/MapModel.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdint>

using namespace leadline;

namespace {

const QStringList& themes()
{
    static const QStringList all{"dusk", "day", "night"};
    return all;
}

/// Pictures of the guide, and where the Tour finds what they show. The Dive page has three of the
/// program itself, `window-dusk.png` and so on, made by packaging/pictures.
const QMap<QString, QString>& pages()
{
    static const QMap<QString, QString> all{
        {"start", "start"}, {"timing", "timing"},   {"messages", "messages"},
        {"logs", "logs"},   {"devices", "devices"}, {"firmware", "devices"},
        {"guide", "guide"}, {"setup", "setup"},     {"keys", "keys"},
        {"map", "map"},     {"ghost", "ghost"}};
    return all;
}

QDir guide()
{
    return QDir(QStringLiteral(LEADLINE_SOURCE_DIR "/resources/guide"));
}

QString pictureName(const QString& page, const QString& theme)
{
    return QStringLiteral("pictures/%1-%2.png").arg(page, theme);
}

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Charts are drawn a little later than all else.
void waitForCharts(const test::WindowRun& run)
{
    QList<app::ChartFeed*> feeds;
    for (const QQuickItem* item : run.items())
        feeds += item->findChildren<app::ChartFeed*>(Qt::FindDirectChildrenOnly);
    for (const app::ChartFeed* feed : feeds)
        (void)QSignalSpy(feed, &app::ChartFeed::shown)
            .wait(static_cast<int>(2 * app::ChartFeed::quickest.count()));
}

/// Of their light, cell by cell: 0 where they are alike, 255 where one is white and the other
/// black. Figures, dates and names of files differ each time; what is on the page does not.
double difference(const QImage& a, const QImage& b)
{
    const QSize cells(64, 40);
    const auto shrunk = [&](const QImage& picture) {
        return picture.scaled(cells, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage first = shrunk(a);
    const QImage second = shrunk(b);
    double sum = 0;
    for (int y = 0; y < cells.height(); ++y)
        for (int x = 0; x < cells.width(); ++x)
            sum += std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y)));
    return sum / (cells.width() * cells.height());
}

} // namespace

/// Compares the pictures of the guide's page "How it looks" with the window, and fails if they must
/// be made again. With LEADLINE_GUIDE_PICTURES set, they are written into that folder, as
/// packaging/pictures does.
class WindowPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    // What was opened before stands on the start page.
    void init() { QSettings().clear(); }

    void theGuideHasEachPageInEachTheme_data()
    {
        QTest::addColumn<QString>("page");
        for (auto it = pages().cbegin(); it != pages().cend(); ++it)
            QTest::newRow(qPrintable(it.key())) << it.key();
    }
    void theGuideHasEachPageInEachTheme()
    {
        QFETCH(const QString, page);
        test::Tour tour;
        tour.run().resize({1024, 640});
        QVERIFY(tour.go(pages().value(page)));
        QVERIFY(page != "firmware" || recover(tour));
        const QString into = qEnvironmentVariable("LEADLINE_GUIDE_PICTURES");
        for (const QString& theme : themes()) {
            tour.run().setTheme(theme);
            QVERIFY(tour.run().drawUntilReady());
            waitForCharts(tour.run());
            if (page == "map")
                QVERIFY(
                    tour.run().drawUntil([&] { return tour.run().made<app::MapModel>().ready(); }));
            if (page == "ghost")
                QVERIFY(
                    tour.run().drawUntil([&] { return tour.run().made<app::Ghost>().isDrawn(); }));
            const QImage picture = tour.run().grab().convertToFormat(QImage::Format_RGB32);
            const QString name = pictureName(page, theme);
            if (!into.isEmpty()) {
                // As small as PNG gets.
                QVERIFY(picture.save(into + '/' + name.section('/', -1), "PNG", 0));
                continue;
            }
            const QImage kept(guide().filePath(name));
            QVERIFY2(!kept.isNull(), qPrintable(name + ": packaging/pictures makes it."));
            QCOMPARE(kept.size(), QSize(1024, 640));
            if (const double found = difference(kept, picture); found > mostDifference)
                QFAIL(qPrintable(QStringLiteral("%1 is as the window was (%2 of 255): "
                                                "packaging/pictures makes it anew.")
                                     .arg(name)
                                     .arg(found, 0, 'f', 1)));
        }
    }

    void theGuideShowsThemAll()
    {
        QString looks = textOf(guide().filePath("looks.md"));
        for (const QString& page : pages().keys() + QStringList{"window"})
            for (const QString& theme : themes())
                QVERIFY2(looks.contains('(' + pictureName(page, theme) + ')'),
                         qPrintable(pictureName(page, theme)));
        for (const QString& file : guide().entryList({"*.md"}))
            looks += textOf(guide().filePath(file));
        std::int64_t bytes = 0;
        for (const QFileInfo& file : QDir(guide().filePath("pictures")).entryInfoList({"*.png"})) {
            QVERIFY2(looks.contains("(pictures/" + file.fileName() + ')'),
                     qPrintable(file.fileName()));
            bytes += file.size();
        }
        // They are in the program.
        QVERIFY2(bytes < maximumBytes, qPrintable(QString::number(bytes)));
    }

    void everyLinkOfTheGuideLeadsSomewhere()
    {
        static const QRegularExpression link("\\]\\(([^)\\s]+)\\)");
        const QStringList files = guide().entryList({"*.md"});
        QVERIFY(files.size() > 15);
        const QString contents = textOf(guide().filePath("index.md"));
        for (const QString& file : files) {
            const QString text = textOf(guide().filePath(file));
            for (auto all = link.globalMatch(text); all.hasNext();) {
                const QString target = all.next().captured(1).section('#', 0, 0);
                QVERIFY2(target.startsWith("https:") || guide().exists(target),
                         qPrintable(file + " leads to " + target));
            }
            QVERIFY2(file == "index.md" || contents.contains('(' + file + ')'), qPrintable(file));
        }
    }

private:
    static constexpr double mostDifference = 12;
    static constexpr std::int64_t maximumBytes = 8 << 20;

    /// Beside the devices, new firmware for what hangs at the port that is chosen.
    static bool recover(test::Tour& tour)
    {
        const QList<QQuickItem*> all = tour.run().items();
        const auto doctor = std::ranges::find_if(
            all, [](const QQuickItem* item) { return test::typeOf(*item) == "DoctorPanel"; });
        return doctor != all.end() && QMetaObject::invokeMethod(*doctor, "recoverRequested") &&
               tour.run().drawUntil([&] {
                   const QQuickItem* panel = tour.run().named(QStringLiteral("firmwarePanel"));
                   return panel && panel->isVisible();
               });
    }
};

LEADLINE_GUI_TEST(WindowPicturesTest)
#include "tst_windowpictures.moc"
