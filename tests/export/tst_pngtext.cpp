// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/PngText.h"
#include "io/Crc32.h"
#include "support/MemorySource.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using Bytes = std::vector<std::byte>;
using exporting::PngText;

namespace {

Bytes bytesOf(std::string_view text)
{
    const auto view = std::as_bytes(std::span(text.data(), text.size()));
    return {view.begin(), view.end()};
}

void append(Bytes& all, std::string_view type, const Bytes& data)
{
    base::appendBig(all, static_cast<std::uint32_t>(data.size()));
    const std::size_t begin = all.size();
    base::append(all, bytesOf(type));
    base::append(all, data);
    base::appendBig(all, io::crc32(base::ByteSpan(all).subspan(begin)));
}

/// A PNG as far as chunks go: header, what is asked for, pixels, end.
Bytes png(const std::vector<std::pair<std::string, Bytes>>& before = {},
          const std::vector<std::pair<std::string, Bytes>>& behind = {})
{
    Bytes all = bytesOf("\x89PNG\r\n\x1a\n");
    append(all, "IHDR", Bytes(13));
    for (const auto& [type, data] : before)
        append(all, type, data);
    append(all, "IDAT", Bytes(1000));
    for (const auto& [type, data] : behind)
        append(all, type, data);
    append(all, "IEND", {});
    return all;
}

std::vector<PngText> read(const Bytes& bytes)
{
    const auto texts = exporting::readPngTexts(test::MemorySource(bytes));
    return texts ? *texts : std::vector<PngText>{{"failed", texts.error().message.text()}};
}

Bytes international(std::string_view key, std::string_view text, char compressed = 0)
{
    Bytes data = bytesOf(key);
    base::append(data, bytesOf({"\0", 1}));
    data.push_back(static_cast<std::byte>(compressed));
    base::append(data, bytesOf({"\0de\0", 4}));
    base::append(data, bytesOf("Datei"));
    base::append(data, bytesOf({"\0", 1}));
    base::append(data, bytesOf(text));
    return data;
}

} // namespace

class PngTextTest : public QObject {
    Q_OBJECT

private slots:
    static void textsComeBackAsTheyWere()
    {
        const std::vector<PngText> texts{{"Leadline File", "20260914-095457Z.mcap"},
                                         {"Leadline Settings", "ping360: 10 m · 360°\nping1d: 5 m"},
                                         {"Leadline Path", ""}};
        const auto with = exporting::withPngTexts(png(), texts);
        QVERIFY(with);
        QCOMPARE(read(*with), texts);
        // The picture itself is the same.
        const Bytes plain = png();
        QVERIFY(std::equal(plain.begin(), plain.begin() + 33, with->begin()));
        QVERIFY(std::equal(plain.rbegin(), plain.rbegin() + 1024, with->rbegin()));
    }

    static void bothKindsAreReadWhereverTheyStand()
    {
        Bytes latin = bytesOf({"Title\0Gr\xf6\xdf"
                               "e",
                               11});
        QCOMPARE(read(png({{"tEXt", latin}}, {{"iTXt", international("Place", "Größe")}})),
                 (std::vector<PngText>{{"Title", "Größe"}, {"Place", "Größe"}}));
    }

    static void compressedAndDamagedOnesArePassedOver()
    {
        Bytes damaged = png({{"tEXt", bytesOf({"A\0b", 3})}});
        damaged[33 + 8 + 2] = std::byte{'c'}; // the text, but not its sum
        QCOMPARE(read(damaged), std::vector<PngText>());
        QCOMPARE(read(png({{"iTXt", international("A", "b", 1)},
                           {"zTXt", bytesOf({"A\0\0b", 4})},
                           {"tEXt", bytesOf("no end")},
                           {"tEXt", bytesOf({"\0b", 2})},
                           {"tEXt", bytesOf({" A\0b", 4})},
                           {"iTXt", bytesOf({"A\0\0\0", 4})},
                           {"tEXt", bytesOf({"B\0c", 3})}})),
                 (std::vector<PngText>{{"B", "c"}}));
    }

    static void aLongChunkIsNoText()
    {
        Bytes huge = bytesOf({"A\0", 2});
        huge.resize(70'000, std::byte{'x'});
        QCOMPARE(read(png({{"tEXt", huge}, {"tEXt", bytesOf({"B\0c", 3})}})),
                 (std::vector<PngText>{{"B", "c"}}));
    }

    static void whatIsCutGivesWhatWasWhole()
    {
        const Bytes all = png({{"tEXt", bytesOf({"A\0b", 3})}}, {{"tEXt", bytesOf({"C\0d", 3})}});
        for (std::size_t cut = 8; cut < all.size(); ++cut) {
            const auto texts = read({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(cut)});
            QVERIFY(texts.size() <= 2);
            if (cut >= 33 + 15)
                QCOMPARE(texts.front(), (PngText{"A", "b"}));
        }
        // A length that says more than there is.
        Bytes longer = png();
        base::storeBig(std::span(longer), 8, std::uint32_t{0xffffffff});
        QCOMPARE(read(longer), std::vector<PngText>());
    }

    static void whatIsNoPngSaysSo()
    {
        for (const char* const other : {"", "GIF89a......", "\x89PNG\r\n\x1a"}) {
            const auto texts = exporting::readPngTexts(test::MemorySource(bytesOf(other)));
            QVERIFY(!texts);
            QCOMPARE(texts.error().kind, base::Error::Kind::WrongContent);
            QVERIFY(!exporting::withPngTexts(bytesOf(other), {}));
        }
    }

    static void noTextIsWrittenThatCannotBeRead()
    {
        for (const std::string& key :
             {std::string(), std::string(80, 'k'), std::string(" a"), std::string("a\nb")})
            QVERIFY(!exporting::withPngTexts(png(), std::vector<PngText>{{key, "text"}}));
        QVERIFY(
            !exporting::withPngTexts(png(), std::vector<PngText>{{"a", std::string(70'000, 'x')}}));
    }
};

LEADLINE_APPLESS_TEST(PngTextTest)
#include "tst_pngtext.moc"
