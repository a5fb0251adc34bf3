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

/// A value in the settings file: its name, its default, which also replaces invalid values, and its
/// bounds.
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

/// The settings file, accessed by the keys of SettingKeys.h. Values set through one object are
/// written together by its destructor.
class Preferences {
public:
    Preferences() = default;
    /// Accesses the names within a group.
    explicit Preferences(const QString& group);

    template<class T>
    [[nodiscard]] T value(const SettingKey<T>& key) const
    {
        if constexpr (std::is_same_v<T, QString>)
            return variant(key, QLatin1String(key.fallback)).toString();
        else
            return value(key, key.fallback);
    }
    /// The value, with another default than the key's.
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

    // Values with names from elsewhere: of a property, an action, or a setting of a sonar.
    [[nodiscard]] QVariant variant(const QString& name) const;
    void setVariant(const QString& name, const QVariant& value);
    /// All values of the group.
    [[nodiscard]] QVariantMap variants() const;
    void setVariants(const QVariantMap& values);
    [[nodiscard]] bool contains(const QString& name) const;
    /// Removes a value, or a group with all its values.
    void remove(const QString& name);
    [[nodiscard]] QStringList groups() const;

    /// Folder of the settings file.
    [[nodiscard]] static QDir folder();
    /// Saves settings as an INI file in `folder`, or in the user's settings folder if it is empty.
    /// Call it before the first Preferences is created.
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
