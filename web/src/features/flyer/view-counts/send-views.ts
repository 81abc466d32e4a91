import { viewRoutes } from '#contract/statistics/view-routes.ts';
import type { ViewsInput } from '#contract/statistics/views.ts';
import { appConfig } from '#web/config/app-config.ts';
import { joinUrl } from '#web/platform/http/http.ts';

const { method, path } = viewRoutes.countViews;

/**
 * Sends views without waiting for an answer; lost ones are not counted. Uses `fetch`, since `sendBeacon` always sends
 * the site's cookies, and not the typed client, which would add a token, an idempotency key and retries.
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
