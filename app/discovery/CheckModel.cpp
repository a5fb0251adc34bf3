// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/CheckModel.h"

#include "language/SentenceTranslation.h"

#include <QStringList>

#include <algorithm>

namespace leadline::app {

namespace {

CheckModel::State stateOf(const device::Check& check)
{
    switch (check.state) {
    case device::Check::State::Passed:
        return CheckModel::Passed;
    case device::Check::State::Failed:
        return CheckModel::Failed;
    case device::Check::State::Warning:
        return CheckModel::Warning;
    case device::Check::State::Waiting:
        break;
    }
    return CheckModel::Waiting;
}

} // namespace

int CheckModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_checks.size());
}

QVariant CheckModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const device::Check& check = m_checks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case StateRole:
        return static_cast<int>(stateOf(check));
    case NameRole:
        return translated(check.name);
    case TextRole:
        return translated(check.text);
    case CommandRole:
        return QString::fromStdString(check.command);
    default:
        return {};
    }
}

QHash<int, QByteArray> CheckModel::roleNames() const
{
    return {{StateRole, "mark"}, {NameRole, "name"}, {TextRole, "text"}, {CommandRole, "command"}};
}

QString CheckModel::summary() const
{
    const auto count = [this](device::Check::State state) {
        return static_cast<int>(std::ranges::count(m_checks, state, &device::Check::state));
    };
    using State = device::Check::State;
    const int passed = count(State::Passed);
    const int failed = count(State::Failed);
    const int warnings = count(State::Warning);
    const int waiting = count(State::Waiting);
    QStringList words;
    if (passed > 0)
        words += tr("%n passed", nullptr, passed);
    if (failed > 0)
        words += tr("%n failed", nullptr, failed);
    if (warnings > 0)
        words += warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings);
    if (waiting > 0)
        words += tr("%n waiting", nullptr, waiting);
    return words.join(QStringLiteral(" · "));
}

void CheckModel::setChecks(const std::vector<device::Check>& checks)
{
    if (checks == m_checks)
        return;
    // If the number of rows stays, rows are updated in place, so that the keyboard focus stays
    // where it is.
    if (checks.size() == m_checks.size()) {
        m_checks = checks;
        emit dataChanged(index(0), index(rowCount() - 1));
    } else {
        beginResetModel();
        m_checks = checks;
        endResetModel();
    }
    emit changed();
}

} // namespace leadline::app
