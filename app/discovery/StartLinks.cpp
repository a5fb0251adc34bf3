// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/StartLinks.h"

#include "engine/EndpointText.h"
#include "link/TypedAddress.h"
#include "preferences/SettingKeys.h"

namespace leadline::app {

namespace {

using link::LinkUrl;

constexpr qsizetype most = 10;

/// The stored addresses without invalid ones, which may come from editing the settings by hand.
QStringList addressesIn(const QStringList& kept)
{
    QStringList good;
    for (const QString& each : kept)
        // An address is kept as it was written, because keys and ids are derived from it.
        if (LinkUrl::parse(each.toStdString()))
            good += each;
        else if (const auto urls = link::readAddress(each.toStdString()); urls && urls->size() == 1)
            good += QString::fromStdString(urls->front().toString());
    return good;
}

void removePlace(QStringList& all, const LinkUrl& url)
{
    all.removeIf([key = endpointKey(url)](const QString& each) {
        const auto other = LinkUrl::parse(each.toStdString());
        return other && endpointKey(*other) == key;
    });
}

} // namespace

StartLinks::StartLinks(QObject* parent) : QObject(parent)
{
    const Preferences preferences;
    m_connectsAtStart = preferences.value(setting::connectAtStart);
    m_remembered = addressesIn(preferences.value(setting::rememberedLinks));
    m_atStart = addressesIn(preferences.value(setting::linksAtStart));
    m_units = preferences.value(setting::unitsOnLinks);
}

void StartLinks::setConnectsAtStart(bool connects)
{
    m_connectsAtStart = connects;
    save();
}

std::vector<LinkUrl> StartLinks::remembered() const
{
    std::vector<LinkUrl> urls;
    for (const QString& each : m_remembered)
        if (const auto url = LinkUrl::parse(each.toStdString()); url)
            urls.push_back(*url);
    return urls;
}

QString StartLinks::unitOf(const QString& address) const
{
    return m_units.value(address).toString();
}

void StartLinks::connected(const LinkUrl& url, const QString& unit)
{
    const QString address = QString::fromStdString(url.toString());
    removePlace(m_atStart, url);
    m_atStart += address;
    // A simulator is not remembered, because it need not be searched for.
    if (url.kind != LinkUrl::Kind::Sim) {
        removePlace(m_remembered, url);
        m_remembered.prepend(address);
        m_remembered = m_remembered.mid(0, most);
    }
    if (unit.isEmpty())
        m_units.remove(address);
    else
        m_units[address] = unit;
    save();
}

void StartLinks::disconnected(const LinkUrl& url)
{
    removePlace(m_atStart, url);
    save();
}

void StartLinks::setAtStart(const LinkUrl& url, bool atStart)
{
    removePlace(m_atStart, url);
    if (atStart)
        m_atStart += QString::fromStdString(url.toString());
    save();
}

void StartLinks::forget(const LinkUrl& url)
{
    removePlace(m_atStart, url);
    removePlace(m_remembered, url);
    m_units.remove(QString::fromStdString(url.toString()));
    save();
}

void StartLinks::save()
{
    Preferences preferences;
    preferences.setValue(setting::connectAtStart, m_connectsAtStart);
    preferences.setValue(setting::rememberedLinks, m_remembered);
    preferences.setValue(setting::linksAtStart, m_atStart);
    preferences.setValue(setting::unitsOnLinks, m_units);
    emit changed();
}

} // namespace leadline::app
