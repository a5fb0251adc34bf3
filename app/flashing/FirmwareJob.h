// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Timer.h"
#include "device/Probe.h"
#include "firmware/Ping360Flasher.h"
#include "flashing/FirmwareStatus.h"
#include "flashing/Stm32Flash.h"
#include "link/Link.h"
#include "link/LinkUrl.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace leadline::app {

/// One firmware update, from identifying the device to starting the new program. Uses the port
/// exclusively. Lives on a thread with an event loop, and never blocks.
class FirmwareJob {
public:
    using Report = std::function<void(const FirmwareStatus&)>;

    FirmwareJob(FirmwarePlan plan, base::Clock& clock, Report report);
    ~FirmwareJob();
    FirmwareJob(const FirmwareJob&) = delete;
    FirmwareJob& operator=(const FirmwareJob&) = delete;

    void start();
    /// Cancels the update; ignored if that would leave the sonar without a program.
    void cancel();
    /// Cancels the update as cancel() does, and calls `ended` when it is over, which can take
    /// minutes.
    void end(std::function<void()> ended);

private:
    [[nodiscard]] bool isPing360() const
    {
        return m_plan.file.name.kind == firmware::FirmwareKind::Ping360;
    }
    [[nodiscard]] bool isWriting() const;
    [[nodiscard]] bool isTouched() const;
    void identify();
    void identified(const device::ProbeResult& result);
    void enter();
    void sendLeaveRequest();
    void sendReset(int more);
    [[nodiscard]] link::LinkUrl urlAt(std::optional<std::uint32_t> baudRate) const;
    void openLink(std::uint32_t baudRate, std::function<void()> opened);
    void linkChanged();
    void closeLink();
    void findBootloader();
    void contactBootloader(base::Duration contact);
    void runStm32flash();
    /// Runs `step` after `delay`, unless the update is over by then.
    void then(base::Duration delay, std::function<void()> step);
    void report(FirmwareStage stage, double fraction = 0);
    void report(const firmware::FlashProgress& progress);
    /// Ends with an error; appends to `sentence` the sonar's state and what the user should do.
    void fail(const base::Message& message);
    void finish(const base::Status& status);

    FirmwarePlan m_plan;
    base::Clock& m_clock;
    Report m_report;
    FirmwareStatus m_status;
    int m_openings = 0;
    std::uint32_t m_baudRate = 0;
    std::unique_ptr<device::Probe> m_probe;
    std::unique_ptr<link::Link> m_link;
    std::function<void()> m_linkOpened;
    std::unique_ptr<firmware::Ping360Flasher> m_flasher;
    std::unique_ptr<Stm32Flash> m_stm32flash;
    std::function<void()> m_ended;
    base::Timer m_next;
    /// Time limit of the present step.
    base::Timer m_limit;
    QObject m_context;
};

} // namespace leadline::app
