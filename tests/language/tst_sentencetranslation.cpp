// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sources.h"
#include "base/MessageJson.h"
#include "exporting/ExportFormats.h"
#include "language/OldEventTexts.h"
#include "language/SentenceTranslation.h"
#include "support/TestMain.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace leadline;
using base::Message;

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
    void lengthsOfMarkersAndSettingsAreShownInFeet()
    {
        using app::withLengthsInFeet;
        QCOMPARE(withLengthsInFeet(Message("Marker %1, %2 m", 3, "12.00")).text(),
                 std::string("Marker 3, 39.4 ft"));
        QCOMPARE(withLengthsInFeet(Message("Marker %1: %2, %3 m", 3, "2", "3.048")).text(),
                 std::string("Marker 3: 2, 10 ft"));
        QCOMPARE(
            withLengthsInFeet(Message("%1: %2", "Range", Message("%1 to %2 m", "0.5", "30.48")))
                .text(),
            std::string("Range: 1.6 to 100 ft"));
        QCOMPARE(
            withLengthsInFeet(Message("%1: %2", "Speed", Message::verbatim("1500 m/s"))).text(),
            std::string("Speed: 4921.3 ft/s"));
        // What a device says stays as it is, and so does what is no number.
        QCOMPARE(withLengthsInFeet(Message::verbatim("ARMED at 3 m.")).text(),
                 std::string("ARMED at 3 m."));
        QCOMPARE(withLengthsInFeet(Message("Marker %1, %2 m", 3, "far")).text(),
                 std::string("Marker 3, far ft"));
    }

    void cleanup() { QCoreApplication::removeTranslator(&m_backwards); }

    void withoutACatalogItIsEnglish()
    {
        QCOMPARE(app::translated(Message("%1 is empty.", "dive.bin")),
                 QString("dive.bin is empty."));
        QCOMPARE(app::translated(Message()), QString());
    }

    void templatesAreTranslatedAndArgumentsAreNot()
    {
        QCoreApplication::installTranslator(&m_backwards);
        QCOMPARE(app::translated(Message("%1 is empty.", "a %1 and b.bin")),
                 QString("<a %1 and b.bin is empty.>"));
        QCOMPARE(app::translated(Message("%1 cannot be written: %2.", "rock and roll.bin",
                                         Message("the disk is full"))),
                 QString("<rock and roll.bin cannot be written: <the disk is full>.>"));
        QCOMPARE(app::translated(Message("Stopped.") + Message("Nothing was sent to the sonar.")),
                 QString("<<Stopped.> <Nothing was sent to the sonar.>>"));
        QCOMPARE(app::translated(Message::verbatim("Out of cheese")), QString("<Out of cheese>"));
    }

    void theLanguageMayChange()
    {
        const Message message("%1 is empty.", "a");
        QCoreApplication::installTranslator(&m_backwards);
        QCOMPARE(app::translated(message), QString("<a is empty.>"));
        QCoreApplication::removeTranslator(&m_backwards);
        QCOMPARE(app::translated(message), QString("a is empty."));
    }

    void whatEachFormatIsIsTranslated()
    {
        QCoreApplication::installTranslator(&m_backwards);
        for (const app::ExportFormat& format : app::exportFormats())
            QCOMPARE(app::translated(Message(format.what)),
                     "<" + QString::fromUtf8(format.what.english()) + ">");
    }

    /// As it is written into a recording and read again.
    void aRecordedMessageIsTranslated()
    {
        const Message written =
            Message("%1 refused: %2", Message("Range"), Message("The range ends at 200 m.")) +
            Message("%1 is empty.", "a \"quoted\" name");
        const auto json = base::JsonValue::parse(base::jsonOf(written));
        QVERIFY(json);
        const auto read = base::messageFrom(*json);
        QVERIFY(read && *read == written);
        QCoreApplication::installTranslator(&m_backwards);
        QCOMPARE(app::translatedEvent(*read), app::translated(written));
    }

    void whatIsNoMessageIsNotRead()
    {
        const auto isRead = [](const char* json) {
            const auto value = base::JsonValue::parse(json);
            return value && base::messageFrom(*value).has_value();
        };
        QVERIFY(isRead(R"({"template":"a","arguments":[]})"));
        QVERIFY(!isRead(R"("a")"));
        QVERIFY(!isRead(R"({"template":"a"})"));
        QVERIFY(!isRead(R"({"template":1,"arguments":[]})"));
        QVERIFY(!isRead(R"({"template":"a","arguments":[1]})"));
        QVERIFY(!isRead(R"({"template":"a","arguments":[{"template":"b"}]})"));
        QVERIFY(
            !isRead(R"({"template":"a","arguments":["1","2","3","4","5","6","7","8","9","10"]})"));
    }

    void eventsOfOlderRecordingsAreRecognized_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("translation");
        const auto row = [](const char* english, const char* translation) {
            QTest::newRow(english) << english << translation;
        };
        row("The Ping360 is silent.", "<The Ping360 is silent.>");
        row("The device of an unknown type is silent.",
            "<The <device of an unknown type> is silent.>");
        row("Range refused: The range ends at 200 m.",
            "<<Range> refused: <The range ends at 200 m.>>");
        row("The autopilot was asked for 3 messages: ATTITUDE denied, VFR_HUD failed, "
            "SYS_STATUS not answered.",
            "<The autopilot was asked for 3 messages: <<ATTITUDE denied>, <<VFR_HUD failed>, "
            "<SYS_STATUS not answered>>>.>");
        row("1 message was not recorded while the disk was full.",
            "<<1 message> was not recorded while the disk was full.>");
        row("This computer's clock was set back by 3 s. The times of this dive go on as they "
            "began.",
            "<This computer's clock was set back by 3 s.> <The times of this dive go on as they "
            "began.>");
        row("Out of cheese. The Ping360 is silent.", "Out of cheese. <The Ping360 is silent.>");
        row("100 % of it", "100 % of it");
    }
    void eventsOfOlderRecordingsAreRecognized()
    {
        QFETCH(const QString, english);
        QFETCH(const QString, translation);
        const Message event = Message::verbatim(english.toStdString());
        QCOMPARE(app::translatedEvent(event), english);
        QCoreApplication::installTranslator(&m_backwards);
        QCOMPARE(app::translatedEvent(event), translation);
        QCOMPARE(app::translatedEvent(event), translation);
    }

    /// A text for people in core, or in what the command line shares, is a message.
    void nothingIsForgotten()
    {
        const QString top = QStringLiteral(LEADLINE_TEST_DATA "/../../");
        static const QRegularExpression hole("%[1-9]");
        static const QRegularExpression between("(?<=[.]) ");
        QStringList forgotten;
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
                            forgotten += path + ": " + piece;
                        }
                }
            }
        }
        QVERIFY2(forgotten.isEmpty(), qPrintable('\n' + forgotten.join('\n')));
    }

private:
    /// Keys of recorded events, what stands in files, helps on the command line, what stm32flash
    /// prints, and what QML says of its types.
    static bool isSettled(const QString& path, const QString& piece)
    {
        static const QStringList all{"PingViewer sensor log file",
                                     "Leadline dive sheet",
                                     "Depth below the surface",
                                     "Spread of the soundings",
                                     "Echo intensity",
                                     "Echo level, relative",
                                     "the index keeps ids in 16 bits",
                                     "UTC of the session's start plus the time since then",
                                     "writes over it",
                                     "adds to it, and writes over files of the same names",
                                     "dropped datagrams",
                                     "repeated datagrams",
                                     "changed elsewhere",
                                     "upside down",
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
