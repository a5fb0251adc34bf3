// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace leadline::test {

/// A second, straightforward reader of Ping Viewer logs, of plain bytes, to hold the program's
/// against: it reads whole and undamaged records, puts their bytes one behind the other, and looks
/// for frames byte by byte. It shares no code with core.
struct NaiveFrame {
    qint64 timeMs = 0;
    int id = 0;
    int source = 0;
    QByteArray payload;

    /// Little-endian field of the payload.
    [[nodiscard]] quint32 u8(int at) const;
    [[nodiscard]] quint32 u16(int at) const;
    [[nodiscard]] quint32 u32(int at) const;
};

struct NaiveBin {
    qint32 deviceType = 0;
    int records = 0;
    bool truncated = false;
    qint64 firstMs = 0;
    qint64 lastMs = 0;
    qint64 skippedBytes = 0;
    int badSums = 0;
    QList<NaiveFrame> frames;

    [[nodiscard]] int countOf(int id) const;
};

[[nodiscard]] NaiveBin readNaively(const QByteArray& file);
[[nodiscard]] NaiveBin readNaively(const QString& path);

/// What a ping or a distance says, decoded by hand from the offsets of the field tables.
struct NaivePing {
    qint64 timeMs = 0;
    int id = 0;
    std::optional<quint32> pingNumber;
    std::optional<quint32> angleGrad;
    std::optional<quint32> steps;
    std::optional<double> startM;
    std::optional<double> lengthM;
    std::optional<quint32> gain;
    std::optional<quint32> transmitUs;
    std::optional<quint32> frequencyKhz;
    std::optional<double> distanceM;
    std::optional<quint32> confidence;
    QByteArray samples;
};

/// The pings and distances of a log whose header tells the truth. Metres at `chosenSpeed`, or as
/// the recording gives them.
[[nodiscard]] QList<NaivePing> pingsOf(const NaiveBin& log,
                                       std::optional<double> chosenSpeed = std::nullopt);

} // namespace leadline::test
