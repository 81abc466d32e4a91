import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { holds } from '#test/support/holds.ts';
import { answersAlike } from '#test/support/memory-table-check/compare.ts';
import { createTable, deleteTable } from './support/own-table.ts';

beforeAll(createTable);
afterAll(deleteTable);

test('the table in memory of the unit tests answers as the endpoint does', async () => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 1 }));
  await holds(answersAlike(client, String(process.env['TABLE_NAME'])), { runs: 25 });
});
