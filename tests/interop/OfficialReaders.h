// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "NodePackages.h"

#include <QJsonObject>
#include <QString>

namespace leadline::test {

/// The official MCAP readers for Node, as the scripts of LEADLINE_SHARED/tools/mcap run them.
class OfficialReaders {
public:
    /// Copies the scripts and fetches the packages that their lock file names, once for a build.
    OfficialReaders();

    /// Why they cannot be used; empty when they can.
    [[nodiscard]] QString missing() const { return m_packages.missing(); }
    /// What a script ("read.mjs", "stream.mjs") says of a file; empty when it failed.
    [[nodiscard]] QJsonObject run(const QString& script, const QString& file) const;

private:
    NodePackages m_packages;
};

} // namespace leadline::test
