// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Dive.h"

namespace leadline::app {

class Dive::Live {
public:
    RecorderState recorder;
    QList<LiveSonar*> sonars;
    bool scanOnConnect = true;
    std::filesystem::path folder;
};

Dive::Dive(QObject* parent) : QObject(parent), m_live(std::make_unique<Live>()) {}

Dive::~Dive() = default;

QQmlListProperty<LiveSonar> Dive::sonarList()
{
    return {this, nullptr,
            [](QQmlListProperty<LiveSonar>* list) {
                return static_cast<Dive*>(list->object)->sonars().size();
            },
            [](QQmlListProperty<LiveSonar>* list, qsizetype at) {
                return static_cast<Dive*>(list->object)->sonars().at(at);
            }};
}

const QList<LiveSonar*>& Dive::sonars() const
{
    return m_live->sonars;
}

bool Dive::active() const
{
    return !m_live->sonars.isEmpty();
}

RecorderState* Dive::recorder()
{
    return &m_live->recorder;
}

bool Dive::standby() const
{
    return false;
}

bool Dive::simulatedOnly() const
{
    return false;
}

bool Dive::scanOnConnect() const
{
    return m_live->scanOnConnect;
}

void Dive::setScanOnConnect(bool scan)
{
    m_live->scanOnConnect = scan;
    emit scanOnConnectChanged();
}

QString Dive::connectTo(const QString& url)
{
    return connectToUnit(url, {});
}

QString Dive::connectToUnit(const QString& url, const QString&)
{
    return url;
}

void Dive::hangUp(const QString&) {}

void Dive::hangUpAll() {}

void Dive::setStandbyAll(bool) {}

bool Dive::isConnected(const QString&) const
{
    return false;
}

void Dive::setRecordingFolder(const std::filesystem::path& folder)
{
    m_live->folder = folder;
}

std::filesystem::path Dive::recordingFolder() const
{
    return m_live->folder;
}

void Dive::setRecordSimulated(bool) {}

const log::Log* Dive::log() const
{
    return nullptr;
}

log::Time Dive::now() const
{
    return {};
}

std::optional<std::chrono::nanoseconds> Dive::utcZero() const
{
    return {};
}

LiveSonar* Dive::newest(LiveSonar::Family family) const
{
    for (auto each = m_live->sonars.rbegin(); each != m_live->sonars.rend(); ++each)
        if ((*each)->family() == family)
            return *each;
    return nullptr;
}

bool Dive::event(QEvent* event)
{
    return QObject::event(event);
}

} // namespace leadline::app
