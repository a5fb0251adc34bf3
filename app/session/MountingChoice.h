// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/Sector.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::log {
class Stream;
} // namespace leadline::log

namespace leadline::app {

class FileOpening;
class LiveSonar;
class SelectedSonar;

/// The mounting of the shown Ping360 on its vehicle: as saved for a live sonar, or as stored in the
/// recording. An unconfirmed mounting is drawn with the most likely value, and the user is asked.
/// Changing it also confirms it.
class MountingChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// The drawn mounting: upside down, so that bearings are mirrored, and the angle in degrees,
    /// clockwise, by which the sonar is rotated about its axis, -180..179.
    Q_PROPERTY(bool upsideDown READ upsideDown WRITE setUpsideDown NOTIFY changed)
    Q_PROPERTY(int turnOffset READ turnOffset WRITE setTurnOffset NOTIFY changed)
    /// The drawn mounting is a guess that the user should confirm.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    /// Mountings that the user can choose from: "Upright", "Upside down, −90°". Empty unless
    /// `asked`.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    /// Index in `choices` of the drawn mounting; -1 if it is not among them.
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// Sentence that says why the mounting is not known.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)

public:
    /// The arguments must outlive this object.
    MountingChoice(SelectedSonar& sonar, const FileOpening& files, QObject* parent = nullptr);

    [[nodiscard]] bool upsideDown() const { return m_now.mount.upsideDown; }
    void setUpsideDown(bool upsideDown);
    [[nodiscard]] int turnOffset() const;
    void setTurnOffset(int degrees);
    [[nodiscard]] bool asked() const { return m_now.asked; }
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] int current() const;
    [[nodiscard]] QString reason() const { return m_now.reason; }
    Q_INVOKABLE void choose(int index);

signals:
    void changed();

private:
    struct Mounting {
        device::Mount mount;
        bool asked = false;
        QString reason = {};
        std::vector<device::Mount> choices = {};

        friend bool operator==(const Mounting&, const Mounting&) = default;
    };

    /// The file and the stream in it that the shown Ping360 was recorded in.
    struct Recorded {
        QString file;
        const log::Stream* stream = nullptr;
    };

    void follow();
    void followPlayhead();
    void update(const Mounting& before);
    [[nodiscard]] std::optional<Recorded> recorded() const;
    [[nodiscard]] std::optional<Mounting> find();
    [[nodiscard]] Mounting ofLive(const LiveSonar& live);
    [[nodiscard]] Mounting ofNobody() const;
    [[nodiscard]] Mounting ofRecording(const Recorded& recorded) const;
    void decide(device::Mount mount);

    SelectedSonar& m_sonar;
    const FileOpening& m_files;
    /// The file whose mounting is drawn; of several on one time line the one at the playhead.
    QString m_file;
    Mounting m_now;
    /// Settings group of the live sonar whose mounting is being asked for; empty otherwise.
    QString m_askedOf;
    QPointer<LiveSonar> m_live;
};

} // namespace leadline::app
