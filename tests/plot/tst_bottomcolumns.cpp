// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sea.h"
#include "sounder/BottomColumns.h"
#include "sounder/WaterfallItem.h"
#include "support/TestMain.h"

#include <cmath>
#include <random>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

double truthAt(unsigned ping)
{
    return 5 + 1.5 * std::sin(ping * 0.01);
}

/// Ten pings a second over a bottom that rises and sinks; the device says twice as far.
void fillWithTrueBottom(test::EchoLog& log, unsigned pings)
{
    std::minstd_rand random(7);
    for (unsigned i = 0; i < pings; ++i) {
        test::Samples samples(200);
        for (std::size_t k = 0; k < samples.size(); ++k) {
            const double behind = (double(k) + 0.5) * 0.05 - truthAt(i);
            samples[k] = std::uint8_t(behind >= 0 && behind < 0.7 ? 200 : random() % 12);
        }
        log.add(test::Echo1d{.distanceMm = std::uint32_t(2000 * truthAt(i)),
                             .pingNumber = i,
                             .startMm = 0,
                             .lengthMm = 10000,
                             .samples = samples}
                    .profile(),
                100ms * i + (i < 1500 ? 0s : 20s));
    }
}

bool same(const std::vector<app::MeasuredColumn>& a, const std::vector<app::MeasuredColumn>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.confidencePercent == y.confidencePercent &&
               (x.distanceM == y.distanceM || (std::isnan(x.distanceM) && std::isnan(y.distanceM)));
    });
}

} // namespace

class BottomColumnsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        fillWithTrueBottom(m_log, 3000);
        m_source.setReader(echo::PingReader(m_log.log(), 0));
    }

    void theLineLiesOnTheBottom_data()
    {
        QTest::addColumn<double>("spanS");
        QTest::newRow("several columns a ping") << 15.0;
        QTest::newRow("a ping a column") << 30.0;
        QTest::newRow("many pings a column") << 250.0;
    }
    void theLineLiesOnTheBottom()
    {
        QFETCH(const double, spanS);
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setSpanS(spanS);
        item.setBottomLine(true);
        m_source.setPlayhead(140s);
        test::Shown shown(item, {300, 100});
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        int found = 0;
        for (std::size_t x = 0; x < item.bottomColumns().size(); ++x) {
            const auto& column = item.bottomColumns()[x];
            if (column.confidencePercent < 50)
                continue;
            ++found;
            const double seconds = item.timeAt(double(x) + 0.5);
            const double truth = truthAt(unsigned(std::lround(seconds * 10)));
            QVERIFY(std::abs(double(column.distanceM) - truth) < 0.2);
        }
        QVERIFY(found > (spanS < 100 ? 290 : 160));
        QVERIFY(item.probe(150, 50));
        QVERIFY(item.cursorBottomPercent() >= 50);
        QCOMPARE(item.cursorDevicePercent(), -1); // its line is not drawn
    }

    /// Forwards, backwards, over the silence and in leaps.
    void howThePlayheadCameThereDoesNotMatter()
    {
        const QSize size(200, 80);
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setSpanS(20);
        item.setBottomLine(true);
        m_source.setPlayhead(30s);
        test::Shown shown(item, size);
        for (const auto at : {30000ms, 30100ms, 30150ms, 31000ms, 30900ms, 149000ms, 149900ms,
                              152000ms, 170000ms, 170500ms, 168000ms, 60000ms}) {
            m_source.setPlayhead(at);
            QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
            app::WaterfallItem fresh;
            fresh.setSource(&m_source);
            fresh.setSpanS(20);
            fresh.setBottomLine(true);
            test::Shown other(fresh, size);
            QTRY_VERIFY((void(other.grab()), fresh.isDrawn()));
            QVERIFY2(same(item.bottomColumns(), fresh.bottomColumns()),
                     QByteArray::number(qlonglong(at.count())));
        }
    }

    void bothLinesAreToldApartWithoutColour()
    {
        app::WaterfallItem item;
        item.setSource(&m_source);
        item.setSpanS(15);
        item.setBackground(Qt::black);
        item.setRange(0, 20);
        item.setDistanceLine(true);
        item.setBottomLine(true);
        item.setDistanceColor(Qt::cyan);
        item.setBottomColor(Qt::magenta);
        m_source.setPlayhead(100s);
        test::Shown shown(item, {300, 200});
        QTRY_VERIFY((void(shown.grab()), item.isDrawn()));
        const QImage window = shown.grab();
        const auto has = [&](int x, const QColor& colour) {
            for (int y = 0; y < window.height(); ++y) {
                const QColor pixel = window.pixelColor(x, y);
                if (std::abs(pixel.red() - colour.red()) < 60 &&
                    std::abs(pixel.green() - colour.green()) < 60 &&
                    std::abs(pixel.blue() - colour.blue()) < 60)
                    return true;
            }
            return false;
        };
        int device = 0;
        int own = 0;
        for (int x = 0; x < 300; ++x) {
            device += has(x, Qt::cyan) ? 1 : 0;
            own += has(x, Qt::magenta) ? 1 : 0;
        }
        QVERIFY2(device > 290, qPrintable(QString::number(device)));
        QVERIFY2(own > 150 && own < 230, qPrintable(QString::number(own)));
        item.setDistanceHidden(true);
        QVERIFY(item.probe(200, 50));
        QCOMPARE(item.cursorDevicePercent(), -1);
        QVERIFY(!item.columns().empty()); // the strip of confidence still knows them
        item.setDistanceHidden(false);
        QVERIFY(item.probe(200, 50));
        QVERIFY(item.cursorDevicePercent() > 0 && item.cursorBottomPercent() > 0);
        QVERIFY(item.cursorDeviceM() > 1.5 * item.cursorBottomM());
    }

    void whatIsKnownIsNotLookedAtAgain()
    {
        const auto everywhere = [](int) { return true; };
        const auto& reader = m_source.reader();
        app::BottomColumns columns;
        const QDeadlineTimer never(QDeadlineTimer::Forever);
        app::BottomColumns::Place place{.firstColumn = 1000, .width = 200, .columnS = 0.1};
        QVERIFY(columns.update(reader, 119900ms, place, everywhere, never));
        QCOMPARE(columns.firstChanged(), 0);
        QVERIFY(columns.update(reader, 119900ms, place, everywhere, never));
        QCOMPARE(columns.firstChanged(), 200);
        ++place.firstColumn;
        QVERIFY(columns.update(reader, 120000ms, place, everywhere, never));
        // A deadline that is over ends it, and the next look goes on.
        app::BottomColumns slow;
        QVERIFY(!slow.update(reader, 119900ms, place, everywhere, QDeadlineTimer(0)));
        QVERIFY(slow.update(reader, 120000ms, place, everywhere, never));
        QVERIFY(same(slow.columns(), columns.columns()));
    }

private:
    test::EchoLog m_log{ping::Family::Ping1D};
    app::SonarSource m_source;
};

LEADLINE_GUI_TEST(BottomColumnsTest)
#include "tst_bottomcolumns.moc"
