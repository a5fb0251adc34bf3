// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/IoDiscoveryService.h"

#include "base/Timer.h"
#include "device/AddressChange.h"
#include "device/ConnectionDoctor.h"
#include "logging/Categories.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace leadline::app {

namespace {

using device::Diagnosis;
using device::SearchEndpoint;
using link::LinkUrl;

/// Interval of reports; an endpoint that is still being probed reports nothing by itself.
constexpr base::Duration betweenReports = std::chrono::seconds(1);

} // namespace

/// The newest result of each kind on its way to the window.
struct IoDiscoveryService::Update {
    std::optional<std::vector<SearchEndpoint>> places = {};
    std::optional<std::vector<link::Ipv4Network>> networks = {};
    std::optional<std::pair<LinkUrl, Diagnosis>> checked = {};
    std::optional<base::Result<device::EthernetSonar>> address = {};
    bool released = false;
};

/// The part that lives in the I/O thread.
class IoDiscoveryService::Desk {
public:
    Desk(base::Clock& clock, const device::SearchTools& tools,
         std::shared_ptr<base::Mailbox<Update>> mailbox)
        : m_tools(tools),
          m_mailbox(std::move(mailbox)),
          m_discovery(clock, tools),
          m_doctor(clock, tools),
          m_change(clock, tools.ethernet),
          m_report(clock)
    {
        const auto tell = [this] { report(); };
        QObject::connect(&m_discovery, &device::Discovery::changed, &m_discovery, tell);
        QObject::connect(&m_discovery, &device::Discovery::gone, &m_discovery, tell);
    }

    void search(const Where& where)
    {
        m_discovery.start({.named = where.named,
                           .remembered = where.remembered,
                           .inUse = [this](const LinkUrl& url) { return isInUse(url); }});
        reportAgain();
    }
    void stopSearch()
    {
        m_report.stop();
        m_discovery.stop();
    }
    void scanPort(const LinkUrl& url)
    {
        m_discovery.scanPort(url);
        report();
    }
    void setInUse(const std::vector<LinkUrl>& urls)
    {
        const auto before = std::exchange(m_inUse, urls);
        for (const LinkUrl& url : urls)
            if (std::ranges::find(before, url) == before.end())
                release(url);
        m_mailbox->post(&Update::released, true);
    }
    void check(const LinkUrl& url)
    {
        m_checking = url;
        m_discovery.release(url);
        m_doctor.check(url, [this, url](const Diagnosis& diagnosis) {
            m_checking.reset();
            m_mailbox->post(&Update::checked, std::pair(url, diagnosis));
        });
    }
    void changeAddress(const device::AddressChange::Request& request)
    {
        m_change.start(request, [this](const base::Result<device::EthernetSonar>& result) {
            m_mailbox->post(&Update::address, result);
        });
    }

private:
    /// Endpoints that lead to the same device are released as well.
    void release(const LinkUrl& url)
    {
        m_discovery.release(url);
        for (const SearchEndpoint& endpoint : m_discovery.places())
            if (device::leadsTo(endpoint.url, url))
                m_discovery.release(endpoint.url);
    }
    bool isInUse(const LinkUrl& url) const
    {
        const auto isThere = [&](const LinkUrl& used) {
            return device::sameEndpoint(used, url) || device::leadsTo(url, used);
        };
        return std::ranges::any_of(m_inUse, isThere) || (m_checking && isThere(*m_checking));
    }
    void report() { m_mailbox->post(&Update::places, m_discovery.places()); }
    void reportAgain()
    {
        m_mailbox->post(&Update::networks, m_tools.ethernet.listNetworks());
        report();
        m_report.after(betweenReports, [this] { reportAgain(); });
    }

    device::SearchTools m_tools;
    std::shared_ptr<base::Mailbox<Update>> m_mailbox;
    std::vector<LinkUrl> m_inUse;
    std::optional<LinkUrl> m_checking;
    device::Discovery m_discovery;
    device::ConnectionDoctor m_doctor;
    device::AddressChange m_change;
    base::Timer m_report;
};

IoDiscoveryService::IoDiscoveryService(Post post, device::SearchTools tools, QObject* parent)
    : DiscoveryService(parent),
      m_post(std::move(post)),
      m_mailbox(std::make_shared<base::Mailbox<Update>>(
          [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::User)); })),
      m_desk(std::make_shared<std::unique_ptr<Desk>>())
{
    m_post([desk = m_desk, mailbox = m_mailbox, tools = std::move(tools)](base::Clock& clock) {
        *desk = std::make_unique<Desk>(clock, tools, mailbox);
    });
}

IoDiscoveryService::~IoDiscoveryService()
{
    m_mailbox->close();
    m_post([desk = m_desk](base::Clock&) { desk->reset(); });
}

void IoDiscoveryService::runOnWorker(std::function<void(Desk&)> work)
{
    m_post([desk = m_desk, work = std::move(work)](base::Clock&) {
        if (*desk)
            work(**desk);
    });
}

/// Logs each endpoint that answers, once.
void IoDiscoveryService::logAnswers(const std::vector<SearchEndpoint>& places)
{
    QSet<QString> answering;
    for (const SearchEndpoint& each : places)
        if (each.state == SearchEndpoint::State::Answering)
            answering += QString::fromStdString(each.url.toString());
    for (const QString& each : std::as_const(answering))
        if (!m_answering.contains(each))
            qCDebug(lcDiscovery) << each << "answers;" << places.size() << "places are known";
    m_answering = answering;
}

void IoDiscoveryService::search(const Where& where)
{
    qCDebug(lcDiscovery) << "searches";
    runOnWorker([where](Desk& desk) { desk.search(where); });
}

void IoDiscoveryService::stopSearch()
{
    runOnWorker([](Desk& desk) { desk.stopSearch(); });
}

void IoDiscoveryService::scanPort(const LinkUrl& url)
{
    runOnWorker([url](Desk& desk) { desk.scanPort(url); });
}

void IoDiscoveryService::setInUse(const std::vector<LinkUrl>& urls)
{
    runOnWorker([urls](Desk& desk) { desk.setInUse(urls); });
}

void IoDiscoveryService::check(const LinkUrl& url)
{
    runOnWorker([url](Desk& desk) { desk.check(url); });
}

void IoDiscoveryService::changeAddress(const device::AddressChange::Request& request)
{
    runOnWorker([request](Desk& desk) { desk.changeAddress(request); });
}

void IoDiscoveryService::customEvent(QEvent*)
{
    const Update update = m_mailbox->take();
    if (update.released)
        emit release();
    if (update.networks)
        emit networksChanged(*update.networks);
    if (update.places) {
        logAnswers(*update.places);
        emit endpointsChanged(*update.places);
    }
    if (update.checked)
        emit checked(update.checked->first, update.checked->second);
    if (update.address)
        emit addressChanged(*update.address);
}

} // namespace leadline::app
