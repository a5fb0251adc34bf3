// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "raster/Colormap.h"
#include "swath/PlayheadBottom.h"
#include "swath/SectionRaster.h"

#include <QImage>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace leadline::app {

/// The bottom as the window shows it. Made by a worker thread, and not changed afterwards.
struct BottomPicture {
    swath::Bottom bottom;
    swath::DepthScale scale;
    /// Of the grid's extent, north up; null without a cell.
    QImage image;
    /// Side of a pixel, metres.
    double pixelM = 0;
};

/// Makes pictures of the bottom in a thread of its own, up to the newest playhead that was asked
/// for. A shared log is kept alive while the thread reads it, so the destructor does not wait. For
/// any other log it waits for the thread.
class BottomWorker {
public:
    struct Request {
        swath::PlayheadBottom::Request of;
        raster::Colormap colours;
    };
    struct News {
        std::shared_ptr<const BottomPicture> picture;
        /// All that was asked for is in the picture; of long work parts come first.
        bool isComplete = false;
        /// What the picture was made for, and how long it took.
        swath::PlayheadBottom::Request of;
        std::chrono::nanoseconds took{};
    };
    /// Called in the worker's thread.
    using Made = std::function<void(const News& news)>;

    BottomWorker(const log::Log& log, log::StreamNumber stream, Made made);
    ~BottomWorker() { m_stop.request_stop(); }
    BottomWorker(const BottomWorker&) = delete;
    BottomWorker& operator=(const BottomWorker&) = delete;

    /// Of several requests that wait only the newest is carried out.
    void ask(const Request& request);

private:
    class Maker;

    std::stop_source m_stop;
    std::shared_ptr<Maker> m_maker;
    base::TaskQueue m_queue;
};

} // namespace leadline::app
