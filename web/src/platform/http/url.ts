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
