import type { DynamoDBRecord } from 'aws-lambda';
import { type Change, changeOf } from './change-repository.ts';
import type { Job } from './jobs.ts';

/** The jobs that a changed state needs. */
const rules: Readonly<Record<Change['item'], (change: Change) => readonly Job[]>> = {
  business: ({ id, before, after }) =>
    [before, after].includes('active') ? [{ name: 'refresh-feeds-of-business', id }] : [],
  // A new shop has no offers yet.
  shop: ({ id, before }) => (before === undefined ? [] : [{ name: 'refresh-feeds-of-shop', id }]),
  'offer-of-shop': ({ id }) => [{ name: 'refresh-offers-count', id }],
};

/** The jobs that a record of the table's stream needs; none where the state is the same. */
export function jobsOfChange(record: DynamoDBRecord): readonly Job[] {
  const change = changeOf(record);
  if (!change || change.before === change.after) return [];
  return rules[change.item](change);
}
