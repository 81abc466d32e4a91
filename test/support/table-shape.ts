import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

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
