// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace leadline::app {

/// A value in the file of the settings: its name there, what it is where nothing is written or
/// something that is none, and its bounds.
template<class T>
struct SettingKey {
    const char* name = nullptr;
    T fallback = {};
    T lowest = std::numeric_limits<T>::lowest();
    T highest = std::numeric_limits<T>::max();

    [[nodiscard]] constexpr T bounded(T value) const { return std::clamp(value, lowest, highest); }
};
template<>
struct SettingKey<QString> {
    const char* name = nullptr;
    const char* fallback = "";
};
template<>
struct SettingKey<QStringList> {
    const char* name = nullptr;
    QStringList fallback = {};
};
template<>
struct SettingKey<QVariantMap> {
    const char* name = nullptr;
    QVariantMap fallback = {};
};
/// One of an enumeration's values, written as its number from 0 to `last`.
struct ChoiceKey {
    const char* name = nullptr;
    int fallback = 0;
    int last = 0;
};

/// The file of the settings, read and written by the keys of SettingKeys.h. What is set through one
/// object is written at once, when it goes.
class Preferences {
public:
    Preferences() = default;
    /// Names are those within a group.
    explicit Preferences(const QString& group);

    template<class T>
    [[nodiscard]] T value(const SettingKey<T>& key) const
    {
        if constexpr (std::is_same_v<T, QString>)
            return variant(key, QLatin1String(key.fallback)).toString();
        else
            return value(key, key.fallback);
    }
    /// Of one that is otherwise as something else is.
    template<class T>
    [[nodiscard]] T value(const SettingKey<T>& key, const std::type_identity_t<T>& fallback) const
    {
        const QVariant kept = variant(key, fallback);
        if constexpr (std::is_same_v<T, QStringList>)
            return kept.toStringList();
        else if constexpr (std::is_same_v<T, QVariantMap>)
            return kept.toMap();
        else if constexpr (std::is_same_v<T, bool>)
            return kept.toBool();
        else
            return number(key, kept, fallback);
    }
    template<class T>
    void setValue(const SettingKey<T>& key, const std::type_identity_t<T>& value)
    {
        m_settings.setValue(QLatin1String(key.name), value);
    }
    template<class Choice>
    [[nodiscard]] Choice value(const ChoiceKey& key) const
    {
        bool is = false;
        const int kept = variant(key, key.fallback).toInt(&is);
        return static_cast<Choice>(is && kept >= 0 && kept <= key.last ? kept : key.fallback);
    }
    template<class Choice>
    void setValue(const ChoiceKey& key, Choice choice)
    {
        m_settings.setValue(QLatin1String(key.name), static_cast<int>(choice));
    }
    template<class Key>
    [[nodiscard]] bool contains(const Key& key) const
    {
        return m_settings.contains(QLatin1String(key.name));
    }
    template<class Key>
    void remove(const Key& key)
    {
        m_settings.remove(QLatin1String(key.name));
    }

    // What is named by something else: a property, an action, a setting of a sonar.
    [[nodiscard]] QVariant variant(const QString& name) const;
    void setVariant(const QString& name, const QVariant& value);
    /// All of the group.
    [[nodiscard]] QVariantMap variants() const;
    void setVariants(const QVariantMap& values);
    [[nodiscard]] bool contains(const QString& name) const;
    /// Of a group: all that is in it.
    void remove(const QString& name);
    [[nodiscard]] QStringList groups() const;

    /// Where the file is.
    [[nodiscard]] static QDir folder();
    /// Before the first is made: an INI file, in the user's own folder or, if it is not empty, in
    /// this one.
    static void keepIn(const QString& folder);

private:
    template<class Key>
    [[nodiscard]] QVariant variant(const Key& key, const QVariant& fallback) const
    {
        return m_settings.value(QLatin1String(key.name), fallback);
    }
    template<class T>
    [[nodiscard]] static T number(const SettingKey<T>& key, const QVariant& kept, T fallback)
    {
        bool is = false;
        T number = {};
        if constexpr (std::is_floating_point_v<T>) {
            number = kept.toDouble(&is);
            is = is && std::isfinite(number);
        } else if constexpr (std::is_unsigned_v<T>) {
            number = kept.toULongLong(&is);
        } else {
            number = kept.toInt(&is);
        }
        return key.bounded(is ? number : fallback);
    }

    QSettings m_settings;
};

} // namespace leadline::app
