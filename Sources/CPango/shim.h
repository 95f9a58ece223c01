#pragma once

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

// g_object_unref takes any object, which Swift's importer does not see.
static inline void cpango_release(PangoLayout *layout) { g_object_unref(layout); }
