// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/WindowSettings.h"

#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QMetaProperty>
#include <QScreen>
#include <QSettings>
#include <QTest>
#include <QWindow>

using leadline::app::WindowSettings;

class WindowSettingsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { leadline::test::OwnSettings::forget(); }

    void whatWasSetIsThereTheNextTime()
    {
        {
            WindowSettings first;
            QCOMPARE(first.property("theme").toString(), QStringLiteral("dusk"));
            first.setProperty("theme", QStringLiteral("night"));
            first.setProperty("share", 0.4);
            first.setProperty("inspector", false);
            first.setProperty("timeSpan", 240.0);
        }
        const WindowSettings next;
        QCOMPARE(next.property("theme").toString(), QStringLiteral("night"));
        QCOMPARE(next.property("share").toDouble(), 0.4);
        QCOMPARE(next.property("inspector").toBool(), false);
        QCOMPARE(next.property("timeSpan").toDouble(), 240.0);
        QCOMPARE(next.property("inspectorTab").toString(), QStringLiteral("display"));
        QCOMPARE(next.property("liveTab").toString(), QStringLiteral("360"));
    }

    /// Each of them, also one that is new.
    void everythingIsThereTheNextTime()
    {
        const QVariantMap others = allOthers();
        QVERIFY(others.size() > 20);
        {
            WindowSettings first;
            setAll(first, others);
        }
        const WindowSettings next;
        for (auto it = others.cbegin(); it != others.cend(); ++it)
            QVERIFY2(next.property(it.key().toLatin1()) == it.value(), qPrintable(it.key()));
    }

    void resetIsOfWhatIsSetAndNotOfWhereThingsStand()
    {
        const QStringList asAtFirst{"theme",       "switchesTheme", "dayFrom", "dayUntil",
                                    "darkTheme",   "highContrast",  "scale",   "gloves",
                                    "alwaysOnTop", "opacity",       "light",   "view"};
        const QVariantMap others = allOthers();
        const WindowSettings usual;
        WindowSettings kept;
        setAll(kept, others);
        kept.reset();
        const WindowSettings next;
        for (auto it = others.cbegin(); it != others.cend(); ++it) {
            const QByteArray name = it.key().toLatin1();
            const QVariant wanted =
                asAtFirst.contains(it.key()) ? usual.property(name) : it.value();
            QVERIFY2(kept.property(name) == wanted && next.property(name) == wanted, name);
        }
    }

    void nonsenseIsNoValue()
    {
        QSettings().setValue(QStringLiteral("window/share"), QStringLiteral("wide"));
        QSettings().setValue(QStringLiteral("window/theme"), QStringLiteral("purple"));
        const WindowSettings kept;
        QCOMPARE(kept.property("share").toDouble(), 0.0);
        QCOMPARE(kept.property("theme").toString(), QStringLiteral("dusk"));
    }

    void whatCannotBeShownIsBounded()
    {
        QSettings().setValue(QStringLiteral("window/scale"), 4000);
        QSettings().setValue(QStringLiteral("window/opacity"), 0);
        QSettings().setValue(QStringLiteral("window/light"), 10);
        QSettings().setValue(QStringLiteral("window/view"), 7);
        QSettings().setValue(QStringLiteral("window/dayFrom"), -5);
        QSettings().setValue(QStringLiteral("window/darkTheme"), QStringLiteral("day"));
        const WindowSettings kept;
        QCOMPARE(kept.property("scale").toInt(), 250);
        QCOMPARE(kept.property("opacity").toInt(), 40);
        QCOMPARE(kept.property("light").toInt(), 50);
        QCOMPARE(kept.property("view").toInt(), 0);
        QCOMPARE(kept.property("dayFrom").toInt(), 0);
        QCOMPARE(kept.property("darkTheme").toString(), QStringLiteral("dusk"));
    }

    void resetLeavesTheWindowItsPlace()
    {
        WindowSettings kept;
        kept.setProperty("width", 1300);
        kept.setProperty("scale", 150);
        kept.setProperty("gloves", true);
        kept.setProperty("theme", QStringLiteral("day"));
        kept.reset();
        const WindowSettings next;
        QCOMPARE(next.property("width").toInt(), 1300);
        QCOMPARE(next.property("scale").toInt(), 100);
        QCOMPARE(next.property("gloves").toBool(), false);
        QCOMPARE(next.property("theme").toString(), QStringLiteral("dusk"));
    }

    void onALargeScreenTheWindowGrowsWithTheScale()
    {
        WindowSettings kept;
        QWindow window;
        window.setGeometry(50, 60, 300, 200);
        window.show();
        QTRY_COMPARE(window.visibility(), QWindow::Windowed);
        kept.applyScale(&window);
        QTRY_COMPARE(window.size(), QSize(600, 400));
        QCOMPARE(window.position(), QPoint(50, 60));
        // No farther than the screen goes.
        const QRect screen = window.screen()->availableGeometry();
        kept.applyScale(&window);
        kept.applyScale(&window);
        QTRY_COMPARE(window.size(), screen.size());
        const WindowSettings next;
        QCOMPARE(next.property("scale").toInt(), 200);
        QVERIFY(next.property("scaleAnswered").toBool());
    }

    void aWindowComesBackToItsPlace()
    {
        {
            WindowSettings first;
            QWindow window;
            window.show();
            first.trackGeometry(&window);
            window.setGeometry(50, 60, 300, 200);
            QTRY_COMPARE(first.property("width").toInt(), 300);
            QTRY_COMPARE(first.property("x").toInt(), 50);
        }
        WindowSettings next;
        QWindow window;
        next.trackGeometry(&window);
        QCOMPARE(window.size(), QSize(300, 200));
        QCOMPARE(window.position(), QPoint(50, 60));
    }

    void aPlaceOnAScreenThatIsGoneIsNotTaken()
    {
        WindowSettings kept;
        kept.setProperty("width", 300);
        kept.setProperty("height", 200);
        kept.setProperty("x", 100'000);
        QWindow window;
        window.setPosition(5, 5);
        kept.trackGeometry(&window);
        QCOMPARE(window.size(), QSize(300, 200));
        QCOMPARE(window.position(), QPoint(5, 5));
    }

    void aFullScreenKeepsTheSizeBefore()
    {
        {
            WindowSettings first;
            QWindow window;
            window.setGeometry(10, 20, 300, 200);
            window.show();
            first.trackGeometry(&window);
            window.resize(310, 210);
            QTRY_COMPARE(first.property("width").toInt(), 310);
            window.showFullScreen();
            QTRY_COMPARE(first.property("fullScreen").toBool(), true);
        }
        WindowSettings next;
        QCOMPARE(next.property("width").toInt(), 310);
        QWindow window;
        next.trackGeometry(&window);
        QCOMPARE(window.visibility(), QWindow::FullScreen);
    }

private:
    /// Of each property a value that may be and is not the first one.
    static QVariantMap allOthers()
    {
        const WindowSettings first;
        const QMetaObject& type = *first.metaObject();
        QVariantMap others;
        for (int i = type.propertyOffset(); i < type.propertyCount(); ++i) {
            const QMetaProperty property = type.property(i);
            const QVariant value = property.read(&first);
            const QString name = QLatin1String(property.name());
            if (property.metaType().id() == QMetaType::Bool)
                others[name] = !value.toBool();
            else if (property.metaType().id() == QMetaType::Int)
                others[name] = value.toInt() == 100 ? 99 : value.toInt() + 1;
            else if (property.metaType().id() == QMetaType::Double)
                others[name] = value.toDouble() + 0.5;
            else
                others[name] =
                    name.endsWith("Tab") ? QStringLiteral("marks") : QStringLiteral("night");
        }
        return others;
    }
    static void setAll(WindowSettings& kept, const QVariantMap& values)
    {
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            QVERIFY2(kept.setProperty(it.key().toLatin1(), it.value()), qPrintable(it.key()));
    }
    leadline::test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(WindowSettingsTest)
#include "tst_windowsettings.moc"
