// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "engine/SonarStatus.h"
#include "language/SentenceTranslation.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>

namespace leadline::app {

/// One setting of a live sonar as a control shows it: what the user wants and what the device
/// reports. What he chooses goes out a moment after his last step.
class SettingModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a live sonar")
    Q_PROPERTY(State state READ state NOTIFY changed)
    /// What a control shows: the wish where there is one, else what is reported; NaN where neither
    /// is known.
    Q_PROPERTY(double value READ value NOTIFY changed)
    Q_PROPERTY(double reported READ reported NOTIFY changed)
    /// What the user wants or wanted last; NaN where he never said. A control strikes it through
    /// while it is refused, and offers it again when somebody else changed it.
    Q_PROPERTY(double wish READ wish NOTIFY changed)
    /// The device's words while it refuses, else empty.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    /// For how long the device has been asked; 0 when it is not.
    Q_PROPERTY(double pendingS READ pendingS NOTIFY changed)
    /// The device chooses.
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed)

public:
    enum class State { Unread, Applied, Waiting, Pending, Refused, ChangedElsewhere };
    Q_ENUM(State)

    /// Each gives the number of the command that it sends.
    struct Requests {
        std::function<std::uint64_t(double)> set;
        std::function<std::uint64_t()> useMine;
        std::function<std::uint64_t()> keep;
    };

    SettingModel(base::Clock& clock, Requests requests, QObject* parent = nullptr);

    [[nodiscard]] State state() const;
    [[nodiscard]] double value() const;
    [[nodiscard]] double reported() const { return m_news.reported.value_or(unknown); }
    [[nodiscard]] double wish() const
    {
        return m_wish ? *m_wish : m_news.requested.value_or(unknown);
    }
    [[nodiscard]] QString words() const { return translated(m_news.words); }
    [[nodiscard]] double pendingS() const;
    [[nodiscard]] bool readOnly() const { return m_readOnly; }

    Q_INVOKABLE void request(double value);
    /// What was chosen and not sent yet is not sent (Esc).
    Q_INVOKABLE void withdraw();
    Q_INVOKABLE void useMine();
    Q_INVOKABLE void keep();

    /// `heardCommand` is the last one that the news know of.
    void apply(const SettingStatus& news, std::uint64_t heardCommand);
    /// Another model's step sent this wish, too.
    void sentAs(std::uint64_t command);
    void setReadOnly(bool readOnly);

signals:
    void changed();

private:
    void send();
    void countPending();

    base::Clock& m_clock;
    Requests m_requests;
    SettingStatus m_news;
    bool m_readOnly = false;
    /// Chosen, until the news know of it.
    std::optional<double> m_wish;
    /// Of what was sent and is not in the news.
    std::uint64_t m_command = 0;
    std::optional<base::Instant> m_askedAt;
    base::Timer m_settling;
    base::Timer m_counting;
};

/// Of a setting that is one number.
[[nodiscard]] inline SettingModel::Requests requestsOf(const SendCommand& send,
                                                       SonarSetting setting)
{
    return {.set =
                [send, setting](double value) {
                    return send(SetSetting{setting, value});
                },
            .useMine = [send, setting] { return send(UseMine{setting}); },
            .keep = [send, setting] { return send(KeepTheirs{setting}); }};
}

/// Of a setting that goes out together with another one.
[[nodiscard]] inline SettingModel::Requests requestsOf(const SendCommand& send,
                                                       SonarSetting setting,
                                                       const std::function<std::uint64_t()>& both)
{
    SettingModel::Requests requests = requestsOf(send, setting);
    requests.set = [both](double) { return both(); };
    return requests;
}

} // namespace leadline::app
