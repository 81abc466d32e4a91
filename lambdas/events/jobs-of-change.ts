import type { DynamoDBRecord } from 'aws-lambda';
import { type Change, changesOf } from './change-repository.ts';
import type { Job } from './jobs.ts';

/** Whether a business or shop was active or is now. */
const isOrWasActive = ({ before, after }: Change) =>
  [before, after].some((state) => state?.split('\n')[0] === 'active');

/** The jobs that a changed state needs. */
const rules: Readonly<Record<Change['item'], (change: Change) => readonly Job[]>> = {
  business: ({ id, before, after }) =>
    [before, after].includes('active') ? [{ name: 'refresh-feeds-of-business', id }] : [],
  'business-in-search': (change) =>
    isOrWasActive(change) ? [{ name: 'refresh-search-of-business', id: change.id }] : [],
  // A new shop has no offers yet.
  shop: ({ id, before }) => (before === undefined ? [] : [{ name: 'refresh-feeds-of-shop', id }]),
  'shop-in-search': (change) =>
    isOrWasActive(change) ? [{ name: 'refresh-search', id: change.id }] : [],
  'offer-of-shop': ({ id }) => [{ name: 'refresh-offers-count', id }],
};

/** The jobs that a record of the table's stream needs; none where the state is the same. */
export function jobsOfChange(record: DynamoDBRecord): readonly Job[] {
  return changesOf(record)
    .filter(({ before, after }) => before !== after)
    .flatMap((change) => rules[change.item](change));
}
