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

/// How the Ping360 that is shown hangs on its vehicle: of a live one as it is kept of it, of a
/// recording as that says. What nobody has confirmed is drawn as it most likely hangs, and asked.
/// Whoever sets it in the display settings confirms it, too.
class MountingChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// What is drawn is a guess.
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    /// "Upright", "Upside down, −90°", and which of them is drawn.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY changed)
    /// Why it is not known.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)

public:
    /// All outlive this.
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

    /// What is shown of a recording, as its own file holds it.
    struct Recorded {
        QString file;
        const log::Stream* stream = nullptr;
    };

    void follow();
    void followPlayhead();
    [[nodiscard]] std::optional<Recorded> recorded() const;
    [[nodiscard]] std::optional<Mounting> find();
    [[nodiscard]] Mounting ofLive(const LiveSonar& live);
    [[nodiscard]] Mounting ofRecording(const Recorded& recorded) const;
    void draw();
    void hearDisplay();
    void decide(const device::Mount& mount);

    DisplaySettings& m_display;
    SelectedSonar& m_sonar;
    const FileOpening& m_files;
    /// By which of them it is drawn; of several on one time line that at the playhead.
    QString m_file;
    Mounting m_now;
    /// Whose it is, of a live one, while that is asked.
    QString m_askedOf;
    QPointer<LiveSonar> m_live;
    /// It is this that sets the display.
    bool m_drawing = false;
};

} // namespace leadline::app
