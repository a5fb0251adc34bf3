// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "discovery/DiagnosticRun.h"
#include "discovery/DiscoveryService.h"
#include "discovery/Doctor.h"
#include "discovery/FoundEndpoints.h"
#include "discovery/LinkController.h"
#include "discovery/LinkOpener.h"
#include "discovery/SearchedEndpoints.h"
#include "discovery/SonarIpForm.h"
#include "discovery/StartLinks.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace leadline::app {

/// The Devices page: finds sonars, connects them and vehicles, and says why one does not work.
/// Searches while the page is open or nothing is connected, and touches nothing that is connected.
class DeviceFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(leadline::app::FoundEndpoints* places READ places CONSTANT)
    Q_PROPERTY(leadline::app::Doctor* doctor READ doctor CONSTANT)
    Q_PROPERTY(leadline::app::SonarIpForm* address READ address CONSTANT)
    Q_PROPERTY(leadline::app::StartLinks* links READ links CONSTANT)
    /// On links that are open or wanted.
    Q_PROPERTY(leadline::app::ConnectedSonars* sonars READ connected CONSTANT)
    Q_PROPERTY(leadline::app::ConnectedVehicles* vehicles READ vehicles CONSTANT)
    /// Else a sonar that is connected stays in Standby until it is told otherwise.
    Q_PROPERTY(bool scansOnConnect READ scansOnConnect WRITE setScansOnConnect NOTIFY changed)
    Q_PROPERTY(bool pageOpen READ pageOpen WRITE setPageOpen NOTIFY changed)
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    /// `Searching 2 networks and 2 serial ports`
    Q_PROPERTY(QString searchText READ searchText NOTIFY changed)
    /// Sonars that could be connected.
    Q_PROPERTY(int found READ found NOTIFY changed)
    /// `Ping360, Ping1D`: those.
    Q_PROPERTY(QString foundNames READ foundNames NOTIFY changed)
    /// `Connect all 2`
    Q_PROPERTY(QString connectText READ connectText NOTIFY changed)
    /// The place, or the connected link, of which the doctor speaks.
    Q_PROPERTY(QString selected READ selected NOTIFY changed)
    /// It does not answer, and a link that is opened would go on trying.
    Q_PROPERTY(bool canConnectAnyway READ canConnectAnyway NOTIFY changed)
    /// A serial port at which nobody answers: a sonar may wait there for its firmware.
    Q_PROPERTY(bool canRecover READ canRecover NOTIFY changed)
    Q_PROPERTY(bool canCheck READ canCheck NOTIFY changed)
    /// Why the last link could not be made, else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// Both outlive this.
    DeviceFinder(DiscoveryService& searcher, LinkController& connector, QObject* parent = nullptr);
    ~DeviceFinder() override;

    [[nodiscard]] FoundEndpoints* places() { return &m_rows; }
    [[nodiscard]] Doctor* doctor() { return &m_doctor; }
    [[nodiscard]] SonarIpForm* address() { return &m_address; }
    [[nodiscard]] StartLinks* links() { return &m_links; }
    [[nodiscard]] ConnectedSonars* connected() const { return &m_connector.rows(); }
    [[nodiscard]] ConnectedVehicles* vehicles() const { return &m_connector.vehicleRows(); }
    [[nodiscard]] QList<LiveSonar*> sonars() const { return m_connector.sonars(); }
    [[nodiscard]] QList<LiveVehicle*> vehicleList() const { return m_connector.vehicles(); }
    [[nodiscard]] bool scansOnConnect() const { return m_connector.scansOnConnect(); }
    void setScansOnConnect(bool scans);
    [[nodiscard]] bool pageOpen() const { return m_pageOpen; }
    void setPageOpen(bool open);
    [[nodiscard]] bool searching() const { return m_searching; }
    [[nodiscard]] QString searchText() const;
    [[nodiscard]] int found() const { return m_rows.ready(); }
    [[nodiscard]] QString foundNames() const;
    [[nodiscard]] QString connectText() const;
    [[nodiscard]] QString selected() const { return m_selected; }
    [[nodiscard]] bool canConnectAnyway() const;
    [[nodiscard]] bool canRecover() const;
    [[nodiscard]] bool canCheck() const;
    [[nodiscard]] QString problem() const { return m_opener.problem(); }

    /// At the program's start: connects what was connected when it was left, and begins to search.
    void begin();
    /// Looks at this address, and connects what answers there first, and soon after that.
    void connectAt(const QString& words);
    /// The connector has others than before, or other vehicles.
    void takeSonars();

    /// That place belongs to somebody who writes firmware there: it is not looked at, and nothing
    /// is connected anywhere, until it is given back.
    void reserve(const link::LinkUrl& url);
    void release();
    /// Gives it back, and connects what is there; empty, or the sentence why not.
    QString reconnect(const link::LinkUrl& url);

    Q_INVOKABLE void select(const QString& key);
    /// To the row so many below.
    Q_INVOKABLE void step(int steps);
    Q_INVOKABLE void tick(const QString& key, bool ticked);
    Q_INVOKABLE void lookHere(const QString& key);
    /// Why this is no address; empty where it is one.
    Q_INVOKABLE [[nodiscard]] QString wrongAddress(const QString& words) const;
    /// What an address means; empty where it is none.
    Q_INVOKABLE [[nodiscard]] QString addressMeaning(const QString& words) const;
    /// Looks there at once. False where it is no address.
    Q_INVOKABLE bool add(const QString& words);
    Q_INVOKABLE void connectTicked();
    /// A place that is not asked before: a vehicle's.
    Q_INVOKABLE void connectPlace(const QString& key);
    /// What is selected, although it does not answer.
    Q_INVOKABLE void connectAnyway();
    /// What the doctor proposes.
    Q_INVOKABLE void connectInstead();
    Q_INVOKABLE void checkAgain();
    Q_INVOKABLE void hangUp(leadline::app::LiveSonar* sonar);
    Q_INVOKABLE void hangUpVehicle(leadline::app::LiveVehicle* vehicle);
    /// The endpoint that BlueOS has for programs like this, in the place of this link.
    Q_INVOKABLE void useBlueOs(leadline::app::LiveVehicle* vehicle);
    /// Of a connected sonar or vehicle.
    Q_INVOKABLE [[nodiscard]] static QString
    keyOfVehicle(const leadline::app::LiveVehicle* vehicle);
    Q_INVOKABLE [[nodiscard]] static QString keyOf(const leadline::app::LiveSonar* sonar);

signals:
    void changed();
    /// Devices that answered are being connected.
    void connecting();

private:
    void followAwaited();
    void connectAnswering();
    void followSearch();
    void takePlaces(const std::vector<device::SearchEndpoint>& places);
    void takeChecked(const link::LinkUrl& url, const device::Diagnosis& diagnosis);
    void takeAddress(const base::Result<device::EthernetSonar>& result);
    void update();
    void choose();
    /// Asks by itself why a connected link does not open.
    void lookInto();
    void showSelected();
    void check(const link::LinkUrl& url);
    [[nodiscard]] FoundEndpoints::Row shownRow(const device::SearchEndpoint& place) const;

    DiscoveryService& m_searcher;
    LinkController& m_connector;
    StartLinks m_links;
    LinkOpener m_opener;
    FoundEndpoints m_rows;
    Doctor m_doctor;
    DiagnosticRun m_checkup;
    SonarIpForm m_address;
    SearchedEndpoints m_places;
    std::vector<link::Ipv4Network> m_networks;
    std::vector<link::LinkUrl> m_named;
    /// By the user; what is selected otherwise is what needs it most.
    QString m_chosen;
    /// Is chosen as soon as it is there: a sonar with a new address.
    QString m_awaited;
    /// Places that are connected when they answer.
    QStringList m_connectAt;
    QTimer m_gathering;
    /// Addresses of the command line are not looked for for ever.
    QTimer m_connectAtEnds;
    QString m_selected;
    bool m_begun = false;
    bool m_pageOpen = false;
    bool m_searching = false;
};

} // namespace leadline::app
