import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { BusinessItem } from '#lambdas/businesses/business-repository.ts';
import { type OfferItem, offerAttributes } from '#lambdas/offers/repository/offer-item.ts';
import type { UserItem } from '#lambdas/shared/identity/user-repository.ts';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import { type ShopItem, shopItemOf } from '#lambdas/shops/repository/shop-item.ts';

type StoredItem = Key & Record<string, unknown>;

const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;

/** The table's client, mocked: it answers what a test tells it, and shows what it was asked. */
export const table = mockClient(DynamoDBDocumentClient);

/** Reads by key find these items and no others; queries find nothing, and writes go through. */
export function tableHolds(...items: readonly StoredItem[]): void {
  const stored = new Map(items.map((item) => [nameOf(item), item]));
  table.reset();
  table
    .on(GetCommand)
    .callsFake(({ Key: key }: { Key: Key }) => ({ Item: stored.get(nameOf(key)) }));
  table.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => ({
    Responses: Object.fromEntries(
      Object.entries(RequestItems ?? {}).map(([name, { Keys = [] }]) => [
        name,
        Keys.flatMap((key) => stored.get(nameOf(key as Key)) ?? []),
      ]),
    ),
  }));
  table.on(QueryCommand).resolves({ Items: [], Count: 0 });
  table.on(TransactWriteCommand).resolves({});
  table.on(UpdateCommand).resolves({});
}

/** Things as they are stored: a user, a business, a shop, an offer, each under its key. */
export const stored = {
  user: (user: UserItem): StoredItem => ({ ...keys.user(user.userId), ...user }),
  business: (business: BusinessItem): StoredItem => ({
    ...keys.business(business.id),
    ...business,
  }),
  shop: (shop: ShopItem): StoredItem => shopItemOf(shop),
  offer: (offer: OfferItem): StoredItem => ({
    ...keys.offer(offer.id),
    ...offerAttributes(offer),
  }),
} as const;

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The transactions sent, each as its actions. */
export function transactions(): readonly (readonly Action[])[] {
  return table
    .commandCalls(TransactWriteCommand)
    .map((sent) => sent.args[0].input.TransactItems ?? []);
}

/** The updates sent outside of transactions. */
export function updates(): readonly UpdateCommandInput[] {
  return table.commandCalls(UpdateCommand).map((sent) => sent.args[0].input);
}

/** The key of the item that an action is about. */
const keyOf = ({ Put, Update, Delete, ConditionCheck }: Action): Key =>
  (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key) as Key;

/** The action on an item in the last transaction sent. */
export function writeOf(key: Key): Action {
  const found = transactions()
    .at(-1)
    ?.find((action) => nameOf(keyOf(action)) === nameOf(key));
  if (!found) throw new Error(`Nothing is written at ${nameOf(key)}`);
  return found;
}

/** The keys of what the last transaction writes or checks, as text, in alphabetical order. */
export function writtenKeys(): string[] {
  return (transactions().at(-1) ?? []).map((action) => nameOf(keyOf(action))).sort();
}

/** What DynamoDB throws for a transaction whose actions ended with these codes. */
export function cancelled(...codes: readonly string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

/** Has a transaction fail by its writes to some items, wherever they stand in it. */
export function failingWhere(isFailing: (key: Key) => boolean, code = 'ConditionalCheckFailed') {
  return ({ TransactItems = [] }: TransactWriteCommandInput): never => {
    throw cancelled(...TransactItems.map((action) => (isFailing(keyOf(action)) ? code : 'None')));
  };
}

/** The same by the keys of the items. */
export function failingAt(...failing: readonly Key[]) {
  const names = new Set(failing.map(nameOf));
  return failingWhere((key) => names.has(nameOf(key)));
}

/** Whether an item was read strongly; undefined where it was not read. */
export function consistencyOf(key: Key): boolean | undefined {
  const gets = table.commandCalls(GetCommand).map((sent) => sent.args[0].input);
  const batches = table
    .commandCalls(BatchGetCommand)
    .flatMap((sent) => Object.values(sent.args[0].input.RequestItems ?? {}))
    .flatMap(({ Keys = [], ConsistentRead }) => Keys.map((Key) => ({ Key, ConsistentRead })));
  const isOf = ({ Key: read }: { Key: unknown }) => nameOf(read as Key) === nameOf(key);
  return [...gets, ...batches].find((read) => isOf(read as { Key: unknown }))?.ConsistentRead;
}
