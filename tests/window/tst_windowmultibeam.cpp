// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "multibeam/BottomMapItem.h"
#include "multibeam/SectionItem.h"
#include "support/TestMain.h"

#include <QSettings>
#include <QTest>

#include <cmath>
#include <memory>

using namespace leadline;
using namespace std::chrono_literals;
using app::MultibeamModel;

/// Tests the panel of a multibeam sonar in the program's window.
class WindowMultibeamTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        QSettings().clear();
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
    }
    void cleanup() { m_run.reset(); }

    void theNewestSwathIsInSectionAboveTheBottom()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        QCOMPARE(model().state(), MultibeamModel::State::Shown);
        QCOMPARE(model().soundings(), 128);
        QVERIFY(model().leftOut() > 2 && model().leftOut() < 20);
        QCOMPARE(model().attitude(), MultibeamModel::Attitude::Report);
        QVERIFY(model().mapped() && model().noPlace() == MultibeamModel::NoPlace::Nothing);
        QCOMPARE(model().depths().size(), 10);
        QVERIFY(shown("sectionPlot") && shown("bottomMapItem") && !shown("bottomEmpty"));
        QVERIFY(shown("powerLimit") && !shown("oldSwath"));
        const double share = m_run->named("sectionPlot")->height() /
                             (m_run->named("sectionPlot")->height() + bottom().height());
        QVERIFY(std::abs(share - 0.38) < 0.01);
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()).join('\n'), QString());
    }

    void theCursorReadsSoundingsAndCells()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        auto& section = *qobject_cast<app::SectionItem*>(m_run->named("section"));
        section.step(0);
        QVERIFY(section.valid());
        QVERIFY(std::abs(section.acrossM()) < 2 && section.depthM() > 8);
        QVERIFY(section.depthErrorM() > 0 && section.power() > 0);
        const double across = section.acrossM();
        m_run->named("sectionPlot")->forceActiveFocus();
        QTest::keyClick(&m_run->window(), Qt::Key_Right);
        QVERIFY(section.acrossM() > across);
        QVERIFY(m_run->named("sectionPlot")
                    ->property("reading")
                    .toString()
                    .startsWith(QStringLiteral("depth ")));
        bottom().forceActiveFocus();
        QVERIFY(!section.valid());
        auto& map = *qobject_cast<app::BottomMapItem*>(m_run->named("bottomMapItem"));
        map.probe(map.width() / 2, map.height() / 2);
        QVERIFY(map.valid() && map.depthM() > 8 && map.count() > 0);
        const double scale = map.pixelsPerMetre();
        map.zoom(2);
        QVERIFY(!map.fitted() && map.pixelsPerMetre() > scale);
        map.fit();
        QCOMPARE(map.pixelsPerMetre(), scale);
    }

    void whatIsLeftOutIsDrawnOnRequest()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        const int medium = model().leftOut();
        model().setPowerLimit(MultibeamModel::PowerLimit::High);
        QCOMPARE(model().leftOut(), 128);
        model().setPowerLimit(MultibeamModel::PowerLimit::Medium);
        QCOMPARE(model().leftOut(), medium);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        const QImage before = m_run->grab();
        m_run->named("section")->setProperty("leftOutShown", true);
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(m_run->grab() != before);
    }

    /// Up to the playhead, and back.
    void itShowsWhatWasKnownAtThePlayhead()
    {
        QVERIFY(openPanel(test::Swaths::Placed));
        const double ping = model().pingNumber();
        const std::size_t cells = model().picture()->bottom.grid.size();
        m_run->seek(20s);
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QVERIFY(model().pingNumber() < ping);
        QVERIFY(model().picture()->bottom.grid.size() < cells / 2);
        m_run->playback().toEnd();
        QVERIFY(m_run->drawUntil([&] { return model().ready(); }));
        QCOMPARE(model().pingNumber(), ping);
        QCOMPARE(model().picture()->bottom.grid.size(), cells);
    }

    void withoutPositionsItSaysWhatIsMissing()
    {
        QVERIFY(openPanel(test::Swaths::Unplaced));
        QCOMPARE(model().state(), MultibeamModel::State::Shown);
        QVERIFY(shown("sectionPlot") && shown("bottomEmpty") && !shown("powerLimit"));
        QCOMPARE(m_run->named("bottomEmpty")->property("message").toString(),
                 QStringLiteral("Heading and positions of a vehicle are missing."));
    }

    void channelDataAloneIsSaid()
    {
        QVERIFY(m_run->open(test::multibeamFile(test::Swaths::ChannelData)));
        m_run->playback().toEnd();
        QVERIFY(m_run->drawUntil(
            [&] { return model().state() == MultibeamModel::State::ChannelData; }));
        QVERIFY(shown("channelData") && !shown("sectionPlot"));
        QCOMPARE(m_run->named("channelData")->property("title").toString(),
                 QStringLiteral("Channel data only, no points"));
        const QString message = m_run->named("channelData")->property("message").toString();
        QVERIFY2(message.startsWith("200 pings") && message.contains("range 1.5 to 30.0 m"),
                 qPrintable(message));
    }

private:
    [[nodiscard]] bool shown(const char* name) const
    {
        const QQuickItem* found = m_run->named(QString::fromLatin1(name));
        return found && found->isVisible();
    }
    [[nodiscard]] MultibeamModel& model() const { return m_run->made<MultibeamModel>(); }
    [[nodiscard]] QQuickItem& bottom() const { return *m_run->named("bottomMap"); }
    /// At its end, when the bottom is complete.
    [[nodiscard]] bool openPanel(test::Swaths swaths)
    {
        if (!m_run->open(test::multibeamFile(swaths)))
            return false;
        m_run->playback().toEnd();
        return m_run->drawUntil([&] { return shown("multibeamPanel"); }) &&
               m_run->drawUntil([&] { return model().ready() && model().soundings() > 0; }) &&
               m_run->drawUntilReady();
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowMultibeamTest)
#include "tst_windowmultibeam.moc"
