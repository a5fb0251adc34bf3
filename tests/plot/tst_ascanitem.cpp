// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "pictures/EchoPicture.h"
#include "sounder/AScanItem.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

using namespace leadline;
using namespace std::chrono_literals;

namespace {

const QColor ink(10, 200, 250);

/// The most opaque pixel of a row right of the axis, which is a pixel wide.
int lineAt(const QImage& image, int y)
{
    int best = 1;
    for (int x = 1; x < image.width(); ++x)
        if (image.pixelColor(x, y).alpha() > image.pixelColor(best, y).alpha())
            best = x;
    return best;
}

} // namespace

class AScanItemTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }
    void initTestCase()
    {
        test::fillWithProfiles(m_log, 300);
        m_source.setReader(echo::PingReader(m_log.log(), 0));
        // From 50 s on: silence before it; nothing, half, all, nothing.
        test::Samples samples;
        for (const int value : {0, 128, 255, 0})
            samples.insert(samples.end(), 50, std::uint8_t(value));
        for (int i = 0; i < 2; ++i)
            m_log.add(test::Echo1d{.startMm = 2000, .lengthMm = 8000, .samples = samples}.profile(),
                      50s + i * 100ms);
    }

    void withoutAColourItIsTheHeadlessPicture()
    {
        const raster::Colormap grey;
        app::AScanItem item;
        item.setSource(&m_source);
        test::Shown shown(item, {54, 200});
        m_source.setPlayhead(12s);
        (void)shown.grab();
        auto expected = app::drawAScan(m_source.reader(), m_source.count(), {54, 200}, grey);
        QCOMPARE(test::differenceOf(item.image(), expected.image), QByteArray());
        item.setTimeS(5.0);
        (void)shown.grab();
        expected = app::drawAScan(m_source.reader(), 51, {54, 200}, grey);
        QCOMPARE(test::differenceOf(item.image(), expected.image), QByteArray());
    }

    void theLineStandsWhereTheEchoIsAsStrongOverAFaintFillOnAnAxis()
    {
        app::AScanItem item;
        item.setSource(&m_source);
        item.setLineColor(ink);
        item.setBackground(Qt::black);
        test::Shown shown(item, {103, 200});
        m_source.setPlayhead(51s);
        const QImage window = shown.grab();
        const QImage& image = item.image();
        for (int y = 0; y < 200; ++y) {
            QCOMPARE(image.pixelColor(0, y).alpha(), 204);
            QCOMPARE(image.pixelColor(0, y).rgb(), ink.rgb());
        }
        // 102 pixels right of the axis; the line of the strongest lies inside.
        for (const auto& [y, x] : {std::pair(25, 1), {75, 51}, {125, 102}, {175, 1}})
            QVERIFY2(qAbs(lineAt(image, y) - x) <= 1, qPrintable(QString::number(y)));
        QCOMPARE(image.pixelColor(20, 75).alpha(), qRound(0.18 * 255));
        QCOMPARE(image.pixelColor(80, 75).alpha(), 0);
        QCOMPARE(image.pixelColor(80, 125).alpha(), qRound(0.18 * 255));
        // From one strength to the other the line goes on without a hole.
        for (int x = 52; x < 102; ++x)
            QVERIFY(image.pixelColor(x, 99).alpha() + image.pixelColor(x, 100).alpha() > 200);
        QCOMPARE(window.pixelColor(80, 75), QColor(Qt::black));
    }

    void theRangeWindowIsThatOfTheWaterfallBeside()
    {
        app::AScanItem item;
        item.setSource(&m_source);
        item.setLineColor(ink);
        item.setTopM(0);
        item.setBottomM(20);
        test::Shown shown(item, {103, 200});
        m_source.setPlayhead(51s);
        (void)shown.grab();
        // The profile is from 2 to 10 m, its strongest part from 6 to 8: rows 60 to 80.
        QCOMPARE(item.image().pixelColor(30, 5).alpha(), 0);
        QVERIFY(lineAt(item.image(), 70) >= 100);
        QCOMPARE(item.image().pixelColor(2, 150).alpha(), 0);
        QCOMPARE(item.image().pixelColor(0, 150).alpha(), 204);
    }

    /// Where the device's own samples are at full scale, whatever is done to them for drawing.
    void clippedSamplesAreMarkedAtTheEdge()
    {
        app::DisplaySettings display;
        display.setRangeGain(4);
        app::AScanItem item;
        item.setSource(&m_source);
        item.setDisplay(&display);
        item.setLineColor(ink);
        item.setClipColor(Qt::red);
        test::Shown shown(item, {103, 200});
        m_source.setPlayhead(51s);
        (void)shown.grab();
        QCOMPARE(item.image().pixelColor(102, 125), QColor(Qt::red));
        QVERIFY(item.image().pixelColor(102, 75) != QColor(Qt::red)); // amplified to full scale
        QVERIFY(item.image().pixelColor(102, 25) != QColor(Qt::red));
    }

    void itIsComparedWithThePingsBeforeAndWithAHeldOne()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 10; ++i)
            log.add(test::Echo1d{.pingNumber = i,
                                 .startMm = 0,
                                 .lengthMm = 10000,
                                 .samples = test::Samples(50, std::uint8_t(i % 2 ? 51 : 153))}
                        .profile());
        app::SonarSource source;
        source.setReader(echo::PingReader(log.log(), 0));
        app::AScanItem item;
        item.setSource(&source);
        item.setLineColor(ink);
        item.setComparisonColor(Qt::red);
        test::Shown shown(item, {102, 200});
        source.setPlayhead(900ms);
        const auto reddest = [&](int y) {
            (void)shown.grab();
            int best = -1;
            for (int x = 1; x < 102; ++x) {
                const QColor pixel = item.image().pixelColor(x, y);
                if (pixel.red() > 150 && pixel.alpha() > 100)
                    best = x;
            }
            return best;
        };
        QCOMPARE(reddest(80), -1);
        // 51 and 153 of 255 lie at pixels 21 and 61 of 101; their mean at 41.
        item.setComparison(app::AScanItem::Comparison::Mean);
        QVERIFY(std::abs(reddest(80) - 41) <= 1);
        QCOMPARE(reddest(86), -1); // between two dashes
        item.setComparison(app::AScanItem::Comparison::LeastToMost);
        QVERIFY(std::abs(reddest(80) - 61) <= 1);
        QVERIFY(item.image().pixelColor(40, 80).alpha() > 40); // the band
        QCOMPARE(item.image().pixelColor(80, 80).alpha(), 0);
        item.setComparison(app::AScanItem::Comparison::Nothing);
        QCOMPARE(reddest(80), -1);
        QVERIFY(!item.holding());
        source.setPlayhead(800ms);
        (void)shown.grab();
        item.toggleHold();
        QVERIFY(item.holding());
        source.setPlayhead(900ms);
        QVERIFY(std::abs(reddest(80) - 61) <= 1);
        // It stays when the playhead moves, and goes with the log.
        source.setPlayhead(300ms);
        QVERIFY(std::abs(reddest(80) - 61) <= 1);
        source.setReader(std::nullopt);
        QVERIFY(!item.holding());
    }

    void upwardsIsTheSameUpsideDown()
    {
        app::AScanItem item;
        item.setSource(&m_source);
        item.setLineColor(ink);
        test::Shown shown(item, {54, 120});
        m_source.setPlayhead(51s);
        (void)shown.grab();
        const QImage down = item.image().copy();
        item.setUpwards(true);
        (void)shown.grab();
        QCOMPARE(item.image(), down.mirrored());
    }

    void aPingCanBeChosenByNumber()
    {
        app::AScanItem byNumber;
        byNumber.setSource(&m_source);
        byNumber.setLineColor(ink);
        byNumber.setPingNumber(50);
        test::Shown shown(byNumber, {54, 120});
        app::AScanItem byTime;
        byTime.setSource(&m_source);
        byTime.setLineColor(ink);
        byTime.setTimeS(5.04);
        test::Shown other(byTime, {54, 120});
        m_source.setPlayhead(51s);
        (void)shown.grab();
        (void)other.grab();
        QCOMPARE(byNumber.image(), byTime.image());
        byNumber.setPingNumber(51);
        (void)shown.grab();
        QVERIFY(byNumber.image() != byTime.image());
        byNumber.setPingNumber(100000);
        (void)shown.grab();
        QCOMPARE(byNumber.image().pixelColor(20, 60).alpha(), 0);
    }

    void inASilenceThereIsNoEchoToPointAt()
    {
        app::AScanItem item;
        item.setSource(&m_source);
        m_source.setPlayhead(60s);
        test::Shown shown(item, {54, 120});
        const auto drawn = [&](double timeS) {
            item.setTimeS(timeS);
            (void)shown.grab();
            const QImage& image = item.image();
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(0, y).alpha() > 0)
                    return true;
            return false;
        };
        QVERIFY(drawn(19.95));
        QVERIFY(!drawn(21.0));
        QVERIFY(!drawn(23.9));
        QVERIFY(drawn(24.05));
        QVERIFY(!drawn(-1));
        // The newest stays.
        QVERIFY(drawn(qQNaN()));
    }

private:
    test::OwnSettings m_settings;
    test::EchoLog m_log{ping::Family::Ping1D};
    app::SonarSource m_source;
};

LEADLINE_GUI_TEST(AScanItemTest)
#include "tst_ascanitem.moc"
