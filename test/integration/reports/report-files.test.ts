import { dayIn } from '#contract/brazil/time-zones.ts';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import { addDays } from '#contract/statistics/period.ts';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { aClaimedOffer, redeemAs } from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

it('a report has a file for a Brazilian Excel, until a validator whom it names is removed', async () => {
  const owned = await aClaimedOffer({ title: '=1+1; pão "quente"' });
  const { owner: as, business, shop, offer, claim } = owned;
  const { validator, person } = await anActiveValidator(owned, shop);
  await redeemAs(person, claim, shop);
  const today = dayIn(shop.timeZone, new Date());
  const { body } = await call(reportRoutes.createReport, {
    as,
    params: { id: business.id },
    // The test may run over midnight.
    body: { type: 'REDEMPTIONS', from: addDays(today, -1), to: addDays(today, 1) },
  });
  const open = async () =>
    (await call(reportRoutes.getReport, { as, params: { id: body.id } })).body;
  const report = await eventually(async () => {
    const found = await open();
    expect(found.status).toBe('ready');
    return found;
  });
  const code = showClaimCode(claim.code);
  const rest = [offer.originalPrice, offer.offerPrice, validator.name, 'ONLINE'];
  expect(report.rows).toEqual([
    [expect.any(String), shop.shopIdentifier, offer.title, code, ...rest],
  ]);

  const url = report.csvUrl ?? '';
  const file = await fetch(url);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="vitrine-/);
  // Unlike `text()`, which strips the byte order mark.
  const lines = Buffer.from(await file.arrayBuffer())
    .toString()
    .split('\r\n');
  expect(lines).toEqual([
    expect.stringMatching(/^\uFEFFUsado em;Loja;Oferta;Código;/),
    expect.stringContaining(`;"'=1+1; pão ""quente""";${code};`),
    '',
  ]);

  const params = { id: business.id, validatorId: validator.id };
  await call(validatorRoutes.deleteValidator, { as, params });
  await eventually(async () => {
    expect(await open()).toMatchObject({ status: 'expired', rows: [] });
    expect((await fetch(url)).status).toBe(404);
  });
});
