import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import {
  endVoucherKey,
  linesOfKeys,
  requireKeyRing,
  rotateVoucherKeys,
} from '../secrets/change-voucher-keys.ts';
import { readArguments, readOptions } from '../stage/arguments.ts';
import { useStage } from '../stage/use-stage.ts';

const usage = 'npm run voucher-keys -- --stage <stage> <list|rotate|end <id>>';

/** Lists, rotates or ends the voucher signing keys of a stage. Never shows private keys. */
await main(async () => {
  const isEnd = readOptions(usage, ['stage']).positionals[0] === 'end';
  const { stage, words } = readArguments(usage, { words: isEnd ? 2 : 1 });
  const [action = '', id = ''] = words;
  if (!['list', 'rotate', 'end'].includes(action)) throw new UserError(`Usage: ${usage}`);
  await useStage(stage);

  await withProgress(`Keys for vouchers of stage ${stage}`, async (note) => {
    const now = new Date();
    const context = { client: new SecretsManagerClient({}), stage, now };
    if (action === 'list') {
      for (const line of linesOfKeys(await requireKeyRing(context), now)) console.log(line);
      return;
    }
    const { ring, remark } = await (isEnd
      ? endVoucherKey(context, id)
      : rotateVoucherKeys(context));
    for (const line of linesOfKeys(ring, now)) console.log(line);
    note(remark);
  });
});
