// Plays 2,000 random worlds (the tests play sixty). Each has up to 60 acts on one offer: claims, cancels, redemptions,
// limits, removals and replays, with crashes, late requests and lost answers. Exits with 1 and prints the smallest
// world that breaks a rule.
import { main } from '#scripts/process/main.ts';
import { runInTerminal } from '#scripts/process/run-command.ts';

const worlds = 2000;

const test = 'test/unit/lambdas/claims/random-worlds.property.test.ts';

await main(async () => {
  Object.assign(process.env, { CLAIM_WORLDS: String(worlds) });
  await runInTerminal('npx', ['jest', test], { name: `The ${worlds} worlds` });
  return 0;
});
