import type { DynamoDBRecord } from 'aws-lambda';
import type { Job } from './jobs.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** One change of an item: its attributes before and after, each absent where there was no item. */
interface Change {
  readonly id: string;
  readonly before: Image | undefined;
  readonly after: Image | undefined;
}

const text = (image: Image | undefined, name: string) => image?.[name]?.S;

const isChanged = ({ before, after }: Change, name: string) =>
  text(before, name) !== text(after, name);

/** What follows a change of an item, by the kinds of its partition and sort key. */
const rules: Readonly<Record<string, (change: Change) => Job[]>> = {
  'BUSINESS BUSINESS': (change) => {
    const statuses = [text(change.before, 'status'), text(change.after, 'status')];
    return isChanged(change, 'status') && statuses.includes('active')
      ? [{ name: 'refresh-feeds-of-business', id: change.id }]
      : [];
  },
  // A new shop has no offers yet.
  'SHOP SHOP': (change) =>
    change.before && isChanged(change, 'shopStatus')
      ? [{ name: 'refresh-feeds-of-shop', id: change.id }]
      : [],
  'SHOP OFFER': (change) =>
    isChanged(change, 'LSI1SK') || isChanged(change, 'startsAt')
      ? [{ name: 'refresh-offers-count', id: change.id }]
      : [],
};

/** The jobs that a change of an item asks for. */
export function jobsOfChange({ dynamodb }: DynamoDBRecord): Job[] {
  const { Keys, OldImage: before, NewImage: after } = dynamodb ?? {};
  const [kind, id = ''] = (text(Keys, 'PK') ?? '').split('#');
  const [row] = (text(Keys, 'SK') ?? '').split('#');
  return rules[`${kind} ${row}`]?.({ id, before, after }) ?? [];
}
