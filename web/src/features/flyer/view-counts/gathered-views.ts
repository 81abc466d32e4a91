import { sendViews } from './send-views.ts';

/** What may be in view: an offer, with the shop on whose page it is, or a shop. */
export type View =
  | { readonly kind: 'offer'; readonly id: string; readonly shopId: string }
  | { readonly kind: 'shop'; readonly id: string };

/** Most ids of one beacon, as the contract says, whose schemas this page does not load. */
const mostOfBeacon = 50;

/** What was gathered since the page was loaded: each counts once. */
const gathered = new Set<string>();

/** What is not sent yet, by the shop of the page for offers, and else by the kind. */
const waiting = new Map<string, View[]>();

const groupOf = (view: View) => (view.kind === 'offer' ? view.shopId : view.kind);

let isListening = false;

/** Sends what waits, and forgets it. */
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

/** A page that is hidden may not be shown again; one that is left is not always hidden before. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
  addEventListener('pagehide', sendWaiting);
}

/** Remembers what was in view, to be sent when the page is hidden. */
export function gatherView(view: View): void {
  listen();
  const name = `${view.kind} ${view.id}`;
  if (gathered.has(name)) return;
  gathered.add(name);
  const group = groupOf(view);
  waiting.set(group, [...(waiting.get(group) ?? []), view]);
}
