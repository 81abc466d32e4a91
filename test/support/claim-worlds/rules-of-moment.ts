import type { Plan } from './plans.ts';
import { counts, holding, type Stock } from './stock.ts';

type Rule = (stock: Stock, plan: Plan) => string[];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const limitOf = ({ counters }: Stock) =>
  Number(counters['availableLimit'] ?? Number.POSITIVE_INFINITY);

const withinLimit: Rule = (stock) => {
  const claims = holding(stock).length;
  return claims > limitOf(stock) ? [`${claims} claims of ${limitOf(stock)} units`] : [];
};

const limitIsDivided: Rule = (stock) => {
  const caps = stock.shards.map(({ cap = Number.POSITIVE_INFINITY }) => cap);
  if (caps.length === 0 || sumOf(caps) === limitOf(stock)) return [];
  return [`The shards have ${caps.join()} of ${limitOf(stock)} units`];
};

const shardsHold: Rule = (stock) => {
  const claims = holding(stock);
  return stock.shards.flatMap(({ number, cap = Number.POSITIVE_INFINITY, taken }) => {
    const own = claims.filter(({ shard }) => shard === number).length;
    return own <= taken && taken <= cap ? [] : [`${own} claims, ${taken} taken of ${cap} units`];
  });
};

const withinLimitPerConsumer: Rule = (stock, { perConsumerLimit }) => {
  const byConsumer = Map.groupBy(holding(stock).filter(counts), ({ consumerId }) => consumerId);
  byConsumer.delete(undefined);
  return [...byConsumer.values()]
    .filter(({ length }) => length > perConsumerLimit)
    .map(({ length }) => `${length} claims of one consumer, who may have ${perConsumerLimit}`);
};

export const rulesOfMoment: readonly Rule[] = [
  withinLimit,
  limitIsDivided,
  shardsHold,
  withinLimitPerConsumer,
];
