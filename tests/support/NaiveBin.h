// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace leadline::test {

/// An independent, simple reader of Ping Viewer logs, to which Leadline's is compared: it reads
/// complete, undamaged records, joins their bytes, and searches for frames byte by byte. It shares
/// no code with core.
struct NaiveFrame {
    qint64 timeMs = 0;
    int id = 0;
    int source = 0;
    QByteArray payload;

    /// Little-endian fields of the payload at an offset.
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

/// The values of a ping or distance, decoded by hand from the offsets in the tables of fields.
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

/// The pings and distances of a log with a valid header. Metres are computed with `chosenSpeed`, or
/// else as recorded.
[[nodiscard]] QList<NaivePing> pingsOf(const NaiveBin& log,
                                       std::optional<double> chosenSpeed = std::nullopt);

} // namespace leadline::test
