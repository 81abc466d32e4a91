import { counts, holding, type Stock, type StoredClaim } from './stock.ts';
import type { Answered, World } from './world.ts';

type Rule = (stock: Stock, world: World) => string[];

const shardsAreSettled: Rule = (stock) =>
  stock.shards.flatMap(({ number, taken, pending }) => {
    const own = holding(stock).filter(({ shard }) => shard === number).length;
    const codes = [...(pending ?? [])];
    return own === taken && codes.length === 0
      ? []
      : [`${taken} taken for ${own} claims, pending: ${codes.join()}`];
  });

const offerCounts: Rule = (stock) => {
  const claims = holding(stock);
  const redeemed = claims.filter(({ status }) => status === 'redeemed').length;
  const { claimedCount, redeemedCount } = stock.counters;
  const counted = `${claimedCount}, ${redeemedCount}, ${stock.used}`;
  const actual = `${claims.length}, ${redeemed}, ${redeemed}`;
  return counted === actual ? [] : [`Counted are ${counted} of ${actual}`];
};

const consumersAreCounted: Rule = ({ claims, counted }, { removed }) =>
  claims.flatMap((claim) => {
    const { code, status, consumerId } = claim;
    if (consumerId === undefined) return [];
    if (removed.has(consumerId)) return [`${code} is of somebody who was removed`];
    const isCounted = counted.get(consumerId)?.includes(code) ?? false;
    const isRight = isCounted ? status !== 'cancelled' && status !== 'void' : !counts(claim);
    return isRight ? [] : [`${code} is ${status} and counted: ${isCounted}`];
  });

const answersHold: Rule = ({ claims }, { answers }) => {
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

const repeatedAnswersAreTheSame: Rule = (_, { answers }) => {
  const claimed = answers.filter(({ route, status }) => route === 'claimOffer' && status === 201);
  return [...Map.groupBy(claimed, ({ key }) => key).values()].flatMap((same) => {
    const codes = new Set(same.map(({ body }) => body['code']));
    return codes.size === 1 ? [] : [`One call made the claims ${[...codes].join()}`];
  });
};

/** Rules that hold after the jobs have run. */
export const rulesOfEnd: readonly Rule[] = [
  shardsAreSettled,
  offerCounts,
  consumersAreCounted,
  answersHold,
  repeatedAnswersAreTheSame,
];
