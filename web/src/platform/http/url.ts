type Scalar = string | number | boolean;

/** Joins a base and a path with exactly one slash between them. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Makes `?a=1&b=2` of the values that are set; an empty string where none is. */
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
