import { deployLocally } from '../cdk/local-stage.ts';
import { main } from '../process/main.ts';
import { UserError } from '../process/user-error.ts';
import { seedBulk, seedStage } from '../seed/seed-stage.ts';
import { readOptions, requireLocalStage } from '../stage/arguments.ts';

const usage = 'npm run seed [-- --stage <local|test>] [--scale <number of offers>]';

await main(async () => {
  const { values } = readOptions(usage, ['stage', 'scale']);
  const stage = requireLocalStage(values['stage'] ?? 'local');
  const offers = Number(values['scale'] ?? 0);
  if (!Number.isInteger(offers) || offers < 0 || offers > 1_000_000) {
    throw new UserError(`Usage: ${usage}`);
  }
  const deployment = await deployLocally(stage);
  await seedStage(deployment);
  if (offers > 0) await seedBulk(deployment, offers);
});
