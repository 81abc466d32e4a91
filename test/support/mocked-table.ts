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
import type { Key } from '#lambdas/shared/table/keys.ts';

type StoredItem = Key & Record<string, unknown>;

/** A key as one text, in the form of `writtenKeys`. */
export const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

/** The mocked DynamoDB document client, with stubbed responses and recorded commands. */
export const table = mockClient(DynamoDBDocumentClient);

/** Resets the mock: reads by key find only these items, queries return nothing, writes succeed. */
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

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The actions of each transaction sent, in the order sent. */
export function transactions(): readonly (readonly Action[])[] {
  return table
    .commandCalls(TransactWriteCommand)
    .map((sent) => sent.args[0].input.TransactItems ?? []);
}

/** The inputs of the UpdateCommands sent outside transactions. */
export function updates(): readonly UpdateCommandInput[] {
  return table.commandCalls(UpdateCommand).map((sent) => sent.args[0].input);
}

const keyOf = ({ Put, Update, Delete, ConditionCheck }: Action): Key =>
  (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key) as Key;

/** The action on the item with this key in the last transaction sent; throws if there is none. */
export function writeOf(key: Key): Action {
  const found = transactions()
    .at(-1)
    ?.find((action) => nameOf(keyOf(action)) === nameOf(key));
  if (!found) throw new Error(`Nothing is written at ${nameOf(key)}`);
  return found;
}

/** The keys written or checked by the last transaction, as `PK SK`, in alphabetical order. */
export function writtenKeys(): string[] {
  return (transactions().at(-1) ?? []).map((action) => nameOf(keyOf(action))).sort();
}

/** DynamoDB's error for a cancelled transaction, with one reason code per action. */
export function cancelled(...codes: readonly string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

/** A fake that cancels a transaction, with the code as reason for each action on a matching key. */
export function failingWhere(isFailing: (key: Key) => boolean, code = 'ConditionalCheckFailed') {
  return ({ TransactItems = [] }: TransactWriteCommandInput): never => {
    throw cancelled(...TransactItems.map((action) => (isFailing(keyOf(action)) ? code : 'None')));
  };
}

/** A fake that cancels a transaction because the conditions on these keys failed. */
export function failingAt(...failing: readonly Key[]) {
  const names = new Set(failing.map(nameOf));
  return failingWhere((key) => names.has(nameOf(key)));
}

/** The `ConsistentRead` of the first read of an item; undefined if unset or not read. */
export function consistencyOf(key: Key): boolean | undefined {
  const gets = table.commandCalls(GetCommand).map((sent) => sent.args[0].input);
  const batches = table
    .commandCalls(BatchGetCommand)
    .flatMap((sent) => Object.values(sent.args[0].input.RequestItems ?? {}))
    .flatMap(({ Keys = [], ConsistentRead }) => Keys.map((Key) => ({ Key, ConsistentRead })));
  const hasKey = ({ Key: read }: { Key: unknown }) => nameOf(read as Key) === nameOf(key);
  return [...gets, ...batches].find((read) => hasKey(read as { Key: unknown }))?.ConsistentRead;
}
