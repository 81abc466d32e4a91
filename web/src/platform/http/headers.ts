export const jsonHeaders = {
  Accept: 'application/json, application/problem+json',
  'Content-Type': 'application/json; charset=utf-8',
} as const;

/** Returns the access token as a bearer token and raw in `X-Access-Token`. */
export function tokenHeaders(token: string | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}`, 'X-Access-Token': token } : {};
}

/** Returns the value of the cookie `XSRF-TOKEN` as a header, for methods other than GET. */
export function xsrfHeaders(method: string, cookies: string): Record<string, string> {
  if (method === 'GET') return {};
  const cookie = cookies.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='));
  if (!cookie) return {};
  const raw = cookie.slice('XSRF-TOKEN='.length);
  try {
    return { 'X-XSRF-TOKEN': decodeURIComponent(raw) };
  } catch {
    return { 'X-XSRF-TOKEN': raw };
  }
}
