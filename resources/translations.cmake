# SPDX-License-Identifier: GPL-3.0-or-later
include_guard()
# The languages of the window: resources/translations/*.ts, compiled and embedded. Without Qt's
# linguist tools, or without any of them, the window speaks English.
#
# `ninja translations` brings the catalogs up to date with the sources (packaging/translations does
# the same without a build, and says what is left to translate).
find_package(Qt6 6.4 QUIET OPTIONAL_COMPONENTS LinguistTools)
set(LEADLINE_LANGUAGES en de es fr nb pt)

# leadline_translations(<target>): the catalogs in it as :/leadline/translations/leadline_de.qm
function(leadline_translations target)
  if(NOT TARGET Qt6::lrelease)
    message(WARNING "Qt's lrelease is missing (qt6-l10n-tools): the window will speak English only.")
    return()
  endif()
  set(folder ${CMAKE_BINARY_DIR}/translations)
  set(catalogs "")
  foreach(language IN LISTS LEADLINE_LANGUAGES)
    set(source ${CMAKE_SOURCE_DIR}/resources/translations/leadline_${language}.ts)
    set(catalog ${folder}/leadline_${language}.qm)
    add_custom_command(OUTPUT ${catalog}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
      COMMAND Qt6::lrelease -silent -compress ${source} -qm ${catalog}
      DEPENDS ${source} VERBATIM)
    list(APPEND catalogs ${catalog})
  endforeach()
  qt_add_resources(${target} leadline_translations
    PREFIX /leadline/translations BASE ${folder} FILES ${catalogs})
  add_custom_target(translations
    COMMAND ${CMAKE_COMMAND} -E env LUPDATE=$<TARGET_FILE:Qt6::lupdate>
      ${CMAKE_SOURCE_DIR}/packaging/translations
    VERBATIM USES_TERMINAL)
endfunction()
