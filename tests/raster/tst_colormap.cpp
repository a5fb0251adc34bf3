// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Colormap.h"

#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

using namespace leadline;
using namespace leadline::raster;

namespace {

QByteArray shipped(const QString& name)
{
    QFile file(QStringLiteral(LEADLINE_SOURCE_DIR "/resources/colormaps/") + name +
               QStringLiteral(".txt"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Colormap load(const QString& name)
{
    const QByteArray text = shipped(name);
    auto map =
        Colormap::parse(name.toStdString(), {text.data(), static_cast<std::size_t>(text.size())});
    return map ? *map : Colormap("missing", {});
}

double lightness(Rgba colour)
{
    return Oklab::from(colour).lightness;
}

} // namespace

class ColormapTest : public QObject {
    Q_OBJECT

private slots:
    void takesEveryWayToWriteAColour()
    {
        const auto hex = Colormap::parse("a", "// a comment\n\n#000000\r\n  #fF8000\t\n");
        const auto integers = Colormap::parse("a", "0 0 0\n 255\t128 0\n");
        const auto mixed = Colormap::parse("a", "\xef\xbb\xbf#000000\n255 128 0");
        const auto decimals = Colormap::parse("a", "0 0 0\n1 0.50196 0\n");
        const auto hexAndDecimals = Colormap::parse("a", "#000000\n1.0 5.0196e-1 0\n");
        for (const auto* map : {&hex, &integers, &mixed, &decimals, &hexAndDecimals}) {
            QVERIFY(*map);
            QVERIFY((**map)[0] == (Rgba{0, 0, 0, 255}));
            QVERIFY((**map)[255] == (Rgba{255, 128, 0, 255}));
            QVERIFY((*map)->entries() == hex->entries());
        }
        QCOMPARE(hex->name(), std::string("a"));
    }

    void spreadsStopsWithStraightLinesInOklab()
    {
        const auto map = Colormap::parse("a", "#102030\n#e0d090\n#402060\n");
        QVERIFY(map);
        const Oklab from = Oklab::from({0x10, 0x20, 0x30, 255});
        const Oklab to = Oklab::from({0xe0, 0xd0, 0x90, 255});
        for (std::size_t i = 0; i <= 127; ++i) {
            const double t = static_cast<double>(i) / 127.5;
            const Oklab got = Oklab::from(map->entries()[i]);
            QVERIFY(std::abs(got.lightness -
                             (from.lightness + t * (to.lightness - from.lightness))) < 0.004);
            QVERIFY(std::abs(got.a - (from.a + t * (to.a - from.a))) < 0.004);
            QVERIFY(std::abs(got.b - (from.b + t * (to.b - from.b))) < 0.004);
        }
        QVERIFY((*map)[255] == (Rgba{0x40, 0x20, 0x60, 255}));
    }

    void twoHundredFiftySixAreTakenAsTheyAreAndMoreAreThinned()
    {
        std::string exact;
        std::string twice;
        for (int i = 0; i < 256; ++i) {
            const std::string line = std::to_string(i) + " " + std::to_string(255 - i) + " 7\n";
            exact += line;
            twice += line + line;
        }
        const auto map = Colormap::parse("a", exact);
        QVERIFY(map);
        for (int i = 0; i < 256; ++i) {
            const auto v = static_cast<std::uint8_t>(i);
            QVERIFY((*map)[v] == (Rgba{v, static_cast<std::uint8_t>(255 - i), 7, 255}));
        }
        const auto thinned = Colormap::parse("a", twice);
        QVERIFY(thinned);
        for (int i = 0; i < 256; ++i)
            QVERIFY(std::abs((*thinned)[static_cast<std::uint8_t>(i)].r - i) <= 1);
    }

    void badFilesSayWhichLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        const QString hex =
            QStringLiteral("a colour that begins with # has six hex digits, #rrggbb.");
        const QString form =
            QStringLiteral("a colour is #rrggbb or three numbers, red green blue.");
        QTest::newRow("empty") << QByteArray()
                               << QStringLiteral("p: there is no colour in this file.");
        QTest::newRow("comments") << QByteArray("// #ffffff\n")
                                  << QStringLiteral("p: there is no colour in this file.");
        QTest::newRow("one") << QByteArray("\n#ffffff\n")
                             << QStringLiteral(
                                    "p, line 2: this is the only colour; a palette needs two.");
        for (const char* bad :
             {"#fff", "#fffffff", "#12345g", "#+12345", "#", "# comment", "#ff ff ff"})
            QTest::newRow(bad) << QByteArray("#ffffff\n") + bad
                               << QStringLiteral("p, line 2: ") + hex;
        for (const char* bad : {"1 2", "1 2 3 4", "red", "1,2,3", "1 2 3x", "0,5 0,5 0,5",
                                "1 2 nan", "1 2 inf", "+1 2 3", "1 2 1e999", "0x10 1 1"})
            QTest::newRow(bad) << QByteArray("0 0 0\n\n") + bad
                               << QStringLiteral("p, line 3: ") + form;
        QTest::newRow("256") << QByteArray("0 0 0\n1 256 1")
                             << QStringLiteral("p, line 2: every number is from 0 to 255.");
        QTest::newRow("minus") << QByteArray("-1 0 0\n1 25 1")
                               << QStringLiteral("p, line 1: every number is from 0 to 255.");
        for (const char* bad : {"0 128 0\n0.5 0.5 0.5", "0 1.01 0\n0 0 0", "-0.1 0 0\n0 0 0"})
            QTest::newRow(bad)
                << QByteArray(bad)
                << QStringLiteral(
                       "p, line 1: in a file with decimal points every number is from 0 to 1.");
        QTest::newRow("many") << QByteArray("#000000\n").repeated(4097)
                              << QStringLiteral(
                                     "p, line 4097: a palette has at most 4096 colours.");
    }

    void badFilesSayWhichLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const auto map = Colormap::parse("p", {text.data(), static_cast<std::size_t>(text.size())});
        QVERIFY(!map);
        QCOMPARE(QString::fromStdString(map.error().message.text()), sentence);
    }

    void mostStopsAreTaken()
    {
        const std::string text = QByteArray("#123456\n").repeated(4096).toStdString();
        QVERIFY(Colormap::parse("p", text).ok());
    }

    void greyIsIdentity()
    {
        const Colormap map = load(QStringLiteral("grey"));
        for (int i = 0; i < 256; ++i) {
            const auto v = static_cast<std::uint8_t>(i);
            QVERIFY(map[v] == (Rgba{v, v, v, 255}));
        }
        QVERIFY(Colormap().entries() == map.entries());
    }

    void everyShippedFileLoads()
    {
        const QStringList files = QDir(QStringLiteral(LEADLINE_SOURCE_DIR "/resources/colormaps"))
                                      .entryList({QStringLiteral("*.txt")});
        QCOMPARE(files.size(), 9);
        for (const QString& file : files) {
            const QByteArray text = shipped(file.chopped(4));
            QVERIFY(text.startsWith("// SPDX-License-Identifier: "));
            const auto map = Colormap::parse(file.toStdString(),
                                             {text.data(), static_cast<std::size_t>(text.size())});
            QVERIFY2(map, map ? "" : map.error().message.text().c_str());
            QVERIFY(std::ranges::all_of(map->entries(), [](Rgba c) { return c.a == 255; }));
        }
    }

    void lightnessNeverFalls()
    {
        // 8-bit rounding can cost viridis and cividis a little.
        for (const char* name :
             {"ember", "amber", "ice", "night-red", "grey", "viridis", "cividis"}) {
            const Colormap map = load(QLatin1String(name));
            for (std::size_t i = 1; i < 256; ++i)
                QVERIFY2(lightness(map.entries()[i]) >= lightness(map.entries()[i - 1]) - 0.0005,
                         name);
            QVERIFY(lightness(map[255]) - lightness(map[0]) > 0.5);
        }
        const Colormap ink = load(QStringLiteral("ink"));
        for (std::size_t i = 1; i < 256; ++i)
            QVERIFY(lightness(ink.entries()[i]) <= lightness(ink.entries()[i - 1]));
    }

    void fishfinderRisesToYellowAndEndsRed()
    {
        const Colormap map = load(QStringLiteral("fishfinder"));
        const auto brightest =
            std::ranges::max_element(map.entries(), {}, [](Rgba c) { return lightness(c); });
        const auto at = brightest - map.entries().begin();
        QVERIFY(at > 128 && at < 192);
        QVERIFY(brightest->r > 200 && brightest->g > 200 && brightest->b < 80);
        for (std::ptrdiff_t i = 1; i < 256; ++i) {
            const double step = lightness(map.entries()[static_cast<std::size_t>(i)]) -
                                lightness(map.entries()[static_cast<std::size_t>(i - 1)]);
            QVERIFY(i <= at ? step >= -0.002 : step <= 0.002);
        }
        QVERIFY(map[0].b > 2 * map[0].r && lightness(map[0]) < 0.2);
        QVERIFY(map[255].r > 180 && map[255].g < 40);
    }
};

LEADLINE_APPLESS_TEST(ColormapTest)
#include "tst_colormap.moc"
