import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { invalid } from './faults.ts';
import { copyOf, type MemoryItem, sizeOf } from './values.ts';

/** Keys and indexes of a table. CloudFormation and the DynamoDB API use the same names. */
export type TableShape = Pick<
  CreateTableCommandInput,
  'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
>;

const keySchema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];

const globalIndex = (name: string) => ({
  IndexName: name,
  KeySchema: keySchema(`${name}PK`, `${name}SK`),
  Projection: { ProjectionType: 'KEYS_ONLY' as const },
});

/**
 * The table's shape for tables of tests. It is a copy, since synthesizing the data stack takes seconds; that stack's
 * tests compare the two.
 */
export const tableShape = {
  KeySchema: keySchema('PK', 'SK'),
  AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK', 'LSI1SK'].map(
    (name) => ({ AttributeName: name, AttributeType: 'S' as const }),
  ),
  GlobalSecondaryIndexes: [globalIndex('GSI1'), globalIndex('GSI2')],
  LocalSecondaryIndexes: [
    {
      IndexName: 'LSI1',
      KeySchema: keySchema('PK', 'LSI1SK'),
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['startsAt', 'status'] },
    },
  ],
} satisfies TableShape;

export interface KeyNames {
  readonly partition: string;
  readonly sort: string;
}

interface Index extends KeyNames {
  readonly isGlobal: boolean;
  /** Tells whether a query finds an attribute. */
  readonly isProjected: (attribute: string) => boolean;
}

const namesOf = ({ KeySchema: [hash, range] = [] }: Pick<TableShape, 'KeySchema'>) => ({
  partition: hash?.AttributeName ?? '',
  sort: range?.AttributeName ?? '',
});

/** Names of the table's own key attributes. */
export const tableKey: KeyNames = namesOf(tableShape);

const { GlobalSecondaryIndexes: globals, LocalSecondaryIndexes: locals }: Required<TableShape> =
  tableShape;

export const indexes: ReadonlyMap<string, Index> = new Map(
  [...(globals ?? []), ...(locals ?? [])].map((index): [string, Index] => {
    const names = namesOf(index);
    const { NonKeyAttributes: others = [] } = index.Projection ?? {};
    const projected = new Set(['PK', 'SK', names.partition, names.sort, ...others]);
    const isGlobal = (globals ?? []).includes(index);
    return [
      index.IndexName ?? '',
      { ...names, isGlobal, isProjected: (name) => projected.has(name) },
    ];
  }),
);

/** All attributes in a key of an index. */
const indexAttributes: readonly string[] = tableShape.AttributeDefinitions.map(
  ({ AttributeName }) => AttributeName,
).filter((name) => name !== tableKey.partition && name !== tableKey.sort);

const maxItemBytes = 400 * 1024;

/** Returns a key as one text. */
export const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

function requireKeyAttribute(name: string, value: unknown): void {
  if (typeof value === 'string' && value !== '') return;
  throw invalid(`One or more parameter values were invalid: the key attribute ${name} is no text`);
}

/** Returns the key of a request; throws if it is malformed. */
export function keyFrom(given: MemoryItem | undefined): Key {
  const names = Object.keys(given ?? {});
  const { PK, SK } = given ?? {};
  if (names.length !== 2) throw invalid('The provided key element does not match the schema');
  requireKeyAttribute(tableKey.partition, PK);
  requireKeyAttribute(tableKey.sort, SK);
  return { PK: String(PK), SK: String(SK) };
}

/** Returns a copy of an item to store; throws if DynamoDB would refuse it. */
export function storable(given: MemoryItem): MemoryItem & Key {
  const item = copyOf(given);
  for (const name of [tableKey.partition, tableKey.sort]) requireKeyAttribute(name, item[name]);
  for (const name of indexAttributes) {
    if (item[name] !== undefined) requireKeyAttribute(name, item[name]);
  }
  if (sizeOf(item) > maxItemBytes) throw invalid('Item size has exceeded the maximum allowed size');
  return item as MemoryItem & Key;
}

/** Throws for an unsupported parameter, so that none is ignored. */
export function requireKnown(input: object, known: readonly string[]): void {
  const unknown = Object.entries(input).find(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  if (unknown) throw new Error(`The table in memory does not support ${unknown[0]}`);
}

/** Creates an empty table with the keys and indexes of the deployed one. */
export async function createTable(client: DynamoDBClient, TableName: string): Promise<void> {
  await client.send(
    new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST', ...tableShape }),
  );
}

export async function deleteTable(client: DynamoDBClient, TableName: string): Promise<void> {
  await client.send(new DeleteTableCommand({ TableName }));
}
