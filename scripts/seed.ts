import { parseArgs } from 'node:util';
import { deployLocally } from './cdk/deploy-locally.ts';
import { ensureEndpoint } from './local-endpoint/ensure-endpoint.ts';
import { main } from './process/main.ts';
import { UserError } from './process/user-error.ts';
import { seedBulk, seedStage } from './seed/seed-stage.ts';
import { isLocalStage } from './stage/local-stage.ts';

const usage = 'Usage: npm run seed [-- --stage <local|test>] [--scale <number of offers>]';

function readOptions() {
  try {
    return parseArgs({ options: { stage: { type: 'string' }, scale: { type: 'string' } } }).values;
  } catch {
    throw new UserError(usage);
  }
}

await main(async () => {
  const { stage = 'local', scale = '0' } = readOptions();
  if (!isLocalStage(stage)) {
    throw new UserError(`Demo data goes to the stages local and test only, not to "${stage}".`);
  }
  const bulk = Number(scale);
  if (!Number.isInteger(bulk) || bulk < 0 || bulk > 1_000_000) throw new UserError(usage);
  const { url } = await ensureEndpoint(stage);
  const outputs = await deployLocally(stage, url);
  await seedStage(stage, url, outputs);
  if (bulk > 0) await seedBulk(bulk, stage, url, outputs);
  return 0;
});
