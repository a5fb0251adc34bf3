// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/AsyncTask.h"
#include "base/Clock.h"
#include "device/Diagnosis.h"
#include "device/Discovery.h"
#include "device/Probe.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace leadline::device {

/// Finds out why a link does not work, and what helps. It probes as a connection would and has a
/// serial line's rate measured first, which stops a running scan; it is meant for a link that the
/// user wants to connect. A port that another program has open is not touched.
class ConnectionDoctor : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Diagnosis&)>;

    explicit ConnectionDoctor(base::Clock& clock, SearchTools tools = SearchTools(),
                              QObject* parent = nullptr);
    ~ConnectionDoctor() override;

    /// Checks a link that is not open in this program, and cancels a check that is under way.
    /// `done` is called on the event loop within some seconds.
    void check(const link::LinkUrl& url, Done done);
    void stop();
    [[nodiscard]] bool isChecking() const { return m_done != nullptr; }

private:
    void probe();
    void finish(std::optional<ProbeResult> result);

    base::Clock& m_clock;
    SearchTools m_tools;
    link::LinkUrl m_url;
    std::optional<link::PortFacts> m_port;
    base::AsyncTask<link::PortFacts> m_inspection;
    std::unique_ptr<Probe> m_probe;
    Done m_done;
};

} // namespace leadline::device
