import { readsLag } from '../memory-table/table.ts';
import { acts, edit, leaveAll, runJobs } from './acts.ts';
import { beginChance, type Change, happensOnceIn, numberBelow, Schedule } from './schedule.ts';
import {
  type Answered,
  beginWorld,
  counts,
  holding,
  type Plan,
  type Stock,
  type StoredClaim,
  stockNow,
  type World,
} from './world.ts';

type RuleOfMoment = (stock: Stock, plan: Plan) => string[];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const limitOf = ({ counters }: Stock) =>
  Number(counters['availableLimit'] ?? Number.POSITIVE_INFINITY);

const withinLimit: RuleOfMoment = (stock) => {
  const claims = holding(stock).length;
  return claims > limitOf(stock) ? [`${claims} claims of ${limitOf(stock)} units`] : [];
};

const limitIsDivided: RuleOfMoment = (stock) => {
  const caps = stock.shards.map(({ cap = Number.POSITIVE_INFINITY }) => cap);
  if (caps.length === 0 || sumOf(caps) === limitOf(stock)) return [];
  return [`The shards have ${caps.join()} of ${limitOf(stock)} units`];
};

const shardsHold: RuleOfMoment = (stock) => {
  const claims = holding(stock);
  return stock.shards.flatMap(({ number, cap = Number.POSITIVE_INFINITY, taken }) => {
    const own = claims.filter(({ shard }) => shard === number).length;
    return own <= taken && taken <= cap ? [] : [`${own} claims, ${taken} taken of ${cap} units`];
  });
};

const withinLimitPerConsumer: RuleOfMoment = (stock, { perConsumerLimit }) => {
  const byConsumer = Map.groupBy(holding(stock).filter(counts), ({ consumerId }) => consumerId);
  byConsumer.delete(undefined);
  return [...byConsumer.values()]
    .filter(({ length }) => length > perConsumerLimit)
    .map(({ length }) => `${length} claims of one consumer, who may have ${perConsumerLimit}`);
};

const rulesOfMoment: readonly RuleOfMoment[] = [
  withinLimit,
  limitIsDivided,
  shardsHold,
  withinLimitPerConsumer,
];

type RuleOfEnd = (stock: Stock, world: World) => string[];

const shardsAreSettled: RuleOfEnd = (stock) =>
  stock.shards.flatMap(({ number, taken, pending }) => {
    const own = holding(stock).filter(({ shard }) => shard === number).length;
    const codes = [...(pending ?? [])];
    return own === taken && codes.length === 0
      ? []
      : [`${taken} taken for ${own} claims, pending: ${codes.join()}`];
  });

const offerCounts: RuleOfEnd = (stock) => {
  const claims = holding(stock);
  const redeemed = claims.filter(({ status }) => status === 'redeemed').length;
  const { claimedCount, redeemedCount } = stock.counters;
  const counted = `${claimedCount}, ${redeemedCount}, ${stock.used}`;
  const actual = `${claims.length}, ${redeemed}, ${redeemed}`;
  return counted === actual ? [] : [`Counted are ${counted} of ${actual}`];
};

const consumersAreCounted: RuleOfEnd = ({ claims, counted }, { removed }) =>
  claims.flatMap((claim) => {
    const { code, status, consumerId } = claim;
    if (consumerId === undefined) return [];
    if (removed.has(consumerId)) return [`${code} is of somebody who was removed`];
    const isCounted = counted.get(consumerId)?.includes(code) ?? false;
    const isRight = isCounted ? status !== 'cancelled' && status !== 'void' : !counts(claim);
    return isRight ? [] : [`${code} is ${status} and counted: ${isCounted}`];
  });

const answersHold: RuleOfEnd = ({ claims }, { answers }) => {
  const byCode = new Map<unknown, StoredClaim>(claims.map((claim) => [claim.code, claim]));
  const wrong = ({ route, status, body, about }: Answered): boolean => {
    if (status === 500) return true;
    if (route === 'cancelClaim' && status === 204) return byCode.get(about)?.status !== 'cancelled';
    if (route !== 'claimOffer' || status !== 201) return false;
    return (byCode.get(body['code'])?.status ?? 'void') === 'void';
  };
  return answers
    .filter(wrong)
    .map(({ route, status, body }) => `${route} answered ${status} ${JSON.stringify(body)}`);
};

const repeatedAnswersAreTheSame: RuleOfEnd = (_, { answers }) => {
  const claimed = answers.filter(({ route, status }) => route === 'claimOffer' && status === 201);
  return [...Map.groupBy(claimed, ({ key }) => key).values()].flatMap((same) => {
    const codes = new Set(same.map(({ body }) => body['code']));
    return codes.size === 1 ? [] : [`One call made the claims ${[...codes].join()}`];
  });
};

/** Rules that hold after the jobs have run. */
const rulesOfEnd: readonly RuleOfEnd[] = [
  shardsAreSettled,
  offerCounts,
  consumersAreCounted,
  answersHold,
  repeatedAnswersAreTheSame,
];

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
