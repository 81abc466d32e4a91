import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { type Call, call } from './call.ts';
import type { Person } from './people.ts';

const today = dayIn('America/Sao_Paulo', new Date());

/** From yesterday to tomorrow, since a test may run over midnight. */
const aroundToday = { from: addDays(today, -1), to: addDays(today, 1) };

/** Reads the statistics of a business, by default of the days around today. */
export const askForStatistics = (
  as: Person,
  { id }: { readonly id: string },
  query: NonNullable<Call['query']> = {},
) =>
  call(statisticsRoutes.getStatistics, { as, params: { id }, query: { ...aroundToday, ...query } });

/** Returns the statistics in the answer. */
export const statisticsOf = async (...request: Parameters<typeof askForStatistics>) =>
  (await askForStatistics(...request)).body;
