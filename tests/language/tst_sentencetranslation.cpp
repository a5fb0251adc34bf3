// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sources.h"
#include "exporting/ExportFormats.h"
#include "language/SentenceTemplates.h"
#include "language/SentenceTranslation.h"
#include "support/TestMain.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace leadline;

namespace {

/// Says everything backwards, in front of a mark: what it did not get shows.
class Backwards : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int) const override
    {
        return qstrcmp(context, "core") == 0 ? "<" + QString::fromUtf8(source) + ">" : QString();
    }
};

QStringList templates()
{
    QStringList all;
    for (const auto part : {app::sentenceTemplates(), app::phraseTemplates()})
        for (const app::Template& each : part)
            all += QString::fromUtf8(each.english);
    return all;
}

/// Written into files or read by programs, said by the command line alone, or what the simulated
/// devices answer, who speak English as the real ones do.
bool isNotForTheWindow(const QString& path)
{
    static const QStringList all{"core/sim/",
                                 "core/export/Nc",
                                 "core/export/MarkerValues",
                                 "core/export/MarkerXml",
                                 "core/link/Pty",
                                 "core/formats/Foxglove",
                                 "core/mavlink/include/",
                                 "core/mavlink/Signature",
                                 "core/ping/include/",
                                 "core/ping/MessageTable",
                                 "app/cli/",
                                 "app/conformance/",
                                 "app/language/",
                                 "app/settings/Language",
                                 "app/timing/TimingCsv",
                                 "app/window/"};
    return std::ranges::any_of(all, [&](const QString& each) { return path.startsWith(each); });
}

} // namespace

/// Tests that English sentences of core are translated into the window's language.
class SentenceTranslationTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QCoreApplication::removeTranslator(&m_backwards); }

    void withoutACatalogItIsEnglish()
    {
        QCOMPARE(app::translated(std::string("dive.bin is empty.")), QString("dive.bin is empty."));
        QCOMPARE(app::translated(std::string("")), QString());
    }

    void sentencesAreFound_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* english, const char* said) {
            QTest::newRow(english) << english << said;
        };
        row("dive.bin is empty.", "<dive.bin is empty.>");
        // A name is no phrase, and may hold anything.
        row("a %1 and b.bin is empty.", "<a %1 and b.bin is empty.>");
        row("rock and roll.bin cannot be written: the disk is full.",
            "<rock and roll.bin cannot be written: <the disk is full>.>");
        // The surer one: "%1 is a folder." fits, too.
        row("logs is a folder, not a recording.", "<logs is a folder, not a recording.>");
        // Several, and one that nobody knows.
        row("notes.txt starts with text. Leadline opens .mcap recordings, Ping Viewer .bin, .tlog "
            "and .svlog files.",
            "<notes.txt starts with text.> <Leadline opens .mcap recordings, Ping Viewer .bin, "
            ".tlog and .svlog files.>");
        row("0.9 GB left: about 8 hours at this rate. a.mcap was removed while it was recorded, "
            "and 1 message with it; what came since then is in a new file.",
            "<0.9 GB left: about <8 hours> at this rate.> <a.mcap was removed while it was "
            "recorded, and <1 message> with it; what came since then is in a new file.>");
        row("Out of cheese. dive.bin is empty.", "Out of cheese. <dive.bin is empty.>");
        row("Line 7 of the file has a wrong checksum: it is damaged. Get it again from where it "
            "came.",
            "<Line 7 of the file <has a wrong checksum>: it is damaged.> <Get it again from where "
            "it came.>");
        row("The file is for a Ping360, and a device of an unknown type answers. Nothing was sent "
            "to the sonar.",
            "<The file is for a Ping360, and a <device of an unknown type> answers.> <Nothing was "
            "sent to the sonar.>");
        row("The Ping360 refuses page 12. Its bootloader is in charge and waits: leave the power "
            "on and write the file again.",
            "<The Ping360 refuses page 12.> <Its bootloader is in charge and waits: leave the "
            "power on and write the file again.>");
        row("The boot code of the sonar does not answer. stm32flash says: Failed to init device. "
            "Nothing was written: switch the sonar off and on, and it runs as before.",
            "<The boot code of the sonar does not answer.> <stm32flash says: Failed to init "
            "device.> <Nothing was written: switch the sonar off and on, and it runs as before.>");
        row("Stopped. Nothing was written this time: the sonar is as it was before this try.",
            "<Stopped.> <Nothing was written this time: the sonar is as it was before this try.>");
        row("The Ping360 does not answer to page 0. Leave the power on and write the file again: "
            "switched off and on, the Ping360 may start firmware that is not complete.",
            "<The Ping360 does not answer to page 0.> <Leave the power on and write the file "
            "again: switched off and on, the Ping360 may start firmware that is not complete.>");
        row("A program (process 41) has it open.", "<<A program (process 41)> has it open.>");
        row("ping-viewer (process 41) has it open.", "<<ping-viewer (process 41)> has it open.>");
        row("Range refused: The range ends at 200 m.",
            "<<Range> refused: <The range ends at 200 m.>>");
        row("a.mcap was written anew: 1 message, up to 2026-09-13T13:55:12Z. 1 byte held no whole "
            "message. 1 record larger than 256 MiB was left out.",
            "<a.mcap was written anew: 1 message, up to 2026-09-13T13:55:12Z.> <1 byte held no "
            "whole message.> <1 record larger than 256 MiB was left out.>");
        // Lists.
        row("The autopilot was asked for 3 messages: ATTITUDE denied, VFR_HUD failed, "
            "SYS_STATUS not answered.",
            "<The autopilot was asked for 3 messages: <<ATTITUDE denied>, <<VFR_HUD failed>, "
            "<SYS_STATUS not answered>>>.>");
        row("Out of cheese", "Out of cheese");
        row("100 % of it", "100 % of it");
    }
    void sentencesAreFound()
    {
        QFETCH(const QString, english);
        QFETCH(const QString, said);
        QCoreApplication::installTranslator(&m_backwards);
        QCOMPARE(app::translated(english.toStdString()), said);
        QCOMPARE(app::translated(english.toStdString()), said);
    }

    void whatEachFormatIsIsFound()
    {
        QCoreApplication::installTranslator(&m_backwards);
        for (const app::ExportFormat& format : app::exportFormats()) {
            const auto words = QString::fromUtf8(format.what.data(), qsizetype(format.what.size()));
            QCOMPARE(app::translated(format.what), "<" + words + ">");
        }
    }

    void theLanguageMayChange()
    {
        QCoreApplication::installTranslator(&m_backwards);
        QCOMPARE(app::translated(std::string("a is empty.")), QString("<a is empty.>"));
        QCoreApplication::removeTranslator(&m_backwards);
        QCOMPARE(app::translated(std::string("a is empty.")), QString("a is empty."));
    }

    /// A new sentence in core, or in what the command line shares, needs its template.
    void nothingIsForgotten()
    {
        const QString top = QStringLiteral(LEADLINE_TEST_DATA "/../../");
        const QString known = templates().join('\n');
        static const QRegularExpression hole("%[1-9]");
        static const QRegularExpression between("(?<=[.]) ");
        QStringList forgotten;
        int looked = 0;
        for (const char* folder : {"core", "app"}) {
            QDirIterator files(top + folder, {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = QDir(top).relativeFilePath(files.next());
                if (isNotForTheWindow(path))
                    continue;
                QFile file(top + path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                // Messages for finding faults are for who reads the code.
                static const QRegularExpression logged("\\bqC(Debug|Info|Warning)\\([^;]*;");
                // What the table of settings has is for the guide, or marked for translation there.
                static const QRegularExpression rows(
                    "\\.(?:help|name)\\s*=\\s*(?:\"[^\"]*\"\\s*)+|QT_TRANSLATE_NOOP\\([^)]*\\)");
                QString source = QString::fromUtf8(file.readAll()).remove(logged);
                if (path.startsWith("core/device/"))
                    source.remove(rows);
                for (const QString& text : test::quotedIn(source)) {
                    for (const QString& sentence : text.split(between))
                        for (const QString& piece : sentence.split(hole)) {
                            if (!test::isForPeople(piece) || isSettled(path, piece.trimmed()))
                                continue;
                            ++looked;
                            if (!known.contains(piece.trimmed()))
                                forgotten += path + ": " + piece;
                        }
                }
            }
        }
        QVERIFY2(looked > 200, qPrintable(QString::number(looked)));
        QVERIFY2(forgotten.isEmpty(), qPrintable('\n' + forgotten.join('\n')));
    }

private:
    /// Keys of recorded events, what stands in files, helps on the command line, what stm32flash
    /// prints, and what QML says of its types.
    static bool isSettled(const QString& path, const QString& piece)
    {
        static const QStringList all{"PingViewer sensor log file",
                                     "Leadline dive sheet",
                                     "the index keeps ids in 16 bits",
                                     "UTC of the session's start plus the time since then",
                                     "writes over it",
                                     "adds to it, and writes over files of the same names",
                                     "dropped datagrams",
                                     "timesync version",
                                     "own ids",
                                     "messages ordered",
                                     "Erasing memory",
                                     "Starting execution",
                                     "Failed to verify"};
        if (path == "app/exporting/ExportFormats.cpp" || path == "app/engine/EventText.cpp")
            return !piece.contains(QRegularExpression("[.:]$"));
        return all.contains(piece) || piece.startsWith("Belongs to ") ||
               piece.startsWith("Made by the program") || piece.startsWith("Each plot has its own");
    }

    Backwards m_backwards;
};

LEADLINE_GUILESS_TEST(SentenceTranslationTest)
#include "tst_sentencetranslation.moc"
