// SPDX-License-Identifier: GPL-3.0-or-later
import QtCharts

/// A linear axis without words and lines of its own. Qt Charts has it as ValueAxis too, which
/// qmllint does not find.
ValuesAxis {
    visible: false
}
