import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClient } from '../aws/aws-client.ts';
import { env } from '../aws/env.ts';
import { tableAttempts, tableTimeouts } from './timeouts.ts';

const client = awsClient(DynamoDBClient, { ...tableTimeouts, maxAttempts: tableAttempts });
// The SDK's logger formats every answer, although no log is set: a sixth of the CPU time of reading 50 items.
client.middlewareStack.remove('loggerMiddleware');

/** The table's client. Only repositories and this folder import it. */
export const table = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

export const tableName = env.TABLE_NAME;
