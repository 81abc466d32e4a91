import { readsLag } from '../memory-table/table.ts';
import { acts, edit } from './acts.ts';
import { beginChance, happensOnceIn, numberBelow } from './chance.ts';
import type { Change } from './fates.ts';
import { leaveAll, runJobs } from './jobs.ts';
import type { Plan } from './plans.ts';
import { rulesOfEnd } from './rules-of-end.ts';
import { rulesOfMoment } from './rules-of-moment.ts';
import { Schedule } from './schedule.ts';
import { stockNow } from './stock.ts';
import { beginWorld, type World } from './world.ts';

const beginning = Date.parse('2026-11-21T12:00:00.000Z');
const day = 86_400_000;
/** Maximum milliseconds of a request. */
const slowest = 100;

function requireNone(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
}

function requireRulesOfMoment({ plan }: World): void {
  const stock = stockNow();
  requireNone(rulesOfMoment.flatMap((rule) => rule(stock, plan)));
}

/** Continues the calls until at most `running` are left. */
async function stepUntil(running: number, schedule: Schedule, world: World): Promise<void> {
  while (schedule.running > running) {
    const isLate = schedule.late > 0 && happensOnceIn(20);
    const hasWritten = await (isLate ? schedule.stepLate() : schedule.step());
    jest.setSystemTime(Date.now() + numberBelow(slowest));
    if (hasWritten) requireRulesOfMoment(world);
  }
}

async function untilAllArrived(schedule: Schedule, world: World): Promise<void> {
  while (schedule.late > 0) {
    await schedule.stepLate();
    requireRulesOfMoment(world);
  }
}

/** Ends the offer and extends it afterwards: its claims expire. No request is weeks late. */
async function renew(schedule: Schedule, world: World): Promise<void> {
  await stepUntil(0, schedule, world);
  await untilAllArrived(schedule, world);
  jest.setSystemTime(Date.parse(world.lastDay) + 3 * day);
  world.lastDay = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
  // Answers are stored for a day only.
  world.calls = [];
  const work = edit(world, { name: 'edit', who: 0, which: 0 });
  if (work) await schedule.start(work);
}

/** Runs the late part of removals, and the jobs that follow the writes. */
async function runLastJobs({ removed, offerId }: World): Promise<void> {
  for (const userId of removed) await leaveAll(userId);
  await runJobs(offerId);
  // Another job counts the settled claims.
  await runJobs(offerId);
}

/** Plays a world; `change` may replace commands. Throws if a rule is broken. */
export async function runWorld(plan: Plan, change?: Change): Promise<void> {
  beginChance(plan.seed);
  jest.setSystemTime(beginning);
  const world = beginWorld(plan);
  const schedule = new Schedule(plan.isFaulty, change);
  for (const act of plan.acts) {
    const work = acts[act.name]?.(world, act);
    if (act.name === 'renew') await renew(schedule, world);
    else if (work) await schedule.start(work);
    await stepUntil(numberBelow(plan.concurrency), schedule, world);
  }
  await stepUntil(0, schedule, world);
  // Some requests arrive even after their stock was settled.
  await runJobs(world.offerId);
  await untilAllArrived(schedule, world);
  readsLag({ indexes: 0, reads: 0 });
  await runLastJobs(world);
  requireRulesOfMoment(world);
  const stock = stockNow();
  requireNone(rulesOfEnd.flatMap((rule) => rule(stock, world)));
}
