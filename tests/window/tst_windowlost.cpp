// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "WindowRun.h"
#include "sim/SimulatedDevice.h"
#include "sim/World.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <set>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Whose line is dead since ten seconds before now.
using Silent = std::set<ping::DeviceKind>;

link::PeerMaker peersOf(const Silent& silent)
{
    const auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [world, silent](ping::DeviceKind device,
                           base::Clock& clock) -> base::Result<std::unique_ptr<link::Peer>> {
        if (!*world)
            *world = std::make_shared<const sim::World>(1, clock.now());
        sim::Faults line;
        if (silent.contains(device))
            line.silence = {50s, 24h};
        auto made = sim::makeDevice(device, clock, *world, {}, line);
        if (!made)
            return made.error();
        return std::unique_ptr<link::Peer>(std::move(*made));
    };
}

const Silent all{ping::Family::Ping360, ping::Family::Ping1D, ping::DeviceKind::Vehicle};

} // namespace

/// Tests that a lost sonar is shown as such everywhere at once, and that earlier times are shown as
/// they were.
class WindowLostTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void whatIsLostHasNoLiveColour_data()
    {
        QTest::addColumn<QString>("theme");
        QTest::addColumn<QSize>("size");
        // At night all inks are one.
        QTest::newRow("dusk") << QStringLiteral("dusk") << QSize(1920, 1080);
        QTest::newRow("day, small") << QStringLiteral("day") << QSize(1024, 640);
    }
    void whatIsLostHasNoLiveColour()
    {
        QFETCH(const QString, theme);
        QFETCH(const QSize, size);
        m_run->setTheme(theme);
        m_run->resize(size);
        dive({});
        QVERIFY(m_run->drawUntil([&] { return m_run->polar()->hasPing(); }));
        const QColor live = theme == QLatin1String("day") ? QColor("#006B3C") : QColor("#62D8A4");
        const QColor accent = theme == QLatin1String("day") ? QColor("#005E80") : QColor("#74D0EC");
        QVERIFY(m_run->drawUntil([&] { return count(live) > 100; }));
        QVERIFY(m_run->drawUntil([&] { return count(accent, m_run->polar()) > 20; }));

        // There is one window at a time.
        m_run.reset();
        m_run = std::make_unique<test::WindowRun>();
        m_run->setTheme(theme);
        m_run->resize(size);
        dive(all);
        QVERIFY(lost(*m_run->session().shown360()) && lost(*m_run->session().shown1d()));
        QVERIFY(m_run->drawUntil([&] { return text("stateBlock", "STOPPED"); }));
        QVERIFY2(m_run->drawUntil([&] { return count(live) == 0; }), qPrintable(whereIs(live)));
        QVERIFY(m_run->drawUntil([&] { return count(accent, m_run->polar()) == 0; }));
        const QStringList faults = m_run->lastingLayoutFaults(*m_run->named("plots"));
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    /// The other goes on and looks so.
    void oneThatIsLostIsTheOnlyOneThatLooksSo()
    {
        dive({ping::Family::Ping360});
        QVERIFY(lost(*m_run->session().shown360()));
        QVERIFY(m_run->drawUntil([&] { return !m_run->session().shown1d()->old(); }));
        QVERIFY(m_run->polar()->property("old").toBool());
        const QQuickItem* tag = m_run->named("oldTag360");
        QVERIFY(m_run->drawUntil([&] { return tag->isVisible(); }));
        QVERIFY(tag->property("tagText").toString().startsWith(QStringLiteral("No data 1")));
        QVERIFY(m_run->drawUntil([&] {
            return !m_run->named("hatching")->isVisible() && m_run->waterfall()->opacity() == 1.0;
        }));
        // Its rate and its turn are those of nothing.
        for (const QQuickItem* item : m_run->items())
            if (const QString after = item->property("after").toString();
                after == QLatin1String("pings/s") || after == QLatin1String("/ turn") ||
                after == QLatin1String("/ sweep"))
                QCOMPARE(item->property("figure").toString(), QString::fromUtf8("–"));
    }

    void theDiscOfALostSonarIsDimmedAndHatched()
    {
        // How much lighter than without echoes a part of the disc is that nothing else lies on.
        const auto light = [this] {
            const app::PolarItem& disc = *m_run->polar();
            const double radius = disc.discRadius();
            const QRectF part(disc.centre() - QPointF(0.6 * radius, 0.6 * radius),
                              QSizeF(0.5 * radius, 0.5 * radius));
            const QImage shown = m_run->grab().copy(disc.mapRectToScene(part).toAlignedRect());
            double sum = 0;
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    sum += qGray(shown.pixel(x, y)) - qGray(disc.background().rgb());
            return sum / (shown.width() * shown.height());
        };
        m_run->resize({1280, 800});
        dive({ping::Family::Ping360});
        QVERIFY(lost(*m_run->session().shown360()));
        m_run->showPlainGrey();
        app::PolarItem* polar = m_run->polar();
        // Without hatching only its light tells.
        polar->setProperty("hatchColor", QColor(Qt::transparent));
        QVERIFY(m_run->drawUntilReady());
        const double dimmed = light();
        polar->setProperty("old", false);
        QVERIFY(m_run->drawUntilReady());
        const double lit = light();
        QVERIFY2(lit > 0 && dimmed < 0.8 * lit,
                 qPrintable(QStringLiteral("%1 %2").arg(dimmed).arg(lit)));
        polar->setProperty("old", true);
        polar->setProperty("hatchColor", QColor(Qt::magenta));
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(hatched(*polar) > 1000);
    }

    void aVehicleThatIsLostTakesTheColourOfLive()
    {
        dive({ping::DeviceKind::Vehicle});
        QVERIFY(m_run->drawUntil([&] { return text("stateBlock", "STOPPED"); }));
        QVERIFY(m_run->drawUntil(
            [&] { return m_run->named("liveButton")->property("lost").toBool(); }));
        QVERIFY(m_run->drawUntil([&] {
            return !m_run->session().shown360()->old() && !m_run->session().shown1d()->old();
        }));
        QVERIFY(m_run->drawUntil([&] {
            const QQuickItem* heading = m_run->named("headingBlock");
            return heading->property("old").toBool() &&
                   !heading->property("age").toString().isEmpty();
        }));
    }

    void theInsetOfALostPing1dIsNotLive()
    {
        dive({ping::Family::Ping1D});
        QVERIFY(lost(*m_run->session().shown1d()));
        m_run->playback().seek(m_run->playback().begin() + 20);
        QCOMPARE(m_run->session().mode(), app::Session::Mode::Review);
        const QQuickItem* inset = m_run->named("liveInset");
        QVERIFY(m_run->drawUntil([&] { return inset->isVisible(); }));
        QVERIFY(inset->property("lost").toBool());
        // What is looked back at was live then.
        QVERIFY(!m_run->session().shown1d()->old());
        QCOMPARE(m_run->waterfall()->opacity(), 1.0);
        QVERIFY(m_run->drawUntil([&] { return count(QColor("#62D8A4"), inset) == 0; }));
        // And was not any more, when it was lost.
        m_run->playback().seek(m_run->playback().begin() + 55);
        QVERIFY(m_run->session().shown1d()->old());
    }

    void lookingBackTheSectorAndTheConfidenceAreThoseOfThen()
    {
        m_run->resize({1440, 900});
        dive({});
        app::Session& session = m_run->session();
        const QQuickItem* rim = m_run->named("sectorRim");
        const QQuickItem* then = m_run->named("recordedSector");
        QVERIFY(m_run->drawUntil([&] { return rim->isVisible(); }));
        QVERIFY(!then->isVisible());
        app::SonarSettings* settings = session.dive()->newest(ping::View::Scanning)->settings();
        const auto scans = [&](int degrees) {
            settings->requestBoth("sectorCentreDeg", 0, "sectorWidthDeg", degrees);
            if (!m_run->drawUntil([&] {
                    return settings->of("sectorWidthDeg")->property("reported").toInt() == degrees;
                }))
                return false;
            const std::uint64_t before = session.ping360()->count();
            return m_run->drawUntil([&] { return session.ping360()->count() > before + 20; });
        };
        QVERIFY(scans(90));
        const double at = m_run->playback().position();
        QVERIFY(scans(180));

        m_run->playback().seek(at);
        QCOMPARE(session.mode(), app::Session::Mode::Review);
        QVERIFY(m_run->drawUntil([&] { return !rim->isVisible() && then->isVisible(); }));
        QVERIFY2(std::abs(then->property("wide").toDouble() - 90) < 3,
                 qPrintable(then->property("wide").toString()));
        // What it measures now stands beside how sure it was then.
        QVERIFY(m_run->drawUntil([&] { return m_run->named("liveInset")->isVisible(); }));
        const QString head = m_run->named("depthHead")->property("text").toString();
        QVERIFY2(m_run->named("sureness")->isVisible() ||
                     head.contains(QStringLiteral("confidence")),
                 qPrintable(head));
        const QStringList faults = m_run->lastingLayoutFaults(*m_run->named("plots"));
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        session.goLive();
        QVERIFY(m_run->drawUntil([&] { return rim->isVisible() && !then->isVisible(); }));
    }

private:
    /// Of a minute, up to now.
    void dive(const Silent& silent)
    {
        app::LiveSession& dive = *m_run->session().dive();
        dive.simulateWith(peersOf(silent));
        dive.beginAgo(60s);
        m_run->session().startDemo();
        dive.catchUp();
        QVERIFY(m_run->drawUntil(
            [&] { return m_run->playback().following() && m_run->playback().end() > 59; }));
        QVERIFY(m_run->drawUntilReady());
    }
    [[nodiscard]] bool lost(app::SelectedSonar& sonar)
    {
        return m_run->drawUntil(
            [&] { return sonar.live() && sonar.live()->lost() && sonar.old(); });
    }
    /// Pixels of exactly that colour in the window, or in an item of it.
    [[nodiscard]] int count(const QColor& colour, const QQuickItem* in = nullptr)
    {
        QImage shown = m_run->grab().convertToFormat(QImage::Format_RGB32);
        if (in)
            shown = shown.copy(m_run->placeOf(*in));
        int found = 0;
        for (int y = 0; y < shown.height(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(shown.constScanLine(y));
            found += static_cast<int>(std::count(row, row + shown.width(), colour.rgb()));
        }
        return found;
    }
    /// Pixels with some of the colour that no echo has.
    [[nodiscard]] int hatched(const QQuickItem& in)
    {
        const QImage shown = m_run->grab().copy(m_run->placeOf(in));
        int found = 0;
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x) {
                const QRgb pixel = shown.pixel(x, y);
                if (std::min(qRed(pixel), qBlue(pixel)) - qGreen(pixel) > 60)
                    ++found;
            }
        return found;
    }
    [[nodiscard]] QString whereIs(const QColor& colour)
    {
        const QImage shown = m_run->grab();
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x)
                if (shown.pixel(x, y) == colour.rgb())
                    return QStringLiteral("at %1, %2").arg(x).arg(y);
        return {};
    }
    [[nodiscard]] bool text(const char* item, const char* state) const
    {
        return m_run->named(QString::fromLatin1(item))->property("state1").toString() ==
               QLatin1String(state);
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowLostTest)

#include "tst_windowlost.moc"
