import type { DynamoDBRecord } from 'aws-lambda';
import { kindOf, partitionId, sortId } from '../shared/table/keys.ts';

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** The attributes of a shop that decide whether and by which words it is found. */
const searched = [
  'shopStatus',
  'shopIdentifier',
  'address.state',
  'address.city',
  'address.neighborhood',
];

/**
 * The attributes of a shop that decide when its offers run, in which feeds, and what the pictures of their links show;
 * the version that changed them last comes first.
 */
const placed = ['placeVersion', 'timeZone', 'address.state', 'address.city'];

/** The attributes of a shop and of an offer that the picture shows which links to them have. */
const shownInLinkOfShop = [
  'businessId',
  'shopIdentifier',
  'address.state',
  'address.city',
  'address.neighborhood',
  'images',
];
const shownInLinkOfOffer = ['title', 'originalPriceCents', 'offerPriceCents', 'shopsIds', 'images'];

/**
 * The items whose changes are followed, by the kinds of their keys, and the attributes compared, each by its
 * path. An item has an entry for each purpose that compares other attributes.
 */
const followed = [
  { kind: 'BUSINESS BUSINESS', item: 'business', attributes: ['status'] },
  { kind: 'BUSINESS BUSINESS', item: 'business-in-search', attributes: ['status', 'name'] },
  {
    kind: 'BUSINESS BUSINESS',
    item: 'decision',
    attributes: ['status', 'approvedAt', 'updatedAt', 'previousActive'],
  },
  { kind: 'BUSINESS BUSINESS', item: 'images', attributes: ['images'] },
  { kind: 'BUSINESS BUSINESS', item: 'business-in-links', attributes: ['previousActive', 'name'] },
  {
    kind: 'BUSINESS BUSINESS',
    item: 'avatar-in-links',
    attributes: ['previousActive', 'name', 'images'],
  },
  { kind: 'SHOP SHOP', item: 'shop', attributes: ['statusVersion', 'shopStatus'] },
  { kind: 'SHOP SHOP', item: 'shop-in-search', attributes: searched },
  { kind: 'SHOP SHOP', item: 'place-of-shop', attributes: placed },
  { kind: 'SHOP SHOP', item: 'business-of-shop', attributes: ['businessId'] },
  { kind: 'SHOP SHOP', item: 'images', attributes: ['images'] },
  { kind: 'SHOP SHOP', item: 'in-links', attributes: shownInLinkOfShop },
  { kind: 'OFFER OFFER', item: 'images', attributes: ['images'] },
  { kind: 'OFFER OFFER', item: 'in-links', attributes: shownInLinkOfOffer },
  { kind: 'IMAGES IMAGE', item: 'image-of-owner', attributes: ['reasonCode', 'key'] },
  { kind: 'USER FOLLOW', item: 'follow', attributes: ['followId'] },
  { kind: 'USER USER', item: 'user', attributes: ['status'] },
  { kind: 'USER USER', item: 'added-validator', attributes: ['validatorId'] },
  { kind: 'USER EXPORT', item: 'export', attributes: ['fileKey'] },
  { kind: 'SHOP OFFER', item: 'offer-of-shop', attributes: ['LSI1SK', 'startsAt'] },
] as const;

/** A change of an item that is followed. */
export interface Change {
  readonly item: (typeof followed)[number]['item'];
  /** The id of the business, shop, offer or user; for a follow, that of the user. */
  readonly id: string;
  /** The id in the sort key: for a follow, that of the shop. */
  readonly sortId: string;
  /** The business of the item, where its key does not say it. */
  readonly businessId: string | undefined;
  /**
   * The item's state before and after: the values of the attributes compared, one per line. Undefined where there was
   * no item.
   */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The text of a value: a string, a number, or a list of such, separated by commas; empty where there is none. */
function textOf(value: Image[string] | undefined): string {
  return value?.S ?? value?.N ?? value?.L?.map(textOf).join(',') ?? '';
}

/** The text at a path such as `address.city` of an item; empty where there is none. */
function textAt(image: Image, path: string): string {
  return textOf(
    path
      .split('.')
      .reduce<Image[string] | undefined>((inner, name) => inner?.M?.[name], { M: image }),
  );
}

/** The business that an item names: its own, or that of which it is a revision. */
const businessOf = (image: Image = {}) =>
  textAt(image, 'previousActive') || textAt(image, 'businessId') || undefined;

/** The changes in a record of the table's stream, one for each purpose; none for an item not followed. */
export function changesOf({ dynamodb }: DynamoDBRecord): Change[] {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  const key = { PK: Keys?.['PK']?.S, SK: Keys?.['SK']?.S };
  return followed
    .filter(({ kind }) => kind === kindOf(key))
    .map(({ item, attributes }) => {
      const stateOf = (image: Image | undefined) =>
        image && attributes.map((path) => textAt(image, path)).join('\n');
      return {
        item,
        id: partitionId(key),
        sortId: sortId(key),
        businessId: businessOf(NewImage ?? OldImage),
        before: stateOf(OldImage),
        after: stateOf(NewImage),
      };
    });
}
