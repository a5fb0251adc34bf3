// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "mavlink/Signature.h"

#include <QString>

#include <optional>
#include <utility>

namespace leadline::app {

/// The keys by which MAVLink is signed, of each link its own, in a file beside the settings that
/// only its owner may read. They are nowhere else.
class SigningKeys {
public:
    struct Kept {
        mavlink::SigningKey key{};
        /// No signature may be older.
        mavlink::SigningTime lastSigned = 0;
    };

    /// Beside the settings.
    SigningKeys();
    explicit SigningKeys(QString file) : m_file(std::move(file)) {}

    [[nodiscard]] std::optional<Kept> of(const QString& url) const;
    /// Nullopt forgets it. The error says why it could not be kept.
    [[nodiscard]] base::Status set(const QString& url, const std::optional<Kept>& kept) const;

private:
    QString m_file;
};

/// What the user typed: 64 hexadecimal digits are the key itself, with blanks and colons or
/// without; any other words are a passphrase, and the key is its SHA-256, as ground stations have
/// it. Nullopt of nothing.
[[nodiscard]] std::optional<mavlink::SigningKey> signingKeyOf(const QString& typed);

} // namespace leadline::app
