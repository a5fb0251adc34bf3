// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SigningKeys.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using app::signingKeyOf;
using app::SigningKeys;

namespace {

QByteArray hex(const std::optional<mavlink::SigningKey>& key)
{
    return key ? QByteArray(reinterpret_cast<const char*>(key->data()),
                            static_cast<qsizetype>(key->size()))
                     .toHex()
               : QByteArray("none");
}

} // namespace

class SigningKeysTest : public QObject {
    Q_OBJECT

private slots:
    void hexadecimalIsTheKeyAndWordsAreHashed()
    {
        const QByteArray digits =
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
        QCOMPARE(hex(signingKeyOf(QString::fromLatin1(digits))), digits);
        QCOMPARE(hex(signingKeyOf(QString::fromLatin1(digits).toUpper())), digits);
        QString apart;
        for (int i = 0; i < digits.size(); i += 2)
            apart += QString::fromLatin1(digits.mid(i, 2)) + (i % 4 == 0 ? u':' : u' ');
        QCOMPARE(hex(signingKeyOf(apart)), digits);
        // SHA-256 of "abc", as FIPS 180-4 has it.
        QCOMPARE(hex(signingKeyOf(QStringLiteral("abc"))),
                 QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QVERIFY(hex(signingKeyOf(QString::fromLatin1(digits.chopped(1)))) != digits);
        QVERIFY(signingKeyOf(QString::fromLatin1(digits.chopped(1))).has_value());
        QVERIFY(!signingKeyOf(QString()) && !signingKeyOf(QStringLiteral("  ")));
    }

    void eachLinkHasItsOwnAndOnlyTheOwnerMayReadThem()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("deep/down/signing-keys"));
        const SigningKeys keys(path);
        const QString near = QStringLiteral("udp://192.168.2.2:14660");
        const QString far = QStringLiteral("serial:/dev/ttyUSB0?baud=57600&device=vehicle");
        QVERIFY(!keys.of(near));
        QVERIFY(keys.set(near, {}).ok());
        QVERIFY(keys.set(near, SigningKeys::Stored{*signingKeyOf(QStringLiteral("one")), 5}).ok());
        QVERIFY(keys.set(far, SigningKeys::Stored{*signingKeyOf(QStringLiteral("two")), 6}).ok());
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QVERIFY((QFileInfo(path).permissions() & others) == QFile::Permissions());
        QCOMPARE(hex(keys.of(near)->key), hex(signingKeyOf(QStringLiteral("one"))));
        QCOMPARE(hex(keys.of(far)->key), hex(signingKeyOf(QStringLiteral("two"))));
        QCOMPARE(keys.of(far)->lastSigned, mavlink::SigningTime{6});
        QVERIFY(keys.set(near, {}).ok());
        QVERIFY(!keys.of(near) && keys.of(far));
        QCOMPARE(QDir(QFileInfo(path).path()).entryList(QDir::Files).size(), 1);
    }

    void whatIsNoKeyIsNone()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("signing-keys")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("udp%3A%2F%2Fa%3A1 0011 7\n\nudp%3A%2F%2Fb%3A1\nudp%3A%2F%2Fc%3A1 " +
                   QByteArray(64, 'a') + " nonsense\n\x00\xff\n");
        file.close();
        const SigningKeys keys(file.fileName());
        QVERIFY(!keys.of(QStringLiteral("udp://a:1")) && !keys.of(QStringLiteral("udp://b:1")));
        QCOMPARE(keys.of(QStringLiteral("udp://c:1"))->lastSigned, mavlink::SigningTime{0});
    }

    void thatItCannotBeKeptIsSaid()
    {
        const QTemporaryDir folder;
        QFile wall(folder.filePath(QStringLiteral("wall")));
        QVERIFY(wall.open(QIODevice::WriteOnly));
        const SigningKeys keys(folder.filePath(QStringLiteral("wall/signing-keys")));
        const auto kept = keys.set(QStringLiteral("udp://a:1"), SigningKeys::Stored{});
        QVERIFY(!kept.ok());
        QVERIFY(kept.error().message.text().starts_with("The signing key could not be saved: "));
    }

    void theyAreBesideTheSettingsAndNotInThem()
    {
        const SigningKeys keys;
        const auto key = signingKeyOf(QStringLiteral("correct horse"));
        QVERIFY(keys.set(QStringLiteral("udp://a:1"), SigningKeys::Stored{*key, 1}).ok());
        QSettings settings;
        settings.setValue(QStringLiteral("any"), 1);
        settings.sync();
        QFile file(settings.fileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains(hex(key)));
        QVERIFY(
            QFile::exists(QFileInfo(settings.fileName()).path() + QStringLiteral("/signing-keys")));
        QCOMPARE(hex(SigningKeys().of(QStringLiteral("udp://a:1"))->key), hex(key));
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(SigningKeysTest)
#include "tst_signingkeys.moc"
