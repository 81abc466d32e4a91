import { DeleteItemCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { userRoutes } from '#contract/users.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { configOf } from '#lib/config.ts';
import { createdTableName } from '#lib/table-name.ts';
import { deployLocally } from './cdk/deploy-locally.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { restoredTableName } from './restore/restore-instant.ts';
import { restoreTable } from './restore/restore-table.ts';
import { makeRecoverable } from './restore/table-settings.ts';
import { SeedTarget } from './seed/seed-session.ts';
import { clientSettings } from './stage/client-settings.ts';
import { step } from './steps/step.ts';

const stage = 'test';
const email = 'restauro@vitrine.test';

const differences = `
What AWS does otherwise:
- A restore goes back to the instant asked for; the local endpoint copies what the table holds now. So the
  drill loses the item after the restore, and on AWS the loss comes first.
- It takes from some minutes to some hours, not a moment, and costs by the size of the table.
- Recovery has to be on already (dev and prod have it), and the restored table's own history begins anew.
- Deletion protection, which only prod has, is set there too.
- The deploy that names the restored table takes it from lib/config.ts, not from the context.`;

/** Signs a new user in and gives the call that reads their item, which the first such call creates. */
async function userOf(endpoint: string) {
  const target = new SeedTarget({ STAGE: stage, AWS_ENDPOINT_URL: endpoint });
  await target.ensureAccount(email, 'Rita Restauro');
  const { userId, api } = await target.signIn(email);
  return { userId, readMe: () => api.call(userRoutes.getMe) };
}

await main(async () => {
  const { url } = await ensureEndpoint(stage);
  await deployLocally(stage, url);
  const client = new DynamoDBClient(clientSettings(url));
  const source = createdTableName(configOf(stage));
  const target = restoredTableName(stage, new Date());
  const { userId, readMe } = await userOf(url);
  const before = await readMe();
  await makeRecoverable(client, source, 35);

  try {
    const restored = await restoreTable(client, { source, target });
    await step('Loss of a user in the old table', async () => {
      const { PK, SK } = keys.user(userId);
      const Key = { PK: { S: PK }, SK: { S: SK } };
      await client.send(new DeleteItemCommand({ TableName: source, Key }));
      return { value: undefined };
    });
    await deployLocally(stage, url, { restoredTable: `${restored.name}/${restored.streamLabel}` });
    await step('The lost user through the API', async () => {
      const after = await readMe();
      if (after.createdAt !== before.createdAt) {
        throw new Error(`The user of ${before.createdAt} is now of ${after.createdAt}.`);
      }
      return { value: undefined, note: `is there again, created at ${after.createdAt}` };
    });
  } finally {
    await deployLocally(stage, url);
    await client.send(new DeleteTableCommand({ TableName: target }));
  }
  console.log(differences);
  return 0;
});
