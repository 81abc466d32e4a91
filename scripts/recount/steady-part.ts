import type { Contribution } from '#lambdas/statistics/contributions.ts';
import { keyOfRow } from '#lambdas/statistics/store/add-numbers.ts';

const nameOf = ({ row }: Contribution) => {
  const { PK, SK } = keyOfRow(row);
  return `${PK} ${SK}`;
};

/** Returns the differences that are the same in a later reading, number by number. */
export function steadyPart(
  before: readonly Contribution[],
  after: readonly Contribution[],
): Contribution[] {
  const later = new Map(after.map((one) => [nameOf(one), one.numbers]));
  return before.flatMap((one) => {
    const again = later.get(nameOf(one)) ?? {};
    const same = Object.entries(one.numbers).filter(([name, value]) => again[name] === value);
    return same.length === 0 ? [] : [{ row: one.row, numbers: Object.fromEntries(same) }];
  });
}
