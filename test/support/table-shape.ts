import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { Template } from 'aws-cdk-lib/assertions';
import { configOf } from '#lib/config.ts';
import { DataStack } from '#lib/stacks/data-stack.ts';
import { onlyOf } from '../infra/support/resources.ts';
import { cdkApp } from './cdk-app.ts';

/** Keys and indexes of the deployed table. CloudFormation and the DynamoDB API use the same names. */
export type TableShape = Pick<
  CreateTableCommandInput,
  'KeySchema' | 'AttributeDefinitions' | 'GlobalSecondaryIndexes' | 'LocalSecondaryIndexes'
>;

/** The shape of the table that the data stack makes. */
export function shapeOfTable(): TableShape {
  const app = cdkApp();
  const data = new DataStack(app, 'shape', { config: configOf('test') });
  const shape = onlyOf(Template.fromStack(data), 'AWS::DynamoDB::Table') as TableShape;
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, LocalSecondaryIndexes } = shape;
  return { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, LocalSecondaryIndexes };
}
