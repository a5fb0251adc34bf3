// SPDX-License-Identifier: GPL-3.0-or-later
#include "Catalog.h"
#include "faults/FaultTable.h"
#include "support/TestMain.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace leadline;
using test::CatalogMessage;

namespace {

const QStringList& languages()
{
    static const QStringList all{"de", "es", "fr", "nb", "pt"};
    return all;
}

/// Whether a sentence of the table of faults, with "…" for what differs each time, is what a
/// message of a catalog becomes, or a part of it.
bool isSaidBy(const QString& source, const QString& sentence)
{
    static const QRegularExpression hole("%(?:L?[1-9]|n)");
    constexpr qsizetype fewestLetters = 6;
    const QStringList pieces = QString(source).split(hole);
    if (pieces.join(QString()).size() < fewestLetters)
        return false;
    QStringList patterns;
    for (const QString& piece : pieces)
        patterns += QRegularExpression::escape(piece);
    const QRegularExpression whole(QRegularExpression::anchoredPattern(patterns.join(".+")));
    static const QRegularExpression ends("^…|…$");
    return whole.match(sentence).hasMatch() ||
           pieces.join(QStringLiteral("…")).contains(QString(sentence).remove(ends));
}

} // namespace

/// Tests that the translations are complete.
class CatalogsTest : public QObject {
    Q_OBJECT

private slots:
    void theEyeFindsFaults_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("translation");
        QTest::addColumn<QString>("type");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* name, const char* source, const char* translation,
                            const char* type, bool good) {
            QTest::newRow(name) << source << translation << type << good;
        };
        row("good", "%1 of %2…", "von %2 %1…", "", true);
        row("unfinished", "One", "Eins", "unfinished", false);
        row("vanished", "One", "Eins", "vanished", false);
        row("empty", "One", "", "", false);
        row("a lost mark", "%1 of %2", "%1", "", false);
        row("a doubled mark", "%1", "%1 %1", "", false);
        row("no ellipsis", "Open…", "Offen", "", false);
        row("a lost space", " and ", "und ", "", false);
        row("a number's mark", "%n bytes", "%1 Bytes", "", false);
        row("a file's ending", "Logs (*.bin)", "Logs (*.bn)", "", false);
    }
    void theEyeFindsFaults()
    {
        QFETCH(const QString, source);
        QFETCH(const QString, translation);
        QFETCH(const QString, type);
        QFETCH(const bool, good);
        QCOMPARE(
            test::catalogFaults(
                {.context = "Any", .source = source, .translations = {translation}, .type = type})
                .isEmpty(),
            good);
    }

    void everyMessageIsTranslated_data()
    {
        QTest::addColumn<QString>("code");
        for (const QString& code : languages() + QStringList{"en"})
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyMessageIsTranslated()
    {
        QFETCH(const QString, code);
        const auto all = test::readCatalog(test::catalogPath(code));
        QVERIFY2(!all.isEmpty(), qPrintable(test::catalogPath(code)));
        QStringList faults;
        for (const CatalogMessage& message : all)
            faults += test::catalogFaults(message);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void allHaveTheSameMessages()
    {
        const auto keysOf = [](const QString& code) {
            QStringList keys;
            for (const CatalogMessage& each : test::readCatalog(test::catalogPath(code)))
                keys += each.context + '|' + each.source + '|' + each.comment;
            return keys;
        };
        const QStringList first = keysOf(languages().first());
        QVERIFY(first.size() > 1500);
        for (const QString& code : languages())
            QCOMPARE(keysOf(code), first);
    }

    /// What the pilot is told of each fault, in each language; that all of it is translated is held
    /// above.
    void eachFaultIsSaidInEachLanguage()
    {
        static const QRegularExpression between("(?<=[.]) ");
        for (const QString& code : languages()) {
            const auto all = test::readCatalog(test::catalogPath(code));
            const auto isSaid = [&all](const QString& text) {
                return std::ranges::any_of(all, [&text](const CatalogMessage& each) {
                    return isSaidBy(each.source, text);
                });
            };
            for (const test::Cell& cell : test::faultTable())
                QVERIFY2(isSaid(cell.says) || std::ranges::all_of(cell.says.split(between), isSaid),
                         qPrintable(code + ": " + cell.says));
        }
    }

    /// One and more: each of these languages has two forms, as %n takes them.
    void numbersHaveTheirForms()
    {
        for (const QString& code : languages() + QStringList{"en"})
            for (const CatalogMessage& each : test::readCatalog(test::catalogPath(code)))
                if (each.numerus)
                    QVERIFY2(each.translations.size() == 2, qPrintable(code + ": " + each.source));
    }

    /// So that the names of days are those of the language.
    void eachKnowsItsOwnCode()
    {
        for (const QString& code : languages()) {
            const auto all = test::readCatalog(test::catalogPath(code));
            const auto own = std::ranges::find_if(all, [](const CatalogMessage& each) {
                return each.source == "C" && each.comment.startsWith("this language's own code");
            });
            QVERIFY(own != all.end());
            QCOMPARE(own->translations, QStringList{code});
        }
    }

    /// Every catalog that lies there is one that the program has.
    void noneIsForgotten()
    {
        QStringList files;
        for (const QString& code : languages() + QStringList{"en"})
            files += QFileInfo(test::catalogPath(code)).fileName();
        files.sort();
        QCOMPARE(QFileInfo(test::catalogPath("de")).dir().entryList({"*.ts"}, QDir::Files), files);
    }
};

LEADLINE_APPLESS_TEST(CatalogsTest)
#include "tst_catalogs.moc"
