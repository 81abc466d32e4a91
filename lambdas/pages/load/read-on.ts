/** A part of a list; without `pagingKey` it is the last one. */
interface Part<T> {
  readonly items: readonly T[];
  readonly pagingKey?: string;
}

interface PartQuery {
  readonly limit: number;
  readonly pagingKey?: string;
}

type Load<T> = (query: PartQuery) => Promise<Part<T>>;

/** Parts that a page reads at most by default. Each has up to five index rows for an item of the page. */
const mostParts = 20;

/** Parts that a page with too few items reads at most. */
const partsForMore = 3;

interface ReadQuery extends PartQuery {
  /** Items that are enough for a page, by default one. */
  readonly enough?: number;
  /** Parts that are read at most, by default twenty. */
  readonly parts?: number;
}

/**
 * Reads parts of a list until a page has an item, or the list ends: a hundred rows in front of the first shown item may
 * be hidden. A page with fewer items than `enough` reads up to three parts.
 */
export async function readOn<T>(
  load: Load<T>,
  { limit, pagingKey, enough = 1, parts = mostParts }: ReadQuery,
): Promise<Part<T>> {
  const items: T[] = [];
  let query: PartQuery = { limit, ...(pagingKey !== undefined && { pagingKey }) };
  for (let part = 1; ; part += 1) {
    const { items: more, pagingKey: next } = await load(query);
    items.push(...more);
    if (next === undefined) return { items };
    const isEnough = items.length >= enough || (items.length > 0 && part >= partsForMore);
    if (isEnough || part >= parts) return { items, pagingKey: next };
    query = { limit: limit - items.length, pagingKey: next };
  }
}

/** Rows that are read after the few next ones are hidden. */
const rowsFurther = 20;

/**
 * Returns whether an item follows a page. It reads `few` items first, since the next row is almost always shown. Where
 * the reading ends before an item or the end, the answer is true: the next page goes on reading. An empty page with a
 * key is such an end itself, so nothing more is read.
 */
export async function isFollowed<T>(
  load: Load<T>,
  { items, pagingKey }: Part<T>,
  few: number,
): Promise<boolean> {
  if (pagingKey === undefined || items.length === 0) return pagingKey !== undefined;
  const next = await load({ limit: few, pagingKey });
  if (next.items.length > 0 || next.pagingKey === undefined) return next.items.length > 0;
  const rest = await readOn(load, { limit: rowsFurther, pagingKey: next.pagingKey });
  return rest.items.length > 0 || rest.pagingKey !== undefined;
}
