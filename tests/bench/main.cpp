// SPDX-License-Identifier: GPL-3.0-or-later
#include "Measure.h"

int main(int argc, char** argv)
{
    return leadline::bench::measure(argc, argv);
}
