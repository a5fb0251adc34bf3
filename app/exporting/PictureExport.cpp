// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/FormatWriters.h"

#include "base/Units.h"
#include "echo/PingReader.h"
#include "log/SonarKind.h"
#include "pictures/Annotations.h"
#include "pictures/ColormapStore.h"

#include <QDir>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

/// The turns of a scanning sonar. Each begins at a bearing and ends before the first bearing that
/// comes twice, so that it is a full circle or one sweep of a sector. Narrow sectors with few
/// bearings are swept several times in one turn.
struct Revolutions {
    /// Number of the ping after each turn; the last turn may be incomplete.
    std::vector<std::uint64_t> ends;
    /// All pings have the same bearing.
    bool parked = true;
};

constexpr std::size_t fewestBearings = 20;
constexpr std::uint64_t readAtOnce = 1024;

/// Finds the turns in the pings [from, to).
Revolutions turnsOf(const echo::PingReader& reader, std::uint64_t from, std::uint64_t to)
{
    Revolutions turns;
    std::bitset<base::gradiansPerTurn> seen;
    std::optional<std::size_t> last;
    std::array<log::PingEntry, readAtOnce> entries{};
    const log::PingSeries& pings = reader.log().stream(reader.stream()).pings();
    for (std::uint64_t i = from; i < to; ++i) {
        const std::uint64_t place = (i - from) % readAtOnce;
        if (place == 0) {
            const auto count = static_cast<std::size_t>(std::min(readAtOnce, to - i));
            if (!pings.read(i, std::span(entries).first(count)))
                break;
        }
        const log::PingEntry& ping = entries[static_cast<std::size_t>(place)];
        if (ping.angleGrad == log::PingEntry::noAngle || ping.hasSamples == 0)
            continue;
        const std::size_t bearing = ping.angleGrad % seen.size();
        if (bearing == last)
            continue;
        turns.parked = turns.parked && !last;
        if (seen[bearing] && seen.count() >= fewestBearings) {
            turns.ends.push_back(i);
            seen.reset();
        }
        seen.set(bearing);
        last = bearing;
    }
    if (last)
        turns.ends.push_back(to);
    return turns;
}

using app::EchoPicture;
using app::PlotView;

/// Few programs open wider pictures, and the whole picture is held in memory.
constexpr int widestPicture = 8192;
constexpr int usualSide = 800;
/// A waterfall of a few pings must still leave room for the text above it.
constexpr int narrowestPicture = 320;

/// One picture to be drawn.
struct Plan {
    std::size_t sonar = 0;
    PlotView view = PlotView::Polar;
    /// The picture shows the pings before `end`; a waterfall shows those from `first` on.
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    QString file;
};

struct Sonar {
    Sonar(const echo::PingReader& pings, QString stream)
        : reader(pings),
          bearings(pings),
          name(std::move(stream))
    {
    }

    echo::PingReader reader;
    echo::BearingIndex bearings;
    QString name;
    echo::AutoLevels levels;
};

class PictureWriter {
public:
    PictureWriter(const formats::Recording& recording, const exporting::ExportPart& part,
                  const PictureOptions& request)
        : m_order(request)
    {
        const log::Log& log = recording.log();
        const auto times = part.times(recording.counts().last.value_or(log::Time{}));
        for (std::size_t i = 0; i < log.streamCount(); ++i) {
            const auto number = static_cast<log::StreamNumber>(i);
            if (log::isKnownSonar(log.stream(number).kind()) && part.wants(log, number))
                plan(log, number, times);
        }
    }

    [[nodiscard]] const std::vector<Plan>& plans() const { return m_plans; }

    [[nodiscard]] base::Status draw(const Plan& plan, const QString& title,
                                    const raster::Colormap& colours, const QDir& folder)
    {
        const QImage image = imageOf(plan, title, colours);
        QSaveFile file(folder.filePath(plan.file));
        if (file.open(QIODevice::WriteOnly) && image.save(&file, "PNG") && file.commit())
            return base::done();
        return base::Error{
            base::Message("The picture %1 could not be written: the disk is full or gone.",
                          plan.file.toStdString())};
    }

private:
    void plan(const log::Log& log, log::StreamNumber stream,
              const exporting::ExportPart::Times& times)
    {
        const echo::PingReader reader(log, stream);
        const std::uint64_t from =
            times.first == log::Time::min() ? 0 : reader.countUpTo(times.first - log::Time(1));
        const std::uint64_t to = reader.countUpTo(times.last);
        if (from >= to)
            return;
        const bool scans = log::scans(log.stream(stream).kind());
        const QString name = QString::fromStdString(formats::streamName(log, stream));
        m_sonars.emplace_back(reader, name);
        const Revolutions turns = scans ? turnsOf(reader, from, to) : Revolutions{};
        if (turns.parked)
            planWaterfall(from, to);
        else
            for (std::size_t i = 0; i < turns.ends.size(); ++i)
                m_plans.push_back({.sonar = m_sonars.size() - 1,
                                   .view = PlotView::Polar,
                                   .end = turns.ends[i],
                                   .file = fileName("turn", i, turns.ends.size())});
    }

    void planWaterfall(std::uint64_t from, std::uint64_t to)
    {
        const QMargins& axes = app::rangeMargins;
        const int widest = m_order.size ? m_order.size->width() : widestPicture;
        const int room = m_order.plain ? widest : widest - axes.left() - axes.right();
        const auto columns = static_cast<std::uint64_t>(std::max(room, 1));
        const auto pictures = static_cast<std::size_t>((to - from + columns - 1) / columns);
        for (std::size_t i = 0; i < pictures; ++i)
            m_plans.push_back({.sonar = m_sonars.size() - 1,
                               .view = PlotView::Waterfall,
                               .first = from + i * columns,
                               .end = std::min(to, from + (i + 1) * columns),
                               .file = fileName("waterfall", i, pictures)});
    }

    /// Returns for example "ping360-turn-0007.png"; the number has as many digits as the greatest
    /// one needs.
    [[nodiscard]] QString fileName(const char* what, std::size_t index, std::size_t count) const
    {
        constexpr int fewestDigits = 3;
        const int digits = std::max(fewestDigits, static_cast<int>(QString::number(count).size()));
        const QString name = m_sonars.back().name + QLatin1Char('-') + QLatin1String(what);
        return count == 1 ? name + QStringLiteral(".png")
                          : QStringLiteral("%1-%2.png")
                                .arg(name)
                                .arg(index + 1, digits, 10, QLatin1Char('0'));
    }

    [[nodiscard]] QImage imageOf(const Plan& plan, const QString& title,
                                 const raster::Colormap& colours)
    {
        Sonar& sonar = m_sonars[plan.sonar];
        const auto caption = [&](const EchoPicture& picture) {
            app::Caption words = app::captionOf(plan.view, title, sonar.reader, picture);
            words.imperial = m_order.imperial;
            return words;
        };
        const QSize size = m_order.size.value_or(QSize(usualSide, usualSide));
        // Plain pictures hold the intensities; the levels of the others follow from one to the
        // next.
        const PictureLevels levels{.automatic = !m_order.plain, .series = &sonar.levels};
        if (plan.view == PlotView::Polar) {
            const EchoPicture picture = app::drawPolar(
                sonar.reader, sonar.bearings, plan.end, size, m_order.plain ? 0 : app::polarMargin,
                m_order.plain ? std::nullopt : std::optional(echo::Persistence::All), colours,
                app::Mounted::AsRecorded, levels);
            return m_order.plain ? picture.image
                                 : app::annotatedPolar(picture, app::polarMargin, caption(picture));
        }
        const QMargins& axes = app::rangeMargins;
        const int columns = static_cast<int>(plan.end - plan.first);
        const int height =
            m_order.plain ? size.height() : std::max(size.height() - axes.top() - axes.bottom(), 1);
        const EchoPicture picture = app::drawWaterfall(sonar.reader, plan.end, {columns, height},
                                                       app::Columns::Ping, colours, levels);
        if (m_order.plain)
            return picture.image;
        const QRect plot(axes.left(), axes.top(), columns, height);
        const QSize whole(std::max(columns + axes.left() + axes.right(), narrowestPicture),
                          size.height());
        return app::annotatedRange(picture, whole, plot, caption(picture));
    }

    const PictureOptions& m_order;
    std::deque<Sonar> m_sonars;
    std::vector<Plan> m_plans;
};

} // namespace

base::Result<std::uint64_t> exportPictures(const formats::Recording& recording,
                                           const QString& title, const exporting::ExportPart& part,
                                           const PictureOptions& request,
                                           const std::filesystem::path& folder,
                                           const exporting::ExportWatch& watch)
{
    const auto ofSonar = [](const log::Stream& stream) { return log::isKnownSonar(stream.kind()); };
    if (const auto there = part.check(recording.log(), ofSonar); !there)
        return there.error();
    const auto colours = app::ColormapStore().load(request.palette);
    if (!colours)
        return colours.error();
    PictureWriter writer(recording, part, request);
    if (writer.plans().empty())
        return base::Error{
            base::Message("There are no pings to draw in this recording, or in this part of it.")};
    const QDir into(QString::fromStdString(folder.string()));
    std::uint64_t drawn = 0;
    for (const Plan& plan : writer.plans()) {
        if (!watch.reportProgress(static_cast<double>(drawn) /
                                  static_cast<double>(writer.plans().size())))
            return exporting::cancelled();
        if (const auto done = writer.draw(plan, title, *colours, into); !done)
            return done.error();
        ++drawn;
    }
    if (watch.progress)
        watch.progress(1);
    return drawn;
}

} // namespace leadline::app
