// SPDX-License-Identifier: GPL-3.0-or-later
// Tests an update of a Ping360's firmware in the program's window, by keys.
#include "BootingSonar.h"
#include "Layout.h"
#include "WindowRun.h"
#include "engine/IoThread.h"
#include "firmware/HexMaker.h"
#include "flashing/FirmwareUpdate.h"
#include "support/TestMain.h"

#include <QAccessible>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QTest>

#include <future>
#include <memory>

using namespace leadline;
using app::FirmwareUpdate;
using State = app::FirmwareUpdate::State;

class WindowFirmwareTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        begin();
        m_run = std::make_unique<test::WindowRun>();
        m_run->session().dive()->setRecordingFolder(m_folder.filePath("dives").toStdString());
        QCOMPARE(m_run->session().dive()->connectTo(m_url), QString());
        m_run->window().setProperty("devicesShown", true);
        QVERIFY(m_run->drawUntil([&] { return item("firmwareButton") != nullptr && isLive(); }));
    }
    void cleanup()
    {
        m_run.reset();
        m_thread->finish([this](const app::IoThread::Done& done) {
            m_sonar.reset();
            done();
        });
        m_thread.reset();
    }

    void aSonarGetsItByKeys()
    {
        press("firmwareButton");
        QVERIFY(m_run->drawUntil([&] { return item("firmwarePanel")->isVisible(); }));
        QVERIFY(form().shown());
        QCOMPARE(words("firmwareUntried").left(22), QString("Not tested on hardware"));
        QVERIFY(words("firmwareSonar").contains("firmware 3.1.1"));
        QVERIFY(words("firmwareRescue").contains("listens again"));
        QVERIFY(!item("writeFirmware")->isEnabled());
        QVERIFY(hasFocus("chooseFirmware"));

        choose("Ping-V3.29_auto.hex", test::stm32Hex());
        QCOMPARE(words("firmwareFile"),
                 QString("The file is for a Ping1D, and this is a Ping360."));
        QVERIFY(!item("writeFirmware")->isEnabled());
        choose("Ping360-V3.3.8_auto.hex", test::ping360Hex());
        QVERIFY(words("firmwareFile").startsWith("For a Ping360 · firmware 3.3.8"));

        press("writeFirmware");
        QCOMPARE(form().state(), State::Confirming);
        QVERIFY(words("firmwareText").startsWith("Write Ping360-V3.3.8_auto.hex to the Ping360"));
        // Twice by accident, and Esc, write nothing.
        QTRY_VERIFY(hasFocus("backFirmware"));
        QTest::keyClick(&m_run->window(), Qt::Key_Escape);
        QCOMPARE(form().state(), State::Choosing);
        press("writeFirmware");
        press("confirmFirmware");
        QVERIFY(form().busy());
        QVERIFY(!item("closeFirmware")->isEnabled());

        // The window stays as long as it is being written.
        m_run->window().close();
        QVERIFY(m_run->window().isVisible());
        QVERIFY(m_run->drawUntil(
            [&] { return form().state() == State::Done || form().state() == State::Failed; }));
        QCOMPARE(words("firmwareText"),
                 QString("Written and read back. The Ping360 answers with firmware 3.3.8."));
        QTRY_VERIFY(hasFocus("doneFirmware"));
        QTest::keyClick(&m_run->window(), Qt::Key_Space);
        QVERIFY(m_run->drawUntil([&] { return !item("firmwarePanel")->isVisible(); }));
        QVERIFY(m_run->drawUntil([&] { return isLive(); }));
    }
    void whatFailedIsTriedAgain()
    {
        m_thread->post([this] { m_sonar->bootloader.worn[9] = 1; });
        press("firmwareButton");
        choose("Ping360-V3.3.8_auto.hex", test::ping360Hex());
        press("writeFirmware");
        press("confirmFirmware");
        QVERIFY(m_run->drawUntil([&] { return form().state() == State::Failed; }));
        QVERIFY(words("firmwareText").startsWith("What was read back of page 9"));
        press("againFirmware");
        press("writeFirmware");
        press("confirmFirmware");
        QVERIFY(m_run->drawUntil([&] { return form().state() == State::Done; }));
    }
    /// Where nobody answers, only the pilot knows what hangs there.
    void whoRecoversIsWarnedOfHisChoice()
    {
        press("firmwareButton");
        QVERIFY(m_run->drawUntil([&] { return item("firmwarePanel")->isVisible(); }));
        QVERIFY(!item("firmwareUnchecked")->isVisible());
        form().close();
        m_run->session().dive()->disconnectAll();
        form().showForPlace(m_url.section('?', 0, 0));
        QVERIFY(m_run->drawUntil([&] { return item("firmwareUnchecked")->isVisible(); }));
        QVERIFY(words("firmwareUnchecked").contains("tell a Ping1D from a Ping2"));
        form().setKind(1);
        QVERIFY(m_run->drawsAFrame());
        QVERIFY(item("firmwareUnchecked")->isVisible());
        // Its bootloader says what it is.
        form().setKind(2);
        QVERIFY(m_run->drawUntil([&] { return !item("firmwareUnchecked")->isVisible(); }));
    }
    void aNoteIsMirrored_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }
    void aNoteIsMirrored()
    {
        QFETCH(bool, mirrored);
        press("firmwareButton");
        QQmlComponent component(qmlEngine(item("firmwarePanel")));
        component.setData("import QtQuick\nimport Leadline.Flashing\n"
                          "FirmwareNote {\n"
                          "    width: 400\n"
                          "    text: 'Something to know'\n"
                          "    LayoutMirroring.childrenInherit: true\n"
                          "    LayoutMirroring.enabled: " +
                              QByteArray(mirrored ? "true" : "false") + "\n}\n",
                          QUrl());
        QVERIFY2(component.isReady(), qPrintable(component.errorString()));
        const std::unique_ptr<QObject> made(component.create());
        auto* note = qobject_cast<QQuickItem*>(made.get());
        QVERIFY(note != nullptr);
        note->setParentItem(m_run->window().contentItem());
        const QQuickItem* sign = note->childItems().at(0);
        const QQuickItem* said = note->childItems().at(1);
        QCOMPARE(sign->x() > said->x(), mirrored);
        QVERIFY(said->width() > 300);
        const auto* left = mirrored ? said : sign;
        const auto* right = mirrored ? sign : said;
        QVERIFY(left->x() > 0 && left->x() + left->width() <= right->x());
        QCOMPARE(right->x() + right->width(), 400 - left->x());
        note->setParentItem(nullptr);
    }
    void itFitsEverywhere_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("theme");
        for (const QString theme : {"dusk", "day", "night"})
            for (const QSize size : {QSize(1024, 640), QSize(1440, 900), QSize(1920, 1080)})
                QTest::addRow("%s %dx%d", qPrintable(theme), size.width(), size.height())
                    << size << theme;
    }
    void itFitsEverywhere()
    {
        QFETCH(QSize, size);
        QFETCH(QString, theme);
        m_run->resize(size);
        m_run->setTheme(theme);
        press("firmwareButton");
        choose("Ping-V3.13_115kb.hex", test::stm32Hex());
        const auto inside = [&](const char* name) {
            const QQuickItem* panel = item("firmwarePanel");
            const QQuickItem* its = item(name);
            const QRectF place =
                its->mapRectToItem(panel, QRectF(0, 0, its->width(), its->height()));
            return its->width() > 0 && place.left() >= 0 && place.right() <= panel->width();
        };
        for (const char* name : {"chooseFirmware", "firmwareFile", "firmwareUntried",
                                 "firmwareRescue", "writeFirmware", "closeFirmware"})
            QVERIFY2(inside(name), name);
        choose("Ping360-V3.3.8_auto.hex", test::ping360Hex());
        press("writeFirmware");
        for (const char* name : {"firmwareText", "confirmFirmware", "backFirmware"})
            QVERIFY2(inside(name), name);
        if (const QByteArray folder = qgetenv("LEADLINE_PICTURES"); !folder.isEmpty()) {
            QVERIFY(m_run->drawsAFrame());
            QVERIFY(m_run->grab().save(QStringLiteral("%1/firmware-%2-%3.png")
                                           .arg(QString::fromUtf8(folder), theme)
                                           .arg(size.width())));
        }
    }
    void everythingHasAName()
    {
        press("firmwareButton");
        QVERIFY(m_run->drawUntil([&] { return item("firmwarePanel")->isVisible(); }));
        QList<QQuickItem*> rest = {item("firmwarePanel")};
        int named = 0;
        while (!rest.isEmpty()) {
            QQuickItem* next = rest.takeFirst();
            rest += next->childItems();
            if (!next->isVisible() || !next->activeFocusOnTab())
                continue;
            QAccessibleInterface* its = QAccessible::queryAccessibleInterface(next);
            QVERIFY(its != nullptr && !its->text(QAccessible::Name).isEmpty());
            ++named;
        }
        QVERIFY(named >= 2);
    }

private:
    /// On a thread of its own: a window that draws slowly keeps no bootloader waiting.
    void begin()
    {
        m_thread = std::make_unique<app::IoThread>();
        std::promise<QString> url;
        m_thread->post([&] {
            m_sonar = std::make_unique<test::BootingSonar>(ping::Family::Ping360, m_thread->clock(),
                                                           sim::Firmware{3, 1, 1});
            m_sonar->next = {3, 3, 8};
            url.set_value(m_sonar->url());
        });
        m_url = url.get_future().get();
    }
    [[nodiscard]] bool isLive() const
    {
        const auto sonars = m_run->session().dive()->sonars();
        return !sonars.isEmpty() && sonars.first()->state() == app::LiveSonar::State::Live &&
               sonars.first()->status().identity.has_value();
    }
    [[nodiscard]] QQuickItem* item(const char* name) const
    {
        return m_run->named(QString::fromLatin1(name));
    }
    [[nodiscard]] FirmwareUpdate& form() const { return m_run->made<FirmwareUpdate>(); }
    [[nodiscard]] QString words(const char* name) const
    {
        return item(name)->property("text").toString();
    }
    [[nodiscard]] bool hasFocus(const char* name) const { return item(name)->hasActiveFocus(); }
    /// By the key that its tooltip says.
    void press(const char* name)
    {
        QVERIFY(
            m_run->drawUntil([&] { return item(name)->isVisible() && item(name)->isEnabled(); }));
        item(name)->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_run->window(), Qt::Key_Space);
        QVERIFY(m_run->drawsAFrame());
    }
    void choose(const QString& name, const std::string& content)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content.c_str()) > 0);
        file.close();
        form().choose(QUrl::fromLocalFile(file.fileName()));
        QVERIFY(m_run->drawUntil([&] {
            return form().fileName() == name &&
                   !(form().fileTrouble() + form().fileDetails()).isEmpty();
        }));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<app::IoThread> m_thread;
    /// That thread's.
    std::unique_ptr<test::BootingSonar> m_sonar;
    QString m_url;
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowFirmwareTest)
#include "tst_windowfirmware.moc"
