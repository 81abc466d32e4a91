import {
  linkToScreen,
  openPageIn,
  safeReturnPath,
  signInLinkTo,
} from '#web/screens/link-to-screen.ts';

it.each([
  ['login', {}, '/login'],
  ['poster', { id: 'pão/quente' }, '/poster/p%C3%A3o%2Fquente'],
  ['shop', { id: 'shp_1' }, '/shop?id=shp_1'],
  ['login', { from: '/shop?id=a b' }, '/login?from=%2Fshop%3Fid%3Da+b'],
  ['login', { from: undefined }, '/login'],
  ['shop', { id: '' }, '/shop'],
] as const)('the link to %s with %j is %s', (name, values, link) => {
  expect(linkToScreen(name, values)).toBe(link);
});

describe('the page to return to after sign-in', () => {
  it.each([
    ...['/shop-list', '/shop?id=shp_1', '/nowhere', '/shop?note=//', '/termos', '/ofertas'],
    ...['/folder/pao-quente?loja=1#ofertas', '/ofertas/pe/olho-d-agua?pagingKey=x'],
    ...['/buscar?q=//elsewhere.example', '/oferta/%2F%2Felsewhere.example'],
  ])('is %j', (from) => {
    expect(safeReturnPath(from)).toBe(from);
  });

  it.each([
    ['/buscar?q=pão&state=PE', '/buscar?q=p%C3%A3o&state=PE'],
    ['/shops/../shop-list', '/shop-list'],
  ])('from %j is %j', (from, path) => {
    expect(safeReturnPath(from)).toBe(path);
  });

  it.each([
    ...['/folder/..//elsewhere.example', '/folder/..\\\\elsewhere.example', '/oferta/../login'],
    ...['//elsewhere.example', '/\\elsewhere.example', '\\/elsewhere.example', '//', ''],
    ...['/\t/elsewhere.example/page', '/.//elsewhere.example', ' //elsewhere.example'],
    ...['https://elsewhere.example/', 'https:/elsewhere.example', '%2F%2Felsewhere.example'],
    ...['javascript:alert(1)', 'ofertas/pe/recife', '/para-lojistas', '/PARA-LOJISTAS/?lang=en'],
    ...['/', '/signup', '/confirm-forgot', '/accept-terms?from=%2Fshop', '/login?from=%2Fshop'],
    null,
  ])('is none for %j', (from) => {
    expect(safeReturnPath(from)).toBeUndefined();
  });
});

it.each([
  ['/Loja/Padaria/', '/Loja/Padaria/'],
  ['/ofertas/pe/recife?lang=en#topo', '/ofertas/pe/recife?lang=en#topo'],
  ['/buscar?q=pão', '/buscar?q=p%C3%A3o'],
  ['/shop-list/../folder/padaria', '/folder/padaria'],
  ['/oferta/../profile', undefined],
  ['/ofertas/pe/recife/centro', undefined],
  ['/para-lojistas', undefined],
  ['/nowhere', undefined],
  ['//loja/padaria', undefined],
  [null, undefined],
])('the open page to return to from %j is %j', (from, path) => {
  expect(openPageIn(from)).toBe(path);
});

describe('a link to a step of the sign-in', () => {
  it('names the page to return to, with query and hash', () => {
    expect(signInLinkTo('login', { pathname: '/offer', search: '?id=off_1', hash: '#fotos' })).toBe(
      '/login?from=%2Foffer%3Fid%3Doff_1%23fotos',
    );
  });

  it.each(['/login', '/accept-terms'])('from %s keeps the page to return to', (pathname) => {
    const search = '?from=%2Fshop-list';
    expect(signInLinkTo('acceptTerms', { pathname, search, hash: '' })).toBe(
      '/accept-terms?from=%2Fshop-list',
    );
    expect(signInLinkTo('login', { pathname, search: '', hash: '' })).toBe('/login');
  });
});
