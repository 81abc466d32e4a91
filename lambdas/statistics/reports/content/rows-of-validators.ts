import { findCountedRows, inReais } from './counted-rows.ts';
import { type PagesOfRows, pagesOf, type ReportedPeriod } from './page-of-rows.ts';
import { findRedeemerNames } from './redeemer-names.ts';

/** Id for the owner's redemptions in statistics. */
const owner = 'owner';

const validatorOf = (id: string) => (id === owner ? undefined : id);

/** Yields the redeemers of a period, most redemptions first. */
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
