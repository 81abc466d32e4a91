#!/bin/sh
# Starts VITRINE_CHROMIUM without the processes that it keeps ready beside each page for its own suggestions, side
# panels and next site, which are a quarter of the time of the browser tests. Chromium takes the last of two lists of
# features, so this adds to the list of Playwright.
for argument do
  shift
  case $argument in
    --disable-features=*)
      argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI,SpareRendererForSitePerProcess
      ;;
  esac
  set -- "$@" "$argument"
done
exec "$VITRINE_CHROMIUM" "$@"
