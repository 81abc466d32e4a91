import { openPageIn, safeReturnPath, signInLinkTo } from '#web/screens/link-to-screen.ts';

describe('the page to return to after sign-in', () => {
  it.each([
    ['/shop-list', '/shop-list'],
    ['/shop?id=shp_1', '/shop?id=shp_1'],
    ['/nowhere', '/nowhere'],
    ['/shop?note=//', '/shop?note=//'],
    ['/folder/pao-quente?loja=1#ofertas', '/folder/pao-quente?loja=1#ofertas'],
    ['/oferta/off_1?loja=padaria', '/oferta/off_1?loja=padaria'],
    ['/loja/padaria', '/loja/padaria'],
    ['/termos', '/termos'],
    ['/ofertas', '/ofertas'],
    ['/ofertas/pe', '/ofertas/pe'],
    ['/ofertas/pe/recife', '/ofertas/pe/recife'],
    ['/ofertas/pe/olho-d-agua?pagingKey=x', '/ofertas/pe/olho-d-agua?pagingKey=x'],
    ['/buscar?q=pão', '/buscar?q=p%C3%A3o'],
    ['/buscar?q=pão&state=PE', '/buscar?q=p%C3%A3o&state=PE'],
    ['/buscar?q=//elsewhere.example', '/buscar?q=//elsewhere.example'],
    ['/shops/../shop-list', '/shop-list'],
    ['/oferta/%2F%2Felsewhere.example', '/oferta/%2F%2Felsewhere.example'],
    ['/folder/..//elsewhere.example', undefined],
    ['/folder/..\\\\elsewhere.example', undefined],
    ['/oferta/../login', undefined],
    ['/ofertas/../signup', undefined],
    ['/ofertas/..//elsewhere.example', undefined],
    ['//ofertas/pe/recife', undefined],
    ['/\\ofertas', undefined],
    ['https://elsewhere.example/ofertas', undefined],
    ['ofertas/pe/recife', undefined],
    ['/para-lojistas', undefined],
    ['/PARA-LOJISTAS/?lang=en', undefined],
    ['%2F%2Felsewhere.example', undefined],
    ['\\/elsewhere.example', undefined],
    ['https:/elsewhere.example', undefined],
    [' //elsewhere.example', undefined],
    ['/', undefined],
    ['/login', undefined],
    ['/signup', undefined],
    ['/confirm-forgot', undefined],
    ['/accept-terms?from=%2Fshop', undefined],
    ['/login?from=%2Fshop', undefined],
    ['//elsewhere.example', undefined],
    ['/\\elsewhere.example', undefined],
    ['/\t/elsewhere.example/page', undefined],
    ['/.//elsewhere.example', undefined],
    ['//', undefined],
    ['https://elsewhere.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('from %j is %j', (from, path) => {
    expect(safeReturnPath(from)).toBe(path);
  });
});

describe('the open page to return to after sign-in', () => {
  it.each([
    ['/loja/padaria', '/loja/padaria'],
    ['/Loja/Padaria/', '/Loja/Padaria/'],
    ['/ofertas', '/ofertas'],
    ['/ofertas/pe/recife?lang=en#topo', '/ofertas/pe/recife?lang=en#topo'],
    ['/buscar?q=pão', '/buscar?q=p%C3%A3o'],
    ['/shop-list/../folder/padaria', '/folder/padaria'],
    ['/oferta/../profile', undefined],
    ['/ofertas/pe/recife/centro', undefined],
    ['/para-lojistas', undefined],
    ['/profile', undefined],
    ['/nowhere', undefined],
    ['//loja/padaria', undefined],
    ['https://elsewhere.example/loja/padaria', undefined],
    ['', undefined],
    [null, undefined],
  ])('from %j is %j', (from, path) => {
    expect(openPageIn(from)).toBe(path);
  });
});

describe('a link to a step of the sign-in', () => {
  it('names the page to return to, with query and hash', () => {
    expect(signInLinkTo('login', { pathname: '/offer', search: '?id=off_1', hash: '#fotos' })).toBe(
      '/login?from=%2Foffer%3Fid%3Doff_1%23fotos',
    );
  });

  it.each(['/login', '/signup', '/accept-terms'])(
    'from %s keeps the page to return to',
    (pathname) => {
      expect(
        signInLinkTo('acceptTerms', { pathname, search: '?from=%2Fshop-list', hash: '' }),
      ).toBe('/accept-terms?from=%2Fshop-list');
      expect(signInLinkTo('login', { pathname, search: '', hash: '' })).toBe('/login');
    },
  );
});
