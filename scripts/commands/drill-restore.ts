import { DeleteItemCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { configOf } from '#lib/config/config.ts';
import { createdTableName } from '#lib/config/stage-names.ts';
import { deployLocally } from '../cdk/local-stage.ts';
import { makeRecoverable, restoredTableName, restoreTable } from '../cdk/restore-table.ts';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { SeedTarget } from '../seed/api-client.ts';
import { clientSettings } from '../stage/local-environment.ts';

const stage = 'test';

const differences = `
Differences on AWS:
- A restore returns the items of the given instant; the local endpoint copies the current items. Therefore the
  drill deletes the item after the restore, while on AWS the loss comes first.
- A restore takes minutes to hours, and its price depends on the size of the table.
- Point-in-time recovery must already be enabled (as in dev and prod). The restored table has no earlier history.
- In prod, the restore also sets deletion protection.
- The deploy that names the restored table takes it from lib/config/config.ts, not from the context.`;

await main(async () => {
  const { endpoint } = await deployLocally(stage);
  const client = new DynamoDBClient(clientSettings(endpoint));
  const source = createdTableName(configOf(stage));
  const target = restoredTableName(stage, new Date());
  const { userId, api } = await new SeedTarget(stage, endpoint).account(
    'restauro@vitrine.test',
    'Rita Restauro',
  );
  const before = await api.request(userRoutes.getMe);
  await makeRecoverable(client, source, 35);

  try {
    const restored = await restoreTable(client, { source, target });
    await withProgress('Loss of a user in the old table', async () => {
      const { PK, SK } = keys.user(userId);
      const Key = { PK: { S: PK }, SK: { S: SK } };
      await client.send(new DeleteItemCommand({ TableName: source, Key }));
    });
    const restoredTable = `${restored.name}/${restored.streamLabel}`;
    await deployLocally(stage, { restoredTable });
    await withProgress('The lost user through the API', async (note) => {
      const after = await api.request(userRoutes.getMe);
      if (after.createdAt !== before.createdAt) {
        throw new Error(
          `The user was created at ${before.createdAt}, but the API returns ${after.createdAt}.`,
        );
      }
      note(`exists again, created at ${after.createdAt}`);
    });
  } finally {
    await deployLocally(stage);
    await client.send(new DeleteTableCommand({ TableName: target }));
  }
  console.log(differences);
});
