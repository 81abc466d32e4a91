import { safeReturnPath } from '#web/session/landing-path.ts';
import { maySee } from '#web/session/rules/may-see.ts';

describe('the page to return to after sign-in', () => {
  it.each([
    ['/shop-list', '/shop-list'],
    ['/shop?id=shp_1', '/shop?id=shp_1'],
    ['/folder/pao-quente#ofertas', '/folder/pao-quente#ofertas'],
    ['/', undefined],
    ['/login', undefined],
    ['/accept-terms?from=%2Fshop', undefined],
    ['/login?from=%2Fshop', undefined],
    ['//elsewhere.example', undefined],
    ['/\\elsewhere.example', undefined],
    ['https://elsewhere.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j', (from, path) => {
    expect(safeReturnPath(from)).toBe(path);
  });
});

describe('who may see a private page', () => {
  it('keeps the queue to staff', () => {
    expect(maySee('/staff', 'staff')).toBe(true);
    for (const role of ['owner', 'consumer', 'validator'] as const) {
      expect(maySee('/staff', role)).toBe(false);
    }
  });

  it('keeps validators at their counter', () => {
    expect(maySee('/offer-list', 'validator')).toBe(true);
    expect(maySee('/profile', 'validator')).toBe(true);
    expect(maySee('/accept-terms', 'validator')).toBe(true);
    expect(maySee('/business', 'validator')).toBe(false);
    expect(maySee('/business', 'owner')).toBe(true);
  });
});
