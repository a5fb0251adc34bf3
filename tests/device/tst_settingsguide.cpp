// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the tables of the sonars' settings in the guide with those of the program.
#include "base/FieldText.h"
#include "device/Identity.h"
#include "device/SettingRow.h"
#include "device/SonarDriver.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <cctype>
#include <cmath>
#include <string>

using namespace leadline;
using device::SettingRow;

namespace {

std::string valuesOf(const SettingRow& row)
{
    std::string text(row.automatic);
    if (row.hasAutomatic()) {
        text.front() = static_cast<char>(std::toupper(text.front()));
        text += ", ";
    }
    if (!row.choices.empty() && !row.choices.front().name.empty()) {
        for (const device::SettingChoice& each : row.choices)
            text += std::string(each.name) + ", ";
        return text.substr(0, text.size() - 2);
    }
    const std::string_view symbol =
        row.unit == device::SettingUnit::Gradians ? "gradians" : device::symbolOf(row.unit);
    text += base::numberText(std::isnan(row.offeredLowest) ? row.lowest : row.offeredLowest) +
            " to " +
            base::numberText(std::isnan(row.offeredHighest) ? row.highest : row.offeredHighest);
    const bool stands = !symbol.empty() && row.unit != device::SettingUnit::Degrees;
    return text + (stands ? " " : "") + std::string(symbol);
}

/// As it stands in the guide.
std::string tableOf(ping::Family family)
{
    std::string table = "| " + device::familyName(family).text() +
                        " | values | does | `--set` |\n|---|---|---|---|\n";
    for (const SettingRow& row : device::settingRows(family))
        if (!row.help.empty())
            table += "| " + std::string(row.name) + " | " + valuesOf(row) + " | " +
                     std::string(row.help) + " | " +
                     (row.option.empty() ? std::string() : '`' + std::string(row.option) + '`') +
                     " |\n";
    return table;
}

} // namespace

class SettingsGuideTest : public QObject {
    Q_OBJECT

private slots:
    void theGuideHasTheRowsOfTheTable_data()
    {
        QTest::addColumn<int>("family");
        for (const ping::Family family : device::drivenFamilies())
            QTest::newRow(device::familyName(family).text().c_str()) << static_cast<int>(family);
    }
    void theGuideHasTheRowsOfTheTable()
    {
        QFETCH(const int, family);
        QFile guide(QStringLiteral(LEADLINE_SOURCE_DIR "/resources/guide/settings.md"));
        QVERIFY(guide.open(QIODevice::ReadOnly));
        const std::string table = tableOf(static_cast<ping::Family>(family));
        QVERIFY2(guide.readAll().toStdString().find(table) != std::string::npos, table.c_str());
    }
};

LEADLINE_APPLESS_TEST(SettingsGuideTest)
#include "tst_settingsguide.moc"
