// Sends random requests to a table of the local endpoint and to the in-memory table of the unit tests, and compares the
// answers. Prints the seed; exits with 1 and the shortest list of requests with different answers.
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ensureEndpoint } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { clientSettings } from '#scripts/stage/local-environment.ts';
import { answersAlike } from '#test/support/memory-table-check/compare.ts';
import { makeBenchTable } from './support/bench-table.ts';

const numRuns = 2000;

await main(async () => {
  const url = await ensureEndpoint('test');
  const { name, remove } = await makeBenchTable(url);
  beforeExit(remove);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(url)));
  const seed = Math.trunc(Math.random() * 2 ** 31);
  console.log(`${numRuns} lists of requests, seed ${seed}`);
  const result = await fc.check(answersAlike(client, name), { seed, numRuns });
  if (!result.failed) {
    console.log('No answer differs');
    return 0;
  }
  console.log(fc.defaultReportMessage(result), result.errorInstance);
  return 1;
});
