<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>leadline::app::CheckModel</name>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n passed</numerusform>
            <numerusform>%n passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::MessageDetails</name>
    <message numerus="yes">
        <source>Its fields are not known here: %n byte(s).</source>
        <translation>
            <numerusform>Its fields are not known here: %n byte.</numerusform>
            <numerusform>Its fields are not known here: %n bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more byte(s) at its end are in no field.</source>
        <translation>
            <numerusform>%n more byte at its end is in no field.</numerusform>
            <numerusform>%n more bytes at its end are in no field.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::OldRecordings</name>
    <message numerus="yes">
        <source>There is no trash for %1: it stays. Remove it in the file manager.</source>
        <translation>
            <numerusform>There is no trash for %1: it stays. Remove it in the file manager.</numerusform>
            <numerusform>There is no trash for %1: they stay. Remove them in the file manager.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) moved to the trash, %1.</source>
        <translation>
            <numerusform>%n recording moved to the trash, %1.</numerusform>
            <numerusform>%n recordings moved to the trash, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n recording(s) · %2</source>
        <translation>
            <numerusform>%1 of %n recording · %2</numerusform>
            <numerusform>%1 of %n recordings · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::SessionMarkers</name>
    <message numerus="yes">
        <source>Saved %1 without %n that has no position</source>
        <translation>
            <numerusform>Saved %1 without %n that has no position</numerusform>
            <numerusform>Saved %1 without %n that have no position</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>leadline::app::TimelineFlags</name>
    <message numerus="yes">
        <source>%1, and %n more here</source>
        <translation>
            <numerusform>%1, and %n more here</numerusform>
            <numerusform>%1, and %n more here</numerusform>
        </translation>
    </message>
</context>
</TS>
