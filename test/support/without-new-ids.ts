const ids =
  /[\w-]{43}(?=\.csv)|[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * A value as text, in which every ULID, UUID and name of a report's file that is not in `known` is the same word: each attempt of a call makes
 * new ones.
 */
export function withoutNewIds(value: unknown, known: string): string {
  const text = JSON.stringify(value, (_, inner) =>
    inner instanceof Set ? [...inner].sort() : inner,
  );
  return text.replaceAll(ids, (id) => (known.includes(id) ? id : 'new'));
}
