import assert from 'node:assert/strict';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { MemoryTable } from '../memory-table/memory-table.ts';
import { anyCondition, anyUpdate, anyValue, rendered } from './expressions.ts';

const partition = fc.constantFrom('P', 'Q');
const sortKeys = ['1', '2', '3', '4', 'é'];
const sortKey = fc.constantFrom(...sortKeys);
const key = fc.tuple(partition, sortKey).map(([PK, SK]) => ({ PK, SK }));
const rarely = fc.integer({ min: 0, max: 15 }).map((n) => n === 0);

const attributes = fc.record(
  { a: anyValue, b: anyValue, c: anyValue, status: anyValue, startsAt: anyValue },
  { requiredKeys: [] },
);
/** Places of an item in indexes; unique sort keys, as DynamoDB does not order equal ones. */
const places = fc
  .subarray(['GSI1', 'GSI2', 'LSI1'])
  .map(
    (indexes) => (item: { PK: string; SK: string }) =>
      Object.fromEntries(
        indexes.flatMap((index) => [
          ...(index === 'LSI1' ? [] : [[`${index}PK`, `${item.SK < '3'}`]]),
          [`${index}SK`, `${item.SK}${index}${item.PK}`],
        ]),
      ),
  );
const item = fc
  .tuple(key, attributes, places)
  .map(([itemKey, others, placesOf]) => ({ ...others, ...placesOf(itemKey), ...itemKey }));

const sometimes = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const conditional = fc
  .tuple(sometimes(anyCondition), rarely)
  .map(([ConditionExpression, isOneUnused]) => rendered({ ConditionExpression }, isOneUnused));
const put = fc.tuple(item, conditional).map(([Item, rest]) => ({ Item, ...rest }));
const remove = fc.tuple(key, conditional).map(([Key, rest]) => ({ Key, ...rest }));
const change = fc
  .tuple(key, anyUpdate, sometimes(anyCondition), rarely)
  .map(([Key, UpdateExpression, ConditionExpression, isOneUnused]) => ({
    Key,
    ...rendered({ UpdateExpression, ConditionExpression }, isOneUnused),
  }));
const check = fc
  .tuple(key, anyCondition)
  .map(([Key, ConditionExpression]) => ({ Key, ...rendered({ ConditionExpression }, false) }));

const action = fc.oneof(
  put.map((Put) => ({ Put })),
  change.map((Update) => ({ Update })),
  remove.map((Delete) => ({ Delete })),
  check.map((ConditionCheck) => ({ ConditionCheck })),
);

const range = fc.oneof(
  fc.constant([]),
  fc
    .constantFrom('=', '<', '<=', '>', '>=')
    .chain((sign) => sortKey.map((from) => [` AND #sk ${sign} `, { value: from }])),
  fc
    .tuple(sortKey, sortKey)
    .map(([from, to]) => [' AND #sk BETWEEN ', { value: from }, ' AND ', { value: `${to}~` }]),
  sortKey.map((start) => [' AND begins_with(#sk, ', { value: start }, ')']),
);
const query = fc
  .record({
    index: fc.constantFrom(undefined, 'GSI1', 'GSI2', 'LSI1'),
    of: fc.constantFrom('P', 'true', 'false'),
    range,
    ScanIndexForward: fc.boolean(),
    ConsistentRead: fc.boolean(),
    Limit: fc.constantFrom(undefined, 1, 2, 0),
    Select: fc.constantFrom(undefined, 'COUNT' as const),
  })
  .map(({ index, of, range: between, ...rest }) => {
    const isGlobal = index?.startsWith('G');
    const { ExpressionAttributeNames: _, ...expressions } = rendered(
      { KeyConditionExpression: ['#pk = ', { value: isGlobal ? of : 'P' }, ...between] },
      false,
    );
    const sort = { '#sk': index ? `${index}SK` : 'SK' };
    return {
      ...rest,
      ...(index && { IndexName: index }),
      ...expressions,
      ExpressionAttributeNames: {
        '#pk': isGlobal ? `${index}PK` : 'PK',
        ...(between.length > 0 && sort),
      },
    };
  });

const batchWrite = fc.array(
  fc.oneof(
    item.map((Item) => ({ PutRequest: { Item } })),
    key.map((Key) => ({ DeleteRequest: { Key } })),
  ),
  { minLength: 1, maxLength: 3 },
);

/** Keys of all items that requests write. */
const possibleKeys = ['P', 'Q'].flatMap((PK) => sortKeys.map((SK) => ({ PK, SK })));

/** A request to a table: the name of its command and its input. */
const anyRequest = (TableName: string) => {
  const inTable = <T extends object>(input: T) => ({ TableName, ...input });
  return fc.oneof(
    { weight: 3, arbitrary: put.map((input) => ['PutCommand', inTable(input)] as const) },
    { weight: 5, arbitrary: change.map((input) => ['UpdateCommand', inTable(input)] as const) },
    remove.map((input) => ['DeleteCommand', inTable(input)] as const),
    {
      weight: 4,
      arbitrary: fc
        .array(
          action.map((one) =>
            Object.fromEntries(Object.entries(one).map(([kind, input]) => [kind, inTable(input)])),
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((TransactItems) => ['TransactWriteCommand', { TransactItems }] as const),
    },
    batchWrite.map(
      (requests) => ['BatchWriteCommand', { RequestItems: { [TableName]: requests } }] as const,
    ),
    key.map((Key) => ['GetCommand', inTable({ Key })] as const),
    fc
      .array(key, { minLength: 1, maxLength: 3 })
      .map((Keys) => ['BatchGetCommand', { RequestItems: { [TableName]: { Keys } } }] as const),
    { weight: 4, arbitrary: query.map((input) => ['QueryCommand', inTable(input)] as const) },
  );
};

type Answer = Readonly<Record<string, unknown>> & { readonly codes?: readonly unknown[] };

const commands = {
  GetCommand,
  BatchGetCommand,
  QueryCommand,
  PutCommand,
  UpdateCommand,
  DeleteCommand,
  BatchWriteCommand,
  TransactWriteCommand,
};

type CommandName = keyof typeof commands;

/** Returns the answer to a request, or the name of its error, with the reasons of a cancelled transaction. */
async function outcomeOf(work: () => Promise<object> | object): Promise<Answer> {
  try {
    const { $metadata: _, ...answer } = (await work()) as Answer;
    return answer;
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException && error.CancellationReasons;
    const { name, message } = error as Error;
    if (!reasons) return { error: name, message };
    const messages = reasons.map(({ Message }) => Message);
    return { error: name, codes: reasons.map(({ Code }) => Code), message: messages.join() };
  }
}

/** Requests that AWS refuses by its documentation but the local endpoint accepts; they are not sent to it. */
const refusedByAwsAlone = [
  'Two document paths overlap',
  'Cannot update attribute',
  // Comparing values without an order, such as booleans, and adding to a string.
  'Incorrect operand type for operator or function; operator or function: condition',
  'Incorrect operand type for operator or function; operator or function: +',
  'Incorrect operand type for operator or function; operator or function: -',
];

const isRefusedByAwsAlone = ({ message = '' }: Answer) =>
  refusedByAwsAlone.some((text) => String(message).includes(text));

/**
 * Tells whether an expression is invalid. AWS refuses it before it reads an item, the local endpoint after the
 * condition, and in a transaction with a reason; so only the refusal is compared.
 */
const isInvalid = ({ error, codes }: Answer) =>
  error === 'ValidationException' || codes?.includes('ValidationError');

/** Sorts the items of a batch, since DynamoDB does not. */
function inOrder({ Responses, ...rest }: Answer): Answer {
  if (!Responses) return rest;
  const items = Object.values(Responses as Record<string, Answer[]>).flat();
  return { ...rest, items: items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
}

/**
 * A property: an in-memory table and a client's table answer any requests alike and store the same. The items of `keys`
 * are removed from that table before each run.
 */
export function answersAlike(client: DynamoDBDocumentClient, tableName: string) {
  const send = (name: CommandName, input: object) =>
    client.send(new commands[name](input as never) as never) as Promise<object>;
  const readAll = [
    'BatchGetCommand',
    { RequestItems: { [tableName]: { Keys: possibleKeys } } },
  ] as const;
  return fc.asyncProperty(
    fc.array(anyRequest(tableName), { minLength: 1, maxLength: 24, size: 'max' }),
    async (requests) => {
      const removals = possibleKeys.map((Key) => ({ DeleteRequest: { Key } }));
      await send('BatchWriteCommand', { RequestItems: { [tableName]: removals } });
      const memory = new MemoryTable([]);
      for (const [name, input] of [...requests, readAll]) {
        const { message, ...actual } = await outcomeOf(() => memory.answer(name, input));
        if (isRefusedByAwsAlone({ message })) continue;
        const { message: _, ...expected } = await outcomeOf(() => send(name, input));
        if (isInvalid(actual) || expected.codes?.includes('ValidationError')) {
          assert.ok(actual['error'] && expected['error']);
        } else assert.deepEqual(inOrder(actual), inOrder(expected));
      }
    },
  );
}
