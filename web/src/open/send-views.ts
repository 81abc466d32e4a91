import type { apiPath } from '#contract/http/route.ts';
import type { ViewsInput, viewRoutes } from '#contract/statistics/view-routes.ts';
import { isStranger } from './member-bar.ts';

type Call = typeof viewRoutes.countViews;

// Literals, since the contract would bring its schemas into the page.
const method: Call['method'] = 'POST';
const path: `${typeof apiPath}${Call['path']}` = '/api/views';

/** Views without the ids: of shops, or of offers on the page of a shop. */
type About = { readonly kind: 'shop' } | { readonly kind: 'offer'; readonly shopId: string };

/** Largest number of ids in a request, as in the contract. */
const mostOfBeacon = 50;

function send(views: ViewsInput): void {
  void fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(views),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}

/**
 * Sends views of one kind without waiting for an answer, and empties the list of their ids; lost ones are not counted.
 * Views of members of the business are not sent: the first counted view ends the owner's first steps, and the request
 * has no token that would tell who looks. Uses `fetch`, since `sendBeacon` always sends the site's cookies.
 */
export function sendViews(about: About, ids: string[]): void {
  while (ids.length > 0) {
    const views = { ...about, ids: ids.splice(0, mostOfBeacon) };
    if (isStranger()) send(views);
  }
}
