#!/bin/sh
# Starts VITRINE_CHROMIUM without the processes that it keeps ready beside each page for its own suggestions, side
# panels and next site, which are a quarter of the time of the browser tests. Chromium takes the last of two lists of
# features, so this adds to the list of Playwright. A function of a page is compiled to fast code after 8,000 calls, not
# after a few hundred, since pages of tests live for seconds: a tenth less time.
for argument do
  shift
  case $argument in
    --disable-features=*)
      argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI,SpareRendererForSitePerProcess
      ;;
  esac
  set -- "$@" "$argument"
done
exec "$VITRINE_CHROMIUM" --js-flags=--invocation-count-for-maglev=8000 "$@"
