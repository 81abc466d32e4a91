/** Every call sends and asks for JSON in UTF-8. */
export const jsonHeaders = {
  Accept: 'application/json, application/problem+json',
  'Content-Type': 'application/json; charset=utf-8',
} as const;

/** Bearer token, and the raw token in a header of its own. */
export function tokenHeaders(token: string | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}`, 'X-Access-Token': token } : {};
}

/** The value of cookie `XSRF-TOKEN`, sent back on calls that change something. */
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
