// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

namespace leadline::app {

/// What becomes of the dive on the disk.
class RecorderState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// "20260913-135512Z.mcap"; empty before the first byte.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Which of its files that is, from 1 on; 0 before the first byte.
    Q_PROPERTY(int part READ part NOTIFY changed)
    Q_PROPERTY(double bytes READ bytes NOTIFY changed)
    /// "12.4 MB"
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY changed)
    /// "38.5 GB" left on the disk; empty where that is not known.
    Q_PROPERTY(QString freeText READ freeText NOTIFY changed)
    /// Trouble, in words that help; else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// For how long the disk has not taken what waits; 0 while it keeps up.
    Q_PROPERTY(double stalledS READ stalledS NOTIFY changed)
    /// Something of the dive is in memory only, and for longer than that is usual.
    Q_PROPERTY(bool unwritten READ unwritten NOTIFY changed)
    /// The age of it.
    Q_PROPERTY(double waitingS READ waitingS NOTIFY changed)

public:
    enum class State {
        /// Nothing is to be recorded.
        Off,
        /// From the first byte on.
        Ready,
        Recording,
        /// The disk refuses; what comes waits in memory.
        Failing,
        Full,
        Stopped,
    };
    Q_ENUM(State)

    using QObject::QObject;

    [[nodiscard]] State state() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] int part() const { return m_status ? m_status->part : 0; }
    [[nodiscard]] double bytes() const;
    [[nodiscard]] QString sizeText() const;
    [[nodiscard]] QString freeText() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] double stalledS() const;
    [[nodiscard]] bool unwritten() const { return state() == State::Failing || stalledS() > 0; }
    [[nodiscard]] double waitingS() const;
    /// Of what was received: not recorded, or in a file that was taken away.
    [[nodiscard]] std::uint64_t lostBytes() const { return m_status ? m_status->lostBytes : 0; }
    /// The whole path; empty before the first byte.
    [[nodiscard]] std::filesystem::path path() const;
    /// UTC since 1970 at the zero of its times.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> beganUtc() const;

    /// The dive's; nothing where there is no recorder.
    void apply(std::optional<log::RecorderStatus> status);

signals:
    void changed();

private:
    std::optional<log::RecorderStatus> m_status;
};

class RecorderState;

/// The files in which a dive was recorded so far, one after the other. Belongs to the state of the
/// dive's recorder, and follows it.
class RecordedParts : public QObject {
    Q_OBJECT

public:
    struct Part {
        std::filesystem::path file;
        /// UTC since 1970 at the zero of its times.
        std::chrono::nanoseconds began{};
    };

    explicit RecordedParts(RecorderState& recorder);

    /// That which holds what came at that UTC (since 1970); nullopt before the first byte of all.
    [[nodiscard]] std::optional<Part> at(std::chrono::nanoseconds utc) const;
    /// Those of a recorder's state; nullopt as above.
    [[nodiscard]] static std::optional<Part> at(const RecorderState& recorder,
                                                std::chrono::nanoseconds utc);

private:
    void update(const RecorderState& recorder);

    /// In the order in which they began.
    std::vector<Part> m_parts;
};

} // namespace leadline::app
