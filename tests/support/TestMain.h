// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// What is waited for guards against waiting for ever: how fast a loaded machine is, is no test.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), 60'000)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), message, 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, 60'000)

/// At the end of a test's source, in front of its moc file: what runs this class. A program of its
/// own, or one with all tests of a folder (LEADLINE_TEST_GROUPS), whose first argument then names
/// the source without ".cpp"; either way a class has a process for itself.
///
/// Without an application, with one that has no window, with windows.
#ifdef LEADLINE_TEST_GROUP
#define LEADLINE_APPLESS_TEST(Class) LEADLINE_GROUPED_TEST(Class, )
#define LEADLINE_GUILESS_TEST(Class)                                                               \
    LEADLINE_GROUPED_TEST(Class, QTEST_QAPP_SETUP(QCoreApplication))
#define LEADLINE_GUI_TEST(Class) LEADLINE_GROUPED_TEST(Class, QTEST_MAIN_SETUP())

#define LEADLINE_GROUPED_TEST(Class, setUp)                                                        \
    static const leadline::test::GroupedTest grouped##Class(                                       \
        __FILE_NAME__, [](int argc, char** argv) {                                                 \
            QTest::Internal::callInitMain<Class>();                                                \
            setUp Class test;                                                                      \
            return QTest::qExec(&test, argc, argv);                                                \
        });

namespace leadline::test {

/// Makes the tests of `file` known to the program's main().
struct GroupedTest {
    using Run = int (*)(int argc, char** argv);
    GroupedTest(const char* file, Run run);
};

} // namespace leadline::test
#else
#define LEADLINE_APPLESS_TEST(Class) QTEST_APPLESS_MAIN(Class)
#define LEADLINE_GUILESS_TEST(Class) QTEST_GUILESS_MAIN(Class)
#define LEADLINE_GUI_TEST(Class) QTEST_MAIN(Class)
#endif
