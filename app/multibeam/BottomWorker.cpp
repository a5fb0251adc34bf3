// SPDX-License-Identifier: GPL-3.0-or-later
#include "multibeam/BottomWorker.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

/// Long work is shown that often.
constexpr auto showEvery = 500ms;
/// Of the longer side of a picture; of a larger bottom several cells become one pixel.
constexpr int mostPixels = 2048;

} // namespace

/// What the thread works on. It may outlive the window if it owns the log.
class BottomWorker::Maker {
public:
    Maker(const log::Log& log, log::StreamNumber stream, Made made)
        : m_log(log.weak_from_this().lock()),
          m_stream(stream),
          m_of(&log),
          m_made(std::move(made))
    {
    }

    [[nodiscard]] bool isShared() const { return m_log != nullptr; }

    /// True if the thread has to be woken.
    bool post(const Request& request)
    {
        const std::lock_guard lock(m_mutex);
        return !std::exchange(m_waiting, std::optional(request)).has_value();
    }

    void make(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            {
                const std::lock_guard lock(m_mutex);
                if (!m_waiting)
                    return;
                m_request = *std::exchange(m_waiting, std::nullopt);
            }
            makeOne(stop);
        }
    }

private:
    void makeOne(const std::stop_token& stop)
    {
        const auto begin = steady_clock::now();
        // It searches the log, which may take its time.
        if (!m_growing)
            m_growing.emplace(*m_of, m_stream);
        auto shown = begin;
        bool isDone = false;
        while (!isDone && !stop.stop_requested()) {
            isDone = m_growing->work(m_request.of);
            if (!isDone && isOvertaken())
                return;
            if (!isDone && steady_clock::now() - shown >= showEvery) {
                m_made({picture(), false, m_request.of, {}});
                shown = steady_clock::now();
            }
        }
        if (!stop.stop_requested())
            m_made({picture(), true, m_request.of, steady_clock::now() - begin});
    }

    /// By a request that this work does not lead to.
    [[nodiscard]] bool isOvertaken()
    {
        const std::lock_guard lock(m_mutex);
        return m_waiting && (m_waiting->of.swaths < m_request.of.swaths ||
                             m_waiting->of.filter != m_request.of.filter);
    }

    [[nodiscard]] std::shared_ptr<const BottomPicture> picture() const
    {
        auto made = std::make_shared<BottomPicture>();
        made->bottom = m_growing->bottom();
        const swath::BottomGrid& grid = made->bottom.grid;
        const auto& extent = grid.extent();
        if (extent.empty())
            return made;
        made->scale = swath::DepthScale::of(grid);
        const int longest = std::max(extent.columns(), extent.rows());
        const int perPixel = (longest + mostPixels - 1) / mostPixels;
        made->pixelM = grid.cellM() * perPixel;
        made->image = QImage((extent.columns() + perPixel - 1) / perPixel,
                             (extent.rows() + perPixel - 1) / perPixel, QImage::Format_RGBA8888);
        swath::drawBottom({made->image.bits(), made->image.width(), made->image.height(),
                           made->image.bytesPerLine()},
                          grid, made->scale, m_request.colours, perPixel);
        return made;
    }

    std::shared_ptr<const log::Log> m_log;
    log::StreamNumber m_stream;
    const log::Log* m_of;
    /// Made by the thread; nullopt before its first work.
    std::optional<swath::PlayheadBottom> m_growing;
    Made m_made;
    Request m_request;
    std::mutex m_mutex;
    std::optional<Request> m_waiting;
};

BottomWorker::BottomWorker(const log::Log& log, log::StreamNumber stream, Made made)
    : m_maker(std::make_shared<Maker>(log, stream, std::move(made))),
      m_queue("bottom", m_maker->isShared() ? base::TasksAtEnd::Detach : base::TasksAtEnd::Finish)
{
}

void BottomWorker::ask(const Request& request)
{
    if (m_maker->post(request))
        m_queue.post([maker = m_maker, stop = m_stop.get_token()] { maker->make(stop); });
}

} // namespace leadline::app
