// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/DiveSheet.h"
#include "annotations/MarkerFile.h"
#include "io/LockedFile.h"
#include "recorder/RecordingWriter.h"
#include "recorder/Retention.h"
#include "support/CliRun.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using std::chrono::nanoseconds;

namespace {

constexpr nanoseconds day = 24h;
constexpr nanoseconds firstDive = 1'789'307'712s; // 2026-09-13T13:55:12Z

} // namespace

/// The tests use recordings of four dives, a day apart, in a folder.
class RetentionTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (int i = 0; i < 4; ++i)
            record(i, [](recorder::RecordingWriter&) {});
        m_names = QDir(m_folder->path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(m_names.size(), 4);
        QCOMPARE(m_names.first(), "20260913-135512Z.mcap");
    }

    void withoutARuleEverythingStays() { QCOMPARE(proposed({}), QStringList()); }

    void whatIsOlderMayGo()
    {
        QCOMPARE(proposed({.age = 2 * day}), m_names.first(2));
        QCOMPARE(proposed({.age = 100 * day}), QStringList());
        QCOMPARE(proposed({.age = 0s}), m_names);
        // Nothing was deleted.
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files, QDir::Name), m_names);
    }

    void asManyOfTheOldestMayGoAsTakeTooMuch()
    {
        const auto size =
            static_cast<std::uint64_t>(QFileInfo(m_folder->filePath(m_names.first())).size());
        QCOMPARE(proposed({.bytes = 4 * size}), QStringList());
        QCOMPARE(proposed({.bytes = 4 * size - 1}), m_names.first(1));
        QCOMPARE(proposed({.bytes = 2 * size}), m_names.first(2));
        QCOMPARE(proposed({.bytes = 0}), m_names);
    }

    void aProposalSaysWhatItIsAbout()
    {
        const auto all = recorder::proposeRemoval(folder(), notes(), {.bytes = 0}, now());
        QVERIFY(all[0].start == firstDive && all[0].end == firstDive + 1s);
        QCOMPARE(qint64(all[0].bytes), QFileInfo(m_folder->filePath(m_names.first())).size());
    }

    void whatSomebodyMarkedOrNotedStays()
    {
        record(10, [](recorder::RecordingWriter& writer) {
            writer.take(log::RecordedEvent{.at = {},
                                           .device = {},
                                           .kind = "marker",
                                           .name = {},
                                           .value = {},
                                           .message = base::Message("Leak")});
        });
        record(11, [](recorder::RecordingWriter& writer) {
            writer.take(log::RecordedNote{"dive", {{"place", "Harbour"}}});
        });
        QCOMPARE(proposed({.bytes = 0}), m_names);
        QVERIFY(annotations::appendMarkers({m_folder->filePath(m_names[1]).toStdString()},
                                           {annotations::UserNote{.id = "a", .text = "Keep"}})
                    .ok());
        QStringList others = m_names;
        others.removeAt(1);
        QCOMPARE(proposed({.bytes = 0}), others);
        QVERIFY(QFile::remove(m_folder->filePath(m_names[1] + ".marks")));
        // Afterwards, beside it.
        test::writeFile(m_folder->filePath(m_names[0] + ".sheet.txt"), "Leadline dive sheet\n");
        test::writeFile(m_folder->filePath(m_names[1] + ".marks"), "{}\n");
        QCOMPARE(proposed({.bytes = 0}), m_names.last(2));
    }

    void whatWasSaidElsewhereKeepsItToo()
    {
        // A folder that takes no files beside these two.
        QVERIFY(QDir(m_folder->path()).mkdir(m_names[0] + ".sheet.txt.writing"));
        QVERIFY(QDir(m_folder->path()).mkdir(m_names[1] + ".marks.writing"));
        const auto path = [&](int i) {
            return std::filesystem::path(m_folder->filePath(m_names[i]).toStdString());
        };
        QVERIFY(annotations::writeSidecarSheet(path(0), {.job = "Nets"}, notes()).ok());
        QVERIFY(annotations::appendMarkers({path(1), notes()},
                                           {annotations::UserNote{.id = "a", .text = "Keep"}})
                    .ok());
        QCOMPARE(proposed({.bytes = 0}), m_names.last(2));
    }

    void whatIsRecordedCutOffOrNobodysStays()
    {
        io::LockedFile::Failure failure{};
        const auto held = io::LockedFile::open(m_folder->filePath(m_names[0]).toStdString(),
                                               io::LockedFile::Make::Existing, failure);
        QVERIFY(held);
        const QString cut = m_folder->filePath(m_names[1]);
        test::writeFile(cut, test::readFile(cut).chopped(1));
        QVERIFY(QFile::rename(m_folder->filePath(m_names[2]), m_folder->filePath("keep.mcap")));
        QCOMPARE(proposed({.bytes = 0}), m_names.last(1));
    }

    void aMissingFolderHasNone()
    {
        QVERIFY(recorder::proposeRemoval(folder() / "none", {}, {.bytes = 0}, now()).empty());
    }

private:
    template<class Extra>
    void record(int days, const Extra& extra)
    {
        base::FakeClock clock;
        io::FolderDisk disk(folder());
        recorder::RecordingWriter writer(
            disk, clock,
            {.utcZero = {}, .utcAtZero = firstDive + days * day, .library = "Leadline/test"});
        writer.take(log::RecordedSourceChange{0, {.name = "ping1d-1", .family = "ping1d"}});
        extra(writer);
        for (const int n : {0, 1}) {
            writer.take(log::RecordedBytes{
                0, false, clock.now(),
                test::Echo1d{.samples = test::someSamples(50, static_cast<unsigned>(n))}
                    .profile()});
            writer.tick();
            clock.advance(1s);
        }
        writer.stop();
    }
    [[nodiscard]] std::filesystem::path folder() const { return m_folder->path().toStdString(); }
    [[nodiscard]] std::filesystem::path notes() const { return folder() / "notes"; }
    /// An hour after the fourth dive.
    static nanoseconds now() { return firstDive + 3 * day + 1h; }
    [[nodiscard]] QStringList proposed(const recorder::RetentionRule& rule) const
    {
        QStringList names;
        for (const auto& one : recorder::proposeRemoval(folder(), notes(), rule, now()))
            names += QString::fromStdString(one.file.filename().string());
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_names;
};

LEADLINE_GUILESS_TEST(RetentionTest)
#include "tst_retention.moc"
