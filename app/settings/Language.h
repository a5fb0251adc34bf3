// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace leadline::app {

/// The language of the window: the user's saved choice, or else the system's if there is a catalog
/// for it, or else English. Numbers have the same format in all languages. There is one instance at
/// a time, created before everything that shows text.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The user's choice, saved at once: one of `codes`, or "" for the system's language.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    /// The language in use: one of `codes`.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(bool rightToLeft READ isRightToLeft NOTIFY changed)
    /// Languages with a complete catalog, "en", "de" …, sorted by name.
    Q_PROPERTY(QStringList codes READ codes CONSTANT)
    /// Names of `codes` in the languages themselves.
    Q_PROPERTY(QStringList names READ names CONSTANT)
    /// Name of the language that is used if `chosen` is empty.
    Q_PROPERTY(QString systemName READ systemName CONSTANT)

public:
    /// Folder of the program's catalogs.
    static QString ownFolder();

    explicit Language(const QString& folder, QObject* parent = nullptr);
    ~Language() override;
    /// Factory for the QML singleton: the program's instance, or if there is none (in tests and
    /// tools) one that the engine owns.
    static Language* create(QQmlEngine* engine, QJSEngine* script);

    [[nodiscard]] QString chosen() const { return m_chosen; }
    void choose(const QString& code);
    [[nodiscard]] QString code() const { return m_code; }
    [[nodiscard]] bool isRightToLeft() const;
    [[nodiscard]] QStringList codes() const { return m_codes; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString systemName() const;

    /// The first of `codes` that matches `wanted`, the preferred languages in order ("nb-NO", "nb",
    /// "no" …); "en" if none does.
    [[nodiscard]] static QString bestOf(const QStringList& codes, const QStringList& wanted);

signals:
    /// The language changed: all texts must be read again.
    void changed();

private:
    void load();
    /// Code of the language that suits the system's settings.
    [[nodiscard]] QString systemCode() const;

    QString m_folder;
    QStringList m_codes;
    QString m_chosen;
    QString m_code;
    QTranslator m_translator;
    /// Translations of Qt's own dialogs, if the system has them.
    QTranslator m_ofQt;
};

} // namespace leadline::app
