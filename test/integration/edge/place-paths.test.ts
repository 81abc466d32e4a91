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

describe('a city in any spelling leads to its page', () => {
  it.each([
    ['/ofertas/pe/recife', '/ofertas/pe/recife'],
    ['/ofertas/PE/Recife/', '/ofertas/pe/recife'],
    ['/OFERTAS/PE/RECIFE', '/ofertas/pe/recife'],
    ['/ofertas/PE/%52ecife', '/ofertas/pe/recife'],
    ['/ofertas/SP/S%C3%A3o%20Paulo', '/ofertas/sp/sao-paulo'],
    ['/ofertas/sp/S%C3%83O%20PAULO/', '/ofertas/sp/sao-paulo'],
    ['/ofertas/sp/saopaulo', '/ofertas/sp/sao-paulo'],
    ['/ofertas/sp/Sao+Paulo', '/ofertas/sp/sao-paulo'],
    ["/ofertas/sp/Estrela%20d'Oeste", '/ofertas/sp/estrela-d-oeste'],
    ['/ofertas/sp/Estrela%20d%27Oeste', '/ofertas/sp/estrela-d-oeste'],
    ['/ofertas/sp/ESTRELA%20D%E2%80%99OESTE', '/ofertas/sp/estrela-d-oeste'],
    ['/ofertas/S%C3%A3o%20Paulo', '/ofertas/sp'],
    ['/ofertas/Par%C3%A1/Bel%C3%A9m', '/ofertas/pa/belem'],
    ['/ofertas?state=SP&city=S%C3%A3o+Paulo', '/ofertas/sp/sao-paulo'],
  ])('%s', async (path, target) => {
    expect(await arrivalAt(path)).toEqual([target, 200]);
  });

  it.each([
    '/ofertas/pe/%F0%9F%A5%90',
    '/ofertas/pe/%3Cscript%3E',
    '/ofertas/pe/a%2Fb',
    '/ofertas/pe/a%3Fb',
    '/ofertas/pe/a%23b',
    '/ofertas/pe/100%25',
    '/ofertas/pe/%2e%2e',
    '/ofertas/pe/..',
    '/ofertas/pe/%zz',
    '/ofertas/pe/%FF',
    '/ofertas/pe/%',
    '/ofertas/pe/recife/x',
    `/ofertas/pe/${'%C3%A3'.repeat(120)}`,
    `/ofertas/pe/${'a'.repeat(7000)}`,
    '/ofertas/xx',
    '/ofertas/..',
  ])('but %s is 404, as a page', async (path) => {
    const { status, document, headers } = await openPage(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(document.querySelector('h1')?.textContent).not.toBe('');
  });

  it.each(['/api/ofertas/pe/%zz', '/api/ofertas/pe/%FF', '/api/ofertas/pe/a%C3'])(
    'and below /api %s fails nothing',
    async (path) => {
      const { status, code } = await openPage(path);
      expect([status, code]).toEqual([404, 'PLACE_NOT_FOUND']);
    },
  );

  it('in a language that the browser does not speak', async () => {
    const path = '/ofertas/SP/S%C3%A3o%20Paulo';
    expect(await arrivalAt(`${path}?lang=pt`, english)).toEqual([
      '/ofertas/sp/sao-paulo?lang=pt',
      200,
    ]);
    expect(await arrivalAt(path, english)).toEqual(['/ofertas/sp/sao-paulo', 200]);
    const { headers } = await openPage('/ofertas/sp/sao-paulo?lang=pt', english);
    expect(headers['content-language']).toBe('pt-BR');
  });
});

it.each([
  ['10%25%20off%26x%3D1', '10% off&x=1'],
  ['a%2Bb', 'a+b'],
  ['p%C3%A3o+doce', 'pão doce'],
])('a search for %s reaches the page as %s', async (q, typed) => {
  const { status, document } = await openPage(`/buscar?q=${q}&state=PE&city=`);
  expect(status).toBe(200);
  const field =
    document.querySelector('main input[name="q"]') ?? document.querySelector('input[name="q"]');
  expect(field?.getAttribute('value')).toBe(typed);
});

it('a search of 7,000 letters is a page with a sentence', async () => {
  const { status, headers } = await openPage(`/buscar?q=${'a'.repeat(7000)}`);
  expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
});
