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

/// Controller of the Devices page: searches for sonars, connects them and vehicles, and diagnoses
/// failures. Searches while the page is open or nothing is connected, and leaves connected links
/// alone.
class DeviceFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(leadline::app::FoundEndpoints* endpoints READ endpoints CONSTANT)
    Q_PROPERTY(leadline::app::Doctor* doctor READ doctor CONSTANT)
    Q_PROPERTY(leadline::app::SonarIpForm* address READ address CONSTANT)
    /// Of sonars as they are when new: names, and the addresses of their links in the same order.
    Q_PROPERTY(QStringList usualNames READ usualNames CONSTANT)
    Q_PROPERTY(QStringList usualAddresses READ usualAddresses CONSTANT)
    Q_PROPERTY(leadline::app::StartLinks* links READ links CONSTANT)
    /// Sonars and vehicles on links that are open or being opened.
    Q_PROPERTY(leadline::app::ConnectedSonars* sonars READ connected CONSTANT)
    Q_PROPERTY(leadline::app::ConnectedVehicles* vehicles READ vehicles CONSTANT)
    /// Start scanning when a sonar is connected; else it stays in standby.
    Q_PROPERTY(bool scansOnConnect READ scansOnConnect WRITE setScansOnConnect NOTIFY changed)
    Q_PROPERTY(bool pageOpen READ pageOpen WRITE setPageOpen NOTIFY changed)
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    /// Progress of the search: `Searching 2 networks and 2 serial ports`.
    Q_PROPERTY(QString searchText READ searchText NOTIFY changed)
    /// Number of sonars that can be connected.
    Q_PROPERTY(int found READ found NOTIFY changed)
    /// Names of the sonars that can be connected: `Ping360, Ping1D`.
    Q_PROPERTY(QString foundNames READ foundNames NOTIFY changed)
    /// Label of the connect button: `Connect 2 devices`.
    Q_PROPERTY(QString connectText READ connectText NOTIFY changed)
    /// Key of the endpoint or connected link that the doctor shows; empty for none.
    Q_PROPERTY(QString selected READ selected NOTIFY changed)
    /// The selected endpoint does not answer, but a link to it can be opened and would keep trying.
    Q_PROPERTY(bool canConnectAnyway READ canConnectAnyway NOTIFY changed)
    /// The selected serial port does not answer: a sonar there may be waiting for firmware.
    Q_PROPERTY(bool canRecover READ canRecover NOTIFY changed)
    Q_PROPERTY(bool canCheck READ canCheck NOTIFY changed)
    /// Why the last link could not be opened; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// Both arguments must outlive this object.
    DeviceFinder(DiscoveryService& searcher, LinkController& connector, QObject* parent = nullptr);
    ~DeviceFinder() override;

    [[nodiscard]] FoundEndpoints* endpoints() { return &m_rows; }
    [[nodiscard]] Doctor* doctor() { return &m_doctor; }
    [[nodiscard]] SonarIpForm* address() { return &m_address; }
    [[nodiscard]] static QStringList usualNames();
    [[nodiscard]] static QStringList usualAddresses();
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

    /// Connects what was connected when the program last ended, and starts searching.
    void begin();
    /// Probes an address, and connects the first devices that answer there within a short time.
    void connectAt(const QString& words);
    /// To be called when the sonars or vehicles of the LinkController changed.
    void takeSonars();

    /// Opens the sonar's link again as one to a sonar of this family, which is kept in its address.
    void declareFamily(const QString& address, ping::Family family);

    /// Reserves an endpoint for a firmware update: until release() it is not probed, and no link is
    /// opened anywhere.
    void reserve(const link::LinkUrl& url);
    void release();
    /// Releases the endpoint and connects it; returns why that failed, else empty.
    QString reconnect(const link::LinkUrl& url);

    Q_INVOKABLE void select(const QString& key);
    /// Moves the selection down by `steps` rows.
    Q_INVOKABLE void step(int steps);
    Q_INVOKABLE void tick(const QString& key, bool ticked);
    Q_INVOKABLE void scanPort(const QString& key);
    /// Why `words` is not a valid address; empty if it is.
    Q_INVOKABLE [[nodiscard]] QString wrongAddress(const QString& words) const;
    /// Description of the address; empty if it is not valid.
    Q_INVOKABLE [[nodiscard]] QString addressMeaning(const QString& words) const;
    /// Adds an address and probes it at once; false if it is not valid.
    Q_INVOKABLE bool add(const QString& words);
    Q_INVOKABLE void connectTicked();
    /// Connects an endpoint without probing it first, such as a vehicle's.
    Q_INVOKABLE void connectEndpoint(const QString& key);
    /// Connects the selected endpoint although it does not answer.
    Q_INVOKABLE void connectAnyway();
    /// Connects the endpoint that the doctor proposes instead.
    Q_INVOKABLE void connectInstead();
    Q_INVOKABLE void checkAgain();
    Q_INVOKABLE void disconnectLink(leadline::app::LiveSonar* sonar);
    Q_INVOKABLE void disconnectVehicle(leadline::app::LiveVehicle* vehicle);
    /// Replaces the vehicle's link by the MAVLink endpoint that BlueOS provides for such programs.
    Q_INVOKABLE void useBlueOs(leadline::app::LiveVehicle* vehicle);
    /// Key of the row of a connected vehicle or sonar.
    Q_INVOKABLE [[nodiscard]] static QString
    keyOfVehicle(const leadline::app::LiveVehicle* vehicle);
    Q_INVOKABLE [[nodiscard]] static QString keyOf(const leadline::app::LiveSonar* sonar);

signals:
    void changed();
    /// Emitted when devices that answered are being connected.
    void connecting();

private:
    void followAwaited();
    void connectAnswering();
    void followSearch();
    void setEndpoints(const std::vector<device::SearchEndpoint>& endpoints);
    void onChecked(const link::LinkUrl& url, const device::Diagnosis& diagnosis);
    void takeAddress(const base::Result<device::EthernetSonar>& result);
    void update();
    void choose();
    /// Starts a diagnosis of a link that does not open.
    void diagnoseSelected();
    void showSelected();
    void check(const link::LinkUrl& url);
    [[nodiscard]] FoundEndpoints::Row shownRow(const device::SearchEndpoint& endpoint) const;

    DiscoveryService& m_discovery;
    LinkController& m_connector;
    StartLinks m_links;
    LinkOpener m_opener;
    FoundEndpoints m_rows;
    Doctor m_doctor;
    DiagnosticRun m_diagnosticRun;
    SonarIpForm m_address;
    SearchedEndpoints m_endpoints;
    std::vector<link::Ipv4Network> m_networks;
    std::vector<link::LinkUrl> m_named;
    /// Key selected by the user; if empty the most urgent row is selected.
    QString m_chosen;
    /// Key to select as soon as its row appears: a sonar with a new address.
    QString m_awaited;
    /// Endpoints to be connected when they answer.
    QStringList m_connectAt;
    QTimer m_gathering;
    /// Time limit for the addresses of the command line.
    QTimer m_connectAtEnds;
    QString m_selected;
    bool m_begun = false;
    bool m_pageOpen = false;
    bool m_searching = false;
};

} // namespace leadline::app
