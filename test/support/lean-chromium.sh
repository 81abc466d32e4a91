#!/bin/sh
# Starts VITRINE_CHROMIUM without its spare processes for suggestions, side panels and the next site, which cost a
# quarter of the browser tests' time. Chromium uses the last of two feature lists, so this extends Playwright's list.
# Functions are compiled to fast code after 8,000 calls instead of a few hundred, since test pages live for seconds;
# this saves another tenth.
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
