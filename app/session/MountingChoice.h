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

class DisplaySettings;
class FileOpening;
class LiveSonar;
class SelectedSonar;

/// The mounting of the shown Ping360 on its vehicle: as saved for a live sonar, or as stored in the
/// recording. An unconfirmed mounting is drawn with the most likely value, and the user is asked.
/// Changing it in the display settings also confirms it.
class MountingChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
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
    MountingChoice(DisplaySettings& display, SelectedSonar& sonar, const FileOpening& files,
                   QObject* parent = nullptr);

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
    [[nodiscard]] std::optional<Recorded> recorded() const;
    [[nodiscard]] std::optional<Mounting> find();
    [[nodiscard]] Mounting ofLive(const LiveSonar& live);
    [[nodiscard]] Mounting ofNobody() const;
    [[nodiscard]] Mounting ofRecording(const Recorded& recorded) const;
    void draw();
    void onDisplayChanged();
    void decide(const device::Mount& mount);

    DisplaySettings& m_display;
    SelectedSonar& m_sonar;
    const FileOpening& m_files;
    /// The file whose mounting is drawn; of several on one time line the one at the playhead.
    QString m_file;
    Mounting m_now;
    /// Settings group of the live sonar whose mounting is being asked for; empty otherwise.
    QString m_askedOf;
    QPointer<LiveSonar> m_live;
    /// This object is changing the display settings itself, which is no confirmation by the user.
    bool m_drawing = false;
};

} // namespace leadline::app
