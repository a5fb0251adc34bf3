// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Thumbnails.h"

#include "formats/Recording.h"
#include "log/SonarKind.h"
#include "pictures/EchoPicture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

constexpr QSize disc(144, 144);
constexpr QSize waterfall(256, 144);
/// Only the beginning of a longer recording is read, so that drawing its picture takes little time.
constexpr std::uint64_t mostRead = std::uint64_t{64} << 20U;
constexpr std::size_t step = std::size_t{1} << 20U;
/// Memory for thumbnails, bytes.
constexpr qsizetype maximumStored = 32 << 20;

std::optional<log::StreamNumber> streamOf(const log::Log& log, ping::View view)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (const auto& stream = log.stream(static_cast<log::StreamNumber>(i));
            log::isDrawnAs(stream.kind(), view) && stream.pings().size() > 0)
            return static_cast<log::StreamNumber>(i);
    return std::nullopt;
}

QString pictureOf(const RecordingFile& file)
{
    return cachePath(file.key(), QStringLiteral(".png"));
}

} // namespace

QImage drawThumbnail(const log::Log& log)
{
    const raster::Colormap grey;
    if (const auto scanning = streamOf(log, ping::View::Scanning)) {
        const echo::PingReader reader(log, *scanning);
        return drawPolar(reader, (reader.count() + 1) / 2, disc, 0, std::nullopt, grey).image;
    }
    if (const auto sounding = streamOf(log, ping::View::Downward)) {
        const echo::PingReader reader(log, *sounding);
        return drawWaterfall(reader, reader.count(), waterfall, Columns::Time, grey).image;
    }
    return {};
}

namespace {

/// Takes the picture from the cache, or draws it and stores it there.
QImage make(const RecordingFile& file, const std::function<bool()>& isWanted)
{
    const QString kept = pictureOf(file);
    if (QImage image(kept); !image.isNull())
        return image.convertToFormat(QImage::Format_RGBA8888);
    auto opened = formats::Recording::open(QFile::encodeName(file.path).toStdString());
    if (!opened)
        return {};
    formats::Recording& recording = **opened;
    for (std::uint64_t read = 0; read < mostRead && recording.step(step); read += step)
        if (!isWanted())
            return {};
    recording.setMountings(file.mountings);
    const QImage image = drawThumbnail(recording.log());
    // If the cache cannot be written, the picture is only drawn again next time.
    QDir().mkpath(QFileInfo(kept).path());
    if (QSaveFile out(kept); !image.isNull() && out.open(QIODevice::WriteOnly)) {
        image.save(&out, "PNG");
        out.commit();
    }
    return image;
}

} // namespace

Thumbnails::Thumbnails(QObject* parent) : Thumbnails(make, parent) {}

Thumbnails::Thumbnails(Maker maker, QObject* parent)
    : QObject(parent),
      m_make(std::move(maker)),
      m_made(maximumStored)
{
}

Thumbnails::~Thumbnails()
{
    const std::lock_guard lock(m_requests->mutex);
    m_requests->wanted.clear();
    m_requests->givenUp = true;
}

std::optional<QImage> Thumbnails::request(const RecordingFile& file)
{
    if (const QImage* image = m_made.object(file.key()))
        return *image;
    ++m_waiting[file.key()];
    const std::lock_guard lock(m_requests->mutex);
    if (m_requests->making == file.key() && !m_requests->givenUp)
        return std::nullopt;
    std::erase(m_requests->wanted, file);
    m_requests->wanted.push_back(file);
    m_maker.post([this, requests = m_requests, make = m_make, post = m_clock.poster()] {
        makeNext(*requests, make, [this, post](const QString& key, const QImage& image) {
            post([this, key, image] { take(key, image); });
        });
    });
    return std::nullopt;
}

void Thumbnails::forget(const RecordingFile& file)
{
    if (--m_waiting[file.key()] > 0)
        return;
    m_waiting.remove(file.key());
    const std::lock_guard lock(m_requests->mutex);
    std::erase(m_requests->wanted, file);
    if (m_requests->making == file.key())
        m_requests->givenUp = true;
}

void Thumbnails::makeNext(Requests& requests, const Maker& make, const Made& made)
{
    RecordingFile file;
    {
        const std::lock_guard lock(requests.mutex);
        if (requests.wanted.empty())
            return; // The request was withdrawn in the meantime.
        file = requests.wanted.back();
        requests.wanted.pop_back();
        requests.making = file.key();
        requests.givenUp = false;
    }
    const QImage image = make(file, [&requests] {
        const std::lock_guard lock(requests.mutex);
        return !requests.givenUp;
    });
    const std::lock_guard lock(requests.mutex);
    requests.making.clear();
    if (!requests.givenUp)
        made(file.key(), image);
}

void Thumbnails::take(const QString& key, const QImage& image)
{
    m_waiting.remove(key);
    m_made.insert(key, new QImage(image), std::max<qsizetype>(image.sizeInBytes(), 1));
    emit made(key, image);
}

} // namespace leadline::app
