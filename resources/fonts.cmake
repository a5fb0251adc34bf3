# SPDX-License-Identifier: GPL-3.0-or-later

# Leadline Sans, made from Debian's fonts-inter while building: leadline_fonts(<target>) embeds it
# as :/leadline/fonts/LeadlineSans-<style>.ttf.
find_program(LEADLINE_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(LEADLINE_PYTHON NAMES python3 REQUIRED)
find_path(LEADLINE_INTER Inter-Regular.otf PATHS /usr/share/fonts/opentype/inter
  REQUIRED NO_DEFAULT_PATH DOC "Folder of Inter (Debian: fonts-inter)")

function(leadline_fonts target)
  set(script ${CMAKE_SOURCE_DIR}/resources/fonts/make_fonts.py)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/fonts)
  set(sources)
  set(fonts)
  foreach(style Regular Medium SemiBold Bold)
    list(APPEND sources ${LEADLINE_INTER}/Inter-${style}.otf)
    list(APPEND fonts ${folder}/LeadlineSans-${style}.ttf)
  endforeach()
  add_custom_command(OUTPUT ${fonts}
    COMMAND ${LEADLINE_PYTHON} ${script} ${LEADLINE_INTER} ${folder}
    DEPENDS ${script} ${sources}
    COMMENT "Making Leadline Sans from Inter" VERBATIM)
  # Uncompressed, they are used where they lie, page by page.
  qt_add_resources(${target} leadline_fonts
    PREFIX /leadline/fonts BASE ${folder} FILES ${fonts} OPTIONS --no-compress)
endfunction()
