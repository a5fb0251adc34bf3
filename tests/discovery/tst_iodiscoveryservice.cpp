// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/IoDiscoveryService.h"

#include "link/EventLoopClock.h"
#include "support/DiscoveryBench.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace leadline::test;

namespace {

/// What the window was told last.
struct ShownPlaces {
    std::vector<SearchEndpoint> endpoints;

    void follow(app::IoDiscoveryService& searcher)
    {
        QObject::connect(&searcher, &app::DiscoveryService::endpointsChanged, &searcher,
                         [this](const std::vector<SearchEndpoint>& now) { endpoints = now; });
    }
    [[nodiscard]] SearchEndpoint at(const std::string& url) const
    {
        for (const SearchEndpoint& place : endpoints)
            if (device::sameEndpoint(place.url, urlOf(url)))
                return place;
        return {.url = urlOf(url)};
    }
    [[nodiscard]] bool found(const std::string& url, ping::Family family) const
    {
        const SearchEndpoint place = at(url);
        return place.state == State::Answering && place.devices.size() == 1 &&
               place.devices[0].identity.family == family;
    }
};

} // namespace

class IoDiscoveryServiceTest : public QObject {
    Q_OBJECT

private slots:
    void threeDevicesOnTwoPtysAndUdpAreFound()
    {
        link::EventLoopClock clock;
        Wired sounder(ping::Family::Ping1D, clock);
        Wired scanner(ping::Family::Ping360, clock);
        Served bridged(ping::Family::Ping360, clock);
        app::IoDiscoveryService searcher(
            [&](const app::IoDiscoveryService::Work& work) { work(clock); }, onlyNamed());
        ShownPlaces window;
        window.follow(searcher);
        searcher.search({.named = {urlOf(sounder.url()), urlOf(scanner.url())},
                         .remembered = {urlOf(bridged.url())}});
        // All of them are said at once, before anybody has answered.
        QTRY_COMPARE(window.endpoints.size(), std::size_t{3});
        QTRY_VERIFY_WITH_TIMEOUT(window.found(sounder.url(), ping::Family::Ping1D), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(window.found(scanner.url(), ping::Family::Ping360), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(window.found(bridged.url(), ping::Family::Ping360), 20'000);
        // What is connected is let go of at once, and never touched again.
        searcher.setInUse({urlOf(bridged.url())});
        QTRY_VERIFY(window.at(bridged.url()).inUse);
        QVERIFY(!window.at(sounder.url()).inUse);
        searcher.stopSearch();
    }

    /// What is sent to such a port of this computer arrives at us.
    void aPortWhereWeListenIsNotAskedByUs()
    {
        link::EventLoopClock clock;
        link::UdpPeerServer ours(
            std::make_unique<RecordingPeer>(simulated(ping::Family::Ping1D, clock)), clock);
        QVERIFY(ours.listen("127.0.0.1", 0).ok());
        const auto port = std::to_string(ours.port());
        SearchTools tools = onlyNamed();
        tools.usual = {urlOf("udp://127.0.0.1:" + port)};
        app::IoDiscoveryService searcher(
            [&](const app::IoDiscoveryService::Work& work) { work(clock); }, tools);
        ShownPlaces window;
        window.follow(searcher);
        searcher.setInUse({urlOf("udpin://0.0.0.0:" + port)});
        searcher.search({});
        QTRY_VERIFY(window.at("udp://127.0.0.1:" + port).inUse);
        QVERIFY(static_cast<RecordingPeer&>(ours.peer()).heard.empty());
        // Once it is ours no more it is asked again.
        searcher.setInUse({});
        QTRY_VERIFY_WITH_TIMEOUT(window.found("udp://127.0.0.1:" + port, ping::Family::Ping1D),
                                 20'000);
        // And let go of as soon as it is.
        searcher.setInUse({urlOf("udpin://0.0.0.0:" + port)});
        QTRY_VERIFY(window.at("udp://127.0.0.1:" + port).inUse);
    }

    void aCheckAsksAPlaceThatTheSearchLetsGoOf()
    {
        link::EventLoopClock clock;
        Served bridged(ping::Family::Ping1D, clock);
        app::IoDiscoveryService searcher(
            [&](const app::IoDiscoveryService::Work& work) { work(clock); }, onlyNamed());
        ShownPlaces window;
        window.follow(searcher);
        device::Diagnosis diagnosis;
        connect(&searcher, &app::DiscoveryService::checked, this,
                [&](const link::LinkUrl&, const device::Diagnosis& found) { diagnosis = found; });
        searcher.search({.named = {urlOf(bridged.url())}});
        QTRY_VERIFY_WITH_TIMEOUT(window.found(bridged.url(), ping::Family::Ping1D), 20'000);
        searcher.check(urlOf(bridged.url() + "?device=ping360"));
        QTRY_COMPARE_WITH_TIMEOUT(diagnosis.title.text(),
                                  std::string("This is a Ping1D, not a Ping360"), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(window.found(bridged.url(), ping::Family::Ping1D), 20'000);
    }

    void nothingIsLeftOfItOnTheOtherThread()
    {
        base::FakeClock clock;
        std::vector<app::IoDiscoveryService::Work> posted;
        {
            app::IoDiscoveryService searcher(
                [&](app::IoDiscoveryService::Work work) { posted.push_back(std::move(work)); },
                onlyNamed());
            searcher.search({.named = {urlOf("udp://127.0.0.1:9")}});
            searcher.check(urlOf("udp://127.0.0.1:9"));
        }
        // It was ended before that thread came to any of it.
        for (const auto& work : posted)
            work(clock);
        QVERIFY(!clock.nextDeadline());
    }
};

LEADLINE_GUILESS_TEST(IoDiscoveryServiceTest)
#include "tst_iodiscoveryservice.moc"
