// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Codec.h"
#include "mavlink/Signature.h"

#include <optional>

namespace leadline::mavlink {

/// Encodes the frames of one sender on one link, with sequence numbers, and with signatures if a
/// signer is set.
class FrameWriter {
public:
    explicit FrameWriter(Address sender, Version version = Version::V2)
        : m_header{sender, 0, version}
    {
    }

    /// With a signer all frames are version 2, because version 1 has no signatures.
    void setSigner(std::optional<Signer> signer) { m_signer = signer; }
    [[nodiscard]] const std::optional<Signer>& signer() const { return m_signer; }
    /// The version that the other end understands; version 2 frames are answered in version 2.
    void setVersion(Version version) { m_header.version = version; }

    /// `utc` is since 1970, for the signature.
    template<WireMessage M>
    [[nodiscard]] std::vector<std::byte> write(const M& message, std::chrono::nanoseconds utc)
    {
        const FrameHeader header = m_header;
        ++m_header.sequence;
        return m_signer ? m_signer->encode(header, message, signingTime(utc))
                        : encodeFrame(header, message);
    }

private:
    FrameHeader m_header;
    std::optional<Signer> m_signer;
};

} // namespace leadline::mavlink
