import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { configOf } from '#lib/config/config.ts';
import { tableNameInUse } from '#lib/config/stage-names.ts';
import { readRestoreInstant, restoredTableName, restoreTable } from '../cdk/restore-table.ts';
import { main } from '../process/main.ts';
import { readArguments } from '../stage/arguments.ts';
import { requireAccount } from '../stage/aws-account.ts';

await main(async () => {
  const usage = 'npm run restore -- --stage <dev|prod> <instant|latest>';
  const { stage, words } = readArguments(usage, { words: 1, onAws: true });
  const now = new Date();
  const at = readRestoreInstant(words[0] ?? '', now);
  const client = new DynamoDBClient({ region: await requireAccount(stage) });
  const restored = await restoreTable(client, {
    source: tableNameInUse(configOf(stage)),
    target: restoredTableName(stage, now),
    at,
  });
  console.log(`
The stage ${stage} still uses its old table. To use the restored one, add to ${stage} in lib/config/config.ts:

    restoredTable: { name: '${restored.name}', streamLabel: '${restored.streamLabel}' },

Commit that, then: npm run deploy -- --stage ${stage}`);
  return 0;
});
