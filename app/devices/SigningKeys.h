// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "mavlink/Signature.h"

#include <QString>

#include <optional>
#include <utility>

namespace leadline::app {

/// Signing keys of MAVLink links, stored only in a file beside the settings that only its owner may
/// read.
class SigningKeys {
public:
    struct Stored {
        mavlink::SigningKey key{};
        /// Time of the last signature; later ones must not be older.
        mavlink::SigningTime lastSigned = 0;
    };

    /// Uses the file beside the settings.
    SigningKeys();
    explicit SigningKeys(QString file) : m_file(std::move(file)) {}

    [[nodiscard]] std::optional<Stored> of(const QString& url) const;
    /// Nullopt removes the key. The error says why it could not be stored.
    [[nodiscard]] base::Status set(const QString& url, const std::optional<Stored>& kept) const;

private:
    QString m_file;
};

/// Parses a typed key: 64 hexadecimal digits, with or without spaces and colons, are the key
/// itself. Other text is a passphrase whose SHA-256 is the key, as in ground stations. Nullopt for
/// an empty text.
[[nodiscard]] std::optional<mavlink::SigningKey> signingKeyOf(const QString& typed);

} // namespace leadline::app
