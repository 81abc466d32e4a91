import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  closeTopLayer,
  leaveAfterAsking,
  returning,
  useHasBackLayer,
  useIsLeaveGuarded,
  useShownBackPath,
} from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { parentOf } from '#web/screens/menu.ts';
import { screenAt } from '#web/screens/screens.ts';
import { handleBeforeRouter, isHandledBeforeRouter } from '../before-router.ts';

/** The position in this tab's history, from the router's state. Links of the app replace entry 0. */
const position = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Milliseconds until the page that replaces the private pages has its own address. */
const pauseAfterLogout = 300;

/** Removes the history entry of a private page above the first entry, after the private pages are gone. */
function removeEntryOfLogout(): void {
  setTimeout(() => {
    if (position() !== 1 || isHandledBeforeRouter()) return;
    const { href } = location;
    const stopHandling = handleBeforeRouter((event) => {
      event.stopImmediatePropagation();
      stopHandling();
      history.replaceState(history.state, '', href);
    });
    history.back();
  }, pauseAfterLogout);
}

/**
 * Makes the browser's Back close an open dialog, ask before leaving a form with changes, or lead to the page's back
 * link. Otherwise it leaves the app, whose links add no history. Meanwhile the history has one more entry of the
 * current page, and the router does not see Back. The router's blockers would need the router with loaders, 16 KB
 * more on every page. Nothing leads away from a page while the user is locked.
 */
export function useBackEntry(isLocked = false): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const screen = screenAt(pathname);
  const parent = screen && !isLocked ? parentOf(screen) : undefined;
  const shownBackPath = useShownBackPath();
  // The parent counts until the page has loaded, and for pages without a back link.
  const backPath = shownBackPath ?? (parent && linkToScreen(parent));
  const hasLayer = useHasBackLayer();
  const isGuarded = useIsLeaveGuarded();
  const needsEntry = hasLayer || isGuarded || backPath !== undefined;
  const path = pathname + search + hash;
  const latest = useRef({ path, backPath, needsEntry, navigate });
  latest.current = { path, backPath, needsEntry, navigate };
  const isRemoving = useRef(false);
  const isLeavingApp = useRef(false);

  // Layout effects, since a user may press Back as soon as the page is painted.
  useLayoutEffect(() => {
    const addEntry = () => history.pushState({ ...history.state, idx: 1 }, '', latest.current.path);
    if (needsEntry && position() === 0) addEntry();
    if (!needsEntry && position() === 1 && !isRemoving.current) {
      isRemoving.current = true;
      history.back();
    }
    // The entry below still had the previous page.
    if (!isRemoving.current && path !== location.pathname + location.search + location.hash) {
      history.replaceState(history.state, '', path);
    }
  }, [needsEntry, path]);

  useLayoutEffect(() => {
    const goBack = () => {
      if (closeTopLayer()) return;
      leaveAfterAsking(() => {
        const { backPath, navigate } = latest.current;
        if (backPath) navigate(backPath, { replace: true, state: returning });
        // First remove the entry of this page, since the form is not guarded any more.
        else isLeavingApp.current = true;
      });
    };
    const leaveApp = () => {
      if (isLeavingApp.current) history.back();
      isLeavingApp.current = false;
    };

    const onPopState = (event: PopStateEvent) => {
      const { path, needsEntry } = latest.current;
      const wasRemoved = isRemoving.current;
      if (position() !== 0 || (!wasRemoved && !needsEntry)) return;
      event.stopImmediatePropagation();
      isRemoving.current = false;
      history.replaceState(history.state, '', path);
      if (needsEntry) history.pushState({ ...history.state, idx: 1 }, '', path);
      if (wasRemoved) leaveApp();
      else goBack();
    };

    const stopHandling = handleBeforeRouter(onPopState);
    return () => {
      stopHandling();
      if (position() === 1) removeEntryOfLogout();
    };
  }, []);
}
