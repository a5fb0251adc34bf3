// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/FileOpening.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// How the log of a vehicle lies to that of a sonar that was opened with it, or a file of a longer
/// list to the first whose date is known, and the user's part in it: what has no common clock is
/// laid together by him alone.
class LogTimeOffset : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The files of a list that no clock lays there, by their names, and which of them all below is
    /// about; empty for a vehicle's log.
    Q_PROPERTY(QStringList files READ files NOTIFY changed)
    Q_PROPERTY(int file READ file WRITE setFile NOTIFY changed)
    /// Two logs are laid together.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    /// The sonar's log is shown alone, and the user may lay the vehicle's beside it; or the file
    /// follows behind the others of its list, and he may lay it among them.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    /// What lies to what.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// Why, in a title and a sentence; empty where nothing is offered.
    Q_PROPERTY(QString offerTitle READ offerTitle NOTIFY changed)
    Q_PROPERTY(QString offer READ offer NOTIFY changed)
    /// It lies where the user laid or moved it.
    Q_PROPERTY(bool byHand READ byHand NOTIFY changed)
    /// Without the user it would not lie there at all.
    Q_PROPERTY(bool byHandOnly READ byHandOnly NOTIFY changed)
    /// Seconds that the user moved it, later than its clock says.
    Q_PROPERTY(double seconds READ seconds NOTIFY changed)
    /// From when to when a file of a list lasts, in seconds of what is shown.
    Q_PROPERTY(double begin READ begin NOTIFY changed)
    Q_PROPERTY(double end READ end NOTIFY changed)
    /// What the logs were laid together by.
    Q_PROPERTY(QString basis READ basis NOTIFY changed)

public:
    /// `files` outlives it.
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
    [[nodiscard]] double begin() const;
    [[nodiscard]] double end() const;
    [[nodiscard]] QString basis() const;

    /// Takes the offer: both begin together.
    Q_INVOKABLE void align();
    /// Back to the offer.
    Q_INVOKABLE void separate();
    Q_INVOKABLE void setSeconds(double seconds);
    Q_INVOKABLE void move(double seconds);

signals:
    void changed();

private:
    /// Which of the list's files they are.
    [[nodiscard]] std::vector<std::size_t> parts() const;
    /// The one that is chosen; null for a vehicle's log.
    [[nodiscard]] const formats::AlignedLogs::Part* part() const;
    [[nodiscard]] log::Time shift() const;
    void alignByHand(std::optional<log::Time> shift);

    FileOpening& m_files;
    int m_file = 0;
    /// It may not be shown yet.
    log::Time m_asked{};
};

} // namespace leadline::app
