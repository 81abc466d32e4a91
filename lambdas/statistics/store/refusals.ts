import type * as z from 'zod/mini';
import type { redemptionRefusal } from '#contract/claims/claims.ts';
import { type DayPeriod, daysIn } from '#contract/statistics/period.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { queryAll } from '#lambdas/platform/table/query.ts';

type Refusal = z.output<typeof redemptionRefusal>;

/** Reads how often the counters of a shop or a business refused vouchers in a period, by reason. */
export async function findRefusals(
  owner: string,
  period: DayPeriod,
): Promise<ReadonlyMap<Refusal, number>> {
  const [from, to] = [period.from, period.to].map((day) =>
    keys.refusalsOfMonth(owner, day.slice(0, 7)),
  );
  const rows = await queryAll({
    partition: from?.PK ?? '',
    from: from?.SK ?? '',
    to: to?.SK ?? '',
    consistency: 'eventual',
  });
  const days = new Set(daysIn(period));
  const found = new Map<Refusal, number>();
  for (const row of rows) {
    const month = String(row['SK']).slice('REFUSALS#'.length);
    for (const [name, value] of Object.entries(row)) {
      const [, code, date] = /^([A-Z_]+)_(\d\d)$/.exec(name) ?? [];
      if (code === undefined || !days.has(`${month}-${date}`)) continue;
      found.set(code as Refusal, (found.get(code as Refusal) ?? 0) + Number(value));
    }
  }
  return found;
}
