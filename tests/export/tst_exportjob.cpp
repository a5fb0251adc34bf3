// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/ExportJob.h"
#include "support/TestMain.h"

#include <QTest>

#include <atomic>
#include <semaphore>

using namespace leadline;
using namespace std::chrono_literals;
using exporting::ExportJob;
using exporting::ExportWatch;

class ExportJobTest : public QObject {
    Q_OBJECT

private slots:
    void itTellsHowFarItIsAndWhatItWrote()
    {
        std::binary_semaphore half(0);
        std::binary_semaphore seen(0);
        ExportJob job([&](const ExportWatch& watch) -> base::Result<std::uint64_t> {
            watch.progress(0.5);
            half.release();
            seen.acquire();
            return std::uint64_t{42};
        });
        half.acquire();
        QCOMPARE(job.progress(), 0.5);
        QVERIFY(job.state() == ExportJob::State::Running);
        QVERIFY(!job.waitFor(0ms));
        seen.release();
        QVERIFY(job.waitFor(60s));
        QVERIFY(job.state() == ExportJob::State::Done);
        QCOMPARE(job.progress(), 1.0);
        QCOMPARE(job.written(), std::uint64_t{42});
        QVERIFY(job.trouble().empty());
    }

    void oneThatDetachesDoesNotWaitForADiskThatHangs()
    {
        std::binary_semaphore hangs(0);
        std::binary_semaphore reportProgress(0);
        std::atomic<bool> cancelled = false;
        {
            const ExportJob job(
                [&](const ExportWatch& watch) -> base::Result<std::uint64_t> {
                    hangs.release();
                    reportProgress.acquire();
                    cancelled = !watch.reportProgress(0.5);
                    return exporting::cancelled();
                },
                base::TasksAtEnd::Detach);
            hangs.acquire();
        } // would wait for ever else
        reportProgress.release();
        QVERIFY(base::waitForDetachableThreads(1min));
        QVERIFY(cancelled);
    }

    void itIsCancelledFromOutside()
    {
        ExportJob job([](const ExportWatch& watch) -> base::Result<std::uint64_t> {
            while (watch.reportProgress(0.1))
                std::this_thread::yield();
            return exporting::cancelled();
        });
        job.cancel();
        QVERIFY(job.waitFor(60s));
        QVERIFY(job.state() == ExportJob::State::Cancelled);
        QCOMPARE(job.written(), std::uint64_t{0});
        QVERIFY(!job.trouble().empty());
    }

    void itFailsWithASentence()
    {
        ExportJob job([](const ExportWatch&) -> base::Result<std::uint64_t> {
            return base::Error{base::Message("The disk is full.")};
        });
        QVERIFY(job.waitFor(60s));
        QVERIFY(job.state() == ExportJob::State::Failed);
        QCOMPARE(job.trouble().text(), std::string("The disk is full."));
    }

    void whoeverLetsGoOfItCancelsIt()
    {
        std::atomic<bool> ended = false;
        {
            const ExportJob job([&](const ExportWatch& watch) -> base::Result<std::uint64_t> {
                while (watch.reportProgress(0))
                    std::this_thread::yield();
                ended = true;
                return exporting::cancelled();
            });
        }
        QVERIFY(ended);
    }

    void aStepIsAShareOfTheWhole()
    {
        double reported = 0;
        const ExportWatch whole{.stop = {}, .progress = [&](double share) { reported = share; }};
        QVERIFY(whole.step(0.4, 0.8).step(0.5, 1).reportProgress(0.5));
        QCOMPARE(reported, 0.7);
    }
};

LEADLINE_GUILESS_TEST(ExportJobTest)
#include "tst_exportjob.moc"
