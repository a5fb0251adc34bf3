// SPDX-License-Identifier: GPL-3.0-or-later
// Takes any bytes as the cache of digests, as one digest in it, and as its body with the right
// checksum. What is read must be the same after writing and reading it again.
#include "SplitCheck.h"
#include "library/DigestCache.h"

using namespace leadline;
using app::DigestCache;

namespace {

void checkDigest(const QByteArray& json)
{
    const auto digest = app::digestFromCache(json);
    if (!digest)
        return;
    const QByteArray written = app::toCache(*digest);
    const auto again = app::digestFromCache(written);
    fuzz::require(again && app::toCache(*again) == written, "a digest comes back");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    for (const auto& [key, json] : DigestCache::digestsIn(bytes))
        checkDigest(json);
    checkDigest(bytes);
    // As many as it has lines.
    DigestCache::Digests digests;
    for (const QByteArray& line : bytes.split('\n'))
        digests.append({QByteArray::number(digests.size()), line});
    const QByteArray file = DigestCache::fileOf(digests);
    const auto back = DigestCache::digestsIn(file);
    fuzz::require(back == digests.mid(0, DigestCache::maximumDigests), "digests come back");
    for (const auto& [key, json] : back)
        checkDigest(json);
    return 0;
}
