import { type ScreenName, screenOf } from './screens.ts';

/** The start of the app: redirects to the sign-in, and from there to the user's landing screen. */
export const rootPath = '/';

/** Returns a link to a screen. `values` fill the path's parameters; other non-empty values become the query. */
export function linkToScreen(
  name: ScreenName,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams();
  let { path }: { path: string } = screenOf(name);
  for (const [key, value = ''] of Object.entries(values)) {
    if (path.includes(`:${key}`)) path = path.replace(`:${key}`, encodeURIComponent(value));
    else if (value) query.set(key, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
