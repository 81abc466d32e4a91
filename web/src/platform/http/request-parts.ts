type Scalar = string | number | boolean;

/** Joins a base and a path with exactly one slash between them. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Returns `?a=1&b=2` for the defined values; an empty string without any. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) {
      search.set(name, String(value as Scalar));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

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
