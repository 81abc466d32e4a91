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

/** Makes the API store the account's e-mail and language. Does not load zod, since open pages use it. */
export async function renewMe(token: string): Promise<void> {
  await sendRequest({
    method,
    url: joinUrl(appConfig().apiPath, path) + queryString({ renew: 'true' }),
    headers: { ...jsonHeaders, ...tokenHeaders(token) },
    label: `${method} ${path}`,
  });
}
