// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Mailbox.h"
#include "support/TestMain.h"

#include <QTest>

#include <atomic>
#include <optional>
#include <thread>
#include <vector>

using namespace leadline;

namespace {

struct News {
    std::optional<int> newest = {};
    std::vector<int> all = {};
};

} // namespace

class MailboxTest : public QObject {
    Q_OBJECT

private slots:
    void theNewestIsTakenOnce()
    {
        base::Mailbox<News> mailbox([] {});
        mailbox.post(&News::newest, 1);
        mailbox.post(&News::newest, 2);
        QCOMPARE(mailbox.take().newest, std::optional(2));
        QCOMPARE(mailbox.take().newest, std::optional<int>());
    }

    void theTakerIsWokenOnceUntilItTakes()
    {
        int woken = 0;
        base::Mailbox<News> mailbox([&] { ++woken; });
        mailbox.post(&News::newest, 1);
        mailbox.post(&News::newest, 2);
        QCOMPARE(woken, 1);
        (void)mailbox.take();
        QCOMPARE(woken, 1);
        mailbox.post(&News::newest, 3);
        QCOMPARE(woken, 2);
        (void)mailbox.take();
        mailbox.close();
        mailbox.post(&News::newest, 4);
        QCOMPARE(woken, 2);
    }

    void nothingThatManyThreadsAddIsLost()
    {
        std::atomic<int> woken = 0;
        base::Mailbox<News> mailbox([&] { ++woken; });
        std::vector<int> got;
        int takes = 0;
        {
            std::vector<std::jthread> posting;
            for (int thread = 0; thread < 3; ++thread)
                posting.emplace_back([&] {
                    for (int i = 0; i < 500; ++i)
                        mailbox.post([i](News& news) { news.all.push_back(i); });
                });
            while (got.size() < 1500) {
                const News news = mailbox.take();
                ++takes;
                got.insert(got.end(), news.all.begin(), news.all.end());
                std::this_thread::yield();
            }
        }
        QCOMPARE(got.size(), std::size_t{1500});
        QVERIFY(woken > 0 && woken <= takes + 1);
    }
};

LEADLINE_APPLESS_TEST(MailboxTest)
#include "tst_mailbox.moc"
