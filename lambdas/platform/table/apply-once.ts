import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { awsClient } from '../aws/aws-client.ts';
import { isTransient } from '../errors/transient-errors.ts';
import { tableTimeouts } from './timeouts.ts';
import { actionOf } from './transaction.ts';
import type { Write } from './write.ts';

const client = awsClient(DynamoDBClient, { ...tableTimeouts, maxAttempts: 1 });
client.middlewareStack.remove('loggerMiddleware');

/** Client of the table that sends a request only once. */
export const tableOnce = DynamoDBDocumentClient.from(client);

/** Errors of a write that DynamoDB did not make. */
const refusals: ReadonlySet<string> = new Set([
  'ConditionalCheckFailedException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
]);

export type Outcome = 'made' | 'refused' | 'unknown';

/**
 * Applies an update by a request that is sent once: the SDK's second attempt may be answered before the first one
 * arrives. `unknown` where it may have been made.
 */
export async function applyOnce(write: Write): Promise<Outcome> {
  const { Update } = actionOf(write);
  if (!Update) throw new Error('Only updates are sent once');
  try {
    await tableOnce.send(new UpdateCommand(Update));
    return 'made';
  } catch (error) {
    if (error instanceof Error && refusals.has(error.name)) return 'refused';
    if (isTransient(error)) return 'unknown';
    throw error;
  }
}
