// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"
#include "Recordings.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "ping/Codec.h"
#include "ping/cerulean/ChannelData.h"
#include "ping/cerulean/Swath.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QSettings>
#include <QTest>

#include <memory>

using namespace leadline;

namespace {

/// Channel data that a Surveyor 240-16 and an Omniscan 3D both send, and nothing that says which it
/// is.
QString unidentifiedFile()
{
    static const QString path = [] {
        std::vector<std::byte> bytes;
        for (std::uint32_t ping = 1; ping <= 50; ++ping) {
            base::append(bytes,
                         ping::encodeFrame(ping::cerulean::ChannelData{.pingNumber = ping}, 2));
            base::append(bytes,
                         ping::encodeFrame(ping::cerulean::EndPingInfo{.rangeStartM = 1.5F,
                                                                       .rangeEndM = 30,
                                                                       .pingNumber = ping,
                                                                       .pwrUpMsec = 100 * ping},
                                           2));
        }
        return test::madeFile(QStringLiteral("unidentified.svlog"), test::bytesOf(bytes));
    }();
    return path;
}

} // namespace

/// Tests the question in the window which sonar it is that does not say so itself.
class WindowFamilyTest : public QObject {
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

    void aPressedButtonAnswersAndTheDisplaySettingsChangeIt()
    {
        QVERIFY(m_run->open(unidentifiedFile()));
        QVERIFY(isShown("familyBar") && isShown("noSonar") && !isShown("multibeamPanel"));
        QVERIFY(!isShown("familyChoice"));
        // It may ping, though no ping is known yet.
        QCOMPARE(m_run->named("timelineEmpty")->property("text").toString(), QString());
        QCOMPARE(buttons().size(), 2);
        click(*buttons()[1]);
        QVERIFY(m_run->drawUntil([&] { return shownName() == QLatin1String("Omniscan 3D"); }));
        QVERIFY(!isShown("familyBar") && !isShown("noSonar") && isShown("channelData"));

        QVERIFY(m_run->drawUntil([&] { return isShown("familyChoice"); }));
        QCOMPARE(m_run->named("familyChoice")->property("current").toInt(), 1);
        click(*rows()[0]);
        QVERIFY(m_run->drawUntil([&] { return shownName() == QLatin1String("Surveyor 240-16"); }));
        QVERIFY(isShown("channelData"));

        // By keyboard there, too.
        m_run->named("familyChoice")->forceActiveFocus();
        QTest::keyClick(&m_run->window(), Qt::Key_Down);
        QVERIFY(m_run->drawUntil([&] { return shownName() == QLatin1String("Omniscan 3D"); }));

        // After another start.
        m_run.reset();
        m_run = std::make_unique<test::WindowRun>();
        QVERIFY(m_run->open(unidentifiedFile()));
        QCOMPARE(shownName(), QStringLiteral("Omniscan 3D"));
        QVERIFY(!isShown("familyBar"));
    }

    void theKeyboardAnswersAndGoesOnInThePlot()
    {
        QVERIFY(m_run->open(unidentifiedFile()));
        QSet<QQuickItem*> passed;
        while (!buttons()[0]->hasActiveFocus()) {
            QTest::keyClick(&m_run->window(), Qt::Key_Tab);
            QVERIFY(!passed.contains(m_run->window().activeFocusItem()));
            passed.insert(m_run->window().activeFocusItem());
        }
        QTest::keyClick(&m_run->window(), Qt::Key_Space);
        QVERIFY(m_run->drawUntil([&] { return shownName() == QLatin1String("Surveyor 240-16"); }));
        QVERIFY(m_run->drawUntil([&] { return m_run->named("multibeamPanel")->hasActiveFocus(); }));
    }

    void itFitsEverySizeAndHand()
    {
        QVERIFY(m_run->open(unidentifiedFile()));
        QQuickItem& bar = *m_run->named("familyBar");
        QCOMPARE(test::namingFaults(bar), QStringList());
        QCOMPARE(test::tipFaults(bar), QStringList());
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)}) {
            m_run->resize(size);
            QVERIFY(m_run->drawUntilReady());
            QCOMPARE(test::targetFaults(bar), QStringList());
            QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()), QStringList());
        }
    }

private:
    [[nodiscard]] bool isShown(const char* name) const
    {
        const QQuickItem* found = m_run->named(QLatin1String(name));
        return found && found->isVisible();
    }
    /// Name of the sonar in the header of the multibeam panel; empty without one.
    [[nodiscard]] QString shownName() const
    {
        const QStringList names = m_run->session().shownSwath()->names();
        return isShown("multibeamPanel") && names.size() == 1 ? names[0] : QString();
    }
    [[nodiscard]] QList<QQuickItem*> buttonsIn(const char* name) const
    {
        QList<QQuickItem*> found;
        for (QQuickItem* item : test::drawnBelow(*m_run->named(QLatin1String(name))))
            if (item->inherits("QQuickAbstractButton"))
                found += item;
        return found;
    }
    [[nodiscard]] QList<QQuickItem*> buttons() const { return buttonsIn("familyBar"); }
    [[nodiscard]] QList<QQuickItem*> rows() const { return buttonsIn("familyChoice"); }
    void click(const QQuickItem& item)
    {
        const QPointF at = item.mapRectToScene(item.boundingRect()).center();
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {}, at.toPoint());
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowFamilyTest)
#include "tst_windowfamily.moc"
