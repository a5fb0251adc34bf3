// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "settings/Language.h"
#include "support/TestMain.h"

#include <QFile>
#include <QMap>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <initializer_list>
#include <memory>

using namespace leadline;

/// Tests the pages with a left and a right part in a right-to-left language.
class WindowMirrorTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { QSettings().clear(); }
    void cleanup()
    {
        m_run.reset();
        QSettings().clear();
    }

    /// Right to left what is at the left of a page is at its right, and all of it keeps its room.
    void pagesAreMirrored()
    {
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
        const QMap<QString, QRectF> left = placesOnPages();
        QCOMPARE(left.size(), 17);
        const QTemporaryDir catalogs;
        QVERIFY(QFile::copy(app::Language::ownFolder() + "/leadline_en.qm",
                            catalogs.filePath("leadline_ar.qm")));
        m_run.reset();
        QSettings().setValue("language", "ar");
        m_run = std::make_unique<test::WindowRun>(catalogs.path());
        m_run->resize({1440, 900});
        const QMap<QString, QRectF> right = placesOnPages();
        QStringList faults;
        for (auto it = left.cbegin(); it != left.cend(); ++it) {
            const QRectF mirrored(1440 - it->right(), it->y(), it->width(), it->height());
            const QRectF found = right.value(it.key());
            if (std::abs(found.x() - mirrored.x()) > 2 || std::abs(found.y() - mirrored.y()) > 2 ||
                std::abs(found.width() - mirrored.width()) > 2)
                faults += QStringLiteral("%1 is at %2,%3, %4 wide, and not at %5,%6, %7 wide")
                              .arg(it.key())
                              .arg(found.x())
                              .arg(found.y())
                              .arg(found.width())
                              .arg(mirrored.x())
                              .arg(mirrored.y())
                              .arg(mirrored.width());
        }
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

private:
    /// Of the halves of pages, and of what stands in them.
    [[nodiscard]] QMap<QString, QRectF> placesOnPages()
    {
        QMap<QString, QRectF> places;
        const auto note = [&](const QString& name, const QQuickItem* item) {
            places[name] = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        };
        const auto noteTypes = [&](const QString& page, std::initializer_list<const char*> types) {
            if (!m_run->drawUntilReady())
                qFatal("The window does not draw.");
            // The first is the outermost: components inside its file begin with the same name.
            for (const char* type : types)
                for (const QQuickItem* each : m_run->items())
                    if (each->isVisible() && QByteArray(each->metaObject()->className())
                                                 .startsWith(QByteArray(type) + "_QML")) {
                        note(page + ": " + QLatin1String(type), each);
                        break;
                    }
        };
        press(Qt::Key_Comma, Qt::ControlModifier);
        noteTypes("Setup", {});
        note("Setup: units", named("setupUnits"));
        note("Setup: sections", named("setupSection"));
        named("setupPage")->setProperty("section", 1);
        noteTypes("Appearance", {"SetupAppearance"});
        note("Gloves: words", below(named("setupGloves"), "PlainText"));
        for (const int button : {0, 1})
            note(QStringLiteral("Size: button %1").arg(button),
                 below(named("setupScale"), "IconButton", button));
        press(Qt::Key_Escape);
        press(Qt::Key_3, Qt::ControlModifier);
        noteTypes("Devices", {"DevicesList", "DoctorPanel"});
        note("Devices: foot", named("devicesFoot"));
        press(Qt::Key_4, Qt::ControlModifier);
        noteTypes("Library", {"LibraryList", "LibraryDetails"});
        m_run->window().property("open").value<QObject*>()->setProperty("guideShown", true);
        noteTypes("Guide", {});
        note("Guide: words", named("guideText"));
        press(Qt::Key_Escape);
        press(Qt::Key_1, Qt::ControlModifier);
        if (!m_run->open(test::simulatedFile(test::Sonars::Both)))
            qFatal("The recording does not open.");
        noteTypes("Dive", {"StateBlock", "StatusChips", "NavigationRail"});
        press(Qt::Key_2, Qt::ControlModifier);
        for (QQuickItem* each : m_run->items())
            if (QByteArray(each->metaObject()->className()).startsWith("TimingAndMessages_QML"))
                each->setProperty("messages", true);
        noteTypes("Messages", {"MessagesList", "MessagesDetails"});
        return places;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    [[nodiscard]] QQuickItem* named(const char* name) const
    {
        QQuickItem* found = m_run->named(QLatin1String(name));
        if (!found)
            qFatal("The window has no %s.", name);
        return found;
    }
    /// Those of a type below an item, the outer ones first.
    static QQuickItem* below(QQuickItem* root, const char* type, int index = 0)
    {
        QList<QQuickItem*> all{root};
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (QByteArray(all[i]->metaObject()->className()).startsWith(type) && index-- == 0)
                return all[i];
            all += all[i]->childItems();
        }
        qFatal("%s has no %s.", qPrintable(root->objectName()), type);
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowMirrorTest)
#include "tst_windowmirror.moc"
