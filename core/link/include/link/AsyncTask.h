// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace leadline::link {

/// Runs what it is given, on another thread or at once.
using Worker = std::function<void(std::function<void()>)>;
/// On a thread of Qt's pool.
void runOnPool(std::function<void()> work);

/// Has something found out that takes a while, without keeping its own thread waiting.
template<class Finding>
class AsyncTask {
public:
    explicit AsyncTask(base::Clock& clock, Worker worker = runOnPool)
        : m_worker(std::move(worker)),
          m_looking(clock)
    {
    }

    /// Forgets one that is under way. `find` runs on the worker and may outlive this; `done` comes
    /// later, by the clock.
    void start(std::function<Finding()> find, std::function<void(Finding)> done)
    {
        m_done = std::move(done);
        m_mail = std::make_shared<Mail>();
        m_worker([find = std::move(find), mail = m_mail] {
            Finding finding = find();
            const std::lock_guard lock(mail->mutex);
            mail->finding = std::move(finding);
        });
        m_looking.after({}, [this] { look(); });
    }
    void stop()
    {
        m_looking.stop();
        m_mail.reset();
        m_done = {};
    }
    [[nodiscard]] bool isUnderWay() const { return m_mail != nullptr; }

private:
    struct Mail {
        std::mutex mutex;
        std::optional<Finding> finding;
    };
    static constexpr auto betweenLooks = std::chrono::milliseconds(10);

    void look()
    {
        std::optional<Finding> finding;
        {
            const std::lock_guard lock(m_mail->mutex);
            finding = std::move(m_mail->finding);
        }
        if (!finding) {
            m_looking.after(betweenLooks, [this] { look(); });
            return;
        }
        m_mail.reset();
        const auto done = std::exchange(m_done, {});
        done(std::move(*finding)); // may end this
    }

    Worker m_worker;
    std::function<void(Finding)> m_done;
    std::shared_ptr<Mail> m_mail;
    base::Timer m_looking;
};

} // namespace leadline::link
