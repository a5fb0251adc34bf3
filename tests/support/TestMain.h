// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// The timeouts only prevent endless waiting; tests must not depend on the speed of the machine.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), 60'000)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT((expr), message, 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, 60'000)

/// One of these macros follows the test class, before its moc file is included, and provides
/// main(). With LEADLINE_TEST_GROUPS all tests of a folder are one program, whose first argument is
/// the name of the source without ".cpp". In both cases each class runs in a process of its own.
///
/// APPLESS tests have no application object, GUILESS ones a QCoreApplication, and GUI ones one that
/// can show windows.
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

/// Registers the tests of `file` with the program's main().
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
