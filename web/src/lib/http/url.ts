type Scalar = string | number | boolean;

/** Base and relative path, whatever slashes they have between them. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** `/shops/{id}` with its parameters filled in, each encoded as one segment. */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new Error(`Path ${template} lacks its parameter ${name}`);
    }
    return encodeURIComponent(String(value));
  });
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
