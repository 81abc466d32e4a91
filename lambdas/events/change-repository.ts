import type { DynamoDBRecord } from 'aws-lambda';
import { kindOf, partitionId } from '../shared/table/keys.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** The items whose changes are followed, by the kinds of their keys, and the attributes compared. */
const followed = {
  'BUSINESS BUSINESS': { item: 'business', attributes: ['status'] },
  'SHOP SHOP': { item: 'shop', attributes: ['shopStatus'] },
  'SHOP OFFER': { item: 'offer-of-shop', attributes: ['LSI1SK', 'startsAt'] },
} as const;

/** A change of an item that is followed. */
export interface Change {
  readonly item: (typeof followed)[keyof typeof followed]['item'];
  /** The id of the business or shop. */
  readonly id: string;
  /**
   * The item's state before and after: the status of a business or shop; status, start and end of an
   * offer. Undefined where there was no item.
   */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A change out of a record of the table's stream; undefined for an item that is not followed. */
export function changeOf({ dynamodb }: DynamoDBRecord): Change | undefined {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  const key = { PK: Keys?.['PK']?.S, SK: Keys?.['SK']?.S };
  const kind = followed[kindOf(key) as keyof typeof followed];
  if (!kind) return undefined;
  const stateOf = (image: Image | undefined) =>
    image && kind.attributes.map((name) => image[name]?.S).join(' ');
  return {
    item: kind.item,
    id: partitionId(key),
    before: stateOf(OldImage),
    after: stateOf(NewImage),
  };
}
