import { useEffect } from 'react';
import { type ViewsInput, viewRoutes } from '#contract/statistics/view-routes.ts';
import { appConfig } from '#web/config/app-config.ts';
import { joinUrl } from '#web/platform/http/http.ts';

const { method, path } = viewRoutes.countViews;

/**
 * Sends views without waiting for an answer; lost ones are not counted. Uses `fetch`, since `sendBeacon` always sends
 * the site's cookies, and not the typed client, which would add a token, an idempotency key and retries.
 */
function sendViews(views: ViewsInput): void {
  void fetch(joinUrl(appConfig().apiPath, path), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(views),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}

/** A view of a shop, or of an offer on a shop's page. */
type View =
  | { readonly kind: 'offer'; readonly id: string; readonly shopId: string }
  | { readonly kind: 'shop'; readonly id: string };

/** Largest number of ids per request, as in the contract, whose schemas this page does not load. */
const mostOfBeacon = 50;

/** Views since the page was loaded; each counts once. */
const gathered = new Set<string>();

/** Unsent views: of offers by the shop of the page, of shops together. */
const waiting = new Map<string, View[]>();

const groupOf = (view: View) => (view.kind === 'offer' ? view.shopId : view.kind);

let isListening = false;

function sendWaiting(): void {
  for (const views of waiting.values()) {
    for (let start = 0; start < views.length; start += mostOfBeacon) {
      const [first, ...others] = views.slice(start, start + mostOfBeacon);
      if (!first) continue;
      const { id: _, ...about } = first;
      sendViews({ ...about, ids: [first, ...others].map(({ id }) => id) });
    }
  }
  waiting.clear();
}

/** Sends views when the page is hidden or left, since either event may be missing. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
  addEventListener('pagehide', sendWaiting);
}

/** Notes a view, to be sent when the page is hidden. */
function gatherView(view: View): void {
  listen();
  const name = `${view.kind} ${view.id}`;
  if (gathered.has(name)) return;
  gathered.add(name);
  const group = groupOf(view);
  waiting.set(group, [...(waiting.get(group) ?? []), view]);
}

/** Milliseconds that an element has to be in view. */
const longEnough = 1000;

/** Calls back once a share of an element (0 to 1) was in view for a second. Returns a function that stops it. */
function watchView(element: Element, share: number, seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(finish, longEnough);
    },
    { threshold: share },
  );
  const finish = () => {
    observer.unobserve(element);
    if (document.visibilityState === 'visible') return seen();
    // When the page is shown again, the browser reports again whether the element is in view.
    observer.observe(element);
  };
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Watches a flyer and its cards, which React may render later. Returns a function that ends the watch. */
function watchFlyer(flyer: Element, shopId: string): () => void {
  const ends = new Map<Element, () => void>();
  ends.set(
    flyer,
    watchView(flyer, 0, () => gatherView({ kind: 'shop', id: shopId })),
  );
  const watchCards = () => {
    for (const card of flyer.querySelectorAll<HTMLElement>('[data-offer]')) {
      const { offer: id = '' } = card.dataset;
      if (ends.has(card)) continue;
      ends.set(
        card,
        watchView(card, 0.5, () => gatherView({ kind: 'offer', id, shopId })),
      );
    }
  };
  watchCards();
  const changes = new MutationObserver(watchCards);
  changes.observe(flyer, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const end of ends.values()) end();
  };
}

/**
 * Counts the flyer and the cards that are in view for a second. Needs IntersectionObserver. Not rendered for a signed-in
 * owner or validator of the shop's business (`isCounted` of `useHiddenReason`): the owner's first steps end with the
 * first counted view, and the beacon has no token that would tell the server who looks.
 */
export function CountViews({ shopId }: { readonly shopId: string }) {
  useEffect(() => {
    const flyer = document.querySelector('main');
    if (!flyer || !('IntersectionObserver' in window)) return;
    return watchFlyer(flyer, shopId);
  }, [shopId]);
  return null;
}
