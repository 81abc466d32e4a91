import { safeReturnPath } from '#web/screens/return-path.ts';

describe('the page to return to after sign-in', () => {
  it.each([
    ['/shop-list', '/shop-list'],
    ['/shop?id=shp_1', '/shop?id=shp_1'],
    ['/nowhere', '/nowhere'],
    ['/shop?note=//', '/shop?note=//'],
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
  ])('from %j is %j', (from, path) => {
    expect(safeReturnPath(from)).toBe(path);
  });
});
