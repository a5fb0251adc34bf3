// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping/MapItem.h"

#include "plot/Measuring.h"

#include <QMatrix4x4>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTransformNode>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace leadline::app {

namespace {

constexpr double radian = std::numbers::pi / 180;
constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();
/// Room around the whole map, pixels, and the least length that is shown, metres.
constexpr double fitMargin = 56;
constexpr double leastShownM = 4;
/// Signs of loop closures are at least so far from each other, pixels.
constexpr double signsApart = 36;

/// The pictures of the tiles; their images are known by their keys.
class MapTilesNode : public QSGTransformNode {
public:
    struct Shown {
        QSGImageNode* node = nullptr;
        qint64 key = 0;
    };
    std::map<MapTiles::Place, Shown> tiles;
    double pixelM = 0;
};

double wrapped(double degrees)
{
    return degrees - 360 * std::floor(degrees / 360);
}

} // namespace

MapItem::MapItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    setClip(true);
    connect(this, &MapItem::echoesChanged, this, &QQuickItem::update);
}

void MapItem::setModel(MapModel* model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model)
        connect(model, &MapModel::changed, this, &MapItem::follow);
    if (model)
        connect(model, &MapModel::markersChanged, this, &MapItem::viewChanged);
    follow();
    emit modelChanged();
}

void MapItem::setHeadUp(bool headUp)
{
    if (m_headUp == headUp)
        return;
    m_headUp = headUp;
    changeView();
}

void MapItem::setFollowing(bool following)
{
    if (m_following == following)
        return;
    m_following = following;
    follow();
    emit viewChanged();
}

double MapItem::upDeg() const
{
    const double heading = m_headUp && m_model ? m_model->headingDeg() : notKnown;
    return std::isnan(heading) ? 0 : heading;
}

QTransform MapItem::placement() const
{
    return QTransform::fromTranslate(-m_centreEastM, m_centreNorthM) *
           QTransform::fromScale(m_scale, m_scale) * QTransform().rotate(-upDeg()) *
           QTransform::fromTranslate(width() / 2, height() / 2);
}

QPointF MapItem::pointOf(double northM, double eastM) const
{
    return placement().map(QPointF(eastM, -northM));
}

QPointF MapItem::placeOf(const QPointF& point) const
{
    const QPointF place = placement().inverted().map(point);
    return {place.x(), -place.y()};
}

// There is another picture, or another view was asked for.
void MapItem::follow()
{
    if (m_isFitted)
        showAll();
    else if (m_following && m_model && !std::isnan(m_model->northM())) {
        m_centreNorthM = m_model->northM();
        m_centreEastM = m_model->eastM();
    }
    changeView();
    emit pictureChanged();
}

void MapItem::changeView()
{
    if (m_isFitted)
        showAll();
    read();
    update();
    emit viewChanged();
}

void MapItem::showAll()
{
    const MapPicture* shown = picture();
    if (!shown || shown->placed() == 0 || width() <= 0 || height() <= 0)
        return;
    QRectF all = shown->tiles.extent();
    for (const map::MapPose& pose : shown->poses)
        if (pose.isPlaced)
            all |= QRectF(pose.eastM - leastShownM / 2, pose.northM - leastShownM / 2, leastShownM,
                          leastShownM);
    m_centreEastM = all.center().x();
    m_centreNorthM = all.center().y();
    const QRectF turned = QTransform().rotate(-upDeg()).mapRect(
        QRectF(all.x(), -all.y() - all.height(), all.width(), all.height()));
    const double margin = std::min(fitMargin, std::min(width(), height()) / 8);
    m_scale = std::clamp(std::min((width() - 2 * margin) / turned.width(),
                                  (height() - 2 * margin) / turned.height()),
                         fewestPixelsPerMetre, mostPixelsPerMetre);
}

void MapItem::panBy(double x, double y)
{
    if (x == 0 && y == 0)
        return;
    const QPointF centre = placeOf(QPointF(width() / 2 - x, height() / 2 - y));
    m_following = false;
    m_isFitted = false;
    m_centreEastM = centre.x();
    m_centreNorthM = centre.y();
    changeView();
}

void MapItem::zoomAt(double factor, double x, double y)
{
    const QPointF at(x, y);
    const QPointF place = placeOf(at);
    m_isFitted = false;
    m_scale = std::clamp(m_scale * factor, fewestPixelsPerMetre, mostPixelsPerMetre);
    if (m_following) {
        follow();
        return;
    }
    const QPointF moved = placeOf(at);
    m_centreEastM += place.x() - moved.x();
    m_centreNorthM += place.y() - moved.y();
    changeView();
}

void MapItem::zoom(double factor)
{
    zoomAt(factor, width() / 2, height() / 2);
}

void MapItem::fit()
{
    m_isFitted = true;
    changeView();
}

void MapItem::probe(double x, double y)
{
    m_cursor = QPointF(x, y);
    read();
}

void MapItem::leave()
{
    m_cursor.reset();
    read();
}

void MapItem::read()
{
    const bool wasValid = valid();
    m_reading.reset();
    const MapPicture* shown = picture();
    if (m_cursor && shown && shown->placed() > 0) {
        Reading reading;
        const QPointF place = placeOf(*m_cursor);
        reading.eastM = place.x();
        reading.northM = place.y();
        const map::MapPose& vehicle = *shown->newest();
        const double north = reading.northM - vehicle.northM;
        const double east = reading.eastM - vehicle.eastM;
        reading.distanceM = std::hypot(north, east);
        reading.bearingDeg = wrapped(std::atan2(east, north) / radian);
        const PlaceError error = errorAt(reading.northM, reading.eastM);
        reading.errorM = error.absoluteM;
        // Either way is a bound: that of both places in the map, or of one as seen from the other.
        const auto asBearing = [&](double metres) {
            return reading.distanceM > 0 ? std::atan2(metres, reading.distanceM) / radian : 180;
        };
        reading.bearingErrorDeg =
            std::min({180.0, asBearing(std::hypot(error.absoluteM, vehicle.error.majorM)),
                      std::hypot(asBearing(error.fromVehicleM), vehicle.headingErrorDeg)});
        reading.isSeen = shown->tiles.covers(reading.eastM, reading.northM);
        m_reading = reading;
    }
    if (wasValid || valid())
        emit readingChanged();
    moveMeasure();
}

MapItem::PlaceError MapItem::errorAt(double northM, double eastM) const
{
    const MapPicture* shown = picture();
    const map::MapPose* nearest = nullptr;
    double nearestM = 0;
    for (std::size_t i = 0; shown && i < shown->poses.size(); ++i) {
        const map::MapPose& pose = shown->poses[i];
        const double distance = std::hypot(northM - pose.northM, eastM - pose.eastM);
        if (pose.isPlaced && (!nearest || distance < nearestM)) {
            nearest = &pose;
            nearestM = distance;
        }
    }
    if (!nearest)
        return {notKnown, notKnown};
    const auto moved = [](double distanceM, double turnedDeg) {
        return 2 * distanceM * std::sin(std::min(turnedDeg, 180.0) / 2 * radian);
    };
    const map::MapPose& vehicle = *shown->newest();
    const double distanceM = std::hypot(northM - vehicle.northM, eastM - vehicle.eastM);
    return {
        std::hypot(nearest->error.majorM, moved(nearestM, nearest->headingErrorDeg)),
        std::hypot(std::hypot(nearest->wayErrorM, moved(nearestM, nearest->wayRotationErrorDeg)),
                   shown->ahead.empty() ? 0 : vehicle.wayErrorM,
                   shown->ahead.empty() ? 0 : moved(distanceM, vehicle.wayRotationErrorDeg))};
}

void MapItem::toggleMeasure()
{
    m_isMeasuring = !m_isMeasuring && m_model && m_model->state() == MapModel::State::Mapped;
    m_isEndSet = false;
    m_measured.clear();
    moveMeasure();
    emit measureChanged();
    emit viewChanged();
}

void MapItem::setMeasureEnd()
{
    if (!m_isMeasuring)
        return;
    if (m_isEndSet) {
        m_measured.clear();
        m_isEndSet = false;
        moveMeasure();
    }
    // The first end remains, and the second one moves from there.
    if (m_measured.size() == 1)
        m_measured.push_back(m_measured.front());
    else
        m_isEndSet = true;
    emit measureChanged();
    emit viewChanged();
}

void MapItem::moveMeasure()
{
    if (!m_isMeasuring || m_isEndSet)
        return;
    const QPointF place = placeOf(m_cursor.value_or(QPointF(width() / 2, height() / 2)));
    if (m_measured.empty())
        m_measured.push_back(place);
    m_measured.back() = place;
    emit measureChanged();
}

double MapItem::measuredM() const
{
    if (!measured())
        return 0;
    const QPointF line = m_measured[1] - m_measured[0];
    return std::hypot(line.x(), line.y());
}

double MapItem::measuredErrorM() const
{
    if (!measured())
        return 0;
    const PlaceError from = errorAt(m_measured[0].y(), m_measured[0].x());
    const PlaceError to = errorAt(m_measured[1].y(), m_measured[1].x());
    return std::min(std::hypot(from.absoluteM, to.absoluteM),
                    std::hypot(from.fromVehicleM, to.fromVehicleM));
}

double MapItem::measuredDeg() const
{
    const QPointF line = measured() ? m_measured[1] - m_measured[0] : QPointF();
    return wrapped(std::atan2(line.x(), line.y()) / radian);
}

double MapItem::timeAt(double x, double y) const
{
    const MapPicture* shown = picture();
    double time = notKnown;
    double nearest = reach;
    // Between two poses of the track the time is that between theirs.
    for (std::size_t i = 0; shown && i < shown->poses.size(); ++i) {
        const map::MapPose& pose = shown->poses[i];
        if (!pose.isPlaced)
            continue;
        const QPointF to = pointOf(pose.northM, pose.eastM);
        QPointF from = to;
        double fromS = pose.timeS;
        if (i > 0 && shown->poses[i - 1].isPlaced) {
            from = pointOf(shown->poses[i - 1].northM, shown->poses[i - 1].eastM);
            fromS = shown->poses[i - 1].timeS;
        }
        const QPointF leg = to - from;
        const double length = QPointF::dotProduct(leg, leg);
        const double share =
            length > 0
                ? std::clamp(QPointF::dotProduct(QPointF(x, y) - from, leg) / length, 0.0, 1.0)
                : 1;
        const QPointF off = QPointF(x, y) - (from + share * leg);
        const double distance = std::hypot(off.x(), off.y());
        if (distance < nearest) {
            nearest = distance;
            time = fromS + share * (pose.timeS - fromS);
        }
    }
    return time;
}

std::optional<QPointF> MapItem::pointOf(const annotations::Marker& marker) const
{
    const MapPicture* shown = picture();
    if (!shown || !marker.relativeDeg)
        return std::nullopt;
    const auto pose = shown->poseAt(secondsOf(marker.moment.time));
    if (!pose)
        return std::nullopt;
    const double bearing = (pose->headingDeg + *marker.relativeDeg) * radian;
    const double range = m_model->session()->markers()->rangeM(marker);
    return pointOf(pose->northM + range * std::cos(bearing),
                   pose->eastM + range * std::sin(bearing));
}

QString MapItem::markerAt(double x, double y) const
{
    QString id;
    double nearest = reach;
    const auto* session = m_model ? m_model->session() : nullptr;
    if (!session)
        return id;
    for (const annotations::Marker& marker : m_model->session()->markers()->markers()) {
        const auto at = pointOf(marker);
        const double distance = at ? std::hypot(at->x() - x, at->y() - y) : reach;
        if (distance < nearest) {
            nearest = distance;
            id = QString::fromStdString(marker.id);
        }
    }
    return id;
}

QPointF MapItem::loopPoint(const map::PlayheadMap::Loop& loop) const
{
    const auto& poses = picture()->poses;
    const map::MapPose& a = poses[loop.of.earlier];
    const map::MapPose& b = poses[loop.of.later];
    return pointOf((a.northM + b.northM) / 2, (a.eastM + b.eastM) / 2);
}

std::vector<const map::PlayheadMap::Loop*> MapItem::signedLoops() const
{
    std::vector<const map::PlayheadMap::Loop*> all;
    const MapPicture* shown = picture();
    if (!shown)
        return all;
    std::vector<QPointF> taken;
    for (auto loop = shown->loops.rbegin(); loop != shown->loops.rend(); ++loop) {
        if (loop->of.later >= shown->poses.size() || !shown->poses[loop->of.later].isPlaced ||
            !shown->poses[loop->of.earlier].isPlaced)
            continue;
        const QPointF at = loopPoint(*loop);
        if (std::ranges::any_of(taken, [&](const QPointF& other) {
                return std::hypot(at.x() - other.x(), at.y() - other.y()) < signsApart;
            }))
            continue;
        taken.push_back(at);
        all.push_back(&*loop);
    }
    return all;
}

double MapItem::loopMovedAt(double x, double y) const
{
    for (const auto* loop : signedLoops()) {
        const QPointF off = loopPoint(*loop) - QPointF(x, y);
        if (std::hypot(off.x(), off.y()) < reach)
            return loop->movedM;
    }
    return notKnown;
}

void MapItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        changeView();
}

QSGNode* MapItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    auto* root = static_cast<MapTilesNode*>(old);
    const MapPicture* shown = picture();
    if (!shown || !m_echoes || shown->tiles.images().empty()) {
        delete root;
        return nullptr;
    }
    const MapTiles& tiles = shown->tiles;
    if (!root)
        root = new MapTilesNode;
    root->setMatrix(QMatrix4x4(placement()));
    const double sideM = MapTiles::side * tiles.pixelM();
    const bool isOther = root->pixelM != tiles.pixelM();
    root->pixelM = tiles.pixelM();
    for (auto it = root->tiles.begin(); it != root->tiles.end();) {
        const auto image = tiles.images().find(it->first);
        if (isOther || image == tiles.images().end() ||
            image->second.cacheKey() != it->second.key) {
            delete it->second.node;
            it = root->tiles.erase(it);
        } else {
            ++it;
        }
    }
    const auto filtering = tiles.pixelM() * m_scale < 1 ? QSGTexture::Linear : QSGTexture::Nearest;
    for (const auto& [place, image] : tiles.images()) {
        MapTilesNode::Shown& tile = root->tiles[place];
        if (!tile.node) {
            tile.node = window()->createImageNode();
            tile.node->setOwnsTexture(true);
            tile.node->setTexture(
                window()->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
            tile.node->setSourceRect(QRectF(QPointF(0, 0), QSizeF(image.size())));
            tile.node->setRect(
                QRectF(place.first * sideM, -(place.second + 1) * sideM, sideM, sideM));
            tile.key = image.cacheKey();
            root->appendChildNode(tile.node);
        }
        tile.node->setFiltering(filtering);
    }
    return root;
}

} // namespace leadline::app
