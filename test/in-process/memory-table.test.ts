import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { holds } from '#test/support/holds.ts';
import { createTable, deleteTable } from '#test/support/memory-table/shape.ts';
import { answersAlike } from '#test/support/memory-table-check/compare.ts';

const name = String(process.env['TABLE_NAME']);
const client = new DynamoDBClient({ maxAttempts: 1 });

beforeAll(() => createTable(client, name));
afterAll(() => deleteTable(client, name));

test('the in-memory table answers like the endpoint', async () => {
  await holds(answersAlike(DynamoDBDocumentClient.from(client), name), { runs: 25 });
});
