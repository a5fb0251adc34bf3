// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"

#include <QByteArray>
#include <QObject>

#include <string_view>
#include <vector>

namespace leadline::test {

inline base::ByteSpan bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

inline link::LinkUrl urlOf(const std::string& text)
{
    return link::LinkUrl::parse(text).value();
}

/// Keeps what a link says.
class LinkSpy : public QObject {
public:
    explicit LinkSpy(link::Link& link)
    {
        connect(&link, &link::Link::received, this, [this](base::ByteSpan bytes, base::Instant at) {
            const QByteArray piece(reinterpret_cast<const char*>(bytes.data()),
                                   static_cast<qsizetype>(bytes.size()));
            all += piece;
            pieces.push_back(piece);
            stamps.push_back(at);
        });
        connect(&link, &link::Link::stateChanged, this,
                [this, &link] { states.push_back(link.state()); });
    }

    QByteArray all;
    std::vector<QByteArray> pieces;
    std::vector<base::Instant> stamps;
    std::vector<link::Link::State> states;
};

} // namespace leadline::test
