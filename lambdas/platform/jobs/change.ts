import '#contract/http/zod-config.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { itemKindOf, partitionId, sortId } from '../table/keys.ts';

// A damaged attribute counts as absent, so jobs for the item's other changes still start.
const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const texts = z.catch(z.array(z.string()), () => []);
const unpaid = z.catch(z.array(z.object({ start: z.string(), reminder: z.number() })), () => []);

const receipts = z.catch(z.array(z.object({ fileKey: z.string() })), () => []);

/** Attributes of a business, shop or offer that tell the business for its jobs. */
const named = { businessId: text, previousActive: text };

/** A claim, with all its attributes: statistics read its state. */
const claimOfChange = z.looseObject({
  businessId: text,
  status: text,
  cancelledBy: text,
  consumerId: text,
});

/** Items whose changes start jobs, by the kinds of their keys, with the relevant attributes. */
const watchedItems = {
  'BUSINESS BUSINESS': z.object({
    ...named,
    ...{ status: text, name: text, approvedAt: text, updatedAt: text, images: texts },
    suspendedBy: z.catch(z.optional(z.array(z.string())), undefined),
  }),
  'SHOP SHOP': z.object({
    ...named,
    ...{ shopStatus: text, shopIdentifier: text, timeZone: text, images: texts },
    // State and city come from its address; the versions are of the last changes of its status and its place.
    ...{ state: text, city: text, neighborhood: text, statusVersion: number, placeVersion: number },
  }),
  'OFFER OFFER': z.object({
    ...named,
    ...{ title: text, originalPriceCents: number, offerPriceCents: number },
    ...{ startDate: text, expirationDate: text },
    ...{ shopsIds: texts, images: texts },
  }),
  'BILLING SUBSCRIPTION': z.object({ unpaid, nextStart: text }),
  'BILLING INVOICE': z.object({ status: text, version: number, receipts }),
  'IMAGES IMAGE': z.object({ reasonCode: text, key: text }),
  'USER FOLLOW': z.object({ followId: text, followedAt: text, businessId: text }),
  'USER USER': z.object({ businessId: text, status: text, validatorId: text }),
  'USER EXPORT': z.object({ fileKey: text }),
  'REPORTS REPORT': z.object({ businessId: text, fileKey: text }),
  'OFFER_CLAIMS SHARD': z.object({ businessId: text, taken: number }),
  'OFFER_CLAIMS USED': z.object({ businessId: text, used: number }),
  'CLAIM CLAIM': claimOfChange,
  'CLAIMS_MONTH MONTH': z.object({ businessId: text }),
  'SHOP OFFER': z.object({ businessId: text, LSI1SK: text, startsAt: text }),
} as const;

export type WatchedKind = keyof typeof watchedItems;

/** A change of an item. `before` is undefined for a new item, `after` for a removed one. */
export interface ItemChange<Kind extends WatchedKind> {
  readonly kind: Kind;
  /**
   * The id in the partition key: the business's for billing, reports and months of claims, the user's for a
   * follow, the offer's for shards, the code for a claim, else the item's own.
   */
  readonly id: string;
  /** The id in the sort key: of a report, a follow's shop, an invoice's first day, or a month of claims. */
  readonly sortId: string;
  /** Instant of the change, to the second; undefined where the stream does not tell it. */
  readonly madeAt: string | undefined;
  readonly before: z.output<(typeof watchedItems)[Kind]> | undefined;
  readonly after: z.output<(typeof watchedItems)[Kind]> | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

function attributesOf(image: NonNullable<Image>) {
  const item = unmarshall(image as Parameters<typeof unmarshall>[0]);
  return { ...item, ...item['address'] };
}

/** Reads the change in a record of the table's stream; undefined for an item whose changes start no jobs. */
export function changeIn({ dynamodb }: DynamoDBRecord): ItemChange<WatchedKind> | undefined {
  const { Keys, OldImage, NewImage, ApproximateCreationDateTime: seconds } = dynamodb ?? {};
  const key = { PK: Keys?.['PK']?.S, SK: Keys?.['SK']?.S };
  const kind = itemKindOf(key) as WatchedKind;
  const item = watchedItems[kind];
  if (!item) return undefined;
  const read = (image: Image) => image && item.parse(attributesOf(image));
  const [before, after] = [read(OldImage), read(NewImage)];
  const madeAt = seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();
  return { kind, id: partitionId(key), sortId: sortId(key), madeAt, before, after };
}
