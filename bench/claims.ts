// Lets hundreds of people claim one offer at the same time, against a busy in-memory table in simulated time, so that
// the speed of this machine does not matter. Writes lock an item for 8 ms, and forty partitions have 1,000 write units
// a second. Exits with 1 if not exactly the stock is sold in every rush, calls usually take too long, or a sale usually
// writes too much: each claim takes a random part of the stock, so a single rush differs by a tenth.
import { main } from '#scripts/process/main.ts';
import { median } from './support/median.ts';
import { tellLambdas } from './support/tell-lambdas.ts';
import { verdict } from './support/verdict.ts';

const left = 100;
const rushesCount = 21;
const mostMilliseconds = 100;
const mostUnits = 14;

await main(async () => {
  tellLambdas('http://127.0.0.1:1', 'vitrine-in-memory', {
    VOUCHER_KEYS_SECRET: 'voucher-keys-of-bench',
  });
  const { simulateTime } = await import('./claims/simulated-time.ts');
  simulateTime();
  const { runRush } = await import('./claims/rush.ts');
  type Outcome = Awaited<ReturnType<typeof runRush>>;
  const print = (name: string, outcome: Outcome) => {
    console.log(`\n${name}: ${[...outcome.statuses].map((one) => one.join(': ')).join(', ')}`);
    const { conflicts, throttled, timeouts, longest, units, sold } = outcome;
    console.log(
      `${conflicts} conflicts, ${throttled} throttled, ${timeouts} timeouts, ${longest.toFixed(0)} ms at most, ${(units / sold).toFixed(1)} write units a sale`,
    );
  };

  const rushes: Outcome[] = [];
  while (rushes.length < rushesCount) {
    rushes.push(await runRush({ calls: 500, within: 200, limit: left }));
  }
  const [first] = rushes;
  if (first) print(`500 calls in 200 ms, one of ${rushesCount} rushes`, first);
  const exact = rushes.filter(({ sold, stored }) => sold === left && stored === left);
  const many = await runRush({ calls: 5000, within: 1000, limit: 10_000 });
  print('5,000 calls in a second', many);
  const longest = median(rushes.map(({ p99 }) => p99));
  const units = median(rushes.map(({ units, sold }) => units / sold));
  return [
    verdict(
      exact.length === rushesCount,
      `${left} of ${left} are sold in ${exact.length} of ${rushesCount} rushes`,
    ),
    verdict(
      longest <= mostMilliseconds,
      `99 of 100 calls take at most ${longest.toFixed(0)} ms, of ${mostMilliseconds}`,
    ),
    verdict(units <= mostUnits, `a sale writes ${units.toFixed(1)} units, at most ${mostUnits}`),
    verdict(many.sold === 5000, `${many.sold} of 5,000 are sold where 10,000 are left`),
  ].every(Boolean)
    ? 0
    : 1;
});
