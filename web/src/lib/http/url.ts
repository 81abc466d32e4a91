type Scalar = string | number | boolean;

/** Base and relative path, whatever slashes they have between them. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** `?a=1&b=2` of what is given; nothing when nothing is. */
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
