// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"
#include "session/FileOpening.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace leadline::app {

/// Which sonar it is that does not say so itself, where several families have all the messages that
/// it sends. The user's answer is kept in the address of a live link, or for the recording. Of
/// several such sonars the first one is asked for.
class FamilyChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// There is such a sonar, and nobody has said which it is.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    /// Names of the families that it may be of; empty without such a sonar.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    /// Index of the chosen family; -1 without one.
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// Asks which it is, and says where it is.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)

public:
    /// The arguments must outlive this object.
    FamilyChoice(LiveSession& dive, const FileOpening& files, QObject* parent = nullptr);

    [[nodiscard]] bool asked() const
    {
        return !m_now.candidates.empty() && m_now.family == ping::Family::Unknown;
    }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] int current() const;
    [[nodiscard]] QString sentence() const;
    Q_INVOKABLE void choose(int index);

signals:
    void changed();
    /// The sonar on the link with this address is of this family.
    void linkAnswered(const QString& address, leadline::ping::Family family);
    /// The open recording has to be read again.
    void recordingAnswered();

private:
    struct Sonar {
        /// Address of its link, or path of its recording.
        QString place = {};
        log::RecordedDevice device{0};
        std::vector<ping::Family> candidates = {};
        ping::Family family = ping::Family::Unknown;

        friend bool operator==(const Sonar&, const Sonar&) = default;
    };

    void followSonars();
    void followRecording();
    void update(Sonar now);
    [[nodiscard]] Sonar inDive() const;
    [[nodiscard]] Sonar inFiles() const;

    LiveSession& m_dive;
    const FileOpening& m_files;
    Sonar m_now;
    /// Number of streams and series of the open recording that have been looked at.
    std::size_t m_series = 0;
};

/// The families that the user has given sonars of the recording. Thread-safe.
[[nodiscard]] log::ChosenFamilies storedFamilies(const QString& file);

} // namespace leadline::app
