// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"
#include "Layout.h"
#include "Recordings.h"
#include "WindowRun.h"
#include "engine/DataFolder.h"
#include "guide/Guide.h"
#include "settings/KeyMap.h"
#include "settings/RecordingFolderSetting.h"
#include "settings/TimeFormat.h"
#include "support/TestMain.h"

#include <QAccessible>
#include <QDir>
#include <QFont>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace leadline;

/// Tests the page Setup and its settings, in the window and at the next start.
class WindowSetupTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        app::setDataFolder(m_folder->filePath("data"));
        start();
    }
    void cleanup()
    {
        m_run.reset();
        app::setDataFolder({});
        QSettings().clear();
        app::KeyMap::instance().restore();
    }

    void keysLeadThereAndBack()
    {
        QVERIFY(!page()->isVisible());
        press(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(page()->isVisible());
        for (int i = 0; i < 7; ++i) {
            QCOMPARE(page()->property("section").toInt(), i);
            press(Qt::Key_Down);
            if (i < 6)
                press(Qt::Key_Space);
            else
                press(Qt::Key_Return);
        }
        press(Qt::Key_Space);
        QCOMPARE(page()->property("section").toInt(), 7);
        press(Qt::Key_Escape);
        QVERIFY(!page()->isVisible());
    }

    /// A dive holds no memory for what nobody set.
    void aSectionIsMadeWhenItIsFirstLookedAt()
    {
        QVERIFY(!m_run->named("setupUnits"));
        show(0);
        QVERIFY(m_run->named("setupUnits"));
        QVERIFY(!m_run->named("setupKeys"));
        show(6);
        QVERIFY(m_run->named("setupKeys"));
        show(0);
        QVERIFY(m_run->named("setupKeys"));
        QVERIFY(!item("setupKeys")->isVisible());
    }

    void everySettingIsKeptForTheNextStart()
    {
        show(0);
        choose("setupUnits", 1);
        choose("setupTime", 1);
        QVERIFY(display().imperial() && app::TimeFormat::instance().isLocal());
        show(1);
        choose("setupTheme", 2);
        QCOMPARE(window().property("theme").toString(), "night");
        click("setupSwitches");
        step("setupDayFrom", 1);
        step("setupDayUntil", 0);
        choose("setupDark", 1);
        click("setupSwitches");
        choose("setupTheme", 2);
        click("setupContrast");
        step("setupScale", 1);
        click("setupGloves");
        show(2);
        click("setupOnTop");
        QVERIFY(window().flags().testFlag(Qt::WindowStaysOnTopHint));
        QVERIFY(window().isVisible());
        kept().setProperty("opacity", 60);
        QCOMPARE(std::lround(window().opacity() * 100), 60L);
        show(3);
        choose("setupSplit", 2);
        choose("setupDays", 2);
        choose("setupGigabytes", 1);
        show(4);
        type("setupUsualIds", "250/191");
        click("setupConnects");
        click("setupScans");
        show(5);
        choose("setupVolume", 1);
        // By no page, but kept all the same.
        kept().setProperty("trace", true);
        kept().setProperty("snapshotWords", false);

        start();
        QVERIFY(display().imperial() && app::TimeFormat::instance().isLocal());
        QCOMPARE(window().property("theme").toString(), "night");
        for (const auto& [name, value] :
             std::initializer_list<std::pair<const char*, QVariant>>{{"highContrast", true},
                                                                     {"gloves", true},
                                                                     {"scale", 105},
                                                                     {"alwaysOnTop", true},
                                                                     {"opacity", 60},
                                                                     {"switchesTheme", false},
                                                                     {"dayFrom", 7 * 60 + 15},
                                                                     {"dayUntil", 19 * 60 - 15},
                                                                     {"darkTheme", "night"},
                                                                     {"trace", true},
                                                                     {"snapshotWords", false}})
            QVERIFY2(kept().property(name) == value, name);
        QVERIFY(window().flags().testFlag(Qt::WindowStaysOnTopHint));
        QCOMPARE(m_run->session().dive()->parts()->chosen(), 2);
        QVERIFY(!m_run->session().dive()->scanOnConnect());
        show(3);
        QCOMPARE(currentOf("setupDays"), 2);
        QCOMPARE(currentOf("setupGigabytes"), 1);
        show(5);
        QCOMPARE(currentOf("setupVolume"), 1);
        show(4);
        QCOMPARE(item("setupUsualIds")->property("shown").toString(), "250/191");
        QVERIFY(!item("setupConnects")->property("checked").toBool());
    }

    /// As dark as it was, but for a window that nobody could read.
    void theLightIsThatOfBefore()
    {
        const auto shown = [&] {
            const QQuickItem* cover = m_run->named("dimCover");
            return cover && cover->isVisible() ? std::lround((1 - cover->opacity()) * 100) : 100L;
        };
        QCOMPARE(shown(), 100L);
        press(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(shown(), 50L);
        start();
        QCOMPARE(shown(), 50L);
        for (const long darker : {25L, 10L}) {
            press(Qt::Key_F9, Qt::ControlModifier);
            QCOMPARE(shown(), darker);
        }
        start();
        QCOMPARE(shown(), 50L);
        // On from there.
        press(Qt::Key_F9, Qt::ControlModifier);
        QCOMPARE(shown(), 25L);
    }

    void thePlotsAreThoseOfBefore()
    {
        const auto shown = [&] {
            return std::pair(m_run->polar()->isVisible(), m_run->waterfall()->isVisible());
        };
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        QCOMPARE(shown(), std::pair(true, true));
        press(Qt::Key_F6);
        QCOMPARE(shown(), std::pair(true, false));
        start();
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        QCOMPARE(shown(), std::pair(true, false));
        // Nobody asked for a disc where there is none.
        start();
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping1D)));
        QCOMPARE(shown(), std::pair(false, true));
        start();
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        QCOMPARE(shown(), std::pair(true, false));
        press(Qt::Key_F6);
        QCOMPARE(shown(), std::pair(false, true));
        start();
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        QCOMPARE(shown(), std::pair(false, true));
    }

    /// While its list has the keyboard, which it keeps.
    void theLanguageChangesAtOnceAndIsKept()
    {
        const auto shows = [&](const QString& words) {
            return m_run->drawUntil([&] {
                return std::ranges::any_of(m_run->items(), [&](const QQuickItem* each) {
                    return each->isVisible() && each->property("text").toString() == words;
                });
            });
        };
        show(0);
        QVERIFY(shows("Devices"));
        for (const QString& name : m_run->language().names())
            QVERIFY2(shows(name), qPrintable(name));
        QCOMPARE(currentOf("setupLanguage"), 0);
        QQuickItem* list = item("setupLanguage");
        list->forceActiveFocus(Qt::TabFocusReason);
        const auto german = static_cast<int>(m_run->language().codes().indexOf("de"));
        for (int i = 0; i <= german; ++i)
            press(Qt::Key_Down);
        QCOMPARE(m_run->language().chosen(), QString("de"));
        QVERIFY(shows("Geräte"));
        QVERIFY(list->hasActiveFocus());
        QCOMPARE(page()->property("section").toInt(), 0);

        start();
        QCOMPARE(m_run->language().chosen(), QString("de"));
        QVERIFY(shows("Geräte"));
        show(0);
        QCOMPARE(currentOf("setupLanguage"), german + 1);
        choose("setupLanguage", 1 + static_cast<int>(m_run->language().codes().indexOf("en")));
        QVERIFY(shows("Devices"));
        choose("setupLanguage", 0);
        QCOMPARE(m_run->language().chosen(), QString());
        start();
        QCOMPARE(m_run->language().chosen(), QString());
    }

    /// By the command line, until the pilot asks for another one.
    void aThemeThatIsGivenIsNotChangedByTheHour()
    {
        const auto theme = [&] { return window().property("theme").toString(); };
        // All day.
        kept().setProperty("dayFrom", 0);
        kept().setProperty("dayUntil", 0);
        kept().setProperty("switchesTheme", true);
        QCOMPARE(theme(), "day");
        window().setProperty("themeGiven", true);
        QCOMPARE(theme(), "day");
        window().setProperty("theme", "night");
        kept().setProperty("dayFrom", 60);
        kept().setProperty("dayUntil", 60);
        QCOMPARE(theme(), "night");
        show(1);
        choose("setupTheme", 0);
        QCOMPARE(theme(), "dusk");
        QVERIFY(!window().property("themeGiven").toBool());

        window().setProperty("themeGiven", true);
        window().setProperty("theme", "night");
        click("setupSwitches");
        QCOMPARE(theme(), "night");
        click("setupSwitches");
        QCOMPARE(theme(), "day");
    }

    void resetAsksOnceMoreAndThenDoesIt()
    {
        show(1);
        click("setupContrast");
        show(0);
        choose("setupUnits", 1);
        m_run->language().choose("fr");
        show(3);
        choose("setupDays", 1);
        show(7);
        click("setupReset");
        QVERIFY(display().imperial());
        click("setupResetCancel");
        click("setupReset");
        click("setupReset");
        QVERIFY(!display().imperial());
        QVERIFY(!kept().property("highContrast").toBool());
        QCOMPARE(m_run->language().chosen(), QString());
        QCOMPARE(currentOf("setupDays"), 0);
        start();
        QVERIFY(!display().imperial());
        QVERIFY(!kept().property("highContrast").toBool());
    }

    /// Who said yes to some recordings did not say it to those of another rule.
    void anotherRuleIsAskedAnew()
    {
        show(3);
        QQuickItem* rows = below(page(), "SetupOldRecordings");
        rows->setProperty("isConfirming", true);
        choose("setupDays", 1);
        QVERIFY(!rows->property("isConfirming").toBool());
        rows->setProperty("isConfirming", true);
        choose("setupGigabytes", 1);
        QVERIFY(!rows->property("isConfirming").toBool());
    }

    /// Each thing that the page names, and what it says that stays.
    void resetIsOfAllThatItNames_data()
    {
        QTest::addColumn<bool>("byHour");
        QTest::newRow("by hand") << false;
        QTest::newRow("by the hour") << true;
    }
    void resetIsOfAllThatItNames()
    {
        QFETCH(const bool, byHour);
        const QString stick = m_folder->filePath("stick");
        QVERIFY(QDir().mkpath(stick));
        show(0);
        choose("setupUnits", 1);
        choose("setupTime", 1);
        show(1);
        if (byHour) {
            click("setupSwitches");
            choose("setupDark", 1);
        }
        choose("setupTheme", 2);
        click("setupContrast");
        step("setupScale", 1);
        click("setupGloves");
        show(2);
        click("setupOnTop");
        kept().setProperty("opacity", 60);
        kept().setProperty("light", 50);
        kept().setProperty("view", 2);
        show(3);
        auto& place = m_run->made<app::RecordingFolderSetting>();
        place.choose(QUrl::fromLocalFile(stick));
        QTRY_COMPARE(place.folder(), stick);
        choose("setupSplit", 2);
        choose("setupDays", 2);
        choose("setupGigabytes", 1);
        show(4);
        type("setupUsualIds", "250/191");
        click("setupConnects");
        click("setupScans");
        show(5);
        choose("setupVolume", 1);
        app::KeyMap::instance().assign("theme", "Ctrl+L");
        display().setPalette("grey");
        display().setThreshold(20);
        QVERIFY(display().palette() == "grey");
        show(7);
        click("setupReset");
        click("setupReset");

        for (int started = 0; started < 2; ++started) {
            QCOMPARE(window().property("theme").toString(), "dusk");
            for (const auto& [name, value] :
                 std::initializer_list<std::pair<const char*, QVariant>>{{"theme", "dusk"},
                                                                         {"switchesTheme", false},
                                                                         {"darkTheme", "dusk"},
                                                                         {"highContrast", false},
                                                                         {"gloves", false},
                                                                         {"scale", 100},
                                                                         {"alwaysOnTop", false},
                                                                         {"opacity", 100},
                                                                         {"light", 100},
                                                                         {"view", 0}})
                QVERIFY2(kept().property(name) == value, name);
            QVERIFY(!window().flags().testFlag(Qt::WindowStaysOnTopHint));
            QVERIFY(!display().imperial() && !app::TimeFormat::instance().isLocal());
            QCOMPARE(m_run->session().recordingFolder(), m_folder->filePath("data/Leadline"));
            QCOMPARE(m_run->session().dive()->parts()->chosen(), 0);
            show(3);
            QCOMPARE(currentOf("setupDays"), 0);
            QCOMPARE(currentOf("setupGigabytes"), 0);
            show(5);
            QCOMPARE(currentOf("setupVolume"), 2);
            show(4);
            QVERIFY(app::KeyMap::instance().isAllDefault());
            QVERIFY(display().palette() != "grey" && display().threshold() == 0);
            QCOMPARE(item("setupUsualIds")->property("shown").toString(), "250/191");
            QVERIFY(!item("setupConnects")->property("checked").toBool());
            QVERIFY(!m_run->session().dive()->scanOnConnect());
            start();
        }
    }

    void theRecordingFolderIsOfTheNextStartToo()
    {
        const QString stick = m_folder->filePath("stick");
        QVERIFY(QDir().mkpath(stick));
        show(3);
        m_run->made<app::RecordingFolderSetting>().choose(QUrl::fromLocalFile(stick));
        QTRY_COMPARE(m_run->session().recordingFolder(), stick);
        QCOMPARE(item("setupFolder")->property("text").toString(), stick);
        QCOMPARE(app::RecordingFolderSetting::atStart(), stick.toStdString());
        click("setupUsualFolder");
        QCOMPARE(m_run->session().recordingFolder(), m_folder->filePath("data/Leadline"));
    }

    void anotherDataFolderKnowsNothingOfIt()
    {
        const QString before = QSettings().fileName();
        const QTemporaryDir other;
        show(0);
        choose("setupUnits", 1);
        m_run.reset();
        app::Window::prepare(other.path());
        QVERIFY(QSettings().fileName() != before);
        start();
        QVERIFY(!display().imperial());
        QVERIFY(
            app::RecordingFolderSetting::usual().string().starts_with(other.path().toStdString()));
        m_run.reset();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           QFileInfo(QFileInfo(before).path()).path());
        QCOMPARE(QSettings().fileName(), before);
        start();
        QVERIFY(display().imperial());
    }

    /// Whatever is asked for, as much is shown as there is room for, and nothing is cut.
    void largerSizesFit_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("scale");
        QTest::newRow("the smallest window") << QSize(1024, 640) << 250 << 100;
        QTest::newRow("as asked") << QSize(1920, 1080) << 125 << 125;
        QTest::newRow("as far as it goes") << QSize(1920, 1080) << 250 << 165;
        QTest::newRow("a large screen") << QSize(2560, 1600) << 250 << 250;
        QTest::newRow("smaller") << QSize(1024, 640) << 75 << 75;
    }
    void largerSizesFit()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, asked);
        QFETCH(const int, scale);
        if (size.width() * window().effectiveDevicePixelRatio() > 3840)
            QSKIP("too many pixels");
        m_run->resize(size);
        kept().setProperty("scale", asked);
        QCOMPARE(window().property("scalePercent").toInt(), scale);
        QStringList faults;
        for (int section = 0; section < 8; ++section) {
            show(section);
            lookAt(QStringLiteral("section %1").arg(section), faults);
        }
        press(Qt::Key_Escape);
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        lookAt("replay", faults);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void aScreenOf4KOffersTwiceTheSizeOnce()
    {
        const auto stand = [&](int width, double ratio) {
            window().setProperty("screenWidth", width);
            window().setProperty("screenRatio", ratio);
            const QQuickItem* offer = m_run->named(QStringLiteral("scaleOffer"));
            return offer && offer->isVisible();
        };
        QVERIFY(!stand(2560, 1));
        QVERIFY(!stand(3840, 2)); // the system has 200 % already
        kept().setProperty("gloves", true);
        QVERIFY(!stand(3840, 1));
        kept().setProperty("gloves", false);
        QVERIFY(stand(3840, 1));
        QStringList faults;
        for (const QSize size : {QSize(1024, 640), QSize(1440, 900)}) {
            m_run->resize(size);
            lookAt("the offer", faults);
        }
        faults += test::namingFaults(*item("scaleOffer"));
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        click("applyScale");
        QCOMPARE(kept().property("scale").toInt(), 200);
        // As far as this screen has room.
        QCOMPARE(window().property("scalePercent").toInt(), 140);
        QVERIFY(!stand(3840, 1));
        start();
        QCOMPARE(kept().property("scale").toInt(), 200);
        kept().setProperty("scale", 100);
        QVERIFY(!stand(3840, 1));
    }

    void whoStaysAt100IsNotAskedAgain()
    {
        const auto offered = [&] {
            window().setProperty("screenRatio", 1.0);
            window().setProperty("screenWidth", 5120);
            const QQuickItem* offer = m_run->named(QStringLiteral("scaleOffer"));
            return offer && offer->isVisible();
        };
        QVERIFY(offered());
        start();
        QVERIFY(offered()); // not before there is an answer
        click("keepScale");
        QCOMPARE(kept().property("scale").toInt(), 100);
        QVERIFY(!offered());
        start();
        QVERIFY(!offered());
    }

    void noFigureStaysMetric()
    {
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        m_run->seek(std::chrono::seconds(20));
        display().setTargetsOnBottom(true);
        for (app::SelectedSonar* sonar : {m_run->session().shown360(), m_run->session().shown1d()})
            sonar->sound()->setSource(app::SoundSettings::Source::Computed);
        QQuickItem* inspector = nullptr;
        for (QQuickItem* each : m_run->items())
            if (QByteArray(each->metaObject()->className()).startsWith("InspectorDrawer_QML"))
                inspector = each;
        QVERIFY(inspector);
        const auto figures = [&](const QRegularExpression& unit) {
            QStringList found;
            for (const char* tab : {"360", "1d", "display", "marks"}) {
                inspector->setProperty("chosen", tab);
                (void)m_run->drawUntilReady();
                for (const QQuickItem* each : m_run->items())
                    if (const QString text = each->property("text").toString();
                        each->isVisible() && unit.match(text).hasMatch())
                        found += QStringLiteral("%1: %2").arg(QLatin1String(tab), text);
            }
            return found;
        };
        const QRegularExpression metric("(^|[0-9]\\s?)(m|m/s|°C)($|[ ,·)])");
        const QRegularExpression imperial("(^|[0-9]\\s?)(ft|ft/s|°F)($|[ ,·)])");
        const QStringList before = figures(metric);
        QVERIFY2(before.size() > 5, qPrintable(before.join('\n')));
        QCOMPARE(figures(imperial), QStringList());
        display().setImperial(true);
        QCOMPARE(figures(metric), QStringList());
        const QStringList after = figures(imperial);
        QVERIFY2(after.size() > 5, qPrintable(after.join('\n')));
    }

    /// What is pressed has its room also where words are small.
    void everyControlSaysWhatItIs_data()
    {
        QTest::addColumn<int>("scale");
        QTest::newRow("usual") << 100;
        QTest::newRow("smallest") << 75;
    }
    void everyControlSaysWhatItIs()
    {
        QFETCH(const int, scale);
        m_run->resize({1024, 640});
        kept().setProperty("scale", scale);
        QCOMPARE(window().property("scalePercent").toInt(), scale);
        QStringList nameless;
        for (int section = 0; section < 8; ++section) {
            show(section);
            for (QQuickItem* control : m_run->items()) {
                if (!control->isVisible() ||
                    control->property("focusPolicy").toInt() != Qt::TabFocus)
                    continue;
                QAccessibleInterface* words = QAccessible::queryAccessibleInterface(control);
                if (!words || words->text(QAccessible::Name).isEmpty() || control->height() < 44)
                    nameless += QStringLiteral("%1 %2").arg(section).arg(
                        QLatin1String(control->metaObject()->className()));
            }
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
    }

    void theGuidesMarginsGrowWithItsWords()
    {
        const app::Guide guide;
        const auto set = [&](int pixels) {
            QFont font(QStringLiteral("Leadline Sans"));
            font.setPixelSize(pixels);
            QString all;
            for (int chapter = 0; chapter < guide.titles().size(); ++chapter)
                all += guide.html(chapter, font, 600, Qt::blue, false);
            return all;
        };
        const QString usual = set(14);
        QVERIFY(usual.contains("margin-top:20px") && usual.contains("margin-bottom:8px"));
        const QString large = set(28);
        QVERIFY(large.contains("margin-top:40px") && large.contains("margin-bottom:16px"));
    }

    /// LEADLINE_SETUP_PICTURES: a folder for pictures of each section in each theme.
    void itCanBeLookedAt()
    {
        const QString into = qEnvironmentVariable("LEADLINE_SETUP_PICTURES");
        kept().setProperty("switchesTheme", true);
        for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)}) {
            m_run->resize(size);
            for (const char* theme : {"dusk", "night", "day"}) {
                m_run->setTheme(QString::fromLatin1(theme));
                for (int section = 0; section < 8; ++section) {
                    show(section);
                    const QImage shown = m_run->grab();
                    QVERIFY(!shown.isNull());
                    if (!into.isEmpty())
                        shown.save(QStringLiteral("%1/setup-%2-%3-%4.png")
                                       .arg(into)
                                       .arg(section)
                                       .arg(QLatin1String(theme))
                                       .arg(size.width()));
                }
            }
        }
    }

private:
    void start()
    {
        m_run.reset();
        m_run = std::make_unique<test::WindowRun>();
        m_run->session().dive()->setRecordingFolder(app::RecordingFolderSetting::atStart());
        m_run->resize({1440, 900});
    }
    [[nodiscard]] QQuickWindow& window() const { return m_run->window(); }
    [[nodiscard]] app::DisplaySettings& display() const { return *m_run->session().display(); }
    [[nodiscard]] QObject& kept() const
    {
        return *window().property("windowSettings").value<QObject*>();
    }
    [[nodiscard]] QQuickItem* page() const { return m_run->named("setupPage"); }
    [[nodiscard]] QQuickItem* item(const char* name) const
    {
        QQuickItem* found = m_run->named(QLatin1String(name));
        if (!found)
            qFatal("The page has no %s.", name);
        return found;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&window(), key, modifiers);
    }
    void show(int section) const
    {
        if (!page()->isVisible())
            press(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(page()->isVisible());
        page()->setProperty("section", section);
        QVERIFY(m_run->drawsAFrame());
    }
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
    static int currentOf(QQuickItem* choice) { return choice->property("current").toInt(); }
    [[nodiscard]] int currentOf(const char* name) const { return currentOf(item(name)); }
    void clickOn(QQuickItem* item) const
    {
        item->forceActiveFocus(Qt::TabFocusReason);
        QVERIFY(m_run->drawsAFrame());
        press(Qt::Key_Space);
    }
    void click(const char* name) const { clickOn(item(name)); }
    void choose(const char* name, int index) const
    {
        QList<QQuickItem*> segments;
        QList<QQuickItem*> all{item(name)};
        for (qsizetype i = 0; i < all.size(); ++i) {
            // Segments, or the rows of a list.
            if (all[i]->inherits("QQuickAbstractButton"))
                segments += all[i];
            all += all[i]->childItems();
        }
        QVERIFY2(index < segments.size(), name);
        clickOn(segments[index]);
        QCOMPARE(currentOf(name), index);
    }
    void step(const char* name, int up) const { clickOn(below(item(name), "IconButton", up)); }
    void type(const char* name, const QString& text) const
    {
        QQuickItem* field = below(item(name), "LField");
        field->forceActiveFocus(Qt::TabFocusReason);
        field->setProperty("text", text);
        press(Qt::Key_Return);
    }
    void lookAt(const QString& where, QStringList& faults) const
    {
        QVERIFY(m_run->drawUntilReady());
        for (const QString& fault : test::layoutFaults(*window().contentItem()))
            faults += where + ": " + fault;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowSetupTest)
#include "tst_windowsetup.moc"
