import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { Template } from 'aws-cdk-lib/assertions';
import { App } from 'aws-cdk-lib/core';
import { configOf } from '#lib/config.ts';
import { DataStack } from '#lib/stacks/data-stack.ts';
import { clientSettings } from '#scripts/stage/client-settings.ts';
import { onlyOf } from '#test/infra/support/resources.ts';

/** Keys and indexes of the deployed table. CloudFormation and the DynamoDB API use the same names. */
export type TableShape = Pick<
  CreateTableCommandInput,
  'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
>;

/** Creates an empty table with the keys and indexes of the deployed one; `remove` deletes it. */
export async function makeBenchTable(endpoint: string) {
  const app = new App({ analyticsReporting: false });
  const data = new DataStack(app, 'bench', { config: configOf('test') });
  const shape = onlyOf(Template.fromStack(data), 'AWS::DynamoDB::Table') as TableShape;
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, LocalSecondaryIndexes } = shape;
  const TableName = `vitrine-bench-${Date.now()}`;
  const client = new DynamoDBClient(clientSettings(endpoint));
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema,
      AttributeDefinitions,
      GlobalSecondaryIndexes,
      LocalSecondaryIndexes,
    }),
  );
  return {
    name: TableName,
    shape,
    remove: async () => {
      await client.send(new DeleteTableCommand({ TableName }));
    },
  };
}
