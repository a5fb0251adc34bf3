// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/MessageLog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QSaveFile>
#include <QSysInfo>

#include <cstring>

namespace leadline::app {

namespace {

bool isOwn(const char* category)
{
    constexpr const char* own = "leadline.";
    return category && std::strncmp(category, own, std::strlen(own)) == 0;
}

const char* nameOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "critical";
    case QtFatalMsg:
        break;
    }
    return "fatal";
}

} // namespace

MessageLog& MessageLog::instance()
{
    // Never deleted, because messages may arrive until the end of the program.
    static auto* const only = new MessageLog;
    return *only;
}

void MessageLog::install()
{
    m_handlerBefore = qInstallMessageHandler(handle);
    // Installing a filter calls it at once, and it needs the previous filter, which installFilter()
    // only returns afterwards. So that filter is obtained first, by installing none.
    m_filterBefore = QLoggingCategory::installFilter(nullptr);
    QLoggingCategory::installFilter(filter);
}

void MessageLog::uninstall()
{
    QLoggingCategory::installFilter(m_filterBefore);
    qInstallMessageHandler(m_handlerBefore);
}

void MessageLog::filter(QLoggingCategory* category)
{
    MessageLog& log = instance();
    log.m_filterBefore(category);
    if (!isOwn(category->categoryName()))
        return;
    {
        const std::lock_guard lock(log.m_mutex);
        log.m_on[category->categoryName()] = category->isDebugEnabled();
    }
    category->setEnabled(QtDebugMsg, true);
}

bool MessageLog::isPassedOn(QtMsgType type, const char* category) const
{
    if (type != QtDebugMsg || !isOwn(category))
        return true;
    const std::lock_guard lock(m_mutex);
    return m_on.value(category);
}

void MessageLog::handle(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    MessageLog& log = instance();
    const QByteArray category = context.category ? context.category : "default";
    log.append(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toUtf8() + ' ' +
               category + ' ' + nameOf(type) + ": " + message.toUtf8());
    if (log.m_handlerBefore && log.isPassedOn(type, context.category))
        log.m_handlerBefore(type, context, message);
}

void MessageLog::append(const QByteArray& line)
{
    const std::lock_guard lock(m_mutex);
    m_lines.push_back(line);
    if (m_lines.size() > maximumLines)
        m_lines.pop_front();
}

QByteArray MessageLog::text() const
{
    QByteArray all = "Leadline " + QCoreApplication::applicationVersion().toUtf8() + "\nQt " +
                     qVersion() + ", " + QSysInfo::prettyProductName().toUtf8() + ", " +
                     QSysInfo::kernelType().toUtf8() + ' ' + QSysInfo::kernelVersion().toUtf8() +
                     ", " + QSysInfo::currentCpuArchitecture().toUtf8() + "\n\n";
    const std::lock_guard lock(m_mutex);
    for (const QByteArray& line : m_lines)
        all += line + '\n';
    return all;
}

base::Status MessageLog::save(const QString& path) const
{
    if (QFile::exists(path))
        return base::Error{base::Message("%1 exists already.", path.toStdString())};
    QSaveFile file(path);
    const QByteArray content = text();
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return base::Error{base::Message::verbatim(file.errorString().toStdString())};
    return base::done();
}

} // namespace leadline::app
