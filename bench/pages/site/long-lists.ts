import { defaultPageSize } from '#contract/fields/fields.ts';

/**
 * Rows of lists by the path of their route: offers of a business of the largest size, validators of twenty shops, and a
 * queue that staff have not worked on for weeks.
 */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/businesses\/[^/]+\/offers$/, 1000],
  [/^\/api\/businesses\/[^/]+\/validators$/, 1000],
  [/^\/api\/staff\/businesses$/, 200],
];

const parse = (url: string) => new URL(url, 'https://edge.invalid');

const lengthOf = ({ pathname }: URL) => lengths.find(([path]) => path.test(pathname))?.[1];

interface List {
  readonly items: readonly { readonly id: string }[];
}

/** Returns a page of a long list: copies of the first row of a short one, numbered in their ids. */
export function lengthen(url: string, answer: unknown): unknown {
  const asked = parse(url);
  const length = lengthOf(asked);
  const [row] = length ? (answer as List).items : [];
  if (!length || !row) return answer;
  const first = Number(asked.searchParams.get('pagingKey') ?? 0);
  const limit = Number(asked.searchParams.get('limit') ?? defaultPageSize);
  const next = Math.min(first + limit, length);
  const items = Array.from({ length: next - first }, (_, index) => ({
    ...row,
    id: row.id.slice(0, -4) + String(first + index).padStart(4, '0'),
  }));
  return { items, ...(next < length && { pagingKey: String(next) }) };
}

/** Returns the URL of a list's first page, since the API does not know the positions in a long list. */
export function firstPageOf(url: string): string {
  const asked = parse(url);
  if (lengthOf(asked) === undefined) return url;
  asked.searchParams.delete('pagingKey');
  return asked.pathname + asked.search;
}
