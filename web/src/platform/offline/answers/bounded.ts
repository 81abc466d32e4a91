/** Largest stored answer in characters of JSON: about 300 offers. */
const maxCharacters = 300_000;

interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

const hasPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

/** Returns the whole answer, or the first pages of a list, within the limit; undefined if nothing is short enough. */
export function boundedAnswer(data: unknown, max = maxCharacters): unknown {
  if (!hasPages(data)) return JSON.stringify(data).length <= max ? data : undefined;
  let characters = 0;
  const count = data.pages.findIndex((page) => {
    characters += JSON.stringify(page).length;
    return characters > max;
  });
  if (count === 0) return undefined;
  if (count === -1) return data;
  return { pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) };
}
