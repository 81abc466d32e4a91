import { performAll } from './checks/check.ts';
import { staticChecks } from './checks/static-checks.ts';
import { finalLine, sumOf } from './checks/tally.ts';
import { main } from './process/main.ts';

await main(async () => {
  const tally = sumOf(await performAll(staticChecks, 2));
  for (const failure of tally.failures) console.error(`\n${failure}`);
  console.log(`\n${finalLine(tally)}`);
  return tally.failed ? 1 : 0;
});
