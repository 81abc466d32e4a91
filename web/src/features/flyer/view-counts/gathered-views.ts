import { viewRoutes } from '#contract/statistics/view-routes.ts';
import type { ViewsInput } from '#contract/statistics/views.ts';
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
export type View =
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
export function gatherView(view: View): void {
  listen();
  const name = `${view.kind} ${view.id}`;
  if (gathered.has(name)) return;
  gathered.add(name);
  const group = groupOf(view);
  waiting.set(group, [...(waiting.get(group) ?? []), view]);
}
