import { openPage } from '#test/support/stories/pages.ts';

const english = { headers: { 'accept-language': 'en-US' } };

/** Returns the last path of a visitor after redirects, and the status of its page. */
async function arrivalAt(path: string, call = {}): Promise<readonly [string, number]> {
  for (let at = path, steps = 0; steps < 4; steps++) {
    const { status, headers } = await openPage(at, call);
    if (status !== 301 && status !== 302) return [at, status];
    at = headers.location ?? '';
  }
  throw new Error(`${path} redirects too often.`);
}

// Edge, gateway and Lambda each decode a path.
describe('a city in any spelling', () => {
  it.each([
    ['/ofertas/PE/%52ecife/', '/ofertas/pe/recife'],
    ['/ofertas/sp/S%C3%83O%20PAULO/', '/ofertas/sp/sao-paulo'],
    ['/ofertas/sp/Sao+Paulo', '/ofertas/sp/sao-paulo'],
    ["/ofertas/sp/Estrela%20d'Oeste", '/ofertas/sp/estrela-d-oeste'],
    ['/ofertas/sp/ESTRELA%20D%E2%80%99OESTE', '/ofertas/sp/estrela-d-oeste'],
    ['/ofertas/Par%C3%A1/Bel%C3%A9m', '/ofertas/pa/belem'],
    ['/ofertas?state=SP&city=S%C3%A3o+Paulo', '/ofertas/sp/sao-paulo'],
  ])('leads to its page: %s', async (path, target) => {
    expect(await arrivalAt(path)).toEqual([target, 200]);
  });

  it('stays in a language that the browser does not speak', async () => {
    const path = '/ofertas/SP/S%C3%A3o%20Paulo';
    const inPortuguese = '/ofertas/sp/sao-paulo?lang=pt';
    expect(await arrivalAt(`${path}?lang=pt`, english)).toEqual([inPortuguese, 200]);
    const { headers } = await openPage(inPortuguese, english);
    expect(headers['content-language']).toBe('pt-BR');
  });
});

it.each([
  ...['%F0%9F%A5%90', '%3Cscript%3E', 'a%2Fb', 'a%3Fb', '%2e%2e', '%zz', '%FF'],
  ...['%C3%A3'.repeat(120), 'a'.repeat(7000)],
])('a place that does not exist is 404, as a page: %s', async (place) => {
  const { status, document, headers } = await openPage(`/ofertas/pe/${place}`);
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(document.querySelector('h1')?.textContent).not.toBe('');
});

it('a path below /api that cannot be decoded is 404, too', async () => {
  for (const place of ['%zz', '%FF', 'a%C3']) {
    const { status, code } = await openPage(`/api/ofertas/pe/${place}`);
    expect([place, status, code]).toEqual([place, 404, 'PLACE_NOT_FOUND']);
  }
});

it('a search reaches the page as it was typed', async () => {
  for (const [q, typed] of [
    ['10%25%20off%26x%3D1', '10% off&x=1'],
    ['a%2Bb', 'a+b'],
    ['p%C3%A3o+doce', 'pão doce'],
  ] as const) {
    const { document } = await openPage(`/buscar?q=${q}&state=PE&city=`);
    expect(document.querySelector('input[name="q"]')?.getAttribute('value')).toBe(typed);
  }
  expect((await openPage(`/buscar?q=${'a'.repeat(7000)}`)).status).toBe(400);
});
