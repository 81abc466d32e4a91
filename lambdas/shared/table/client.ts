import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { env } from '../env.ts';
import { tableAttempts, tableTimeouts } from './timeouts.ts';

/** The table's client. Only repositories and this folder import it. */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({ requestHandler: tableTimeouts, maxAttempts: tableAttempts }),
  { marshallOptions: { removeUndefinedValues: true } },
);

export const tableName = env.TABLE_NAME;
