import { pageLink } from '#contract/pages/page-link.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { headingOf, linksOn, openPage } from '#test/support/stories/pages.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';

describe('getSearchPage', () => {
  it('finds a shop by the beginning of its identifier, in its city only', async () => {
    const { shop } = await anOwnedShop();
    const q = shop.shopIdentifier.slice(0, -2);
    const link = pageLink('shop', shop.shopIdentifier);
    await eventually(async () => {
      expect(linksOn(await openPage(pageLink('search', [], { q })))).toContain(link);
    });
    const inRecife = await openPage(pageLink('search', [], { q, state: 'PE', city: 'recife' }));
    expect(linksOn(inRecife)).toContain(link);
    const inOlinda = await openPage(pageLink('search', [], { q, state: 'PE', city: 'Olinda' }));
    expect([inOlinda.status, linksOn(inOlinda).includes(link)]).toEqual([200, false]);
  });

  it('names a mistake in the words with status 400', async () => {
    for (const query of [{ q: 'a' }, { q: 'a'.repeat(3000) }, { q: 'padaria', city: 'Recife' }]) {
      const page = await openPage(pageLink('search', [], query));
      expect({ status: page.status, code: page.code }).toEqual({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
      expect(headingOf(page)).toBeTruthy();
    }
  });
});
