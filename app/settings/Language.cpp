// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/Language.h"

#include "preferences/SettingKeys.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QHash>
#include <QLibraryInfo>
#include <QLocale>
#include <QQmlEngine>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

const QString& english()
{
    static const QString code = QStringLiteral("en");
    return code;
}

QString prefix()
{
    return QStringLiteral("leadline_");
}

QString languageName(const QString& code)
{
    // Qt's own names contain a country for some languages, as in "español de España".
    static const QHash<QString, QString> names{
        {english(), QStringLiteral("English")},
        {QStringLiteral("de"), QStringLiteral("Deutsch")},
        {QStringLiteral("es"), QStringLiteral("Español")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
        {QStringLiteral("nb"), QStringLiteral("Norsk bokmål")},
        {QStringLiteral("pt"), QStringLiteral("Português")}};
    return names.value(code, QLocale(code).nativeLanguageName());
}

Language* ofTheProgram = nullptr;

} // namespace

QString Language::ownFolder()
{
    return QStringLiteral(":/leadline/translations");
}

Language::Language(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder)
{
    m_codes += english();
    const QDir catalogs(folder);
    for (const QString& file : catalogs.entryList({prefix() + QStringLiteral("*.qm")}, QDir::Files))
        if (const QString code = file.mid(prefix().size()).chopped(3); code != english())
            m_codes += code;
    std::ranges::sort(m_codes, {}, languageName);
    m_chosen = Preferences().value(setting::language);
    // The stored language may be one of another version of the program.
    if (!m_codes.contains(m_chosen))
        m_chosen.clear();
    load();
    if (!ofTheProgram)
        ofTheProgram = this;
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_ofQt);
    if (ofTheProgram == this)
        ofTheProgram = nullptr;
}

Language* Language::create(QQmlEngine* engine, QJSEngine*)
{
    if (!ofTheProgram)
        return new Language(ownFolder(), engine);
    QQmlEngine::setObjectOwnership(ofTheProgram, QQmlEngine::CppOwnership);
    return ofTheProgram;
}

void Language::choose(const QString& code)
{
    if (code == m_chosen || (!code.isEmpty() && !m_codes.contains(code)))
        return;
    m_chosen = code;
    if (code.isEmpty())
        Preferences().remove(setting::language);
    else
        Preferences().setValue(setting::language, code);
    load();
    emit changed();
}

bool Language::isRightToLeft() const
{
    return QLocale(m_code).textDirection() == Qt::RightToLeft;
}

QStringList Language::names() const
{
    QStringList all;
    for (const QString& code : m_codes)
        all += languageName(code);
    return all;
}

QString Language::bestOf(const QStringList& codes, const QStringList& wanted)
{
    for (const QString& each : wanted) {
        QString language = QString(each)
                               .replace(QLatin1Char('_'), QLatin1Char('-'))
                               .section(QLatin1Char('-'), 0, 0)
                               .toLower();
        // "no" stands for Bokmål, and readers of Nynorsk can read it as well.
        if (language == QLatin1String("no") || language == QLatin1String("nn"))
            language = QStringLiteral("nb");
        if (codes.contains(language))
            return language;
    }
    return english();
}

QString Language::systemCode() const
{
    return bestOf(m_codes, QLocale::system().uiLanguages());
}

QString Language::systemName() const
{
    return languageName(systemCode());
}

// English has a catalog too, for its plurals. Without any catalog the program is in English.
void Language::load()
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_ofQt);
    for (const QString& code : {m_chosen.isEmpty() ? systemCode() : m_chosen, english()}) {
        m_code = code;
        if (!m_translator.load(QDir(m_folder).filePath(prefix() + code)))
            continue;
        if (m_ofQt.load(QStringLiteral("qtbase_") + code,
                        QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_ofQt);
        QCoreApplication::installTranslator(&m_translator);
        break;
    }
    QGuiApplication::setLayoutDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
}

} // namespace leadline::app
