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

/// State of the dive's recorder, for the window.
class RecorderState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a dive")
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// Name of the present file: "20260913-135512Z.mcap"; empty before the first byte.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Its whole path, for the user; empty before the first byte.
    Q_PROPERTY(QString filePath READ filePath NOTIFY changed)
    /// Number of the present file of the recording, from 1; 0 before its first byte.
    Q_PROPERTY(int part READ part NOTIFY changed)
    Q_PROPERTY(double bytes READ bytes NOTIFY changed)
    /// Size of the present file: "12.4 MB".
    Q_PROPERTY(QString sizeText READ sizeText NOTIFY changed)
    /// Time since the first byte of the present file, in seconds; 0 while none is written.
    Q_PROPERTY(double lengthS READ lengthS NOTIFY changed)
    /// Since when nothing is recorded because the disk is full, in seconds of the dive.
    Q_PROPERTY(double fullSinceS READ fullSinceS NOTIFY changed)
    /// Free space on the disk: "38.5 GB"; empty if unknown.
    Q_PROPERTY(QString freeText READ freeText NOTIFY changed)
    /// Sentence about a problem and its remedy; else empty.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    /// For how long, in seconds, the disk has accepted no data; 0 while it keeps up.
    Q_PROPERTY(double stalledS READ stalledS NOTIFY changed)
    /// Some data of the dive has been only in memory for longer than usual.
    Q_PROPERTY(bool unwritten READ unwritten NOTIFY changed)
    /// Age in seconds of the oldest data that is only in memory.
    Q_PROPERTY(double waitingS READ waitingS NOTIFY changed)

public:
    enum class State {
        /// Recording is off.
        Off,
        /// Recording will start with the first byte.
        Ready,
        Recording,
        /// Writing fails; incoming data is kept in memory.
        Failing,
        Full,
        Stopped,
    };
    Q_ENUM(State)

    using QObject::QObject;

    [[nodiscard]] State state() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString filePath() const;
    [[nodiscard]] int part() const { return m_status ? m_status->part : 0; }
    [[nodiscard]] double bytes() const;
    [[nodiscard]] QString sizeText() const;
    [[nodiscard]] double lengthS() const;
    [[nodiscard]] double fullSinceS() const;
    [[nodiscard]] QString freeText() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] double stalledS() const;
    [[nodiscard]] bool unwritten() const { return state() == State::Failing || stalledS() > 0; }
    [[nodiscard]] double waitingS() const;
    /// Number of received bytes that were not recorded, or whose file was removed.
    [[nodiscard]] std::uint64_t lostBytes() const { return m_status ? m_status->lostBytes : 0; }
    /// Path of the present file; empty before the first byte.
    [[nodiscard]] std::filesystem::path path() const;
    /// UTC since 1970 at time zero of the present file; nullopt before the first byte.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> beganUtc() const;

    /// Sets the recorder's status, nullopt without a recorder, and when the dive began.
    void apply(std::optional<log::RecorderStatus> status, base::Instant zero = {});

signals:
    void changed();

private:
    std::optional<log::RecorderStatus> m_status;
    base::Instant m_zero;
};

class RecorderState;

/// The files that a dive has been split into so far. Child object of the RecorderState, which it
/// follows.
class RecordedParts : public QObject {
    Q_OBJECT

public:
    struct Part {
        std::filesystem::path file;
        /// UTC since 1970 at time zero of the file.
        std::chrono::nanoseconds began{};
    };

    explicit RecordedParts(RecorderState& recorder);

    /// The file that contains the instant `utc` (since 1970); nullopt before the first byte.
    [[nodiscard]] std::optional<Part> at(std::chrono::nanoseconds utc) const;
    /// at() of the RecordedParts that belong to `recorder`.
    [[nodiscard]] static std::optional<Part> at(const RecorderState& recorder,
                                                std::chrono::nanoseconds utc);

private:
    void update(const RecorderState& recorder);

    /// Sorted by the time at which they began.
    std::vector<Part> m_parts;
};

} // namespace leadline::app
