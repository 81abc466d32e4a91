import type { WorkerBuild } from '#web/worker/worker-build.ts';

const page = new Response('page', { headers: { 'content-security-policy': "default-src 'self'" } });

jest.mock('workbox-precaching/createHandlerBoundToURL', () => ({
  createHandlerBoundToURL: () => async () => page.clone(),
}));

let cacheNames: readonly string[];

async function answer(path: string): Promise<Response> {
  const { pageHandler } = await import('#web/worker/page.ts');
  const url = new URL(path, 'https://vitrine.test');
  const options = {
    url,
    request: new Request(url),
    event: undefined as unknown as ExtendableEvent,
  };
  return pageHandler()(options);
}

describe('the page that the service worker answers with', () => {
  const given = globalThis.caches;
  const build: Partial<WorkerBuild> = {
    startFiles: [
      { url: '/index.html', revision: '1' },
      { url: '/static/start-1.js', revision: null },
    ],
    layoutFiles: ['/static/private-1.js'],
    screenFiles: { '/offer-list': ['/static/lists-1.js', '/static/lists-1.css'] },
    bareScreenFiles: { '/wallet': ['/static/user-1.js', '/static/wallet-1.js'] },
  };
  beforeAll(() => {
    Object.assign(globalThis, { WORKER_BUILD: build });
    const caches = { has: async (name: string) => cacheNames.includes(name) };
    Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  });
  beforeEach(() => {
    cacheNames = ['vitrine-member'];
  });
  afterAll(() => {
    Object.defineProperty(globalThis, 'caches', { value: given, configurable: true });
    Reflect.deleteProperty(globalThis, 'WORKER_BUILD');
  });

  it('names the files of a private screen, without files that the page names itself', async () => {
    const response = await answer('/offer-list?status=active');
    expect(response.headers.get('link')?.split(', ')).toEqual([
      '</static/private-1.js>; rel=preload; as=fetch; crossorigin',
      '</static/lists-1.js>; rel=preload; as=fetch; crossorigin',
      '</static/lists-1.css>; rel=preload; as=style; crossorigin',
    ]);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(await response.text()).toBe('page');
  });

  it('names no files on other pages', async () => {
    expect((await answer('/folder/padaria')).headers.get('link')).toBeNull();
  });

  it('names no files on a device where nobody has signed in', async () => {
    cacheNames = [];
    expect((await answer('/offer-list')).headers.get('link')).toBeNull();
    expect((await answer('/wallet')).headers.get('link')).toBeNull();
  });

  it.each([['vitrine-member'], ['vitrine-member', 'vitrine-bare']])(
    'names only the files of the wallet on its page, with the caches %j',
    async (...names) => {
      cacheNames = names;
      expect((await answer('/wallet?code=7K3MQ9XT2D4')).headers.get('link')).toBe(
        '</static/user-1.js>; rel=preload; as=fetch; crossorigin, ' +
          '</static/wallet-1.js>; rel=preload; as=fetch; crossorigin',
      );
    },
  );

  it('names no files of private screens on a device that has only those of wallet and counter', async () => {
    cacheNames = ['vitrine-member', 'vitrine-bare'];
    expect((await answer('/offer-list')).headers.get('link')).toBeNull();
  });
});
