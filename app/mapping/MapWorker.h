// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "exporting/MapFile.h"
#include "mapping/MapPicture.h"

#include <QString>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace leadline::app {

/// Makes pictures of the map of one sonar in a thread of its own, up to the newest playhead that
/// was asked for. A shared log is kept alive while the thread reads it, so the destructor does not
/// wait. For any other log it waits for the thread.
class MapWorker {
public:
    struct Request {
        map::PlayheadMap::Request of;
        map::Overlap overlap = map::Overlap::Mean;
        raster::Colormap palette;
        /// Nullopt for automatic levels.
        std::optional<echo::ToneCurve> levels = {};
    };
    /// What the thread did.
    struct News {
        Request request;
        /// Null if the picture is the same as before.
        std::shared_ptr<const MapPicture> picture;
        /// All that was asked for is in the picture; of long work parts come first.
        bool isComplete = false;
        /// How long the thread was busy for each sweep that it read.
        std::chrono::nanoseconds each{};
    };
    /// Called in the worker's thread.
    using Made = std::function<void(const News& news)>;
    /// Called in the worker's thread with the path, or why there is no file.
    using Written = std::function<void(const base::Result<QString>& result)>;
    struct FileRequest {
        QString folder;
        QString stem;
        MapFormat format = MapFormat::Png;
        std::string software = {};
        std::string recording = {};
    };

    MapWorker(const echo::PingReader& reader, Made made);
    ~MapWorker() { m_stop.request_stop(); }
    MapWorker(const MapWorker&) = delete;
    MapWorker& operator=(const MapWorker&) = delete;

    void ask(const Request& request);
    /// Writes what the newest picture shows; never over another file.
    void write(const FileRequest& request, Written written);

private:
    class Maker;

    std::stop_source m_stop;
    std::shared_ptr<Maker> m_maker;
    base::TaskQueue m_queue;
};

} // namespace leadline::app
