import { showClaimCode } from '#contract/claims/claim-code.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { aClaimedOffer, aClaimOf, redeemAs, rollBackAs } from '#test/support/stories/claims.ts';
import { aReadyReport, askForReport, downloadCsv } from '#test/support/stories/reports.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';

describe('createReport', () => {
  it('starts a report, and gives its location', async () => {
    const owned = await anActiveBusiness();
    const { status, headers, body } = await askForReport(owned, { type: 'OFFERS' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      businessId: owned.business.id,
      type: 'OFFERS',
      status: 'processing',
      isMonthly: false,
      rows: [],
    });
    expect(headers['location']).toBe(`/api/reports/${body.id}`);
  });

  it('lists redemptions without the reversed ones, as rows and as a file for a Brazilian Excel', async () => {
    const owned = await aClaimedOffer({ title: '=1+1; pão "quente"' });
    const { owner, business, shop, offer, claim } = owned;
    await redeemAs(owner, claim, shop);
    const { body: other } = await redeemAs(owner, (await aClaimOf(offer)).claim, shop);
    await rollBackAs(owner, other);
    const report = await aReadyReport(owned);
    expect(report).toMatchObject({ rowsCount: 1, totals: expect.any(Object) });
    const code = showClaimCode(claim.code);
    const rest = [offer.originalPrice, offer.offerPrice, business.name, 'ONLINE'];
    expect(report.rows).toEqual([
      [expect.any(String), shop.shopIdentifier, '=1+1; pão "quente"', code, ...rest],
    ]);
    const { headers, text } = await downloadCsv(report);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="vitrine-/);
    const [head, row, end] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFFUsado em;Loja;Oferta;Código;/);
    expect(row).toContain(`;"'=1+1; pão ""quente""";${code};`);
    expect(end).toBe('');
  });

  it('accepts only shops of the business and periods that have begun', async () => {
    const [owned, other] = await Promise.all([anActiveBusiness(), anOwnedShop()]);
    expect((await askForReport(owned, { shopId: other.shop.id })).code).toBe('SHOP_NOT_FOUND');
    const year = new Date().getUTCFullYear() + 2;
    const ahead = await askForReport(owned, { from: `${year}-01-01`, to: `${year}-01-31` });
    expect(ahead).toMatchObject({
      status: 400,
      errors: [{ path: 'from', code: 'TOO_FAR_AHEAD' }],
    });
  });

  it('refuses the eleventh report of a day', async () => {
    const owned = await anActiveBusiness();
    for (let number = 1; number <= 10; number += 1) {
      expect((await askForReport(owned)).status).toBe(201);
    }
    const { status, code, headers } = await askForReport(owned);
    expect({ status, code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
