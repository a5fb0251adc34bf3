// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/DiveProfile.h"
#include "session/FileOpening.h"
#include "session/OffsetSuggestion.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <vector>

namespace leadline::app {

/// The time offset between recordings on one time line: of a vehicle's log relative to the sonar's
/// log that was opened with it, or of one file of a list relative to the list's reference file (see
/// AlignedLogs::reference()). Recordings without a common clock are aligned by the user only.
class LogTimeOffset : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Names of the list's files that no clock aligns; empty for a sonar's log with a vehicle's.
    Q_PROPERTY(QStringList files READ files NOTIFY changed)
    /// Index into `files` of the file that all other properties describe.
    Q_PROPERTY(int file READ file WRITE setFile NOTIFY changed)
    /// The recording is aligned, by a clock or by the user.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    /// No clock aligns the recording, and the user has not done so yet: the sonar's log is shown
    /// without the vehicle's, or the file is placed after the others of its list. align() changes
    /// it.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    /// "dive2.bin against dive1.bin": which recording is shifted relative to which.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Title and sentence that say why the user has to align; empty unless `offered`.
    Q_PROPERTY(QString offerTitle READ offerTitle NOTIFY changed)
    Q_PROPERTY(QString offer READ offer NOTIFY changed)
    /// The user set the offset.
    Q_PROPERTY(bool byHand READ byHand NOTIFY changed)
    /// The user set the offset, and no clock could have.
    Q_PROPERTY(bool byHandOnly READ byHandOnly NOTIFY changed)
    /// Shift in seconds set by the user, positive for later: relative to the position that the
    /// clocks give, or to a common start where they give none. 0 without a shift.
    Q_PROPERTY(double seconds READ seconds NOTIFY changed)
    /// The shift that corresponds to where `begin` and `end` are: `seconds`, but for what is only
    /// offered.
    Q_PROPERTY(double shownSeconds READ shownSeconds NOTIFY changed)
    /// First and last time on the shown time line, seconds, of the list's file, or of an offered
    /// vehicle's log as if it began with the sonar's; 0 for what has joined a sonar's log.
    Q_PROPERTY(double begin READ begin NOTIFY changed)
    Q_PROPERTY(double end READ end NOTIFY changed)
    /// Depth and heading of an offered vehicle's log, in seconds of its own.
    Q_PROPERTY(leadline::app::DiveProfile* profile READ profile CONSTANT)
    /// Time in `profile` that is at `begin`.
    Q_PROPERTY(double profileBegin READ profileBegin NOTIFY changed)
    /// State of the search for the shift at which the movements in both recordings fit.
    Q_PROPERTY(Match match READ match NOTIFY matchChanged)
    /// With Match::Found: that shift and the bound of its error, seconds.
    Q_PROPERTY(double matchSeconds READ matchSeconds NOTIFY matchChanged)
    Q_PROPERTY(double matchErrorS READ matchErrorS NOTIFY matchChanged)
    /// Sentence that says what fits how well; empty unless found.
    Q_PROPERTY(QString matchText READ matchText NOTIFY matchChanged)
    /// Sentence that names the clock or the user as the source of the offset; empty unless
    /// `present`.
    Q_PROPERTY(QString basis READ basis NOTIFY changed)

public:
    /// NotSearched, or not to be: a clock aligns the recordings.
    enum class Match { NotSearched, Searching, Found, None };
    Q_ENUM(Match)

    /// `files` must outlive this object.
    explicit LogTimeOffset(FileOpening& files, QObject* parent = nullptr);

    [[nodiscard]] QStringList files() const;
    [[nodiscard]] int file() const { return m_file; }
    void setFile(int file);
    [[nodiscard]] bool present() const { return m_files.joined() || (part() && part()->byHand); }
    [[nodiscard]] bool offered() const { return m_files.offered() || (part() && !part()->byHand); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString offerTitle() const;
    [[nodiscard]] QString offer() const;
    [[nodiscard]] bool byHand() const
    {
        return m_files.joined() ? m_files.joined()->byHand.has_value() : present();
    }
    [[nodiscard]] bool byHandOnly() const
    {
        return m_files.joined() ? !m_files.joined()->placement.isKnown() : present();
    }
    [[nodiscard]] double seconds() const;
    [[nodiscard]] double shownSeconds() const;
    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const;
    [[nodiscard]] DiveProfile* profile() { return &m_profile; }
    [[nodiscard]] double profileBegin() const;
    [[nodiscard]] Match match() const;
    [[nodiscard]] double matchSeconds() const;
    [[nodiscard]] double matchErrorS() const;
    [[nodiscard]] QString matchText() const;
    [[nodiscard]] QString basis() const;

    /// Aligns the offered recording so that both begin at the same time.
    Q_INVOKABLE void align();
    /// Undoes an alignment that only the user made; the recording is offered again.
    Q_INVOKABLE void separate();
    /// Aligns what is offered, too, by that shift.
    Q_INVOKABLE void setSeconds(double seconds);
    Q_INVOKABLE void move(double seconds);
    /// Searches for a match, once for the same recordings, unless a clock aligns them. It is never
    /// applied by itself.
    Q_INVOKABLE void findMatch();
    /// Shifts by `matchSeconds`; does nothing without a match.
    Q_INVOKABLE void useMatch();

signals:
    void changed();
    void matchChanged();

private:
    /// Indexes, in the list of open files, of the files named in files().
    [[nodiscard]] std::vector<std::size_t> parts() const;
    /// The list's file that file() selects; null for a sonar's log with a vehicle's.
    [[nodiscard]] const formats::AlignedLogs::Part* part() const;
    [[nodiscard]] log::Time shift() const;
    void alignByHand(std::optional<log::Time> shift);
    /// The recordings of which the second is shifted, if no clock aligns them; else null.
    struct Recordings {
        OffsetSuggestion::Shared reference;
        OffsetSuggestion::Shared moved;
    };
    [[nodiscard]] Recordings unclocked() const;
    /// Time in the reference's own time at which the moved one's own zero is without a shift.
    [[nodiscard]] log::Time commonStart() const;
    [[nodiscard]] std::optional<echo::TimeOffsetSuggestion> suggestion() const;
    void follow();

    FileOpening& m_files;
    int m_file = 0;
    /// The shift requested last; the shown recording follows once it is joined anew.
    log::Time m_asked{};
    OffsetSuggestion m_suggestion;
    /// Of the offered vehicle's log.
    DiveProfile m_profile;
};

} // namespace leadline::app
