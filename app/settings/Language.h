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

/// The language of the window: the pilot's choice, which is kept, or else the system's, as far as
/// there is a catalog of it; English otherwise. Numbers are written alike in all of them. There is
/// one at a time, made before what it speaks for.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "" for the system's, else one of `codes`. What the pilot chose is kept at once.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY changed)
    /// What is spoken now: one of `codes`.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    Q_PROPERTY(bool rightToLeft READ isRightToLeft NOTIFY changed)
    /// "en", "de" …, those that are whole, in the order of their names.
    Q_PROPERTY(QStringList codes READ codes CONSTANT)
    /// As their speakers call them, in the order of `codes`.
    Q_PROPERTY(QStringList names READ names CONSTANT)
    /// Likewise, the one that is spoken where nothing is chosen.
    Q_PROPERTY(QString systemName READ systemName CONSTANT)

public:
    /// Where the program has its catalogs.
    static QString ownFolder();

    explicit Language(const QString& folder, QObject* parent = nullptr);
    ~Language() override;
    /// The program's; where views are looked at without it, one of their engine.
    static Language* create(QQmlEngine* engine, QJSEngine* script);

    [[nodiscard]] QString chosen() const { return m_chosen; }
    void choose(const QString& code);
    [[nodiscard]] QString code() const { return m_code; }
    [[nodiscard]] bool isRightToLeft() const;
    [[nodiscard]] QStringList codes() const { return m_codes; }
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString systemName() const;

    /// The first of `codes` that one of these asks for, best first: "nb-NO", "nb", "no" …; "en"
    /// where there is none.
    [[nodiscard]] static QString bestOf(const QStringList& codes, const QStringList& wanted);

signals:
    /// All words are others now: what shows some has to ask for them again.
    void changed();

private:
    void speak();
    /// Of the system's languages.
    [[nodiscard]] QString systemCode() const;

    QString m_folder;
    QStringList m_codes;
    QString m_chosen;
    QString m_code;
    QTranslator m_translator;
    /// Of Qt's own dialogs, where the system has it.
    QTranslator m_ofQt;
};

} // namespace leadline::app
