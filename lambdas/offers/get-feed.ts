import { defaultPageSize } from '#contract/fields.ts';
import type { offerRoutes } from '#contract/offers.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { collectPage } from '../shared/table/collect-page.ts';
import { decodeCursor, encodeCursor } from '../shared/table/cursor.ts';
import { highest, type Range } from '../shared/table/query.ts';
import { loadFeedRows } from './feed-rows.ts';
import { feeds } from './offer-rows.ts';

/** Index rows read at most for one row of a page; past it the page comes out short. */
const rowsPerItem = 3;

/** Rows are ordered by start, and those of offers that start later are not read yet. */
function feedRange(state: string | undefined, city: string | undefined, now: Date): Range {
  const newest = { from: '0', to: `${now.toISOString()}#${highest}`, newestFirst: true };
  if (state === undefined) return { index: 'GSI1', partition: feeds.country, ...newest };
  return city === undefined
    ? { index: 'GSI2', partition: feeds.state(state), ...newest }
    : { index: 'GSI1', partition: feeds.city(state, city), ...newest };
}

/** Live offers of the country, a state or a city, the last to start first. */
export const getFeed: Operation<typeof offerRoutes.getFeed> = async ({ actor, query, now }) => {
  const range = feedRange(query.state, query.city, now);
  const limit = query.limit ?? defaultPageSize;
  const { items, position } = await collectPage({
    ranges: [range],
    limit,
    maxRows: limit * rowsPerItem,
    position: decodeCursor(range.partition, query.pagingKey),
    load: (rows) => loadFeedRows(rows, actor?.userId, now),
  });
  return ok({ items, ...(position && { pagingKey: encodeCursor(range.partition, position) }) });
};
