// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerFile.h"
#include "base/TaskQueue.h"
#include "link/EventLoopClock.h"
#include "log/WallClock.h"
#include "markers/MarkerDetailsModel.h"
#include "markers/MarkerModel.h"
#include "markers/MarkerTimeline.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::app {

/// Markers and notes of the shown log, that is of the dive or of the open file. Those of a dive are
/// stored in its recording, those of a file in a sidecar file. Lives in the window's thread, and
/// never waits for the disk.
class SessionMarkers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(leadline::app::MarkerModel* list READ list CONSTANT)
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// Number of markers, regardless of the list's filter.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Id of the selected marker or note, which `details` describes; empty for none.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
    Q_PROPERTY(leadline::app::MarkerDetailsModel* details READ details CONSTANT)
    /// "Marker 3 deleted" while that can be undone; else empty.
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged)
    Q_PROPERTY(QStringList formats READ formats CONSTANT)
    Q_PROPERTY(int undoMs MEMBER m_undoMs NOTIFY undoChanged)

public:
    enum class Filter { Markers, Events, All };
    Q_ENUM(Filter)

    /// Stores a record in the dive's recording; false if the dive is not being recorded.
    using RecordDive = std::function<bool(const annotations::MarkerRecord&)>;
    /// Gives the sound speed (m/s) for ranges at a marker. The result is cached for each marker
    /// until refresh().
    using SpeedAt = std::function<std::optional<double>(const annotations::Marker&)>;
    /// An open file that markers are stored beside.
    struct Source {
        annotations::MarkerFile file;
        /// This is the only open file; the members below are unused.
        bool alone = true;
        /// Time on the shown time line of the file's time zero.
        log::Time zero{};
        /// UTC since 1970 of the file's time zero by its own clock.
        std::optional<std::chrono::nanoseconds> utcOfZero = {};
        /// Pairs of each stream's name in the file and in the shown log, where a second sonar of a
        /// kind is numbered.
        std::vector<std::pair<std::string, std::string>> streams = {};
    };
    /// Gives the index of the source for a time of the shown log. For a marker, `stream` is the
    /// name of the sonar's stream in that log; else it is empty.
    using SourceAt = std::function<std::size_t(log::Time, std::string_view stream)>;

    explicit SessionMarkers(QObject* parent = nullptr);
    ~SessionMarkers() override;

    [[nodiscard]] MarkerModel* list() { return &m_list; }
    [[nodiscard]] Filter filter() const { return m_filter; }
    void setFilter(Filter filter);
    [[nodiscard]] int count() const { return static_cast<int>(m_markers.size()); }
    [[nodiscard]] QString chosen() const { return m_chosen; }
    void choose(const QString& markerId);
    /// Selects the marker that is `by` (1 or -1) after the selected one by time, after the last one
    /// the first; without a selection the first or the last.
    Q_INVOKABLE void chooseNext(int by);
    [[nodiscard]] MarkerDetailsModel* details() { return &m_details; }
    [[nodiscard]] QString undoText() const { return m_undoText; }

    /// Lengths in the texts of events and markers are in feet instead of metres.
    [[nodiscard]] bool isImperial() const { return m_imperial; }
    void setImperial(bool imperial);

    /// Adds a note at a time; ignored if the text is empty.
    void note(const QString& text, log::Time at);
    /// Changes the name of a marker, or the text of a note.
    Q_INVOKABLE void rename(const QString& markerId, const QString& name);
    Q_INVOKABLE void remove(const QString& markerId);
    Q_INVOKABLE void undo();
    /// Selects a marker or note, and emits seekRequested() with its time.
    Q_INVOKABLE void goTo(const QString& markerId);
    Q_INVOKABLE void goToTime(double seconds);
    /// Display names of the formats of exportAs(), by index.
    [[nodiscard]] QStringList formats() const;
    /// Writes all markers into a new file beside the recording; said() reports its name.
    Q_INVOKABLE void exportAs(int format);

    /// Adds a new marker: assigns id and number, stores and selects it.
    void take(annotations::Marker marker);
    [[nodiscard]] const std::vector<annotations::Marker>& markers() const { return m_markers; }
    [[nodiscard]] const std::vector<Moment>& moments() const { return m_moments; }
    /// Range of the marker in metres for the sound speed in use.
    [[nodiscard]] double rangeM(const annotations::Marker& marker) const;
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOfZero() const;

    // The functions below are called by the session.
    void recordDiveWith(RecordDive record) { m_recordDive = std::move(record); }
    /// Sets the function that gives the recording of a dive that has ended; its path is empty if
    /// there is none.
    void setRecordedDive(std::function<annotations::MarkerFile()> file)
    {
        m_recordedDive = std::move(file);
    }
    void setSpeedSource(SpeedAt speed) { m_speedAt = std::move(speed); }
    /// Shows the markers of the open files, and reads their sidecar files.
    void showFiles(std::vector<Source> sources, SourceAt sourceAt = {});
    void updateFileEvents(std::shared_ptr<const annotations::EventLog> events, log::WallClock clock,
                          const std::vector<log::Gap>& gaps);
    /// Shows the markers of the dive.
    void showDive();
    /// Takes the dive's events, from the first; those taken before are skipped.
    void updateDiveEvents(const std::vector<annotations::LogEvent>& events,
                          std::optional<std::chrono::nanoseconds> utcOfZero,
                          const std::vector<log::Gap>& gaps);
    /// Sets the function that gives the folder for the dive's files.
    void setDiveFolder(std::function<std::filesystem::path()> folder)
    {
        m_diveFolder = std::move(folder);
    }
    /// Stores a record in a sidecar file that could not be recorded because the recording had
    /// ended.
    void storeUnrecorded(const annotations::MarkerRecord& record);
    /// To be called when the sound speed changed.
    void refresh();
    /// Blocks until everything is written to disk.
    void finish() { m_writer.finish(); }

signals:
    void changed();
    void filterChanged();
    void chosenChanged();
    /// A new marker was set, and selected. It has no name yet.
    void taken(const QString& markerId);
    void undoChanged();
    /// A message for the user.
    void notified(const QString& words);
    void seekRequested(leadline::log::Time time);

private:
    [[nodiscard]] MarkerTimeline& timeline() { return m_isFile ? m_file : m_dive; }
    [[nodiscard]] const MarkerTimeline& timeline() const { return m_isFile ? m_file : m_dive; }
    void store(const annotations::MarkerRecord& record, const QString& words);
    void storeBeside(const Source& source, annotations::MarkerRecord record, const QString& words);
    void storeBesideDive(const annotations::MarkerRecord& record, const QString& words,
                         const QString& lost);
    [[nodiscard]] std::size_t sourceOf(const annotations::MarkerRecord& record);
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOfZeroAt(log::Time time) const;
    void notify(const QString& words);
    void rebuild();
    void showRows();
    void showDetails();
    [[nodiscard]] MarkerModel::Row rowOf(const Moment& moment) const;
    [[nodiscard]] QString clockAt(const annotations::MarkerMoment& moment) const;
    void forgetUndo();

    bool m_isFile = false;
    MarkerTimeline m_dive;
    MarkerTimeline m_file;
    std::size_t m_diveKnown = 0;
    std::vector<log::Gap> m_gaps;
    std::shared_ptr<const annotations::EventLog> m_events;
    std::vector<Source> m_sources;
    SourceAt m_sourceAt;
    /// Source in which each marker is stored, so that all records of one marker go to the same
    /// file.
    std::map<annotations::MarkerId, std::size_t> m_sourceOf;
    log::WallClock m_clock;
    int m_ticket = 0;
    RecordDive m_recordDive;
    std::function<annotations::MarkerFile()> m_recordedDive;
    std::function<std::filesystem::path()> m_diveFolder;
    SpeedAt m_speedAt;
    /// Cached results of m_speedAt by marker.
    mutable std::map<annotations::MarkerId, double> m_speeds;
    std::vector<annotations::Marker> m_markers;
    std::vector<Moment> m_moments;
    MarkerModel m_list;
    Filter m_filter = Filter::Markers;
    bool m_imperial = false;
    QString m_chosen;
    MarkerDetailsModel m_details;
    annotations::MarkerId m_undo;
    QString m_undoText;
    int m_undoMs = 8000;
    QTimer m_undoTimer;
    link::EventLoopClock m_eventLoop;
    base::TaskQueue m_writer{"markers", base::TasksAtEnd::Detach};
};

/// Sets `held` to `now` and disconnects `follower` from the previous object; false if it was the
/// same.
template<class Object>
bool exchange(const QObject& follower, QPointer<Object>& held, Object* now)
{
    if (held == now)
        return false;
    if (held)
        held->disconnect(&follower);
    held = now;
    return true;
}

/// Sets `held` to `now`, and calls the member `look` now and at each of the signals `changes`. True
/// if the object is another one than before.
template<class Follower, class Object, class Slot, class... Changes>
bool follow(Follower& follower, QPointer<Object>& held, Object* now, Slot slot, Changes... changes)
{
    if (!exchange(follower, held, now))
        return false;
    if (now) {
        (QObject::connect(now, changes, &follower, slot), ...);
        QObject::connect(now, &QObject::destroyed, &follower, slot);
    }
    (follower.*slot)();
    return true;
}
template<class Follower, class Slot>
bool followMarkers(Follower& follower, QPointer<SessionMarkers>& held, SessionMarkers* now,
                   Slot slot)
{
    return follow(follower, held, now, slot, &SessionMarkers::changed);
}

} // namespace leadline::app
