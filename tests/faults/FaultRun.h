// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/Alarms.h"
#include "faults/ComputerClock.h"
#include "faults/FaultTable.h"
#include "faults/Lines.h"
#include "window/WindowRun.h"

#include <QTemporaryDir>

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>

namespace leadline::test {

/// A cell did not hold; what() says what the window said in its place.
struct CellFailed : std::runtime_error {
    using runtime_error::runtime_error;
};
/// This computer cannot play it.
struct CellSkipped : std::runtime_error {
    using runtime_error::runtime_error;
};

/// Ping::Family::Unknown for what is no sonar.
[[nodiscard]] ping::Family familyOf(Device device);
/// A sonar that waits in Standby until its pilot starts it.
[[nodiscard]] bool isCeruleans(Device device);
/// As links name it: "ping1d".
[[nodiscard]] QString kindNameOf(Device device);

/// Of a simulated sonar.
[[nodiscard]] std::uint8_t idOf(Device device);

/// One cell of the table, played with the program's own window: devices at the other end of real
/// ports and sockets, a real folder, real threads. Ends the cell by throwing what is wrong.
class FaultRun {
public:
    enum class Way { Serial, Tcp, Udp, Calls };
    /// A device and the line that it is on.
    struct Line {
        Device device;
        std::unique_ptr<Cable> cable;
        sim::RestartablePeer* power = nullptr;
        /// What it said to somebody else, before anything of this dive.
        qsizetype before = 0;
        /// Of what it said then, how much at most cannot have arrived: all of it at one time.
        qsizetype lost = 0;
        /// Its pilot has to start it as soon as it is there.
        bool waitsForStart = false;
        /// Where it is recorded; empty: wherever it is found.
        QString file = {};
    };

    explicit FaultRun(const Cell& cell);
    ~FaultRun();

    [[nodiscard]] const Cell& cell() const { return m_cell; }
    [[nodiscard]] WindowRun& window() { return *m_window; }
    [[nodiscard]] app::Session& session() { return m_window->session(); }
    [[nodiscard]] app::LiveSession& dive() { return *session().dive(); }
    [[nodiscard]] app::Alarms& alarms();
    [[nodiscard]] const std::vector<std::unique_ptr<Line>>& lines() const { return m_lines; }
    /// Where the dive is recorded.
    [[nodiscard]] QString folder() const { return m_folder; }
    /// From the next begin() on.
    void recordInto(const QString& folder) { m_folder = folder; }

    /// Plugged in, and not yet connected.
    Line& add(Device device, Way way);
    /// The same for somebody else: no part of this dive.
    Line& addOthers(Device device, Way way);
    void connect(Line& line);
    /// The cell's device, connected, live and recorded.
    Line& begin(Way way);
    /// All three, for what happens to the computer.
    void beginAll();

    void waitFor(const std::string& what, const std::function<bool()>& condition);
    /// Live, and nothing is wrong with it.
    void waitUntilLive(Line& line);
    /// The dive has a file, and it grows.
    void waitUntilRecording();
    /// It sends on, and is seen.
    void goesOn(Line& line);

    /// The cell's sentence stands in the window in full: takes a picture of it.
    void isSaid();
    /// The same of its pages that have to be opened before.
    void isSaidOnDevices();
    /// There is nothing to say, and nothing is said.
    void nothingIsSaid();
    /// Ends the dive and opens its recording: it is said there.
    void isSaidOfTheRecording(const QString& pattern);
    /// In full.
    [[nodiscard]] bool says(const QString& pattern);
    struct Text {
        QString words;
        bool cut = false;
    };
    /// All that is written in the window and seen.
    [[nodiscard]] std::vector<Text> texts();

    /// It says nothing more until it is plugged in again, and what it said is on the disk.
    void flush(Line& line);
    /// Some seconds of the dive.
    void timePasses();
    /// Where the cell says so.
    void hatchesTheTimeBetween();
    /// Ends the dive; its files are complete, open, and hold every byte that could arrive.
    void keepsAll();
    /// The same where the disk did not take all: what came before and after that is kept, and what
    /// is not is reported to the byte.
    void keepsAllButWhatIsReported();
    /// The same without counting.
    void endDive();
    void filesAreWhole() const;
    /// An event of that kind is in the recordings, whose words are that sentence.
    void hasEvent(const std::string& kind, const QString& sentence) const;
    [[nodiscard]] QStringList recordings() const;
    /// From the device of that line, of all recordings or of its own.
    [[nodiscard]] QByteArray recorded(const Line& line) const;
    /// The same of one file.
    [[nodiscard]] QByteArray recordedIn(const QString& path, Device device) const;
    /// What was sent to the only sonar.
    [[nodiscard]] QByteArray recordedAsSent() const;
    /// Frames that were recorded and are seen.
    [[nodiscard]] std::uint64_t frames();

private:
    [[nodiscard]] std::unique_ptr<Line> make(Device device, Way way);
    void takePicture();
    void startPinging(Line& line);
    [[nodiscard]] bool isWell(Line& line);

    const Cell& m_cell;
    QTemporaryDir m_scratch;
    QString m_folder;
    OutsideClock m_clock;
    std::unique_ptr<WindowRun> m_window;
    std::vector<std::unique_ptr<Line>> m_lines;
    std::vector<std::unique_ptr<Line>> m_others;
    bool m_ended = false;
};

/// What happens in that cell, from its beginning to its end.
using Play = std::function<void(FaultRun&)>;
[[nodiscard]] Play playOf(const Cell& cell);

/// For the rows of a Qt test: the cells of that device, and the one that runs.
void addCells(Device device);
void playCell();

} // namespace leadline::test
