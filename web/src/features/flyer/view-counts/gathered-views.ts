import { sendViews } from './send-views.ts';

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
