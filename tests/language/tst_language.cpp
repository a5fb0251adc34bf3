// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/Tr.h"
#include "settings/Language.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

namespace {

/// The catalogs as the build made them, and one that is none.
const QString& folder()
{
    static const QTemporaryDir made;
    static const QString path = [] {
        for (const char* code : {"de", "en", "fr", "nb", "pt"})
            QFile::copy(QStringLiteral(LEADLINE_CATALOGS "/leadline_%1.qm").arg(code),
                        made.filePath(QStringLiteral("leadline_%1.qm").arg(code)));
        QFile::copy(made.filePath("leadline_de.qm"), made.filePath("leadline_ar.qm"));
        QFile broken(made.filePath("leadline_es.qm"));
        if (broken.open(QIODevice::WriteOnly))
            broken.write("no catalog");
        return made.path();
    }();
    return path;
}

} // namespace

/// Tests which language the window chooses.
class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void theFirstThatIsThereIsTaken_data()
    {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("best");
        const auto row = [](const char* name, const QStringList& wanted, const char* best) {
            QTest::newRow(name) << wanted << best;
        };
        row("none", {}, "en");
        row("with a country", {"de-AT", "de"}, "de");
        row("as a system writes it", {"pt_BR"}, "pt");
        row("another script", {"fr-Latn-CA"}, "fr");
        row("Norwegian", {"no"}, "nb");
        row("Nynorsk", {"nn-NO", "en-GB"}, "nb");
        row("not there", {"fi-FI", "de"}, "de");
        row("none is there", {"fi", "ja"}, "en");
        row("no language", {"C"}, "en");
    }
    void theFirstThatIsThereIsTaken()
    {
        QFETCH(const QStringList, wanted);
        QFETCH(const QString, best);
        QCOMPARE(app::Language::bestOf({"de", "en", "fr", "nb", "pt"}, wanted), best);
    }

    void itIsChosenAndKept()
    {
        {
            app::Language language(folder());
            QCOMPARE(language.chosen(), QString());
            QSignalSpy changed(&language, &app::Language::changed);
            language.choose("de");
            QCOMPARE(changed.count(), 1);
            QCOMPARE(language.code(), QString("de"));
            QCOMPARE(app::tr("Vehicle"), QString("Fahrzeug"));
            language.choose("de");
            language.choose("tlh"); // nobody has it
            QCOMPARE(changed.count(), 1);
            QCOMPARE(language.chosen(), QString("de"));
        }
        QCOMPARE(app::tr("Vehicle"), QString("Vehicle"));
        app::Language again(folder());
        QCOMPARE(again.chosen(), QString("de"));
        QCOMPARE(app::tr("Vehicle"), QString("Fahrzeug"));
        again.choose("en");
        QCOMPARE(app::tr("Vehicle"), QString("Vehicle"));
        again.choose({});
        QCOMPARE(app::Language(folder()).chosen(), QString());
    }

    void theyAreCalledAsTheirSpeakersCallThem()
    {
        const app::Language language(folder());
        QCOMPARE(language.names().size(), language.codes().size());
        const auto nameOf = [&](const char* code) {
            return language.names().value(language.codes().indexOf(code));
        };
        QCOMPARE(nameOf("de"), QString("Deutsch"));
        QCOMPARE(nameOf("en"), QString("English"));
        QCOMPARE(nameOf("fr"), QString("Français"));
        QCOMPARE(nameOf("pt"), QString("Português"));
        QVERIFY2(nameOf("nb").startsWith("Norsk"), qPrintable(nameOf("nb")));
        QVERIFY(language.names().contains(language.systemName()));
    }

    /// A catalog that cannot be read, or a folder without any, leaves it English.
    void withoutACatalogItSpeaksEnglish()
    {
        app::Language language(folder());
        language.choose("es");
        QCOMPARE(language.code(), QString("en"));
        QCOMPARE(app::tr("Vehicle"), QString("Vehicle"));
        const QTemporaryDir empty;
        const app::Language none(empty.path());
        QCOMPARE(none.codes(), QStringList{"en"});
        QCOMPARE(none.code(), QString("en"));
    }

    void arabicRunsFromTheRight()
    {
        app::Language language(folder());
        QVERIFY(!language.isRightToLeft());
        language.choose("ar");
        QVERIFY(language.isRightToLeft());
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        language.choose("de");
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    }

    void numbersOfThingsAreRight_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("three");
        QTest::newRow("en") << "en"
                            << "1 more byte at its end is in no field."
                            << "3 more bytes at its end are in no field.";
        QTest::newRow("de") << "de"
                            << "1 weiteres Byte am Ende steht in keinem Feld."
                            << "3 weitere Bytes am Ende stehen in keinem Feld.";
    }
    void numbersOfThingsAreRight()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, one);
        QFETCH(const QString, three);
        app::Language language(folder());
        language.choose(code);
        const auto said = [](int number) {
            return QCoreApplication::translate("leadline::app::MessageDetails",
                                               "%n more byte(s) at its end are in no field.",
                                               nullptr, number);
        };
        QCOMPARE(said(1), one);
        QCOMPARE(said(3), three);
    }

    void daysAreThoseOfTheLanguage()
    {
        app::Language language(folder());
        const QDate day(2026, 5, 13);
        QCOMPARE(app::dayNames().toString(day, app::tr("ddd d MMM yyyy")),
                 QString("Wed 13 May 2026"));
        language.choose("de");
        QCOMPARE(app::dayNames().toString(day, app::tr("ddd d MMM yyyy")),
                 QString("Mi. 13. Mai 2026"));
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(LanguageTest)
#include "tst_language.moc"
