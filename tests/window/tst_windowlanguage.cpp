// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Pseudo.h"
#include "Recordings.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "library/Recordings.h"
#include "settings/Language.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"
#include "support/VehicleDive.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

QString diveFile()
{
    static const QString path = [] {
        const std::vector<std::byte> bytes = test::VehicleDive::tlog(2min);
        return test::madeFile("dive.tlog", {reinterpret_cast<const char*>(bytes.data()),
                                            static_cast<qsizetype>(bytes.size())});
    }();
    return path;
}

QQuickItem* itemOfType(const test::WindowRun& run, const char* type)
{
    for (QQuickItem* item : run.items())
        if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QML"))
            return item;
    return nullptr;
}

void press(test::WindowRun& run, Qt::Key key, Qt::KeyboardModifiers with = {})
{
    QTest::keyClick(&run.window(), key, with);
}

/// Names of devices, formats and files, of units, keys and messages, and what files hold.
const QRegularExpression& names()
{
    static const QRegularExpression all(
        "Ping ?360|Ping ?1D|Omniscan 3D|Surveyor 240-16|Ping Viewer|SonarView|GeoTIFF"
        "|MAVLink|TIMESYNC|\\bPING\\b|\\bUTC\\b"
        "|Leadline|netCDF|GeoJSON|\\bp9[59]\\b"
        "|\\b(?:CSV|MCAP|GPX|KML|PDF|XTF|RTT|DHCP|UDP|TCP|BlueOS)\\b"
        "|\\b(?:ms|kHz|min|dB|ft|ppm|MB|kB|GB|grad)\\b|µs|m/s|pings/s"
        "|\\btty\\w+|FTDI FT230X Basic UART|\\bPing2\\b|\\d+(?:\\.\\d+){3}:\\d+"
        "|\\b(?:[0-9A-F]{2}-){5}[0-9A-F]{2}\\b|sudo apt install \\w+"
        "|Deutsch|English|Español|Français|Norsk bokmål|Português"
        "|[\\w.-]+\\.(?:bin|tlog|mcap|svlog|txt|hex)|(?:udp|udpin|tcp|serial|sim):\\S*|/\\S+"
        "|\\b(?:JSON|ArduSub|PX4|ATTITUDE|HEARTBEAT|AHRS2|VFR|ping360|ping1d|mavlink|dive)\\b"
        "|Marker \\d+|\\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\\b|\\bv[12]\\b|x[0-9a-f]{2}");
    return all;
}

} // namespace

/// Tests the window in its translations.
class WindowLanguageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void cleanup() { QSettings().remove("language"); }

    void everyWordIsTranslatedAndHasItsRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(1440, 900);
        QTest::newRow("smallest") << QSize(1024, 640);
    }
    void everyWordIsTranslatedAndHasItsRoom()
    {
        QFETCH(const QSize, size);
        test::Pseudo pseudo;
        QCoreApplication::installTranslator(&pseudo);
        const QTemporaryDir noCatalogs;
        QStringList faults;
        walk(
            size,
            [&](test::WindowRun&, const QString& where, const QQuickItem& root) {
                for (const QString& fault : test::layoutFaults(root))
                    faults += where + ": " + fault;
                for (const QString& fault : test::untranslated(root, names()))
                    faults += where + ": not translated: " + fault;
            },
            noCatalogs.path());
        QCoreApplication::removeTranslator(&pseudo);
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void eachLanguageHasItsRoom_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"de", "es", "fr", "nb", "pt"})
            if (!test::isSanitized || QByteArray(code) == "de")
                QTest::newRow(code) << code;
    }
    void eachLanguageHasItsRoom()
    {
        QFETCH(const QString, code);
        QSettings().setValue("language", code);
        QStringList faults;
        walk({1440, 900}, [&](test::WindowRun& run, const QString& where, const QQuickItem& root) {
            QCOMPARE(run.language().code(), code);
            for (const QString& fault : test::layoutFaults(root))
                faults += where + ": " + fault;
        });
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    /// What the walk does not come to, one window for all languages.
    void setupAndFirmwareHaveTheirRoom_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : {"setup", "firmware"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void setupAndFirmwareHaveTheirRoom()
    {
        QFETCH(const QString, place);
        test::Tour tour;
        tour.run().resize({1024, 640});
        QVERIFY(tour.go(place));
        QStringList faults;
        for (const QString& code : tour.run().language().codes()) {
            tour.run().language().choose(code);
            for (int view = 0; view < tour.views(); ++view) {
                QVERIFY2(tour.show(view), qPrintable(code + ' ' + tour.viewName(view)));
                for (const QString& fault : test::layoutFaults(tour.top()))
                    faults += code + ' ' + tour.viewName(view) + fault;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void everyWordOfSetupAndFirmwareIsTranslated_data() { setupAndFirmwareHaveTheirRoom_data(); }
    void everyWordOfSetupAndFirmwareIsTranslated()
    {
        QFETCH(const QString, place);
        test::Pseudo pseudo;
        QCoreApplication::installTranslator(&pseudo);
        QStringList faults;
        {
            test::Tour tour;
            tour.run().resize({1024, 640});
            QVERIFY(tour.go(place));
            for (int view = 0; view < tour.views(); ++view) {
                QVERIFY2(tour.show(view), qPrintable(tour.viewName(view)));
                for (const QString& fault : test::layoutFaults(tour.top()))
                    faults += tour.viewName(view) + fault;
                for (const QString& fault : test::untranslated(tour.top(), names()))
                    faults += tour.viewName(view) + "not translated: " + fault;
            }
        }
        QCoreApplication::removeTranslator(&pseudo);
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void itChangesWhileItRuns()
    {
        test::WindowRun run;
        const auto shows = [&](const QString& words) {
            return std::ranges::any_of(run.items(), [&](const QQuickItem* item) {
                return item->isVisible() && item->property("text").toString() == words;
            });
        };
        QVERIFY(shows("Nothing connected"));
        run.language().choose("de");
        QVERIFY(run.drawUntil([&] { return shows("Nichts verbunden"); }));
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        QVERIFY(shows("Konfidenz"));
        // What models say, too: marks are of C++.
        press(run, Qt::Key_2, Qt::ControlModifier);
        QVERIFY(run.drawUntil([&] { return shows("Kein Fahrzeug"); }));
        run.language().choose("en");
        QVERIFY(run.drawUntil([&] { return shows("No vehicle"); }));
        QVERIFY(!shows("Kein Fahrzeug"));
        // Lists that are always the same ones, in other words.
        press(run, Qt::Key_1, Qt::ControlModifier);
        press(run, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(run.drawUntil([&] { return shows("Pictures"); }));
        press(run, Qt::Key_Escape);
        press(run, Qt::Key_Comma, Qt::ControlModifier);
        QQuickItem* setup = itemOfType(run, "SetupPage");
        QVERIFY(setup && setup->setProperty("section", 3));
        QVERIFY(run.drawUntil([&] { return shows("Every hour"); }));
        run.language().choose("de");
        QVERIFY(run.drawUntil([&] { return shows("Jede Stunde"); }));
        press(run, Qt::Key_Escape);
        press(run, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(run.drawUntil([&] { return shows("Bilder"); }));
        press(run, Qt::Key_Escape);
        run.language().choose({});
    }

    /// Right to left all is mirrored but what runs as everywhere: plots, time and transport.
    void arabicIsMirrored()
    {
        const QTemporaryDir catalogs;
        QVERIFY(QFile::copy(app::Language::ownFolder() + "/leadline_en.qm",
                            catalogs.filePath("leadline_ar.qm")));
        QMap<QString, QList<QRectF>> left;
        QMap<QString, QList<QRectF>> right;
        QMap<QString, QImage> plotsLeft;
        QMap<QString, QImage> plotsRight;
        QMap<const void*, QMap<QString, double>> times;
        const auto look = [&](QMap<QString, QList<QRectF>>& places, QMap<QString, QImage>& plots) {
            return [&](test::WindowRun& run, const QString& where, const QQuickItem& root) {
                collectPlaces(root, where, places);
                if (where != "plots")
                    return;
                const QImage all = run.grab();
                for (const char* plot : {"PolarPlot", "SounderPlot", "Transport"})
                    if (const QQuickItem* item = itemOfType(run, plot))
                        plots.insert(plot, all.copy(run.placeOf(*item)));
                // The echoes in it come later; its times stand at once.
                if (const QQuickItem* strips = itemOfType(run, "TimelineStrips"))
                    for (QQuickItem* item : test::drawnBelow(*run.window().contentItem()))
                        if (strips->isAncestorOf(item) && item->inherits("QQuickText"))
                            times[&places].insert(item->property("text").toString(),
                                                  strips->mapFromItem(item, {}).x());
            };
        };
        const QSize size(1440, 900);
        walk(size, look(left, plotsLeft));
        // It begins as the first one did, with the inspector's first tab.
        QSettings().clear();
        QSettings().setValue("language", "ar");
        walk(size, look(right, plotsRight), catalogs.path());
        QVERIFY(left.size() > 100);
        QStringList faults;
        int compared = 0;
        for (auto it = left.cbegin(); it != left.cend(); ++it) {
            const QList<QRectF> mirrored = right.value(it.key());
            // What was searched, marked and opened meanwhile is not in both.
            if (mirrored.size() != it.value().size() || it.key().back().isDigit())
                continue;
            ++compared;
            for (const QRectF& place : it.value()) {
                const double x = size.width() - place.right();
                if (!std::ranges::any_of(
                        mirrored, [&](const QRectF& other) { return std::abs(other.x() - x) < 3; }))
                    faults += QStringLiteral("%1 at %2,%3 is at %4")
                                  .arg(it.key())
                                  .arg(place.x())
                                  .arg(place.y())
                                  .arg(mirrored.isEmpty() ? -1 : mirrored.first().x());
            }
        }
        QVERIFY(compared > 100);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        QCOMPARE(plotsLeft.size(), 3);
        for (auto it = plotsLeft.cbegin(); it != plotsLeft.cend(); ++it)
            QVERIFY2(isAlike(it.value(), plotsRight.value(it.key())), qPrintable(it.key()));
        QVERIFY(times[&left].size() > 3);
        QCOMPARE(times[&right], times[&left]);
    }

private:
    /// But for where the dashes of a line begin; mirrored, most of it would differ.
    static bool isAlike(const QImage& a, const QImage& b)
    {
        if (a.size() != b.size())
            return false;
        int others = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                others += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
        return others < a.width() * a.height() / 100;
    }
    static bool areRecordingsKnown(const test::WindowRun& run)
    {
        const QQuickItem* list = itemOfType(run, "LibraryList");
        const auto* recordings =
            list ? list->property("recordings").value<const app::Recordings*>() : nullptr;
        return recordings != nullptr && recordings->count() >= 2 && !recordings->scanning();
    }
    using Look = std::function<void(test::WindowRun&, const QString& where, const QQuickItem&)>;

    /// Every page of the window, and what opens over it.
    static void walk(const QSize& size, const Look& look, const QString& catalogs = {})
    {
        // The list of recordings is the same in each walk, whatever others opened.
        QSettings().setValue("recentFiles",
                             QStringList{test::simulatedFile(test::Sonars::Both), diveFile()});
        test::WindowRun run(catalogs.isEmpty() ? app::Language::ownFolder() : catalogs);
        run.resize(size);
        const auto at = [&](const QString& where, const QQuickItem& root) {
            QVERIFY(run.drawUntilReady());
            look(run, where, root);
        };
        const auto all = [&](const QString& where) { at(where, *run.window().contentItem()); };
        all("start");
        for (const Qt::Key page : {Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            press(run, page, Qt::ControlModifier);
            if (page == Qt::Key_4)
                QVERIFY(run.drawUntil([&] { return areRecordingsKnown(run); }));
            all(QStringLiteral("page %1, nothing open").arg(page - Qt::Key_0));
        }
        press(run, Qt::Key_1, Qt::ControlModifier);
        run.session().open(
            {QUrl::fromLocalFile(test::madeFile("notes.txt", "Words, no pings.\n"))});
        QTRY_VERIFY(run.session().state() != app::Session::State::Opening);
        all("no recording");

        // One of its own: what was marked in another walk is not seen.
        static int walks = 0;
        QVERIFY(run.open(test::madeFile(QStringLiteral("20260913-1355%1.bin").arg(10 + ++walks),
                                        test::simulatedLog(test::Sonars::Both))));
        run.seek(20s);
        all("plots");
        QQuickItem* inspector = itemOfType(run, "InspectorDrawer");
        QVERIFY(inspector);
        if (inspector->property("closable").toBool())
            press(run, Qt::Key_I);
        for (const char* tab : {"360", "1d", "display", "marks"}) {
            inspector->setProperty("chosen", tab);
            QVERIFY(run.drawUntil(
                [&] { return inspector->x() == inspector->property("restX").toDouble(); }));
            at(QStringLiteral("inspector ") + tab, *inspector);
        }
        press(run, Qt::Key_Return); // a mark
        press(run, Qt::Key_Escape); // without a name
        at("marks", *inspector);
        press(run, Qt::Key_Escape);
        press(run, Qt::Key_F1);
        QQuickItem* keys = itemOfType(run, "KeysOverlay");
        QVERIFY(keys && run.drawUntil([&] { return keys->isVisible(); }));
        at("keys", *keys);
        press(run, Qt::Key_F1);
        press(run, Qt::Key_E, Qt::ControlModifier);
        QQuickItem* out = itemOfType(run, "ExportPanel");
        QVERIFY(out && run.drawUntil([&] { return out->isVisible(); }));
        at("export", *out);
        press(run, Qt::Key_Escape);

        QVERIFY(run.open(diveFile()));
        run.seek(100s);
        press(run, Qt::Key_2, Qt::ControlModifier);
        QVERIFY(run.drawUntil([&] { return run.session().timing()->ready(); }));
        all("timing");
    }

    /// Of each word that is mirrored where it is.
    static void collectPlaces(const QQuickItem& item, const QString& where,
                              QMap<QString, QList<QRectF>>& places)
    {
        static const QList<QByteArray> fixed{
            "PolarPanel", "SounderPanel", "TimelineStrips",  "Transport",
            "DepthBlock", "TimingTable",  "TimingAge",       "TimingCharts",
            "PaletteBar", "AddLink",      "QQuickTextInput", "QQuickPlaceholderText"};
        const QByteArray type = QByteArray(item.metaObject()->className()).split('_').first();
        if (!item.isVisible() || item.opacity() == 0 || fixed.contains(type))
            return;
        if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty()) {
            // Latin letters begin at the left of their item whatever stands around them.
            places[where + ": " + item.property("text").toString()] +=
                item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
        }
        for (const QQuickItem* child : item.childItems())
            collectPlaces(*child, where, places);
    }
};

LEADLINE_GUI_TEST(WindowLanguageTest)
#include "tst_windowlanguage.moc"
