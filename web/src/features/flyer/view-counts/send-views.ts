import { viewRoutes } from '#contract/statistics/view-routes.ts';
import type { ViewsInput } from '#contract/statistics/views.ts';
import { appConfig } from '#web/config/app-config.ts';
import { joinUrl } from '#web/platform/http/http.ts';

const { method, path } = viewRoutes.countViews;

/**
 * Sends what was in view, without waiting for an answer; what is lost is not counted. By `fetch` and not by `sendBeacon`,
 * which also outlives the page but always sends the cookies of the site. The typed client is not used: it would add the
 * token and an idempotency key, by which calls belong to somebody, and try again.
 */
export function sendViews(views: ViewsInput): void {
  void fetch(joinUrl(appConfig().apiPath, path), {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(views),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
}
