// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/MarkerFile.h"
#include "base/TaskQueue.h"
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

/// The marks of what is shown: those of the dive, or those of the file that is open, and what
/// becomes of them. Marks of a dive go into its recording, marks on a file into one that lies
/// beside it. Lives in the window's thread, and never waits for a disk.
class SessionMarkers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(leadline::app::MarkerModel* list READ list CONSTANT)
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// Of markers, whatever the list shows.
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The mark that is looked at; empty for none. Its figures are `details`.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged)
    Q_PROPERTY(leadline::app::MarkerDetailsModel* details READ details CONSTANT)
    /// "Marker 3 deleted" for as long as that can be undone, else empty.
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged)
    Q_PROPERTY(QStringList formats READ formats CONSTANT)
    Q_PROPERTY(int undoMs MEMBER m_undoMs NOTIFY undoChanged)

public:
    enum class Filter { Markers, Events, All };
    Q_ENUM(Filter)

    /// Where records of a dive go: true where they are recorded.
    using RecordDive = std::function<bool(const annotations::MarkerRecord&)>;
    /// The sound speed in which the ranges at a marker are given now; asked once a marker until
    /// refresh().
    using SpeedAt = std::function<std::optional<double>(const annotations::Marker&)>;
    /// A file of what is open.
    struct Source {
        annotations::MarkedFile file;
        /// Its log is the one that is shown, and the rest says nothing.
        bool alone = true;
        /// Its zero in the log that is shown.
        log::Time zero{};
        /// What its own clock says of that zero, since 1970.
        std::optional<std::chrono::nanoseconds> utcOfZero = {};
        /// What its streams are called in itself, and in the log that is shown: a second sonar of
        /// a kind has a number there.
        std::vector<std::pair<std::string, std::string>> streams = {};
    };
    /// In which source a time of the log lies that is shown; of a marker the sonar's stream is
    /// given as it is called there, else nothing.
    using SourceAt = std::function<std::size_t(log::Time, std::string_view stream)>;

    explicit SessionMarkers(QObject* parent = nullptr);
    ~SessionMarkers() override;

    [[nodiscard]] MarkerModel* list() { return &m_list; }
    [[nodiscard]] Filter filter() const { return m_filter; }
    void setFilter(Filter filter);
    [[nodiscard]] int count() const { return static_cast<int>(m_markers.size()); }
    [[nodiscard]] QString chosen() const { return m_chosen; }
    void choose(const QString& markId);
    [[nodiscard]] MarkerDetailsModel* details() { return &m_details; }
    [[nodiscard]] QString undoText() const { return m_undoText; }

    /// A note about a moment; nothing where there are no words.
    void note(const QString& text, log::Time at);
    /// Another name of a marker, or text of a note.
    Q_INVOKABLE void rename(const QString& markId, const QString& name);
    Q_INVOKABLE void remove(const QString& markId);
    Q_INVOKABLE void undo();
    /// Chooses it and asks for its moment.
    Q_INVOKABLE void goTo(const QString& markId);
    Q_INVOKABLE void goToTime(double seconds);
    /// What exportAs() writes, for people, in its order.
    [[nodiscard]] QStringList formats() const;
    /// Writes all markers into a new file beside the recording, and says how it is called.
    Q_INVOKABLE void exportAs(int format);

    /// Gives it an id and a number, keeps it and chooses it.
    void take(annotations::Marker marker);
    [[nodiscard]] const std::vector<annotations::Marker>& markers() const { return m_markers; }
    [[nodiscard]] const std::vector<Moment>& moments() const { return m_moments; }
    /// Metres, in the sound speed that is in use.
    [[nodiscard]] double rangeM(const annotations::Marker& marker) const;
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOfZero() const;

    // The session's.
    void recordDiveWith(RecordDive record) { m_recordDive = std::move(record); }
    /// The recording of a dive that is over, with an empty path where there is none.
    void recordedDiveIs(std::function<annotations::MarkedFile()> file)
    {
        m_recordedDive = std::move(file);
    }
    void speedIsBy(SpeedAt speed) { m_speedAt = std::move(speed); }
    /// The log of files is shown from now on; what lies beside them is read.
    void showFiles(std::vector<Source> sources, SourceAt sourceAt = {});
    void lookAtFile(std::shared_ptr<const annotations::EventLog> happenings, log::WallClock clock,
                    const std::vector<log::Gap>& gaps);
    /// The dive is shown again.
    void showDive();
    /// Of the dive, from its beginning; what is known already is passed over.
    void lookAtDive(const std::vector<annotations::LogEvent>& happenings,
                    std::optional<std::chrono::nanoseconds> utcOfZero,
                    const std::vector<log::Gap>& gaps);
    /// Where a dive's files go.
    void diveFolderIs(std::function<std::filesystem::path()> folder)
    {
        m_diveFolder = std::move(folder);
    }
    /// A mark of the dive that was said to be recorded was not: the recording was over.
    void keepUnrecorded(const annotations::MarkerRecord& record);
    /// The sound speed is another one.
    void refresh();
    /// Comes back when all is on the disk.
    void finish() { m_writer.finish(); }

signals:
    void changed();
    void filterChanged();
    void chosenChanged();
    void undoChanged();
    /// Something for the pilot to know.
    void said(const QString& words);
    void seekAsked(leadline::log::Time time);

private:
    [[nodiscard]] MarkerTimeline& timeline() { return m_isFile ? m_file : m_dive; }
    [[nodiscard]] const MarkerTimeline& timeline() const { return m_isFile ? m_file : m_dive; }
    void store(const annotations::MarkerRecord& record, const QString& words);
    void storeBeside(const Source& source, annotations::MarkerRecord record, const QString& words);
    void storeBesideDive(const annotations::MarkerRecord& record, const QString& words,
                         const QString& lost);
    [[nodiscard]] std::size_t sourceOf(const annotations::MarkerRecord& record);
    [[nodiscard]] std::optional<std::chrono::nanoseconds> utcOfZeroAt(log::Time time) const;
    void say(const QString& words);
    void rebuild();
    void showRows();
    void showDetails();
    [[nodiscard]] MarkerModel::Row rowOf(const Moment& moment) const;
    [[nodiscard]] QString clockAt(const annotations::MarkMoment& moment) const;
    void forgetUndo();

    bool m_isFile = false;
    MarkerTimeline m_dive;
    MarkerTimeline m_file;
    std::size_t m_diveKnown = 0;
    std::vector<log::Gap> m_gaps;
    std::shared_ptr<const annotations::EventLog> m_happenings;
    std::vector<Source> m_sources;
    SourceAt m_sourceAt;
    /// Where what is said of a mark goes: to the rest that is said of it.
    std::map<annotations::MarkId, std::size_t> m_sourceOf;
    log::WallClock m_clock;
    int m_ticket = 0;
    RecordDive m_recordDive;
    std::function<annotations::MarkedFile()> m_recordedDive;
    std::function<std::filesystem::path()> m_diveFolder;
    SpeedAt m_speedAt;
    /// What m_speedAt said, by marker.
    mutable std::map<annotations::MarkId, double> m_speeds;
    std::vector<annotations::Marker> m_markers;
    std::vector<Moment> m_moments;
    MarkerModel m_list;
    Filter m_filter = Filter::Markers;
    QString m_chosen;
    MarkerDetailsModel m_details;
    annotations::MarkId m_undo;
    QString m_undoText;
    int m_undoMs = 8000;
    QTimer m_undoTimer;
    /// Goes last: what it does tells this object.
    base::TaskQueue m_writer{"markers"};
};

/// Puts `now` in the place of `held`, whose signals `follower` hears no longer; false when it was
/// there already.
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

/// `look` is called at each of the changes, and now. True when it is another object than before.
template<class Follower, class Object, class Look, class... Changes>
bool follow(Follower& follower, QPointer<Object>& held, Object* now, Look look, Changes... changes)
{
    if (!exchange(follower, held, now))
        return false;
    if (now) {
        (QObject::connect(now, changes, &follower, look), ...);
        QObject::connect(now, &QObject::destroyed, &follower, look);
    }
    (follower.*look)();
    return true;
}
template<class Follower, class Look>
bool followMarks(Follower& follower, QPointer<SessionMarkers>& held, SessionMarkers* now, Look look)
{
    return follow(follower, held, now, look, &SessionMarkers::changed);
}

} // namespace leadline::app
