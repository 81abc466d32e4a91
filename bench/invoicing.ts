// Invoices 10,000 businesses for two months on the in-memory table, with two concurrent runs of the schedule, which are
// killed at random writes and restarted. Prints the seed and the rate with a simulated network. Exits with 1 if an
// invoice is missing or doubled, a number has a gap, or fifty concurrent jobs are not `minRatio` times as fast as one.
import { setTimeout as pause } from 'node:timers/promises';
import { main } from '#scripts/process/main.ts';
import { numbersFrom } from '#test/in-process/billing/numbers-from.ts';
import { tellLambdas } from './support/tell-lambdas.ts';
import { verdict } from './support/verdict.ts';

const businesses = 10_000;
const betweenKills = 500;
/** Simulated network round trip, in milliseconds. */
const latency = 10;
const measuredJobs = 2000;
const oneByOne = 60;
const minRatio = 20;

await main(async () => {
  tellLambdas('http://127.0.0.1:1', 'vitrine-in-memory');
  const { firstMonth, foundTown } = await import('./invoicing/town.ts');
  const { runKilled } = await import('./invoicing/killed-runs.ts');
  const { runSchedule } = await import('./invoicing/run-schedule.ts');
  const { mistakesIn, payAll } = await import('./invoicing/books.ts');
  const { beforeRequest, itemsOfKind } = await import('#test/support/memory-table/table.ts');

  const seed = Math.trunc(Math.random() * 2 ** 31);
  const next = numbersFrom(seed);
  console.log(`${businesses} businesses, two months, seed ${seed}`);
  foundTown(businesses);
  let kills = 0;
  for (const month of [firstMonth, '2027-02-01']) {
    kills += await runKilled(month, { betweenKills, next });
    await payAll(month);
  }
  const mistakes = mistakesIn(itemsOfKind('BILLING INVOICE'), { businesses, months: 2 });
  for (const mistake of mistakes.slice(0, 10)) console.log(`  ${mistake}`);
  const isRight = verdict(
    mistakes.length === 0 && kills > 0,
    `${2 * businesses} invoices after ${kills} kills, ${mistakes.length} missing, doubled or with a wrong number`,
  );

  const rateOf = async (count: number, jobConcurrency: number) => {
    foundTown(count);
    beforeRequest(() => pause(latency, undefined));
    const start = performance.now();
    await runSchedule(firstMonth, jobConcurrency);
    beforeRequest(() => undefined);
    return (count / (performance.now() - start)) * 1000;
  };
  const alone = await rateOf(oneByOne, 1);
  const rate = await rateOf(measuredJobs, 50);
  console.log(`\none job at a time   ${alone.toFixed(0)} invoices a second`);
  console.log(`fifty at a time     ${rate.toFixed(0)} invoices a second`);
  const ratio = rate / alone;
  const isFast = verdict(
    ratio >= minRatio,
    `${ratio.toFixed(0)} times as many, at least ${minRatio}`,
  );
  return isRight && isFast ? 0 : 1;
});
