// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping/MapWorker.h"

#include "raster/LevelColours.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;
using std::chrono::steady_clock;

/// Long work is shown that often.
constexpr auto showEvery = 700ms;

} // namespace

/// What the thread works on. It may outlive the window if it owns the log.
class MapWorker::Maker {
public:
    Maker(const echo::PingReader& reader, Made made)
        : m_log(reader.log().weak_from_this().lock()),
          m_reader(reader),
          m_made(std::move(made))
    {
    }

    [[nodiscard]] bool isShared() const { return m_log != nullptr; }

    /// Of several requests that wait only the newest is carried out. True if the thread has to be
    /// woken.
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

    void write(const FileRequest& file, const Written& written, const std::stop_token& stop);

private:
    void makeOne(const std::stop_token& stop)
    {
        const auto begin = steady_clock::now();
        // It searches the log, which may take its time.
        if (!m_growing)
            m_growing.emplace(m_reader);
        map::PlayheadMap& growing = *m_growing;
        const std::size_t before = growing.sweepsRead();
        auto shown = begin;
        bool isDone = false;
        while (!isDone && !stop.stop_requested() && !isOvertaken()) {
            isDone = growing.work(m_request.of, stop) == map::PlayheadMap::Result::Done;
            m_isChanged = m_isChanged || !isDone;
            if (!isDone && steady_clock::now() - shown >= showEvery) {
                m_made({m_request, picture(), false, {}});
                shown = steady_clock::now();
            }
        }
        if (stop.stop_requested() || !isDone)
            return;
        const bool isOther = m_isChanged || !m_drawn || m_drawn->overlap != m_request.overlap ||
                             m_drawn->levels != m_request.levels ||
                             m_drawn->palette.entries() != m_request.palette.entries();
        const auto made = isOther ? picture() : nullptr;
        m_isChanged = false;
        m_drawn = m_request;
        const auto sweeps = std::max<std::size_t>(growing.sweepsRead() - before, 1);
        m_made({m_request, made, true,
                (steady_clock::now() - begin) / static_cast<std::int64_t>(sweeps)});
    }

    [[nodiscard]] bool isOvertaken()
    {
        const std::lock_guard lock(m_mutex);
        return m_waiting && (m_waiting->of.pings < m_request.of.pings ||
                             m_waiting->of.cellM != m_request.of.cellM);
    }

    [[nodiscard]] std::shared_ptr<const MapPicture> picture()
    {
        auto made = std::make_shared<MapPicture>();
        const map::PlayheadMap& growing = *m_growing;
        const map::DiveMap& map = growing.map();
        made->poses = map.poses;
        for (std::size_t i = 0; i < map.poses.size(); ++i) {
            made->legs.push_back(growing.sweeps()[i].sources);
            made->rangesM.push_back(growing.sweeps()[i].rangeM);
        }
        made->ahead = growing.ahead();
        made->loops = growing.loops();
        made->sources = map.sources;
        made->hasNorth = map.hasNorth;
        made->hasGrid = map.grid.has_value();
        made->limit = growing.limit();
        made->sweepsRead = growing.sweepsRead();
        made->pingsRead = growing.pingsRead();
        if (map.mosaic && map.mosaic->extent().columns() > 0) {
            made->levels = levels();
            made->cellM = map.mosaic->cellM();
            m_colours = raster::LevelColours(m_request.palette).under(made->levels);
            m_tiles.draw(*map.mosaic, m_request.overlap, m_colours);
        } else {
            m_tiles.clear();
        }
        made->tiles = m_tiles;
        return made;
    }

    /// Measured anew when there are a quarter more pings.
    [[nodiscard]] echo::ToneCurve levels()
    {
        if (m_request.levels)
            return *m_request.levels;
        const std::uint64_t pings = m_growing->pingsRead();
        if (pings < m_measuredPings || pings > m_measuredPings + m_measuredPings / 4) {
            m_measured = mapLevels(m_reader, 0, pings);
            m_measuredPings = pings;
        }
        return m_measured;
    }

    std::shared_ptr<const log::Log> m_log;
    echo::PingReader m_reader;
    /// Made by the thread; nullopt before its first work.
    std::optional<map::PlayheadMap> m_growing;
    Made m_made;
    Request m_request;
    /// What the last complete picture was drawn for, and whether the map is another one since.
    std::optional<Request> m_drawn;
    bool m_isChanged = false;
    MapTiles m_tiles;
    raster::Colormap m_colours;
    echo::ToneCurve m_measured;
    std::uint64_t m_measuredPings = 0;
    std::mutex m_mutex;
    std::optional<Request> m_waiting;
};

void MapWorker::Maker::write(const FileRequest& file, const Written& written,
                             const std::stop_token& stop)
{
    const QDir folder(file.folder);
    if (!m_growing || !m_growing->map().mosaic ||
        m_growing->map().mosaic->extent().columns() == 0) {
        written(base::Error{base::Message("There is no map yet.")});
        return;
    }
    const map::DiveMap& map = m_growing->map();
    if (!folder.mkpath(QStringLiteral("."))) {
        written(base::Error{base::Message("%1 cannot be made.", file.folder.toStdString())});
        return;
    }
    const QString suffix = file.format == MapFormat::GeoTiff  ? QStringLiteral(".tif")
                           : file.format == MapFormat::Netcdf ? QStringLiteral(".nc")
                                                              : QStringLiteral(".png");
    QString name = file.stem + suffix;
    for (int i = 2; folder.exists(name); ++i)
        name = file.stem + QStringLiteral("-%1").arg(i) + suffix;
    const QString path = folder.filePath(name);
    const MapFile output{.map = map,
                         .overlap = m_request.overlap,
                         .colours = m_colours,
                         .software = file.software,
                         .recording = file.recording,
                         .stop = [&] { return stop.stop_requested(); }};
    const auto done = output.write({.target = path.toStdU16String()}, file.format);
    written(done ? base::Result<QString>(path) : base::Result<QString>(done.error()));
}

MapWorker::MapWorker(const echo::PingReader& reader, Made made)
    : m_maker(std::make_shared<Maker>(reader, std::move(made))),
      m_queue("map", m_maker->isShared() ? base::TasksAtEnd::Detach : base::TasksAtEnd::Finish)
{
}

void MapWorker::ask(const Request& request)
{
    if (m_maker->post(request))
        m_queue.post([maker = m_maker, stop = m_stop.get_token()] { maker->make(stop); });
}

void MapWorker::write(const FileRequest& request, Written written)
{
    m_queue.post([maker = m_maker, request, written = std::move(written),
                  stop = m_stop.get_token()] { maker->write(request, written, stop); });
}

} // namespace leadline::app
