import type { apiPath } from '#contract/http/route.ts';
import type { ViewsInput, viewRoutes } from '#contract/statistics/view-routes.ts';

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
 * Sends views of one kind without waiting for an answer; lost ones are not counted. Uses `fetch`, since `sendBeacon`
 * always sends the site's cookies.
 */
export function sendViews(about: About, ids: readonly string[]): void {
  for (let start = 0; start < ids.length; start += mostOfBeacon) {
    send({ ...about, ids: ids.slice(start, start + mostOfBeacon) });
  }
}
