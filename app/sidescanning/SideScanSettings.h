// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/ExportForm.h"
#include "sidescan/Corrections.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace leadline::app {

/// How the rows of side-scan sonars are drawn, which is kept, and what the user has set by hand in
/// the shown log, which is not.
class SideScanSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Ranges across the track are those on a flat bottom, not slant ranges.
    Q_PROPERTY(bool ground READ ground WRITE setGround NOTIFY changed)
    Q_PROPERTY(bool newestOnTop READ newestOnTop WRITE setNewestOnTop NOTIFY changed)
    Q_PROPERTY(Gain gain READ gain WRITE setGain NOTIFY changed)
    /// Lines are those of the distance travelled, not of time; not kept, as not every vehicle sends
    /// its speed.
    Q_PROPERTY(bool byDistance READ byDistance WRITE setByDistance NOTIFY changed)
    /// Port is drawn at the right.
    Q_PROPERTY(bool turned READ turned WRITE setTurned NOTIFY changed)
    /// Exports what is set by hand, too; null without.
    Q_PROPERTY(leadline::app::ExportForm* form READ form WRITE setForm NOTIFY formChanged)
    /// Number of sections of the bottom line that are set by hand.
    Q_PROPERTY(int sections READ sections NOTIFY changed)

public:
    enum class Gain { Off, Physics, Mean };
    Q_ENUM(Gain)

    explicit SideScanSettings(QObject* parent = nullptr);

    [[nodiscard]] bool ground() const { return m_ground; }
    void setGround(bool ground);
    [[nodiscard]] bool newestOnTop() const { return m_newestOnTop; }
    void setNewestOnTop(bool onTop);
    [[nodiscard]] Gain gain() const { return m_gain; }
    void setGain(Gain gain);
    [[nodiscard]] bool byDistance() const { return m_byDistance; }
    void setByDistance(bool byDistance);
    [[nodiscard]] bool turned() const { return m_turned; }
    void setTurned(bool turned);

    [[nodiscard]] ExportForm* form() const { return m_form; }
    void setForm(ExportForm* form);
    [[nodiscard]] int sections() const { return static_cast<int>(handSections().size()); }
    [[nodiscard]] const std::vector<sidescan::HandSection>& handSections() const
    {
        return m_corrections.bottom;
    }
    /// First and last time of a section, seconds of the recording.
    Q_INVOKABLE [[nodiscard]] double sectionBeginS(int section) const;
    Q_INVOKABLE [[nodiscard]] double sectionEndS(int section) const;
    /// Sets the bottom line at a time. It becomes a point of a section that is there or near in
    /// time, else a section of its own that lasts a few seconds.
    void setBottom(log::Time time, double metres);
    Q_INVOKABLE void removeSection(int section);
    /// What is set by hand from now on is kept, or taken back by restoreSections().
    Q_INVOKABLE void beginSections() { m_sectionsBefore = handSections(); }
    Q_INVOKABLE void restoreSections();
    /// Another log is shown.
    Q_INVOKABLE void forgetSections();

    [[nodiscard]] const sidescan::SideChoices& choices() const { return m_corrections.sides; }
    void choose(const sidescan::Unit& unit, sidescan::Side side);
    /// The unit to be shown alone while its side is not known; nullopt leaves it to the rows.
    [[nodiscard]] const std::optional<sidescan::Unit>& shownUnit() const { return m_shownUnit; }
    void showUnit(std::optional<sidescan::Unit> unit);

signals:
    void changed();
    void formChanged();

private:
    /// The corrections are others now.
    void publish();
    /// Tells the form and its session of them.
    void apply();

    bool m_ground = true;
    bool m_newestOnTop = true;
    Gain m_gain = Gain::Mean;
    bool m_byDistance = false;
    bool m_turned = false;
    sidescan::Corrections m_corrections;
    std::vector<sidescan::HandSection> m_sectionsBefore;
    std::optional<sidescan::Unit> m_shownUnit;
    QPointer<ExportForm> m_form;
};

} // namespace leadline::app
