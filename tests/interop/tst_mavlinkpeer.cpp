// SPDX-License-Identifier: GPL-3.0-or-later
#include "NodePackages.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "mavlink/Signature.h"
#include "support/TestMain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace leadline;
using namespace leadline::mavlink;
using Bytes = std::vector<std::byte>;

namespace {

SigningKey countingKey()
{
    SigningKey key{};
    for (std::size_t i = 0; i < key.size(); ++i)
        key[i] = static_cast<std::byte>(i);
    return key;
}

QString latin1(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

template<class T>
bool isSame(const T& ours, const QJsonValue& theirs)
{
    if constexpr (std::floating_point<T>) {
        return static_cast<double>(ours) == theirs.toString().toDouble();
    } else if constexpr (std::integral<T>) {
        return QString::number(ours) == theirs.toString();
    } else if constexpr (std::is_same_v<typename T::value_type, char>) {
        return latin1(textOf(ours)) == theirs.toString();
    } else {
        const QJsonArray items = theirs.toArray();
        bool same = std::size_t(items.size()) == ours.size();
        for (std::size_t i = 0; same && i < ours.size(); ++i)
            same = isSame(ours[i], items[qsizetype(i)]);
        return same;
    }
}

/// The first field of ours that the peer reads otherwise; empty when all agree.
template<class M>
QString difference(const M& message, const QJsonObject& fields, bool base)
{
    QString wrong;
    M::fields([&]<class T>(const Field& field, T M::*member) {
        const QString name = latin1(field.name);
        // The peer has a field for each of a command's parameters.
        const QJsonValue theirs =
            name == "params"
                ? QJsonValue(QJsonArray{fields["param1"], fields["param2"], fields["param3"],
                                        fields["param4"], fields["param5"], fields["param6"],
                                        fields["param7"]})
                : fields[name];
        if (!(base && field.isExtension) && !isSame(message.*member, theirs))
            wrong = name;
    });
    return wrong;
}

QString difference(const Message& message, const QJsonObject& fields, bool base)
{
    return std::visit(
        [&]<class M>(const M& decoded) {
            if constexpr (WireMessage<M>)
                return difference(decoded, fields, base);
            else
                return QString();
        },
        message);
}

std::vector<QJsonObject> linesOf(const QByteArray& printed)
{
    std::vector<QJsonObject> lines;
    for (const QByteArray& line : printed.split('\n'))
        if (!line.isEmpty())
            lines.push_back(QJsonDocument::fromJson(line).object());
    return lines;
}

Bytes bytesOfHex(const QString& hex)
{
    const QByteArray raw = QByteArray::fromHex(hex.toLatin1());
    const auto bytes = std::as_bytes(std::span(raw.constData(), std::size_t(raw.size())));
    return {bytes.begin(), bytes.end()};
}

} // namespace

/// Compares Leadline's MAVLink with node-mavlink, which shares no code with it.
class MavlinkPeerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_node = std::make_unique<test::NodePackages>(
            QStringLiteral(LEADLINE_SOURCE_DIR "/tests/interop/mavlink"), "mavlink-peer",
            "node-mavlink");
        if (!m_node->missing().isEmpty())
            QSKIP(qPrintable(m_node->missing()));
    }

    void weReadWhatItWrites()
    {
        const auto printed = m_node->run({"peer.mjs", "write"});
        QVERIFY(printed);
        std::size_t known = 0;
        std::size_t decoded = 0;
        SignatureChecker checker(countingKey());
        for (const QJsonObject& line : linesOf(*printed)) {
            const auto id = static_cast<std::uint32_t>(line["id"].toInteger());
            const MessageInfo* info = messageInfo(id);
            if (!info)
                continue;
            QCOMPARE(int(info->crcExtra), line["extra"].toInt());
            // In version 1 it sends extensions too, which no receiver expects.
            if (line["version"].toInt() == 1 && info->fullSize != info->baseSize)
                continue;
            const Bytes bytes = bytesOfHex(line["hex"].toString());
            const auto frame = readFrame(bytes);
            QVERIFY2(frame, qPrintable(line["hex"].toString()));
            ++known;
            QCOMPARE(std::uint32_t{frame->messageId()}, id);
            QCOMPARE(int(frame->sequence()), line["sequence"].toInt());
            QVERIFY((frame->sender() == Address{17, 3}));
            QCOMPARE(int(frame->version()), line["version"].toInt());
            QCOMPARE(frame->isSigned(), line["signed"].toBool());
            if (frame->isSigned())
                QVERIFY(checker.check(*frame, 0) == Trust::Verified);
            const Message message = decode(*frame);
            decoded += std::holds_alternative<RawMessage>(message) ? 0U : 1U;
            const QString wrong =
                difference(message, line["fields"].toObject(), frame->version() == Version::V1);
            QVERIFY2(wrong.isEmpty(), qPrintable(latin1(info->name) + ' ' + wrong));
        }
        QVERIFY2(known > 500, qPrintable(QString::number(known)));
        // Ten of the 22 have extensions.
        QCOMPARE(decoded, std::size_t{2 * 22 + 12});
    }

    void itReadsWhatWeWrite()
    {
        const auto written = m_node->run({"peer.mjs", "write"});
        QVERIFY(written);
        Bytes stream;
        Signer signer(countingKey(), 4);
        std::vector<const MessageInfo*> sent;
        for (const QJsonObject& line : linesOf(*written)) {
            const auto* info = messageInfo(static_cast<std::uint32_t>(line["id"].toInteger()));
            if (!info || line["signed"].toBool() || line["version"].toInt() == 1)
                continue;
            const auto sequence = static_cast<std::uint8_t>(sent.size());
            // Bytes from 1 on, which are numbers in every type and texts without an end.
            Bytes payload(info->fullSize);
            for (std::size_t i = 0; i < payload.size(); ++i)
                payload[i] = static_cast<std::byte>(i % 100 + 1);
            const bool withSignature = sent.size() % 2 == 0;
            base::append(stream, withSignature ? signer.encode({{42, 7}, sequence}, *info, payload,
                                                               sent.size())
                                               : encodeFrame({{42, 7}, sequence}, *info, payload));
            sent.push_back(info);
        }
        const auto lines = readByPeer(stream);
        QCOMPARE(lines.size(), sent.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE(lines[i]["id"].toInt(), int(sent[i]->id));
            QCOMPARE(lines[i]["sequence"].toInt(), int(i % 256));
            QCOMPARE(lines[i]["system"].toInt(), 42);
            QCOMPARE(lines[i]["component"].toInt(), 7);
            QCOMPARE(lines[i]["verified"].toBool(), i % 2 == 0);
        }
    }

    /// The messages that we decode, field by field, as we send them.
    void itReadsOurMessages()
    {
        Bytes stream;
        std::vector<Message> sent;
        const auto add = [&](const auto& message) {
            base::append(stream, encodeFrame({{1, 1}, 0}, message));
            sent.emplace_back(message);
        };
        add(Heartbeat{19, 12, 3, 0xc1, 4, 3});
        add(Ping{1'700'000'000'123'456, 42, 255, 190});
        add(Timesync{987'654'321'000, 123'456'789'012'345, 255, 190});
        add(Timesync{0, -1, 0, 0});
        add(Attitude{12345, 0.125F, -0.25F, 3.0F, -1.5F, 0, 0});
        add(GlobalPositionInt{1, 501234567, -41234567, -3, -12500, -1, 2, -3, 65535});
        add(CommandLong{{30, 100'000, 0, 0, 0, 0, 0.5F}, 511, 1, 1, 0});
        add(ScaledPressure3{8000, 1013.25F, -0.5F, -120, 7});
        add(StatusText{4, {'h', 'e', 'l', 'l', 'o'}, 7, 1});
        const auto lines = readByPeer(stream);
        QCOMPARE(lines.size(), sent.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const QString wrong = difference(sent[i], lines[i]["fields"].toObject(), false);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(wrong + QJsonDocument(lines[i]).toJson(QJsonDocument::Compact)));
        }
    }

private:
    std::vector<QJsonObject> readByPeer(const Bytes& stream)
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("frames"));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(reinterpret_cast<const char*>(stream.data()), qint64(stream.size()));
        file.close();
        return linesOf(m_node->run({"peer.mjs", "read", file.fileName()}).value_or(QByteArray()));
    }

    std::unique_ptr<test::NodePackages> m_node;
};

LEADLINE_GUILESS_TEST(MavlinkPeerTest)
#include "tst_mavlinkpeer.moc"
