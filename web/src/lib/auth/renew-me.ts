import type { userRoutes } from '#contract/accounts/user-routes.ts';
import { appConfig } from '#web/config/app-config.ts';
import {
  joinUrl,
  jsonHeaders,
  queryString,
  sendRequest,
  tokenHeaders,
} from '#web/platform/http/http.ts';

type Call = typeof userRoutes.getMe;
const method: Call['method'] = 'GET';
const path: Call['path'] = '/users/me';

/**
 * Lets the API store the e-mail and the language of a user's account, by their access token. Throws as `sendRequest`.
 * Open pages call it, too, so it does not load the contract's schemas.
 */
export async function renewMe(token: string): Promise<void> {
  await sendRequest({
    method,
    url: joinUrl(appConfig().apiPath, path) + queryString({ renew: 'true' }),
    headers: { ...jsonHeaders, ...tokenHeaders(token) },
    label: `${method} ${path}`,
  });
}
