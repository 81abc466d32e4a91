import '#contract/http/zod-config.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { itemKindOf, partitionId, sortId } from '../table/keys.ts';

// What a damaged item lacks is left out: the jobs of its other changes are started all the same.
const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const texts = z.catch(z.array(z.string()), () => []);
const unpaid = z.catch(z.array(z.object({ start: z.string(), reminder: z.number() })), () => []);

const receipts = z.catch(z.array(z.object({ fileKey: z.string() })), () => []);

/** The attributes of a business, a shop or an offer by which its jobs name the business. */
const named = { businessId: text, previousActive: text };

/** A claim, with all its attributes: statistics read its state. */
const claimOfChange = z.looseObject({
  businessId: text,
  status: text,
  cancelledBy: text,
  consumerId: text,
});

/** The items whose changes start jobs, by the kinds of their keys, and the attributes that matter. */
const followed = {
  'BUSINESS BUSINESS': z.object({
    ...named,
    ...{ status: text, name: text, approvedAt: text, updatedAt: text, images: texts },
    suspendedBy: z.catch(z.optional(z.array(z.string())), undefined),
  }),
  'SHOP SHOP': z.object({
    ...named,
    ...{ shopStatus: text, shopIdentifier: text, timeZone: text, images: texts },
    // Those of its address, and the versions that changed its status and its place last.
    ...{ state: text, city: text, neighborhood: text, statusVersion: number, placeVersion: number },
  }),
  'OFFER OFFER': z.object({
    ...named,
    ...{ title: text, originalPriceCents: number, offerPriceCents: number },
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

/** The kinds of the items whose changes start jobs. */
export type FollowedKind = keyof typeof followed;

/** A change of an item; it is undefined before where it is new, and after where it is removed. */
export interface ItemChange<Kind extends FollowedKind> {
  readonly kind: Kind;
  /**
   * That of the business, shop, offer or user, or the code of a claim; of a subscription, an invoice, a report or a month of
   * claims the business's, of a follow the user's, of shards the offer's.
   */
  readonly id: string;
  /** The id in the sort key: of a report; for a follow, that of the shop; for an invoice, the first day of its period; the month of claims. */
  readonly sortId: string;
  /** The instant of the change, to the second; undefined where the stream does not say it. */
  readonly madeAt: string | undefined;
  readonly before: z.output<(typeof followed)[Kind]> | undefined;
  readonly after: z.output<(typeof followed)[Kind]> | undefined;
}

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

function attributesOf(image: NonNullable<Image>) {
  const item = unmarshall(image as Parameters<typeof unmarshall>[0]);
  return { ...item, ...item['address'] };
}

/** The change in a record of the table's stream; undefined for an item whose changes start no jobs. */
export function changeIn({ dynamodb }: DynamoDBRecord): ItemChange<FollowedKind> | undefined {
  const { Keys, OldImage, NewImage, ApproximateCreationDateTime: seconds } = dynamodb ?? {};
  const key = { PK: Keys?.['PK']?.S, SK: Keys?.['SK']?.S };
  const kind = itemKindOf(key) as FollowedKind;
  const item = followed[kind];
  if (!item) return undefined;
  const read = (image: Image) => image && item.parse(attributesOf(image));
  const [before, after] = [read(OldImage), read(NewImage)];
  const madeAt = seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();
  return { kind, id: partitionId(key), sortId: sortId(key), madeAt, before, after };
}
