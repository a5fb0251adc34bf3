// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/SentenceTranslation.h"

#include <QCoreApplication>

#include <string>

namespace leadline::app {

namespace {

constexpr const char* context = "core";

} // namespace

QString translatedTerm(std::string_view english)
{
    return QCoreApplication::translate(context, std::string(english).c_str());
}

QString translated(const base::Message& message)
{
    return QString::fromStdString(message.text([](const std::string& english) {
        return QCoreApplication::translate(context, english.c_str()).toStdString();
    }));
}

} // namespace leadline::app
