import { validatorRoutes } from '#contract/validators/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aClaimedOffer, redeemAs } from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { aReadyReport, openReport } from '#test/support/stories/reports.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

describe('getReport', () => {
  it('is for the owner of its business only', async () => {
    const [owned, other] = await Promise.all([anActiveBusiness(), anActiveBusiness()]);
    const report = await aReadyReport(owned);
    expect((await openReport(owned.owner, report)).body).toMatchObject({ id: report.id });
    expect(await openReport(other.owner, report)).toMatchObject({
      status: 404,
      code: 'REPORT_NOT_FOUND',
    });
  });

  it('has neither rows nor a link once the file is 30 days old', async () => {
    const owned = await anActiveBusiness();
    const { id } = await aReadyReport(owned);
    await changeItem(keys.report(owned.business.id, id), { madeAt: daysAgo(30) });
    const { body } = await openReport(owned.owner, { id });
    expect(body).toMatchObject({ status: 'expired', rows: [], totals: expect.any(Object) });
    expect(body).not.toHaveProperty('csvUrl');
  });

  it('loses a file that names a validator when the validator is removed', async () => {
    const owned = await aClaimedOffer();
    const { owner, business, shop, claim } = owned;
    const { validator, person } = await anActiveValidator(owned, shop);
    await redeemAs(person, claim, shop);
    const report = await aReadyReport(owned);
    expect(report.rows[0]).toContain(validator.name);
    const params = { id: business.id, validatorId: validator.id };
    await call(validatorRoutes.deleteValidator, { as: owner, params });
    await eventually(async () => {
      expect((await openReport(owner, report)).body).toMatchObject({ status: 'expired', rows: [] });
      expect((await fetch(report.csvUrl ?? '')).status).toBe(404);
    });
  });
});
