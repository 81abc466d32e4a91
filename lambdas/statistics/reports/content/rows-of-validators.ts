import { findCountedRows, inReais } from './counted-rows.ts';
import { type PagesOfRows, pagesOf, type ReportedPeriod } from './page-of-rows.ts';
import { findRedeemerNames } from './redeemer-names.ts';

/** The id under which statistics count what the owner redeemed. */
const owner = 'owner';

/** The validator whom such an id names; undefined for the owner. */
const validatorOf = (id: string) => (id === owner ? undefined : id);

/** Who redeemed in a period, those with most redemptions first. */
export async function* rowsOfValidators(
  report: ReportedPeriod,
  after: string | undefined,
): PagesOfRows {
  yield* pagesOf(await findCountedRows(report, 'validator'), after, async (counted) => {
    const ids = counted.flatMap(([id]) => validatorOf(id) ?? []);
    const { nameOf, named } = await findRedeemerNames(report.businessId, ids);
    return {
      rows: counted.map(([id, one]) => [
        nameOf(validatorOf(id)),
        one.redemptions,
        inReais(one.revenueCents),
      ]),
      validatorIds: named,
    };
  });
}
