// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "GuideRows.h"
#include "KeyHands.h"
#include "WindowRun.h"
#include "annotations/Marker.h"

#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace leadline::app {
class ExportForm;
} // namespace leadline::app

namespace leadline::test {

/// The dive of the guide's page worked-dive.md, done in the program's window by the keys that stand
/// on the page, each line of it looked at before the next is begun. The demo has gone on for a
/// while already when it is connected, so that nobody waits for its sonars.
class WorkedDive : public QObject {
    Q_OBJECT

public:
    /// Files go below this folder.
    WorkedDive(WindowRun& run, const QString& folder);

    /// Presses what the rows say. Empty when each did what is known of it; else what went wrong.
    [[nodiscard]] QString dive(const QList<GuideRow>& rows);

    /// What was marked, noted and measured, as the window had it.
    struct Seen {
        QString recording = {};
        std::vector<annotations::Marker> markers = {};
        QStringList notes = {};
        /// "Measured 12.3 m ± 0.9 …"
        QString measured = {};
        std::uint64_t pings360 = 0;
        std::uint64_t pings1d = 0;
    };
    [[nodiscard]] const Seen& seen() const { return m_seen; }
    /// By the names of the formats.
    [[nodiscard]] const QMap<QString, QString>& exports() const { return m_exports; }
    [[nodiscard]] const QStringList& snapshots() const { return m_snapshots; }

private:
    /// What is to be true once a line was pressed; it waits for that. Empty, or what is not.
    using Check = std::function<QString()>;
    struct Step {
        QString keys;
        Check check;
    };

    [[nodiscard]] std::vector<Step> steps();
    void addLiveSteps(std::vector<Step>& steps);
    void addMeasureSteps(std::vector<Step>& steps);
    void addReplaySteps(std::vector<Step>& steps);
    [[nodiscard]] QString exported(const GuideRow& row);
    [[nodiscard]] QString written(const QString& format);
    [[nodiscard]] QString until(const char* what, const std::function<bool()>& condition);
    [[nodiscard]] QStringList pictures() const;
    [[nodiscard]] bool noted(const QString& words);
    /// The recording holds what was marked and noted in the dive.
    [[nodiscard]] bool remembersAll();
    [[nodiscard]] app::Session& session() { return m_run.session(); }
    [[nodiscard]] const std::vector<annotations::Marker>& markers();

    WindowRun& m_run;
    QString m_folder;
    KeyHands m_hands;
    Seen m_seen;
    QMap<QString, QString> m_exports;
    QStringList m_snapshots;
    /// Of the exports that ended since the last look.
    QStringList m_saved;
    QStringList m_failed;
};

} // namespace leadline::test
