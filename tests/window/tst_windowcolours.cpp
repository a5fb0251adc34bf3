// SPDX-License-Identifier: GPL-3.0-or-later
#include "ColourFaults.h"
#include "Contrast.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "support/TestMain.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <memory>

using namespace leadline;

namespace {

/// Of linear light: of all that is drawn by night, and of the cursor and markers over echoes.
constexpr double nightCeiling = 0.07;
constexpr double cursorCeiling = 0.12;

/// Where the brighter colours of the cursor and of markers are drawn.
bool holdsMarks(const QQuickItem& item)
{
    static const QSet<QString> types{"PolarPanel", "SounderPanel", "Timeline", "MarkersTab"};
    return types.contains(test::typeOf(item));
}

} // namespace

/// What is on the screen, as its colours are measured there.
class WindowColoursTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void theMeasureIsThatOfWcag()
    {
        QCOMPARE(test::contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(test::contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(test::contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(qAbs(test::contrast(QColor("#777777"), Qt::white) - 4.48) < 0.01);
        QCOMPARE(test::laidOver(Qt::white, 0.5, Qt::black).red(), 128);
        QVERIFY(qAbs(test::linear(0.5) - 0.2140) < 1e-4);
    }

    void theEyeFindsFaintWords_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("faults");
        QTest::newRow("black on white") << QByteArray("Text { text: 'words' }") << 0;
        QTest::newRow("grey on white") << QByteArray("Text { text: 'words'; color: '#999' }") << 1;
        QTest::newRow("half there") << QByteArray("Text { text: 'words'; opacity: 0.5 }") << 1;
        QTest::newRow("on grey") << QByteArray("Rectangle { width: 99; height: 50; color: '#666'; "
                                               "Text { text: 'words' } }")
                                 << 1;
        QTest::newRow("not to be used") << QByteArray("Text { text: 'words'; color: '#999'; "
                                                      "enabled: false }")
                                        << 0;
        QTest::newRow("hidden") << QByteArray(
                                       "Text { text: 'words'; color: '#999'; visible: false }")
                                << 0;
    }
    void theEyeFindsFaintWords()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, faults);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nWindow { visible: true; width: 200; height: 100\n" +
                              content + " }",
                          {});
        const std::unique_ptr<QObject> made(component.create());
        auto* window = qobject_cast<QQuickWindow*>(made.get());
        QVERIFY2(window, qPrintable(component.errorString()));
        QVERIFY(QTest::qWaitForWindowExposed(window, test::mostMs));
        const QStringList found =
            test::contrastFaults(*window->contentItem(), window->grabWindow());
        QVERIFY2(found.size() == faults, qPrintable(found.join('\n')));
    }

    void wordsAreReadableInEveryTheme_data() { addPlaces(); }
    void wordsAreReadableInEveryTheme()
    {
        QFETCH(const QString, place);
        test::Tour tour;
        QVERIFY(tour.go(place));
        QStringList faults;
        for (const char* theme : {"dusk", "day", "night"}) {
            tour.run().setTheme(QString::fromLatin1(theme));
            tour.look([&](QQuickItem& root, const QString& what) {
                const QImage picture = tour.run().grab();
                keep(picture, QStringLiteral("%1-%2").arg(place, QLatin1String(theme)), what);
                // Words that a panel covers are not to be read.
                QQuickItem& shown = what.isEmpty() ? tour.top() : root;
                for (const QString& fault : test::contrastFaults(shown, picture))
                    faults += QStringLiteral("%1 %2: %3").arg(QLatin1String(theme), what, fault);
            });
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void noStateIsColourAlone_data() { addPlaces(); }
    void noStateIsColourAlone()
    {
        QFETCH(const QString, place);
        test::Tour tour;
        QVERIFY(tour.go(place));
        QList<QColor> states;
        for (const char* token :
             {"live", "replay", "replayFill", "stop", "stopFill", "warn", "rec"})
            states += tour.colour(QString::fromLatin1(token));
        QStringList faults;
        tour.look([&](QQuickItem& root, const QString& what) {
            for (const QString& fault : test::colourAloneFaults(root, states))
                faults += what + ' ' + fault;
        });
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void byNightThereIsRedOnly_data() { addPlaces(); }
    void byNightThereIsRedOnly()
    {
        QFETCH(const QString, place);
        test::Tour tour;
        tour.run().setTheme(QStringLiteral("night"));
        QVERIFY(tour.go(place));
        QStringList faults;
        tour.look([&](QQuickItem&, const QString& what) {
            QImage picture = tour.run().grab();
            const auto look = [&](QRect part, double most, const QString& where) {
                const double found = test::coldestIn(picture, part);
                if (found > most)
                    faults += QStringLiteral("%1 %2: %3 of linear light in green or blue")
                                  .arg(what, where)
                                  .arg(found, 0, 'f', 3);
            };
            look(picture.rect(), cursorCeiling, QStringLiteral("anywhere"));
            for (QQuickItem* item : test::drawnBelow(*tour.run().window().contentItem()))
                if (holdsMarks(*item)) {
                    const QRect part = tour.run().placeOf(*item);
                    for (int y = part.top(); y <= part.bottom(); ++y)
                        for (int x = part.left(); x <= part.right(); ++x)
                            if (picture.rect().contains(x, y))
                                picture.setPixel(x, y, qRgb(0, 0, 0));
                }
            look(picture.rect(), nightCeiling, QStringLiteral("beside the plots"));
        });
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

private:
    static void addPlaces()
    {
        QTest::addColumn<QString>("place");
        for (const QString& place : test::Tour::placesToLookAt())
            QTest::newRow(qPrintable(place)) << place;
    }
    /// For who wants to see what the test sees.
    static void keep(const QImage& picture, const QString& name, const QString& what)
    {
        const QString into = qEnvironmentVariable("LEADLINE_TOUR_PICTURES");
        if (!into.isEmpty() && !what.contains("menu of"))
            (void)picture.save(QStringLiteral("%1/%2%3.png").arg(into, name, what));
    }
};

LEADLINE_GUI_TEST(WindowColoursTest)
#include "tst_windowcolours.moc"
