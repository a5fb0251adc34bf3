// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/NaiveBin.h"

#include <QFile>

#include <algorithm>

namespace leadline::test {

namespace {

quint32 byteOf(const QByteArray& bytes, qsizetype at)
{
    return static_cast<quint8>(bytes[at]);
}

quint32 big32(const QByteArray& bytes, qsizetype at)
{
    return byteOf(bytes, at) << 24U | byteOf(bytes, at + 1) << 16U | byteOf(bytes, at + 2) << 8U |
           byteOf(bytes, at + 3);
}

/// Milliseconds of a time with Latin or Persian digits in UTF-16BE; -1 unless it has twelve
/// characters, nine of which are digits.
qint64 milliseconds(const QByteArray& text)
{
    if (text.size() != 24)
        return -1;
    QList<qint64> digits;
    for (qsizetype i = 0; i < text.size(); i += 2) {
        const quint32 unit = byteOf(text, i) << 8U | byteOf(text, i + 1);
        if (unit >= 0x30 && unit <= 0x39)
            digits += unit - 0x30;
        else if (unit >= 0x6f0 && unit <= 0x6f9)
            digits += unit - 0x6f0;
    }
    if (digits.size() != 9)
        return -1;
    const auto two = [&](qsizetype at) { return digits[at] * 10 + digits[at + 1]; };
    return ((two(0) * 60 + two(2)) * 60 + two(4)) * 1000 + digits[6] * 100 + two(7);
}

struct Read {
    qsizetype end;
    qint64 timeMs;
};

/// Of a payload; these ids are of long profiles, points and texts of other sonars.
qsizetype longestOf(quint32 id)
{
    switch (id) {
    case 10:
    case 12:
    case 3011:
    case 3012:
    case 3104:
        return 65525;
    case 1308:
        return 12288;
    case 3009:
        return 16384;
    default:
        return 10240;
    }
}

void scan(const QByteArray& bytes, const QList<Read>& reads, NaiveBin& log)
{
    qsizetype framed = 0;
    for (qsizetype at = 0; at + 10 <= bytes.size();) {
        const qsizetype length =
            10 + qsizetype(byteOf(bytes, at + 2) | byteOf(bytes, at + 3) << 8U);
        const quint32 id = byteOf(bytes, at + 4) | byteOf(bytes, at + 5) << 8U;
        if (bytes[at] != 'B' || bytes[at + 1] != 'R' || length > longestOf(id) + 10 ||
            at + length > bytes.size()) {
            ++at;
            continue;
        }
        quint32 sum = 0;
        for (qsizetype i = at; i < at + length - 2; ++i)
            sum += byteOf(bytes, i);
        const quint32 said = byteOf(bytes, at + length - 2) | byteOf(bytes, at + length - 1) << 8U;
        if ((sum & 0xffffU) != said) {
            ++log.badSums;
            ++at;
            continue;
        }
        NaiveFrame frame;
        frame.id = static_cast<int>(id);
        frame.source = static_cast<int>(byteOf(bytes, at + 6));
        frame.payload = bytes.mid(at + 8, length - 10);
        at += length;
        framed += length;
        frame.timeMs = std::find_if(reads.begin(), reads.end(), [&](const Read& read) {
                           return read.end >= at;
                       })->timeMs;
        log.frames += frame;
    }
    log.skippedBytes = bytes.size() - framed;
}

NaivePing scannerPing(const NaiveFrame& frame, double speed)
{
    NaivePing ping;
    const int head = frame.id == 2300 ? 14 : 20;
    ping.gain = frame.u8(1);
    ping.angleGrad = frame.u16(2);
    ping.transmitUs = frame.u16(4);
    ping.frequencyKhz = frame.u16(8);
    if (frame.id == 2301)
        ping.steps = frame.u8(14);
    if (frame.payload.size() >= head)
        ping.samples = frame.payload.mid(head, frame.u16(head - 2));
    ping.startM = 0;
    ping.lengthM = frame.u16(6) * 25e-9 * static_cast<double>(ping.samples.size()) * speed / 2;
    return ping;
}

NaivePing echosounderPing(const NaiveFrame& frame, double factor)
{
    NaivePing ping;
    ping.distanceM = frame.u32(0) / 1000.0 * factor;
    if (frame.id == 1211) {
        ping.confidence = frame.u8(4);
        return ping;
    }
    ping.confidence = frame.u16(4);
    ping.transmitUs = frame.u16(6);
    ping.pingNumber = frame.u32(8);
    ping.startM = frame.u32(12) / 1000.0 * factor;
    ping.lengthM = frame.u32(16) / 1000.0 * factor;
    ping.gain = frame.u32(20);
    if (frame.id == 1300)
        ping.samples = frame.payload.mid(26, frame.u16(24));
    return ping;
}

} // namespace

quint32 NaiveFrame::u8(int at) const
{
    return byteOf(payload, at);
}

quint32 NaiveFrame::u16(int at) const
{
    return u8(at) | u8(at + 1) << 8U;
}

quint32 NaiveFrame::u32(int at) const
{
    return u16(at) | u16(at + 2) << 16U;
}

int NaiveBin::countOf(int id) const
{
    return static_cast<int>(std::count_if(frames.begin(), frames.end(),
                                          [&](const NaiveFrame& f) { return f.id == id; }));
}

NaiveBin readNaively(const QByteArray& file)
{
    NaiveBin log;
    qsizetype at = 0;
    // Skips title, version, five texts, family and type.
    at += 4 + big32(file, at);
    at += 4;
    for (int i = 0; i < 5; ++i)
        at += 4 + big32(file, at);
    log.deviceType = static_cast<qint32>(big32(file, at + 4));
    at += 8;
    QByteArray bytes;
    QList<Read> reads;
    while (at < file.size()) {
        const qsizetype text = at + 4;
        const qsizetype data = text + 24 + 4;
        if (data > file.size() || data + big32(file, text + 24) > file.size()) {
            log.truncated = true;
            break;
        }
        const qint64 time = milliseconds(file.mid(text, big32(file, at)));
        Q_ASSERT(time >= 0);
        bytes += file.mid(data, big32(file, text + 24));
        at = data + big32(file, text + 24);
        reads += Read{bytes.size(), time};
        ++log.records;
    }
    if (!reads.isEmpty()) {
        log.firstMs = reads.first().timeMs;
        log.lastMs = reads.last().timeMs;
    }
    scan(bytes, reads, log);
    return log;
}

NaiveBin readNaively(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? readNaively(file.readAll()) : NaiveBin{};
}

QList<NaivePing> pingsOf(const NaiveBin& log, std::optional<double> chosenSpeed)
{
    QList<NaivePing> pings;
    double ofDevice = 1500;
    for (const NaiveFrame& frame : log.frames) {
        NaivePing ping;
        if (log.deviceType == 2 && (frame.id == 2300 || frame.id == 2301)) {
            ping = scannerPing(frame, chosenSpeed.value_or(1500));
        } else if (log.deviceType == 1 &&
                   (frame.id == 1300 || frame.id == 1211 || frame.id == 1212)) {
            ping = echosounderPing(frame, chosenSpeed ? *chosenSpeed / ofDevice : 1);
        } else {
            if (log.deviceType == 1 && frame.id == 1203 && frame.u32(0) >= 1'300'000 &&
                frame.u32(0) <= 1'700'000)
                ofDevice = frame.u32(0) / 1000.0;
            continue;
        }
        ping.timeMs = frame.timeMs;
        ping.id = frame.id;
        pings += ping;
    }
    return pings;
}

} // namespace leadline::test
