// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "session/ExportForm.h"
#include "session/Notices.h"
#include "support/BlockingEncoder.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QAccessible>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

/// Tests the export panel by keys alone.
class WindowExportTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_log = m_folder->filePath("dive.bin");
        test::writeFile(m_log, test::simulatedLog(test::Sonars::Both));
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
    }
    void cleanup()
    {
        m_run.reset();
        m_folder.reset();
    }

    void itOpensAndClosesByItsKey()
    {
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(panel().isVisible());
        QCOMPARE(focused()->objectName(), QStringLiteral("exportFormats"));
        // The plots go on, and have their room.
        QVERIFY(m_run->polar()->isVisible());
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!panel().isVisible());
        press(Qt::Key_E, Qt::ControlModifier);
        press(Qt::Key_Escape);
        QVERIFY(!panel().isVisible());
        // The window has the keyboard again.
        const double before = m_run->playback().position();
        press(Qt::Key_Right);
        QVERIFY(m_run->playback().position() > before);
    }

    void tabGoesThroughItInTheOrderInWhichItIsRead()
    {
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(translated(), QStringLiteral("Format, CSV"));
        QStringList order;
        double below = 0;
        for (int i = 0; i < 9; ++i) {
            press(Qt::Key_Tab);
            order += translated();
            const double at = focused()->mapToScene({0, 0}).y();
            QVERIFY2(at >= below || focused()->objectName() == "exportButton",
                     qPrintable(translated()));
            below = at;
            // What has the keyboard is seen.
            const QRectF shown(panel().mapToScene({0, 0}), panel().size());
            QVERIFY2(shown.contains(QRectF(focused()->mapToScene({0, 0}), focused()->size())),
                     qPrintable(translated()));
        }
        const QStringList first{"Part All", QString::fromUtf8("Part A–B")};
        const QStringList last{"Samples of each ping", "Heading, depth and position of the vehicle",
                               "Drift from turn to turn (takes longer)", "File name", "Export"};
        QCOMPARE(order, first + form().streams() + last);
    }

    void upAndDownChooseTheFormat()
    {
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        press(Qt::Key_Up);
        QCOMPARE(form().format(), 0);
        for (qsizetype i = 1; i < app::ExportForm::formats().size(); ++i) {
            press(Qt::Key_Down);
            QCOMPARE(translated(), "Format, " + app::ExportForm::formats()[i]);
        }
        press(Qt::Key_Down);
        QCOMPARE(form().format(), int(app::ExportForm::formats().size()) - 1);
    }

    void theChosenFormatIsSeen()
    {
        openLog();
        m_run->resize({1024, 640});
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(m_run->drawsAFrame());
        for (qsizetype i = 0; i < app::ExportForm::formats().size(); ++i) {
            const auto* row = focused()->property("currentRow").value<QQuickItem*>();
            QVERIFY(row);
            const QRectF place = row->mapRectToScene({0, 0, row->width(), row->height()});
            const double top = panel().mapToScene({0, 0}).y() + 44;
            const double bottom = button().mapToScene({0, 0}).y();
            QVERIFY2(place.top() >= top && place.bottom() <= bottom,
                     qPrintable(app::ExportForm::formats()[i]));
            press(Qt::Key_Down);
        }
    }

    void withoutALogTheButtonSaysWhyNot()
    {
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(panel().isVisible());
        QVERIFY(!button().isEnabled());
        QVERIFY(shows(QStringLiteral("Open a recording, or start one.")));
        press(Qt::Key_Return);
        QVERIFY(!form().running());
    }

    void aToBNeedsBothEnds()
    {
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        press(Qt::Key_Tab);
        press(Qt::Key_Tab);
        press(Qt::Key_Space);
        QVERIFY(!form().loopOnly());
        press(Qt::Key_BracketLeft);
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_BracketRight);
        press(Qt::Key_Space);
        QVERIFY(form().loopOnly());
    }

    void enterExportsFromAnyControl()
    {
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Tab);
        QCOMPARE(translated(), form().streams().value(0));
        press(Qt::Key_Space);
        press(Qt::Key_Return);
        const QString path = m_folder->filePath("dive.csv");
        QVERIFY(m_run->drawUntil([&] { return QFileInfo::exists(path) && !form().running(); }));
        const QByteArray rows = test::readFile(path);
        const auto rowsOf = [&](int stream) {
            return rows.count(',' + form().streams().value(stream).toUtf8() + ',');
        };
        QVERIFY(rowsOf(0) == 0 && rowsOf(1) > 10);
        QVERIFY(m_run->drawUntil([&] { return notice().text() == "Saved dive.csv"; }));
        QCOMPARE(notice().action(), QStringLiteral("Show"));
    }

    void aNameIsTyped()
    {
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        for (int i = 0; i < 8; ++i)
            press(Qt::Key_Tab);
        QCOMPARE(translated(), QStringLiteral("File name"));
        press(Qt::Key_A, Qt::ControlModifier);
        // These are letters there, not the window's keys.
        for (const char letter : {'m', 's', 'd', '.', 'c', 's', 'v'})
            QTest::keyClick(&m_run->window(), letter);
        press(Qt::Key_Return);
        QVERIFY2(m_run->drawUntil([&] { return QFileInfo::exists(m_folder->filePath("msd.csv")); }),
                 qPrintable(form().fileName() + ": " + form().trouble() + ' ' +
                            QDir(m_folder->path()).entryList(QDir::Files).join(' ')));
        QCOMPARE(m_run->session().markers()->count(), 0);
    }

    void whileItRunsTheButtonCancels()
    {
        const test::BlockingEncoder encoder;
        const QStringList before = beginVideo();
        QCOMPARE(button().property("text").toString(), QStringLiteral("Cancel"));
        const double share = form().progress();
        QVERIFY(shows(QStringLiteral("%1 %").arg(std::floor(share * 100))));
        // Closing the panel stops nothing, and the plots go on.
        press(Qt::Key_Escape);
        QVERIFY(!panel().isVisible() && form().running());
        QVERIFY(m_run->drawsAFrame());
        press(Qt::Key_E, Qt::ControlModifier);
        press(Qt::Key_Return);
        QVERIFY(m_run->drawUntil([&] { return !form().running(); }));
        QCOMPARE(test::everythingIn(m_folder->path()), before);
        QCOMPARE(button().property("text").toString(), QStringLiteral("Export"));
        QVERIFY(notice().text().isEmpty());
    }

    void itCancelsAlsoWhatCouldNotBeBegunAnyMore()
    {
        const test::BlockingEncoder encoder;
        const QStringList before = beginVideo();
        m_run->session().close();
        QVERIFY(m_run->drawUntil([&] { return !form().obstacle().isEmpty(); }));
        QVERIFY(form().running() && button().isEnabled());
        QVERIFY(QMetaObject::invokeMethod(&button(), "clicked"));
        QVERIFY(m_run->drawUntil([&] { return !form().running(); }));
        QVERIFY(!button().isEnabled());
        QCOMPARE(test::everythingIn(m_folder->path()), before);
    }

    void whatGoesWrongStandsAboveTheButton()
    {
        const test::BlockingEncoder none(test::BlockingEncoder::Kind::Missing);
        openLog();
        press(Qt::Key_E, Qt::ControlModifier);
        chooseVideo();
        press(Qt::Key_Return);
        QVERIFY(m_run->drawUntil([&] { return !form().trouble().isEmpty(); }));
        QVERIFY2(form().trouble().contains("ffmpeg"), qPrintable(form().trouble()));
        QVERIFY(shows(form().trouble()));
        QCOMPARE(notice().text(), form().trouble());
        // It is about what was asked, not about the next wish.
        press(Qt::Key_Up);
        QVERIFY(form().trouble().isEmpty());
    }

private:
    void openLog()
    {
        QVERIFY(m_run->open(m_log));
        press(Qt::Key_Escape);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    /// Opens the log and begins one that goes on until it is cancelled; what lay there before.
    QStringList beginVideo()
    {
        openLog();
        QStringList before = test::everythingIn(m_folder->path());
        press(Qt::Key_E, Qt::ControlModifier);
        chooseVideo();
        press(Qt::Key_Return);
        const bool begun = m_run->drawUntil(
            [&] { return test::everythingIn(m_folder->path()).size() > before.size(); });
        return begun ? before : QStringList();
    }
    void chooseVideo()
    {
        const auto formats = app::exportFormats();
        for (const auto& format : formats) {
            if (format.name == "video")
                return;
            press(Qt::Key_Down);
        }
    }
    [[nodiscard]] QQuickItem* focused() const { return m_run->window().activeFocusItem(); }
    [[nodiscard]] QString translated() const
    {
        return QAccessible::queryAccessibleInterface(focused())->text(QAccessible::Name);
    }
    [[nodiscard]] QQuickItem& panel() const { return *m_run->named("exportPanel"); }
    [[nodiscard]] QQuickItem& button() const { return *m_run->named("exportButton"); }
    [[nodiscard]] app::ExportForm& form() const
    {
        return *panel().property("form").value<app::ExportForm*>();
    }
    [[nodiscard]] app::Notices& notice() const { return m_run->made<app::Notices>(); }
    /// On the panel, drawn.
    bool shows(const QString& words)
    {
        return m_run->drawUntil([&] {
            return std::ranges::any_of(m_run->items(), [&](const QQuickItem* item) {
                return item->isVisible() && item->property("text").toString() == words;
            });
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_log;
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowExportTest)
#include "tst_windowexport.moc"
